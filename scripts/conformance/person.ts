import {
  createElicitationQueue,
  loadEngines,
  seedDraft,
  toContent,
  type ElicitationEntry,
  type ElicitationQueue,
} from '@elicit-kit/core';

/**
 * A queue with a person before it who reads each form as it opens, changes nothing and presses send: what goes out is
 * what the prefilled form holds. A form that cannot be sent untouched is declined.
 */
export function createUntouchedPerson(): ElicitationQueue {
  const queue = createElicitationQueue();
  const seen = new Set<string>();
  queue.subscribe(() => {
    const { current } = queue.getSnapshot();
    if (current?.state.name !== 'open' || seen.has(current.id)) return;
    seen.add(current.id);
    void pressSend(queue, current);
  });
  return queue;
}

async function pressSend(queue: ElicitationQueue, { id, form }: ElicitationEntry): Promise<void> {
  if (form === null) {
    queue.settle(id, { action: 'decline' });
    return;
  }
  const engines = await loadEngines(form.needs);
  const seed = seedDraft(form);
  const { content, issues } = toContent(form, seed, { engines, seed });
  const isSendable = issues.length === 0 && form.blockers.length === 0;
  queue.settle(id, isSendable ? { action: 'accept', content } : { action: 'decline' });
}
