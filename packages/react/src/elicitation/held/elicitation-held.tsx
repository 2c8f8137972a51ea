'use client';
import { serverKey } from '@elicit-kit/core';
import { useElicitationQueue } from '../../hooks/use-elicitation-queue.ts';
import { createPart, type Part } from '../create-part.tsx';
import { useRequest } from '../request-context.ts';

/** How many questions of a server are held back because it asks too often. Nothing for a question of its own. */
export const ElicitationHeld: Part<'div'> = /* @__PURE__ */ createPart('div', 'held', () => {
  const { formatter, queue, entry, view } = useRequest('Elicitation.Held');
  const { floods } = useElicitationQueue(queue);
  if (view !== 'held') return null;
  const held = floods.find(({ server }) => serverKey(server) === serverKey(entry.server))?.held ?? 0;
  return { role: 'status', children: <p>{formatter.ui('heldBody', { count: held })}</p> };
});

/** Lets the next of the held questions in, or as many as the server may put by now. */
export const ElicitationShowHeld: Part<'button'> = /* @__PURE__ */ createPart('button', 'show-held', () => {
  const { formatter, controller, queue, entry, view } = useRequest('Elicitation.ShowHeld');
  if (view !== 'held') return null;
  return {
    type: 'button',
    'data-primary': true,
    ref: controller.targets.ref('accept'),
    onClick: () => queue.showHeld(entry.server),
    children: formatter.ui('heldShow'),
  };
});

/** Answers all held questions of the server with cancel. */
export const ElicitationCancelHeld: Part<'button'> = /* @__PURE__ */ createPart(
  'button',
  'cancel-held',
  () => {
    const { formatter, controller, view } = useRequest('Elicitation.CancelHeld');
    if (view !== 'held') return null;
    return { type: 'button', onClick: controller.discard, children: formatter.ui('heldDismiss') };
  },
);
