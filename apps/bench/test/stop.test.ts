import { expect, test } from 'vitest';
import { reasonOf } from '../src/run/reason.ts';
import { Stopped, TooLong, within } from '../src/run/stop.ts';

const never = (): Promise<never> => new Promise(() => undefined);

test('what is done in time is handed on, and so is its failure', async () => {
  const { signal } = new AbortController();
  await expect(within(10_000, signal, () => Promise.resolve(7))).resolves.toBe(7);
  await expect(within(10_000, signal, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test('a step that takes too long is given up', async () => {
  const { signal } = new AbortController();
  await expect(within(1, signal, never)).rejects.toThrow(TooLong);
});

test('a stop ends what is under way, says why, and lets nothing new begin', async () => {
  const controller = new AbortController();
  const step = within(10_000, controller.signal, never);
  controller.abort(new Error('it was stopped'));
  await expect(step).rejects.toThrow(new Stopped('it was stopped'));
  let hasBegun = false;
  const next = within(10_000, controller.signal, () => {
    hasBegun = true;
    return Promise.resolve();
  });
  await expect(next).rejects.toThrow(Stopped);
  expect(hasBegun).toBe(false);
});

test.each([
  ['page.evaluate: Error: Waited in vain for the problems.\n at …', 'Waited in vain for the problems.'],
  ['took longer than 12 s', 'took longer than 12 s'],
])('%j is told as %j', (message, told) => {
  expect(reasonOf(new Error(message))).toBe(told);
});
