import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, test } from 'vitest';
import { connect } from '../support/connect-sdk-v1.ts';
import { EVERYTHING } from '../support/everything.ts';

test.each([
  ['a call', 'trigger-elicitation-request', {}, {}],
  ['a task', 'simulate-research-query', { topic: 'go', ambiguous: true }, { task: {} }],
] as const)(
  'a server process that dies on stdio withdraws the open question and ends %s',
  async (_what, name, args, options) => {
    const wire = new StdioClientTransport({
      command: process.execPath,
      args: [EVERYTHING, 'stdio'],
      stderr: 'ignore',
    });
    const { client, elicit, kit } = await connect(wire);
    for (let attempt = 0; attempt < 200; attempt += 1) {
      const { tools } = await client.listTools();
      if (tools.some((tool) => tool.name === name)) break;
    }
    const call = elicit.callTool({ name, arguments: args }, options);
    const ended = expect(call).rejects.toMatchObject({ name: 'CallEndedError', reason: 'disconnected' });
    const asked = await kit.next();
    process.kill(wire.pid ?? 0, 'SIGKILL');
    await ended;
    expect(asked.signal?.reason).toMatchObject({ reason: 'disconnected' });
  },
);
