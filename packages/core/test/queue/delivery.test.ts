import { describe, expect, test, vi } from 'vitest';
import { Withdrawal } from '../../src/protocol/incoming.ts';
import type { ElicitResult } from '../../src/protocol/result.ts';
import { acceptForm, decline } from '../../src/protocol/results.ts';
import type { ElicitationEntry } from '../../src/queue/entry.ts';
import { createElicitationQueue } from '../../src/queue/elicitation-queue.ts';

const ANSWER = acceptForm({ berth: 'B2' });

/** A queue with one question whose transport sends answers as the test says. */
function asked(signal?: AbortSignal): {
  readonly queue: ReturnType<typeof createElicitationQueue>;
  readonly result: Promise<ElicitResult>;
  readonly deliver: ReturnType<typeof vi.fn<(result: ElicitResult) => Promise<void>>>;
  readonly ends: ElicitationEntry[];
  readonly stateName: () => string | undefined;
} {
  const ends: ElicitationEntry[] = [];
  const queue = createElicitationQueue({ onSettle: (entry) => ends.push(entry) });
  const deliver = vi.fn<(result: ElicitResult) => Promise<void>>();
  const result = queue.ask({
    params: {
      message: 'Which berth?',
      requestedSchema: { type: 'object', properties: { berth: { type: 'string' } } },
    },
    server: { label: 'Tide Office' },
    signal,
    deliver,
  });
  return { queue, result, deliver, ends, stateName: () => queue.getSnapshot().current?.state.name };
}

describe('a transport that delivers answers itself', () => {
  test('the question is being sent until that is done, and ends once', async () => {
    const { queue, result, deliver, ends, stateName } = asked();
    let sent!: () => void;
    deliver.mockReturnValue(new Promise((resolve) => (sent = resolve)));
    const onSent = vi.fn();
    expect(queue.settle('q1', ANSWER, onSent)).toBe(true);
    expect(stateName()).toBe('sending');
    expect(queue.settle('q1', decline())).toBe(false);
    queue.close('q1');
    expect(stateName()).toBe('sending');
    expect(onSent).not.toHaveBeenCalled();
    sent();
    expect(await result).toEqual(ANSWER);
    expect(stateName()).toBeUndefined();
    expect(onSent).toHaveBeenCalledExactlyOnceWith();
    expect(ends.map(({ state }) => state)).toEqual([{ name: 'settled', result: ANSWER }]);
    expect(deliver.mock.calls).toEqual([[ANSWER]]);
  });

  test.each([
    ['rejects', () => Promise.reject(new Error('offline'))],
    [
      'throws',
      () => {
        throw new Error('offline');
      },
    ],
  ])('when it %s, nothing has ended and the person can try again', async (_, fail) => {
    const { queue, result, deliver, ends, stateName } = asked();
    deliver.mockImplementationOnce(fail).mockResolvedValueOnce();
    queue.writeDraft('q1', { f0: { kind: 'text', text: 'B2', isEmptyAnswer: false } });
    queue.settle('q1', ANSWER);
    await vi.waitFor(() => expect(stateName()).toBe('failed'));
    expect(ends).toEqual([]);
    expect(queue.readDraft('q1')).toMatchObject({ f0: { text: 'B2' } });
    expect(queue.settle('q1', ANSWER)).toBe(true);
    expect(await result).toEqual(ANSWER);
    expect(deliver).toHaveBeenCalledTimes(2);
  });

  test('a question that could not be answered can be left, without another try to send', async () => {
    const { queue, result, deliver, ends, stateName } = asked();
    deliver.mockRejectedValue(new Error('offline'));
    queue.settle('q1', ANSWER);
    await vi.waitFor(() => expect(stateName()).toBe('failed'));
    queue.close('q1');
    expect(await result).toEqual({ action: 'cancel' });
    expect(deliver).toHaveBeenCalledTimes(1);
    expect(ends).toHaveLength(1);
    expect(queue.getSnapshot().entries).toEqual([]);
  });

  test('a question withdrawn while its answer fails to be sent has ended for that reason', async () => {
    const abort = new AbortController();
    const { queue, result, deliver } = asked(abort.signal);
    deliver.mockImplementation(() => {
      abort.abort(new Withdrawal('disconnected'));
      return Promise.reject(new Error('offline'));
    });
    queue.settle('q1', ANSWER);
    expect(await result).toEqual({ action: 'cancel' });
    expect(queue.getSnapshot().current?.state).toEqual({ name: 'withdrawn', reason: 'disconnected' });
  });
});
