import type { ElicitationTransport, ProtocolEra } from '@elicit-kit/core';
import type { Transport } from '@modelcontextprotocol/client';

/** What the caller sets for a call, in milliseconds. */
export interface Limits {
  readonly signal: AbortSignal;
  readonly timeout: number;
  readonly maxTotalTimeout: number;
}

/** One adapter in one era. Adding an adapter to the matrix is one file with these. */
export interface AdapterUnderTest {
  readonly name: string;
  readonly era: ProtocolEra;
  /** Ends of a call for which the library has errors of its own, which do not say why. */
  readonly unexplained?: readonly string[];
  /** Connects a client of its library to the wire, the way a host does, and leaves the kit to the test. */
  connect(wire: Transport): Promise<ConnectedAdapter>;
}

export interface ConnectedAdapter {
  readonly transport: ElicitationTransport;
  /** Calls the tool `book`. */
  call(limits: Limits): Promise<unknown>;
  /** The host closes the client. */
  close(): Promise<void>;
}
