import { expect, test, vi } from 'vitest';
import { createFakeLine } from './fake-line.ts';
import { play, SERVER, watch } from './play-remote.ts';

/** A page that is not the kit's: it says what it likes. */
async function playStranger() {
  const playing = play();
  const line = createFakeLine(playing.clock);
  playing.serving.accept(line.ports[1]);
  const said: string[] = [];
  line.ports[0].onMessage((text) => said.push(text as string));
  let count = 0;
  const say = (body: object): void => line.ports[0].send(JSON.stringify([(count += 1), body]));
  const hello = { type: 'hello', protocol: 'elicit-kit/remote', oldest: 1, newest: 1, session: 's', line: 1 };
  say({ ...hello, isVisible: true, hasFocus: true, holds: [], pages: [] });
  await playing.advance();
  return { ...playing, say, said };
}

test('a page that asks for ever more pages from before is passed on a thousand times, and no more', async () => {
  const { serving, say, advance } = await playStranger();
  const resume = vi.fn(() => new Promise<void>(() => undefined));
  serving.connect({ start: () => () => undefined, resume });
  for (let ref = 1; ref <= 1500; ref += 1)
    say({ type: 'resume', ref, server: SERVER, elicitationId: `e-${ref}` });
  await advance();
  expect(resume).toHaveBeenCalledTimes(1000);
});

test('the same page is asked for once, and all who wait for it are told', async () => {
  const { serving, say, said, openView, advance } = await playStranger();
  let done!: () => void;
  const resume = vi.fn(() => new Promise<void>((resolve) => (done = resolve)));
  serving.connect({ start: () => () => undefined, resume });
  for (let ref = 1; ref <= 20; ref += 1) say({ type: 'resume', ref, server: SERVER, elicitationId: 'e-1' });
  const view = openView();
  const waiting = watch(view.remote.resume(SERVER, 'e-1')!);
  await advance();
  expect(resume).toHaveBeenCalledTimes(1);
  done();
  await advance();
  expect(waiting.values).toHaveLength(1);
  expect(said.filter((text) => text.includes('"resumed"'))).toHaveLength(20);
});

test('an id longer than any server sends is not kept', async () => {
  const { serving, say, advance, faults } = await playStranger();
  const resume = vi.fn();
  serving.connect({ start: () => () => undefined, resume });
  say({ type: 'resume', ref: 1, server: SERVER, elicitationId: 'e'.repeat(1_000_000) });
  await advance();
  expect(resume).not.toHaveBeenCalled();
  expect(faults).toEqual([]);
});
