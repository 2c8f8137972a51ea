import { stripVTControlCharacters } from 'node:util';

/** What went wrong, in one line: Playwright adds a call log and colours to its messages. */
export function inWords(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const [first = '', ...rest] = stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const waiting = rest.find((line) => line.includes('waiting for'))?.trim();
  return waiting === undefined ? first : `${first} (${waiting})`;
}
