import { createElicitationQueue, type ElicitationQueue } from '@elicit-kit/core';
import { createWaitingStore } from '@elicit-kit/core/waiting-store';
import '@elicit-kit/react/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, type AppProps } from './app.tsx';
import { createReceiptStore, RECEIPTS_KEY } from './host/receipts.ts';
import './styles/index.css';
import { applySettings, readSettings } from './ui/settings.ts';

const WAITING_KEY = 'elicit-kit.waiting';

/** What the page shows, and how it reaches what is beyond it. */
export type PageParts = Pick<AppProps, 'host' | 'elsewhere' | 'tables' | 'openUrl'>;

/**
 * Draws the page into the element with the id `root`: settings, receipts, the queue of questions and the dialog.
 * @param start connects the queue to wherever its questions come from
 */
export async function startPage(
  start: (queue: ElicitationQueue) => PageParts | Promise<PageParts>,
): Promise<void> {
  const settings = readSettings(localStorage, navigator.languages);
  applySettings(document.documentElement, settings);

  const receipts = createReceiptStore(localStorage);
  // Comes from other tabs only, and without a key when everything was removed.
  addEventListener('storage', ({ key }) => {
    if (key === null || key === RECEIPTS_KEY) receipts.reload();
  });

  // Of this tab alone, and gone with it: addresses can carry secrets.
  const waitingStore = createWaitingStore({
    read: () => sessionStorage.getItem(WAITING_KEY),
    write: (text) => sessionStorage.setItem(WAITING_KEY, text),
  });
  const queue = createElicitationQueue({
    modes: ['form', 'url'],
    // One that another tab has taken is not over, and is in that tab's record.
    onReceipt: (receipt) => receipt.reason !== 'elsewhere' && receipts.keep(receipt),
    waitingStore,
  });
  const parts = await start(queue);

  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no element with the id "root".');
  createRoot(root).render(
    <StrictMode>
      <App {...parts} queue={queue} receipts={receipts} initialSettings={settings} />
    </StrictMode>,
  );
}
