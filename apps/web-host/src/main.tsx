import { createElicitationQueue } from '@elicit-kit/core';
import { createWaitingStore } from '@elicit-kit/core/waiting-store';
import '@elicit-kit/react/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, type AppProps } from './app.tsx';
import { loadConfig } from './host/config.ts';
import type { Connect } from './host/connection.ts';
import { createHost } from './host/host.ts';
import { createReceiptStore, RECEIPTS_KEY } from './host/receipts.ts';
import './styles/index.css';
import { applySettings, readSettings } from './ui/settings.ts';

const WAITING_KEY = 'elicit-kit.waiting';

// The MCP client is by far the largest part of the page and is not needed to draw it.
const connect: Connect = async (options) => (await import('./mcp/connect.ts')).connect(options);

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

const config = await loadConfig();
const queue = createElicitationQueue({
  modes: ['form', 'url'],
  // One that another tab has taken is not over, and is in that tab's record.
  onReceipt: (receipt) => receipt.reason !== 'elsewhere' && receipts.keep(receipt),
  waitingStore,
});
const { host, elsewhere } = await (config.mode === 'backend'
  ? startView(config.build)
  : startHost(config.demoServerUrl));

type Started = Pick<AppProps, 'host' | 'elsewhere'>;

/** The page holds the connections. */
function startHost(demoServerUrl: string | null): Started {
  const host = createHost({
    queue,
    connect,
    storage: localStorage,
    initial:
      demoServerUrl === null ? [] : [{ name: 'Demo server', address: demoServerUrl, protocol: 'auto' }],
  });
  return { host, elsewhere: null };
}

/** The backend holds them. */
async function startView(build: string): Promise<Started> {
  const { createRemoteHost, openLine } = await import('./remote/index.ts');
  const host = createRemoteHost({ queue, open: () => openLine(build), window });
  return { host, elsewhere: host.elicitations };
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <App host={host} queue={queue} elsewhere={elsewhere} receipts={receipts} initialSettings={settings} />
  </StrictMode>,
);
