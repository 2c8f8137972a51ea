import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

/** Characters of one line; the rest of a longer one is left out. */
const LONGEST_LINE = 2000;
// A stranger's program must not steer the terminal.
// eslint-disable-next-line no-control-regex -- these are what is taken out
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** Writes what a program says, line by line, each after its name. Keeps no more than one line. */
export function writeLines(stream: Readable, name: string, write: (line: string) => void): void {
  const decoder = new StringDecoder('utf8');
  let line = '';
  const flush = (): void => {
    write(`[${name}] ${line}`.replace(CONTROL, ''));
    line = '';
  };
  stream.on('data', (chunk: Buffer) => {
    const [first = '', ...rest] = decoder.write(chunk).split('\n');
    line = (line + first).slice(0, LONGEST_LINE);
    for (const next of rest) {
      flush();
      line = next.slice(0, LONGEST_LINE);
    }
  });
  stream.on('end', () => {
    if (line !== '') flush();
  });
}
