import { useState, type ReactElement } from 'react';
import type { BackendState, NewServer, ServerView } from '../host/host.ts';
import { AddServer } from './add-server.tsx';
import { ConfigFile, type ConfigFileProps } from './config-file.tsx';
import { stateText } from './state-text.ts';
import { useTexts } from './texts-context.ts';

export interface ServersPanelProps {
  readonly servers: readonly ServerView[];
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
  /** Null where the page holds the connections itself. */
  readonly backend: BackendState | null;
  /** Null where the page may not know of a file. */
  readonly configFile: ConfigFileProps | null;
  /** Absent where servers cannot be added here. */
  readonly onAdd: ((server: NewServer) => void) | undefined;
}

/** The list of servers, and the form that adds one. */
export function ServersPanel(props: ServersPanelProps): ReactElement {
  const { servers, selectedId, onSelect, backend, configFile, onAdd } = props;
  const texts = useTexts();
  const [isAdding, setAdding] = useState(false);
  return (
    <nav className="panel servers" aria-labelledby="servers-title">
      <div className="panel-head">
        <h2 id="servers-title">{texts.servers}</h2>
        {onAdd !== undefined && !isAdding && (
          <button type="button" className="button" onClick={() => setAdding(true)}>
            {texts.addServer}
          </button>
        )}
      </div>
      {backend !== null && <p className="hint">{texts.backend.listHint}</p>}
      {configFile !== null && <ConfigFile {...configFile} />}
      {onAdd !== undefined && isAdding && (
        <AddServer
          onAdd={(server) => {
            onAdd(server);
            setAdding(false);
          }}
          onCancel={() => setAdding(false)}
        />
      )}
      {servers.length === 0 ? (
        <div className="empty">
          <p className="empty-title">{texts.noServers}</p>
          {onAdd !== undefined && <p>{texts.noServersHint}</p>}
        </div>
      ) : (
        <ul className="server-list">
          {servers.map(({ saved, state }) => (
            <li key={saved.id}>
              <button
                type="button"
                className="server-button"
                aria-current={saved.id === selectedId ? 'true' : undefined}
                onClick={() => onSelect(saved.id)}
              >
                <span className="server-name">{saved.name}</span>
                <span className="server-address">{saved.address}</span>
                <span className="state" data-state={state.name}>
                  {stateText(texts, state)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
