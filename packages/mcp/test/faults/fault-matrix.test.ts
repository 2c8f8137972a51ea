import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { turn } from '../support/connect.ts';
import type { AdapterUnderTest } from './adapter-under-test.ts';
import { AI_SDK } from './adapters/ai-sdk.ts';
import { CLIENT_V2 } from './adapters/client-v2.ts';
import { JSON_RPC } from './adapters/json-rpc.ts';
import { SDK_V1 } from './adapters/sdk-v1.ts';
import { FAULTS, type Expected, type Fault } from './faults.ts';
import { openScene, type Leaks } from './scene.ts';
import { STEPS, type Step } from './steps.ts';

/** Every adapter, in every era that it speaks. */
const ADAPTERS: readonly AdapterUnderTest[] = [...CLIENT_V2, ...SDK_V1, ...JSON_RPC, ...AI_SDK];

const NO_LEAKS: Leaks = { timers: 0, listeners: 0, entries: 0 };

const combinations = ADAPTERS.flatMap((adapter) =>
  STEPS.flatMap((step) =>
    FAULTS.filter(({ eras, strikes }) => eras.includes(adapter.era) && (strikes?.(step) ?? true)).map(
      (fault) => [adapter.name, step.name, fault.name, { adapter, step, fault }] as const,
    ),
  ),
);

const rejections: unknown[] = [];
const onRejection = (reason: unknown) => rejections.push(reason);
beforeEach(() => {
  rejections.length = 0;
  process.on('unhandledRejection', onRejection);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  process.off('unhandledRejection', onRejection);
});

describe('fault matrix', () => {
  test.each(combinations)('%s | %s | %s', async (_adapter, _step, _fault, { adapter, step, fault }) => {
    const { seen, leaks } = await play(adapter, step, fault);
    const expected = fault.expected(step, adapter.era);
    const isUnexplained = adapter.unexplained?.includes(expected.outcome) ?? false;
    expect(seen).toEqual(isUnexplained ? { ...expected, outcome: 'failed' } : expected);
    expect(leaks).toEqual(NO_LEAKS);
    expect(rejections).toEqual([]);
  });
});

async function play(
  adapter: AdapterUnderTest,
  step: Step,
  fault: Fault,
): Promise<{ seen: Expected; leaks: Leaks }> {
  const scene = await openScene(adapter);
  const { person, wire, connected } = scene;
  await step.reach(scene);
  await fault.inject(scene);
  await turn();
  const state = person.state();
  const text = state === 'answered' ? null : person.text();

  // The person presses send all the same, and once more; then everything takes its course.
  person.finishOther();
  if (person.state() === 'open' && text === null) person.type();
  const isSendable = person.send();
  if (person.send()) throw new Error('one question was answered twice');
  await turn();
  wire.release();
  await turn();
  const kept = person.end().startsWith('withdrawn') ? person.text() : null;
  // A retry may ask again, and be answered again; there are never more than two.
  for (let round = 0; round < 3; round += 1) {
    await scene.serve();
    await person.tidyUp();
  }
  const [answers, written] = [scene.answers(), scene.written()];
  const end = person.end();
  const outcome = scene.outcome() ?? 'never ended';

  const { next } = fault.expected(step, adapter.era);
  const seen = {
    state,
    text,
    isSendable,
    end,
    kept,
    written,
    answers,
    outcome,
    next: next === null ? null : await scene.probe(),
  };
  const leaks = scene.leaks();
  await connected.close();
  await turn();
  return { seen, leaks };
}
