import type { ElicitationEntry, ElicitResult, Formatter } from '@elicit-kit/core';
import { createFormatter } from '@elicit-kit/core/messages';
import {
  forwardRef,
  useId,
  useMemo,
  useRef,
  type ForwardedRef,
  type ForwardRefExoticComponent,
  type ReactNode,
  type RefAttributes,
} from 'react';
import { ShownAnswer } from '../elicitation/review/review-row.tsx';
import { sentence } from '../elicitation/sentence.tsx';
import { serverLabel } from '../elicitation/server/server-label.ts';
import { activeElement } from '../internal/active-element.ts';
import { useClientLayoutEffect } from '../internal/use-client-layout-effect.ts';
import { splitOptions, useOptions } from '../provider/elicitation-provider.tsx';
import type { ElicitationCardProps } from './elicitation-card.tsx';

interface CardReceiptProps extends ElicitationCardProps {
  readonly entry: ElicitationEntry;
  /** Null for a question that was withdrawn and closed, or that ended elsewhere. */
  readonly result: ElicitResult | null;
}

/** What is left of a question in a chat: who asked, how it ended, and what was sent. */
export const CardReceipt: ForwardRefExoticComponent<CardReceiptProps & RefAttributes<HTMLElement>> =
  /* @__PURE__ */ forwardRef(function CardReceipt(
    { queue: _queue, entryId: _id, entry, result, autoFocus: _focus, ...props }: CardReceiptProps,
    ref: ForwardedRef<HTMLElement>,
  ): ReactNode {
    const [own, section] = splitOptions(props);
    const options = useOptions(own);
    const formatter = useMemo(
      () => ({ ...createFormatter(options.messages), locale: options.locale ?? options.messages.locale }),
      [options.messages, options.locale],
    );
    const id = useId();
    const heading = useRef<HTMLHeadingElement>(null);
    useClientLayoutEffect(() => {
      // The button that was pressed is gone; the focus would be nowhere.
      const element = heading.current;
      if (element && !activeElement(element.ownerDocument)) element.focus();
    }, []);
    const withdrawal = entry.state.name === 'withdrawn' ? entry.state.reason : null;
    if (!result && !withdrawal) return null;
    return (
      <section
        data-elicit="card"
        data-view="receipt"
        data-outcome={result?.action ?? 'withdrawn'}
        dir={formatter.direction}
        lang={options.messages.locale}
        aria-labelledby={id}
        {...section}
        ref={ref}
      >
        <h2 id={id} ref={heading} tabIndex={-1} data-elicit="receipt-title">
          {result
            ? sentence(
                formatter,
                titleOf(entry, result),
                'server',
                <bdi>{serverLabel({ entry, formatter })}</bdi>,
              )
            : formatter.ui('withdrawnTitle')}
        </h2>
        {withdrawal && !result && <p>{formatter.withdrawal(withdrawal)}</p>}
        {result && <Sent entry={entry} result={result} formatter={formatter} />}
      </section>
    );
  });

function titleOf({ request }: ElicitationEntry, { action }: ElicitResult) {
  if (action === 'decline') return 'declinedTitle';
  if (action === 'cancel') return 'cancelledTitle';
  return request?.mode === 'url' ? 'openedTitle' : 'answeredTitle';
}

interface SentProps {
  readonly entry: ElicitationEntry;
  readonly result: ElicitResult;
  readonly formatter: Formatter;
}

/** The answers that were sent, folded away. Nothing where there were none. */
function Sent({ entry: { form }, result, formatter }: SentProps): ReactNode {
  const content = result.action === 'accept' ? result.content : undefined;
  const sent = form?.fields.filter(({ name }) => content && Object.hasOwn(content, name)) ?? [];
  if (!content || sent.length === 0) return null;
  return (
    <details>
      <summary>{formatter.ui('answeredHint')}</summary>
      <dl>
        {sent.map((field) => (
          <div key={field.id} data-elicit="review-row" data-field={field.id}>
            <dt>
              <bdi>{formatter.fieldLabel(field)}</bdi>
            </dt>
            <dd data-elicit="review-value">
              <ShownAnswer
                field={field}
                answer={{
                  state: 'answered',
                  value: content[field.name] ?? '',
                  origin: 'changed',
                  issues: [],
                }}
                formatter={formatter}
              />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
