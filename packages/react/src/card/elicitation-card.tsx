'use client';
import type { ElicitationEntry, ElicitationQueue, ElicitResult, EntryId } from '@elicit-kit/core';
import {
  forwardRef,
  useEffect,
  useId,
  useState,
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  type ForwardRefExoticComponent,
  type ReactNode,
  type RefAttributes,
} from 'react';
import { ElicitationLayout, isShort } from '../dialog/elicitation-layout.tsx';
import * as Elicitation from '../elicitation/index.parts.ts';
import { serverLabel } from '../elicitation/server/server-label.ts';
import { useElicitationForm } from '../hooks/use-elicitation-form.ts';
import { useElicitationQueue } from '../hooks/use-elicitation-queue.ts';
import { splitOptions, type ElicitationOptions } from '../provider/elicitation-provider.tsx';
import { CardReceipt } from './card-receipt.tsx';

export interface ElicitationCardProps
  extends ElicitationOptions, Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  readonly queue: ElicitationQueue;
  /** One of the queue's questions. Keep the id in your list of messages: the card stays there as a receipt. */
  readonly entryId: EntryId;
  /** Whether the first field takes the focus when the card appears. A chat's own input should keep it. @default false */
  readonly autoFocus?: boolean | undefined;
}

/**
 * Shows one question of a queue in line, as in a chat; several can be open at a time. The same parts and rules as in the
 * dialog, without a trap for the focus: Escape leaves the card alone. Once answered it says what was answered and stays.
 * Renders nothing for a question that ended elsewhere. Other props land on the section element.
 */
export const ElicitationCard: ForwardRefExoticComponent<ElicitationCardProps & RefAttributes<HTMLElement>> =
  /* @__PURE__ */ forwardRef(function ElicitationCard(
    { onSettle, ...props }: ElicitationCardProps,
    ref: ForwardedRef<HTMLElement>,
  ): ReactNode {
    const { queue, entryId } = props;
    const { entries } = useElicitationQueue(queue);
    const live = entries.find(({ id }) => id === entryId);
    const [kept, setKept] = useState(live);
    const [result, setResult] = useState<ElicitResult | null>(null);
    // The queue keeps nothing of questions that have ended.
    if (live && live !== kept) setKept(live);
    if (live) {
      return (
        <OpenCard
          {...props}
          key={entryId}
          ref={ref}
          entry={live}
          onSettle={(entry, given) => {
            setResult(given);
            onSettle?.(entry, given);
          }}
        />
      );
    }
    if (kept?.id !== entryId) return null;
    return <CardReceipt {...props} ref={ref} entry={kept} result={result} />;
  });

interface OpenCardProps extends ElicitationCardProps {
  readonly entry: ElicitationEntry;
}

const OpenCard = forwardRef(function OpenCard(
  { queue, entryId: _, entry, autoFocus = false, ...props }: OpenCardProps,
  ref: ForwardedRef<HTMLElement>,
): ReactNode {
  const [options, section] = splitOptions(props);
  const form = useElicitationForm(queue, entry, options);
  const { controller, formatter } = form;
  const id = useId();
  const [announcement, setAnnouncement] = useState('');
  const title = formatter.ui('title', { server: serverLabel(form) });
  useEffect(() => {
    // A status says what is put into it, not what it comes with.
    setAnnouncement(title);
  }, [title]);
  if (form.view === 'loading') return null;
  return (
    <section
      data-elicit="card"
      data-view={form.view}
      dir={formatter.direction}
      lang={form.options.messages.locale}
      aria-labelledby={`${id}t`}
      aria-describedby={isShort(entry) ? `${id}m` : undefined}
      {...section}
      ref={ref}
      onPointerDown={(event) => {
        section.onPointerDown?.(event);
        queue.heartbeat(entry.id);
      }}
      onKeyDown={(event) => {
        section.onKeyDown?.(event);
        if (event.defaultPrevented || event.key !== 'Escape') return;
        if (controller.store.get().isAskingDiscard) controller.keepEditing();
      }}
    >
      <Elicitation.Provider form={form} autoFocus={autoFocus}>
        <ElicitationLayout
          title={<Elicitation.Title id={`${id}t`} />}
          message={<Elicitation.Message id={`${id}m`} />}
        />
      </Elicitation.Provider>
      <span data-elicit="announcement" role="status">
        {announcement}
      </span>
    </section>
  );
});
