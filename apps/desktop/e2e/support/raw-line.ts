import type { Frame, Page } from 'playwright';

/** A line to main by hand, as a page that has been taken over would open it. */
export interface RawLine {
  /** Sends messages, numbered as main expects it. */
  say(...messages: readonly object[]): Promise<void>;
  /** Sends what cannot be read: texts as they are, messages with the number that comes next. */
  mumble(...messages: readonly (string | object)[]): Promise<void>;
  /** What main has said, `closed` when it closed the line. */
  heard(): Promise<readonly Heard[]>;
  /** The last message of this type. */
  last(type: string): Promise<Heard | undefined>;
}

export interface Heard {
  readonly type: string;
  readonly id?: string;
  readonly lease?: number;
  readonly message?: string;
}

interface Api {
  openLine(onText: (text: string) => void, onClose: () => void): { send(text: string): void; close(): void };
  openUrl(href: string): Promise<boolean>;
}
declare const elicitKit: Api;

export async function openRawLine(page: Page | Frame): Promise<RawLine> {
  const line = await page.evaluateHandle(() => {
    const heard: Heard[] = [];
    const api = elicitKit.openLine(
      (text) => heard.push((JSON.parse(text) as [number, Heard])[1]),
      () => heard.push({ type: 'closed' }),
    );
    return { heard, send: (text: string) => api.send(text) };
  });
  let sent = 0;
  const send = (texts: readonly string[]): Promise<void> =>
    line.evaluate((one, all) => {
      for (const text of all) one.send(text);
    }, texts);
  const heard = () => line.evaluate((one) => one.heard);
  return {
    say: (...messages) => send(messages.map((message) => JSON.stringify([(sent += 1), message]))),
    mumble: (...messages) =>
      send(
        messages.map((message) =>
          typeof message === 'string' ? message : JSON.stringify([sent + 1, message]),
        ),
      ),
    heard,
    last: async (type) => (await heard()).findLast((message) => message.type === type),
  };
}

/** The greeting of a view. */
export function hello(session: string, hasFocus = false): object {
  return {
    type: 'hello',
    protocol: 'elicit-kit/remote',
    oldest: 1,
    newest: 1,
    session,
    line: 1,
    isVisible: true,
    hasFocus,
    holds: [],
    pages: [],
  };
}

export function openUrl(page: Page | Frame, href: string): Promise<boolean> {
  return page.evaluate((text) => elicitKit.openUrl(text), href);
}
