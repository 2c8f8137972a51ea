/** Where texts are kept under keys of our own: a table, a folder, a server. Every member may reject. */
export interface TextBackend {
  /** Everything that is kept. Whatever is no text is passed over. */
  readAll(): Promise<ReadonlyMap<string, unknown>>;
  /**
   * Reads one text, hands it to `change` and keeps what that returns (undefined: nothing under this key), in one step
   * that no other tab or process comes between. `change` has no effects but its own variables and may be called again.
   */
  update(key: string, change: (text: string | undefined) => string | undefined): Promise<void>;
}
