'use client';
import { serverKey, type ElicitationQueue, type Messages, type ServerFlood } from '@elicit-kit/core';
import { createFormatter } from '@elicit-kit/core/messages';
import { useId, useMemo, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { sentence } from '../elicitation/sentence.tsx';
import { serverLabel } from '../elicitation/server/server-label.ts';
import { untilText } from '../elicitation/status/until-text.ts';
import { useElicitationQueue } from '../hooks/use-elicitation-queue.ts';
import { useOptions } from '../provider/elicitation-provider.tsx';

export interface ElicitationPausesProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  readonly queue: ElicitationQueue;
  /** The words of one language. @default those of the provider, else English */
  readonly messages?: Messages | undefined;
  /** In which a pause ends (IANA). @default that of the provider, else of the browser */
  readonly timeZone?: string | undefined;
  /** Whether servers with questions held back get a line too. The dialog has a screen for them. @default true */
  readonly withHeld?: boolean | undefined;
}

/**
 * A line for each server that the person has paused, with its end and a button to undo it, for each with questions held
 * back, and for each whose questions the host's policy answered by itself. Empty otherwise. `ElicitationDialog` brings
 * one along in the corner of the page; hosts with cards put it where they like. Other props land on the element.
 */
export function ElicitationPauses({
  queue,
  messages,
  timeZone,
  withHeld = true,
  ...props
}: ElicitationPausesProps): ReactNode {
  const id = useId();
  const { floods } = useElicitationQueue(queue);
  const options = useOptions({ messages, timeZone });
  const formatter = useMemo(() => createFormatter(options.messages), [options.messages]);

  function line({ server, held, pausedUntil, closed }: ServerFlood, index: number): readonly ReactNode[] {
    const name = <bdi>{serverLabel({ entry: { server }, formatter })}</bdi>;
    const key = serverKey(server);
    return [
      pausedUntil !== null && (
        <li key={key} data-elicit="paused">
          <p id={`${id}${index}`}>
            {sentence(formatter, 'pausedUntil', 'server', name, {
              time: untilText(pausedUntil, options.messages.locale, options.timeZone),
            })}{' '}
            {held > 0 && formatter.ui('pausedHeld', { count: held })}
          </p>
          <button
            type="button"
            data-elicit="resume"
            aria-describedby={`${id}${index}`}
            onClick={() => queue.resume(server)}
          >
            {formatter.ui('resumeShort')}
          </button>
        </li>
      ),
      pausedUntil === null && held > 0 && withHeld && (
        <li key={key} data-elicit="held">
          <p>
            <strong>{sentence(formatter, 'heldTitle', 'server', name)}</strong>{' '}
            {formatter.ui('heldBody', { count: held })}
          </p>
          <button type="button" data-elicit="cancel-held" onClick={() => queue.cancelHeld(server)}>
            {formatter.ui('heldDismiss')}
          </button>
          <button type="button" data-elicit="show-held" onClick={() => queue.showHeld(server)}>
            {formatter.ui('heldShow')}
          </button>
        </li>
      ),
      closed > 0 && (
        <li key={`${key} closed`} data-elicit="policy-closed">
          <p>{sentence(formatter, 'policyClosed', 'server', name, { count: closed })}</p>
          <button type="button" data-elicit="dismiss-notice" onClick={() => queue.dismissNotice(server)}>
            {formatter.ui('done')}
          </button>
        </li>
      ),
    ];
  }

  const lines = floods.flatMap(line).filter(Boolean);
  return (
    <div
      data-elicit="pauses"
      role="status"
      dir={formatter.direction}
      lang={options.messages.locale}
      {...props}
    >
      {lines.length > 0 && <ul>{lines}</ul>}
    </div>
  );
}
