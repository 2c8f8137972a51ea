// A worker that holds the MCP clients: asks one question, and tells what was answered.
import { parentPort, type MessagePort } from 'node:worker_threads';
import { fromMessagePort } from '../../src/remote/message-port.ts';
import { serveElicitations } from '../../src/remote/serve.ts';
import { createFakeServer } from './fake-server.ts';

parentPort?.once('message', (port: MessagePort) => {
  const serving = serveElicitations();
  const server = createFakeServer();
  serving.connect(server);
  serving.accept(fromMessagePort(port));
  void server.ask().then((answer) => parentPort?.postMessage(answer));
});
