/** Questions over a line: MCP clients in one process, worker or frame, the view in another. */
export {
  connectElicitations,
  type ConnectOptions,
  type RemoteElicitations,
  type RemoteSnapshot,
  type ViewWindow,
  type ViewWindowEvent,
} from './connect.ts';
export {
  serveElicitations,
  type AcceptOptions,
  type AudienceOptions,
  type ElicitationServing,
  type FocusSource,
  type ServeOptions,
} from './serve.ts';
export type { ElsewhereQuestion, QuestionId } from './messages.ts';
export type { RemoteClock, RemoteFaultCode, RemotePort } from './port.ts';
export {
  createMemoryStore,
  type PendingStore,
  type StoreListener,
  type StoreMembership,
} from './pending-store.ts';
