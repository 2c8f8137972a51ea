import { Fragment, useId, type ReactElement } from 'react';
import type { KeptReceipt } from '../host/receipts.ts';
import { useTexts } from './texts-context.ts';

export interface ReceiptItemProps {
  readonly receipt: KeptReceipt;
}

/** One question that has ended. Its names are plain text already, and a stranger's: none may turn its surroundings. */
export function ReceiptItem({ receipt }: ReceiptItemProps): ReactElement {
  const texts = useTexts();
  const id = useId();
  const { label, endpoint, kind, call, fields, moreFields, host, outcome, reason } = receipt;
  const time = new Date(receipt.endedAt);
  return (
    <li className="receipt" aria-labelledby={`${id}-who ${id}-end`}>
      <div className="result-head">
        <h3 id={`${id}-who`}>
          <bdi>{label === '' ? texts.unnamed : label}</bdi>
        </h3>
        <span className="badge" id={`${id}-end`} data-end={outcome}>
          {texts.ends[outcome]}
        </span>
      </div>
      <p className="result-meta">
        {endpoint !== null && endpoint !== '' && <bdi dir="ltr">{endpoint}</bdi>}
        <time dateTime={time.toISOString()}>
          {time.toLocaleString(texts.locale, { dateStyle: 'medium', timeStyle: 'medium' })}
        </time>
      </p>
      <dl className="receipt-facts">
        <dt>{texts.asked}</dt>
        <dd>{texts.askedKinds[kind]}</dd>
        {call !== null && call !== '' && (
          <>
            <dt>{texts.askedTool}</dt>
            <dd>
              <bdi dir="ltr">{call}</bdi>
            </dd>
          </>
        )}
        {host !== null && (
          <>
            <dt>{texts.askedHost}</dt>
            <dd>
              <bdi dir="ltr">{host}</bdi>
            </dd>
          </>
        )}
        <dt>{texts.shared}</dt>
        <dd>
          {fields.length === 0
            ? texts.sharedNothing
            : fields.map((field, index) => (
                <Fragment key={index}>
                  {index > 0 && texts.listSeparator}
                  <bdi>{field === '' ? texts.unnamed : field}</bdi>
                </Fragment>
              ))}
          {moreFields > 0 && texts.listSeparator + texts.sharedMore(moreFields)}
        </dd>
        {reason !== null && (
          <>
            <dt>{texts.endReason}</dt>
            <dd>{texts.endReasons[reason]}</dd>
          </>
        )}
      </dl>
    </li>
  );
}
