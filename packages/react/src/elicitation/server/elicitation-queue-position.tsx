'use client';
import { useElicitationQueue } from '../../hooks/use-elicitation-queue.ts';
import { createPart, type Part } from '../create-part.tsx';
import { useRequest } from '../request-context.ts';

/** "2 more waiting", "Question 1 of 3"; nothing where there is one question only. */
export const ElicitationQueuePosition: Part<'p'> = /* @__PURE__ */ createPart('p', 'queue', () => {
  const { queue, entry, formatter } = useRequest('Elicitation.QueuePosition');
  const { waiting } = useElicitationQueue(queue);
  const batch = entry.origin?.batch;
  const parts = [
    batch && batch.count > 1 ? formatter.ui('batch', batch) : '',
    waiting > 0 ? formatter.ui('queueNext', { count: waiting }) : '',
  ].filter(Boolean);
  return parts.length > 0 ? { role: 'status', children: parts.join(' · ') } : null;
});
