import { useRef, useState, useSyncExternalStore, type ReactElement } from 'react';
import type { ReceiptStore } from '../host/receipts.ts';
import { ReceiptItem } from './receipt-item.tsx';
import { useTexts } from './texts-context.ts';

export interface ReceiptsPanelProps {
  readonly store: ReceiptStore;
}

/** So many are in view at first. */
const FEW = 5;

/** The questions that have ended, newest first: who asked, what was shared, how it ended. */
export function ReceiptsPanel({ store }: ReceiptsPanelProps): ReactElement {
  const texts = useTexts();
  const receipts = useSyncExternalStore(store.subscribe, store.getReceipts);
  const [isWhole, setWhole] = useState(false);
  const panel = useRef<HTMLElement>(null);
  return (
    <section className="panel" ref={panel} tabIndex={-1} aria-labelledby="receipts-title">
      <div className="panel-head">
        <h2 id="receipts-title">{texts.receipts}</h2>
        {receipts.length > 0 && (
          <button
            type="button"
            className="button"
            data-kind="quiet"
            aria-label={texts.clearReceipts}
            onClick={() => {
              store.clear();
              setWhole(false);
              // The button goes away under the focus.
              panel.current?.focus();
            }}
          >
            {texts.clear}
          </button>
        )}
      </div>
      <p className="hint">{texts.receiptsHint}</p>
      {receipts.length === 0 ? (
        <div className="empty">
          <p className="empty-title">{texts.noReceipts}</p>
          <p>{texts.noReceiptsHint}</p>
        </div>
      ) : (
        <ol className="receipt-list">
          {receipts.slice(0, isWhole ? receipts.length : FEW).map((receipt) => (
            <ReceiptItem key={receipt.id} receipt={receipt} />
          ))}
        </ol>
      )}
      {receipts.length > FEW && (
        <button type="button" className="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? texts.fewerReceipts : texts.allReceipts(receipts.length)}
        </button>
      )}
    </section>
  );
}
