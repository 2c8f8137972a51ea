import type { Case } from '../case-file/case.ts';
import { collapse } from '../compare/text.ts';
import { isObject, own } from '../json.ts';
import type { Screen } from '../screen.ts';
import type { Checks } from './check.ts';

/** Whether the dialog says that it cannot be answered, or has nothing that answers. */
export function isRefused(screen: Screen): boolean {
  return (
    screen.blocked !== null || !screen.actions.some(({ name }) => name === 'accept' || name === 'continue')
  );
}

/** The person sees the message, who asks and why it cannot be answered, and nothing that would accept. */
export function checkRefusal(checks: Checks, played: Case, screen: Screen, hostLabel: string): void {
  checks.equal('dialog', 'open', screen.isOpen ? 'open' : 'not open');
  checks.that('reason', (screen.blocked ?? '') !== '', 'in words', screen.blocked ?? undefined);
  const enabled = screen.actions.filter(
    ({ name, isEnabled }) => isEnabled && (name === 'accept' || name === 'continue'),
  );
  checks.equal(
    'buttons that accept',
    [],
    enabled.map(({ text }) => text),
  );
  checks.equal('server', hostLabel, screen.serverLabel);
  const { name } = played.server;
  if (name !== undefined) {
    checks.that(
      'what the server calls itself',
      screen.serverText.includes(collapse(name)),
      name,
      screen.serverText,
    );
  }
  const message = isObject(played.request) ? own(played.request, 'message') : undefined;
  if (typeof message === 'string' && message.trim() !== '') {
    const beginning = collapse(message).slice(0, 200);
    const shown = collapse(screen.message?.text ?? '');
    checks.that('message', shown.startsWith(beginning), beginning, shown.slice(0, 200));
  }
}
