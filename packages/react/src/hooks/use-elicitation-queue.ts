'use client';
import type { ElicitationQueue, QueueSnapshot } from '@elicit-kit/core';
import { useSyncExternalStore } from 'react';

const EMPTY: QueueSnapshot = { entries: [], current: null, waiting: 0, floods: [] };

/**
 * What a queue holds now: `current` is the question to show, `waiting` how many more can be answered. Empty on the
 * server and while hydrating.
 */
export function useElicitationQueue(queue: ElicitationQueue): QueueSnapshot {
  return useSyncExternalStore(queue.subscribe, queue.getSnapshot, () => EMPTY);
}
