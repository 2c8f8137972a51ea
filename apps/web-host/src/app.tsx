import { ElicitationDialog } from '@elicit-kit/react';
import { useEffect, useRef, useState, useSyncExternalStore, type ReactElement } from 'react';
import type { Host } from './host/host.ts';
import type { ReceiptStore } from './host/receipts.ts';
import { en } from './texts/en.ts';
import { zhCn } from './texts/zh-cn.ts';
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
  readonly receipts: ReceiptStore;
  readonly initialSettings: Settings;
}

/** The page: servers, the chosen server's tools, the log of calls, the record of questions, and over it all the dialog. */
export function App({ host, receipts, initialSettings }: AppProps): ReactElement {
  const { servers, calls } = useSyncExternalStore(host.subscribe, host.getSnapshot);
  const [settings, setSettings] = useState(initialSettings);
  const main = useRef<HTMLElement>(null);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const selected = servers.find((server) => server.saved.id === selectedId) ?? servers[0] ?? null;

  const knownServers = useKnownServers(servers);
  const texts = settings.locale === 'en' ? en : zhCn;

  useEffect(() => {
    applySettings(document.documentElement, settings);
    writeSettings(localStorage, settings);
  }, [settings]);

  return (
    <TextsContext value={texts}>
      <Header settings={settings} onChange={setSettings} />
      <main className="main" ref={main} tabIndex={-1}>
        <ServersPanel
          servers={servers}
          selectedId={selected?.saved.id ?? null}
          onSelect={setSelectedId}
          onAdd={(server) => setSelectedId(host.add(server))}
        />
        <div className="middle">
          {selected !== null && (
            <ServerPanel key={selected.saved.id} server={selected} calls={calls} host={host} />
          )}
        </div>
        <div className="side">
          <ResultsPanel calls={calls} onCancel={host.cancelCall} onClear={host.clearCalls} />
          <ReceiptsPanel store={receipts} />
        </div>
      </main>
      <ElicitationDialog
        queue={host.queue}
        messages={texts.dialog}
        knownServers={knownServers}
        returnFocusRef={main}
      />
    </TextsContext>
  );
}
