import type { ElicitationQueue } from '@elicit-kit/core';
import {
  ElicitationDialog,
  ElicitationElsewhere,
  type ElicitationDialogProps,
  type ElicitationElsewhereProps,
} from '@elicit-kit/react';
import { useEffect, useRef, useState, useSyncExternalStore, type ReactElement } from 'react';
import type { Host } from './host/host.ts';
import type { ReceiptStore } from './host/receipts.ts';
import { tables as browserTables } from './texts/tables.ts';
import type { Tables } from './texts/texts.ts';
import { BackendNotice } from './ui/backend-notice.tsx';
import { ConfigPanel } from './ui/config-panel.tsx';
import { Header } from './ui/header.tsx';
import { ReceiptsPanel } from './ui/receipts-panel.tsx';
import { ResultsPanel } from './ui/results-panel.tsx';
import { ServerPanel } from './ui/server-panel.tsx';
import { ServersPanel } from './ui/servers-panel.tsx';
import { applySettings, writeSettings, type Settings } from './ui/settings.ts';
import { TextsContext } from './ui/texts-context.ts';
import { useKnownServers } from './ui/use-known-servers.ts';

export interface AppProps {
  readonly host: Host;
  /** Where the questions of its servers are shown from. */
  readonly queue: ElicitationQueue;
  /** Tells of the questions that other tabs show. Null where the page holds the connections itself. */
  readonly elsewhere: ElicitationElsewhereProps['remote'] | null;
  /** @default those of a page in a browser */
  readonly tables?: Tables | undefined;
  /** Opens an address that the person has agreed to. @default a new tab */
  readonly openUrl?: ElicitationDialogProps['openUrl'];
  readonly receipts: ReceiptStore;
  readonly initialSettings: Settings;
}

/** The page: servers, the chosen server's tools, the log of calls, the record of questions, and over it all the dialog. */
export function App(props: AppProps): ReactElement {
  const { host, queue, elsewhere, receipts, initialSettings, tables = browserTables, openUrl } = props;
  const { servers, calls, backend, config } = useSyncExternalStore(host.subscribe, host.getSnapshot);
  const [settings, setSettings] = useState(initialSettings);
  const main = useRef<HTMLElement>(null);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const selected = servers.find((server) => server.saved.id === selectedId) ?? servers[0] ?? null;

  const canAct = backend === null || backend === 'connected';
  const knownServers = useKnownServers(servers);
  const texts = tables[settings.locale];

  useEffect(() => {
    applySettings(document.documentElement, settings);
    writeSettings(localStorage, settings);
  }, [settings]);

  return (
    <TextsContext value={texts}>
      <Header settings={settings} isBackend={backend !== null} onChange={setSettings} />
      {backend !== null && <BackendNotice state={backend} />}
      <main className="main" ref={main} tabIndex={-1}>
        <ServersPanel
          servers={servers}
          selectedId={selected?.saved.id ?? null}
          onSelect={setSelectedId}
          backend={backend}
          configFile={config && { file: config.file, canAct, onReload: () => host.reloadConfig?.() }}
          onAdd={host.add && ((server) => setSelectedId(host.add?.(server) ?? null))}
        />
        <div className="middle">
          {config !== null && <ConfigPanel config={config} hasServers={selected !== null} />}
          {selected !== null && (
            <ServerPanel
              key={selected.saved.id}
              server={selected}
              calls={calls}
              host={host}
              canAct={canAct}
            />
          )}
        </div>
        <div className="side">
          <ResultsPanel calls={calls} canAct={canAct} onCancel={host.cancelCall} onClear={host.clearCalls} />
          <ReceiptsPanel store={receipts} />
        </div>
      </main>
      {elsewhere !== null && (
        <ElicitationElsewhere remote={elsewhere} messages={texts.dialog} data-placement="corner" />
      )}
      <ElicitationDialog
        queue={queue}
        messages={texts.dialog}
        knownServers={knownServers}
        openUrl={openUrl}
        returnFocusRef={main}
      />
    </TextsContext>
  );
}
