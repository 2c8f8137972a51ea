import { plainText } from '@elicit-kit/core';
import type { ElicitationForm } from '../../hooks/use-elicitation-form.ts';

/** Text of a stranger, fit to stand on one line. Null where nothing can be read. */
export function oneLine(text: string | undefined): string | null {
  return (text && plainText(text, { isSingleLine: true })) || null;
}

/** What the host calls the server; never what the server calls itself. */
export function serverLabel({ entry, formatter }: Pick<ElicitationForm, 'entry' | 'formatter'>): string {
  return oneLine(entry.server.label) ?? oneLine(entry.server.endpoint) ?? formatter.ui('unnamedServer');
}
