import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Withdrawal } from '../../src/protocol/incoming.ts';
import type { ElicitResult } from '../../src/protocol/result.ts';
import { LONGEST_WAY, type Fate } from './fake-line.ts';
import { ANSWER, DRAFT, play, type PlayedView } from './play-remote.ts';

const RUNS = Number(process.env['RUNS'] ?? 300);

/** Mostly fine, so that lines get somewhere before they break. */
const fate: fc.Arbitrary<Fate> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      name: fc.constant('pass' as const),
      after: fc.integer({ min: 0, max: LONGEST_WAY - 4 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      name: fc.constant('twice' as const),
      after: fc.integer({ min: 0, max: LONGEST_WAY - 4 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ name: fc.constantFrom('drop' as const, 'corrupt' as const, 'break' as const) }),
  },
);

/** What happens, in any order, with some time between. */
const step = fc.record({
  name: fc.constantFrom(
    'ask',
    'type',
    'answer',
    'decline',
    'take',
    'withdraw',
    'break',
    'reload',
    'hide',
    'focus',
    'blur',
    'fail',
  ),
  view: fc.nat({ max: 1 }),
  wait: fc.constantFrom(0, 5, 40, 400, 6000),
});

interface Asked {
  readonly abort: AbortController;
  readonly delivered: ElicitResult[];
  readonly results: ElicitResult[];
}

test('whatever happens to a line: one answer at most, a named end in every view, nothing shown as sent that was not', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fate, { minLength: 1, maxLength: 40 }),
      fc.array(step, { maxLength: 14 }),
      check,
    ),
    { numRuns: RUNS },
  );
}, 300_000);

async function check(
  fates: Fate[],
  steps: readonly { name: string; view: number; wait: number }[],
): Promise<void> {
  const playing = play({ pingEvery: 1000, graceTime: 2000 });
  const { server, openView, advance } = playing;
  let at = 0;
  let isBad = true;
  let isFailing = false;
  const next = (): Fate => (isBad && fates[(at += 1) % fates.length]) || { name: 'pass', after: 0 };
  const open = (): PlayedView => openView({ fate: next, answerTime: 3000 });
  const views = [open(), open()];
  const all = [...views];
  const asked: Asked[] = [];

  const ask = (): void => {
    const question: Asked = { abort: new AbortController(), delivered: [], results: [] };
    asked.push(question);
    void server
      .ask({
        signal: question.abort.signal,
        deliver: (result) => {
          if (isFailing) return Promise.reject(new Error('offline'));
          question.delivered.push(result);
          return Promise.resolve();
        },
      })
      .then((result) => question.results.push(result));
  };
  ask();
  for (const { name, view: index, wait } of steps) {
    await advance(wait);
    const view = views[index]!;
    const id = view.queue.getSnapshot().current?.id ?? 'q0';
    if (name === 'ask') ask();
    else if (name === 'type') view.queue.writeDraft(id, DRAFT);
    else if (name === 'answer') view.queue.settle(id, ANSWER);
    else if (name === 'decline') view.queue.settle(id, { action: 'decline' });
    else if (name === 'take')
      for (const question of view.remote.getSnapshot().elsewhere) view.remote.take(question.id);
    else if (name === 'withdraw') asked.at(-1)!.abort.abort(new Withdrawal('timed-out'));
    else if (name === 'break') view.breakLine();
    else if (name === 'hide') view.remote.setVisible(false);
    else if (name === 'focus' || name === 'blur') view.remote.setVisible(true, name === 'focus');
    else if (name === 'fail') isFailing = !isFailing;
    else {
      view.disconnect();
      views[index] = open();
      all.push(views[index]);
    }
  }

  // The lines are well again: everything finds its end.
  isBad = false;
  isFailing = false;
  await advance(60_000);
  for (let round = 0; round < asked.length * 4; round += 1) {
    for (const { queue } of views) {
      const { current } = queue.getSnapshot();
      if (!current) continue;
      if (current.state.name === 'withdrawn') queue.close(current.id);
      else queue.settle(current.id, ANSWER);
    }
    await advance(100);
  }

  for (const { abort, delivered, results } of asked) {
    expect(results).toHaveLength(1);
    expect(delivered.length).toBeLessThanOrEqual(1);
    // What was delivered is what the caller got; without delivery it was withdrawn, or left after a failure.
    if (delivered.length === 1) expect(results).toEqual(delivered);
    else expect(results).toEqual([{ action: 'cancel' }]);
    if (delivered.length === 0) expect(abort.signal.aborted).toBe(true);
  }
  const sent = all.flatMap(({ ends }) => ends).filter(({ state }) => state.name === 'settled');
  expect(sent.length).toBeLessThanOrEqual(asked.filter(({ delivered }) => delivered.length === 1).length);
  for (const { queue, remote } of views) {
    expect(queue.getSnapshot().current).toBeNull();
    expect(remote.getSnapshot()).toMatchObject({ state: 'open', elsewhere: [] });
  }
}
