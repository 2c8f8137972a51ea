import { plainText, type Formatter, type ServerIdentity } from '@elicit-kit/core';

/** Text of a stranger, fit to stand on one line. Null where nothing can be read. */
export function oneLine(text: string | undefined): string | null {
  return (text && plainText(text, { isSingleLine: true })) || null;
}

/** What the host calls the server; never what the server calls itself. */
export function serverLabel({ entry: { server }, formatter }: AskedBy): string {
  return oneLine(server.label) ?? oneLine(server.endpoint) ?? formatter.ui('unnamedServer');
}

/** A question, or whatever else is known to be of a server. */
interface AskedBy {
  readonly entry: { readonly server: ServerIdentity };
  readonly formatter: Formatter;
}
