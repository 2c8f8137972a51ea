// A server on stdio without any library, as one in another language would be: newline-delimited JSON, ids from 0.
import { createInterface } from 'node:readline';

const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
let nextId = 0;
const waiting = new Map();

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params, result, error } = JSON.parse(line);
  if (method === 'initialize') {
    const serverInfo = { name: 'by-hand', version: '1.0.0' };
    send({ id, result: { protocolVersion: '2025-11-25', capabilities: { tools: {} }, serverInfo } });
  } else if (method === 'tools/call') {
    const question = nextId;
    nextId += 1;
    waiting.set(question, id);
    const requestedSchema = { type: 'object', properties: { berth: { type: 'string', pattern: '^b' } } };
    send({
      id: question,
      method: 'elicitation/create',
      params: { message: 'Which berth?', requestedSchema },
    });
    if (params.name === 'impatient') {
      send({ method: 'notifications/cancelled', params: { requestId: question } });
      send({ id, result: { content: [], isError: true } });
    }
    if (params.name === 'mortal') process.exit(1);
  } else if (method === undefined && waiting.has(id)) {
    const text = JSON.stringify(result ?? error);
    send({ id: waiting.get(id), result: { content: [{ type: 'text', text }] } });
  }
}
