import { createElicitationQueue } from '@elicit-kit/core';
import '@elicit-kit/react/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { loadConfig } from './host/config.ts';
import type { Connect } from './host/connection.ts';
import { createHost } from './host/host.ts';
import './styles/index.css';
import { applySettings, readSettings } from './ui/settings.ts';

// The MCP client is by far the largest part of the page and is not needed to draw it.
const connect: Connect = async (options) => (await import('./mcp/connect.ts')).connect(options);

const settings = readSettings(localStorage, navigator.languages);
applySettings(document.documentElement, settings);

const config = await loadConfig();
const host = createHost({
  queue: createElicitationQueue({ modes: ['form', 'url'] }),
  connect,
  storage: localStorage,
  initial:
    config.demoServerUrl === null
      ? []
      : [{ name: 'Demo server', address: config.demoServerUrl, protocol: 'auto' }],
});

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <App host={host} initialSettings={settings} />
  </StrictMode>,
);
