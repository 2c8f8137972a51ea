/** `0` is an id like any other. */
export type JsonRpcId = string | number;

export interface JsonRpcErrorObject {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

/** What goes out: an answer, a notification, or a request of ours. */
export interface JsonRpcMessage {
  readonly jsonrpc: '2.0';
  readonly id?: JsonRpcId;
  readonly method?: string;
  readonly params?: object;
  readonly result?: object;
  readonly error?: JsonRpcErrorObject;
}

/** The server answered a request with an error. `code` and `data` are the server's. */
export class JsonRpcError extends Error {
  readonly code: number;
  readonly data: unknown;
  constructor(code: number, message: string, data?: unknown) {
    super(message);
    this.name = 'JsonRpcError';
    this.code = code;
    this.data = data;
  }
}

export function isJsonRpcId(id: unknown): id is JsonRpcId {
  return typeof id === 'string' || (typeof id === 'number' && Number.isFinite(id));
}
