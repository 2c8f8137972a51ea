/** Why params are no question that can be shown. Words for people come from the message table, by this code. */
export type RefusalCode =
  | 'not-an-object'
  | 'message-missing'
  | 'mode-unknown'
  | 'mode-not-offered'
  | 'schema-missing'
  | 'schema-not-an-object'
  | 'schema-root-not-object'
  | 'schema-too-large'
  | 'too-many-fields'
  | 'too-many-options'
  | 'form-unanswerable'
  | 'url-missing'
  | 'url-invalid'
  | 'url-scheme'
  | 'elicitation-id-missing';

/** A request that was turned away at the door, with what a host needs to answer the server. */
export interface Refusal {
  readonly code: RefusalCode;
  /** JSON-RPC error code for eras that can carry one (facts 2.5). */
  readonly rpcCode: -32602;
  /** One English sentence for logs and the wire. Holds no text of the server. */
  readonly reason: string;
  /** The message, when there was a readable one, so that a person can still see what was asked and decline. */
  readonly message: string | null;
}
