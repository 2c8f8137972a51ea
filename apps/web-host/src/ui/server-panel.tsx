import { plainText } from '@elicit-kit/core';
import { useId, type ReactElement } from 'react';
import type { Call } from '../host/call-log.ts';
import type { Host, ServerView } from '../host/host.ts';
import type { ProtocolChoice } from '../host/saved-servers.ts';
import { FailureMessage } from './failure-message.tsx';
import { ProtocolOptions } from './protocol-options.tsx';
import { stateText } from './state-text.ts';
import { useTexts } from './texts-context.ts';
import { ToolItem } from './tool-item.tsx';

export interface ServerPanelProps {
  readonly server: ServerView;
  readonly calls: readonly Call[];
  readonly host: Host;
  /** False while nothing would come of a click. */
  readonly canAct: boolean;
}

/** One server: its state, its settings and its tools. */
export function ServerPanel({ server, calls, host, canAct }: ServerPanelProps): ReactElement {
  const texts = useTexts();
  const protocolId = useId();
  const { saved, state } = server;
  const isOpen = state.name === 'connected' || state.name === 'connecting';
  const connectText = state.name === 'failed' ? texts.retry : texts.connect;
  return (
    <>
      <section className="panel server" aria-labelledby="server-title">
        <div className="panel-head">
          <h2 id="server-title" dir="auto">
            {saved.name}
          </h2>
          <p className="state" data-state={state.name} role="status">
            {stateText(texts, state)}
          </p>
        </div>
        <p className="server-address">{saved.address}</p>
        {state.name === 'connected' && state.claim !== null && (
          <p className="claim">{texts.claims(plainText(state.claim, { isSingleLine: true }))}</p>
        )}
        {state.name === 'failed' && <FailureMessage failure={state.failure} />}
        <div className="server-settings">
          <div className="setting">
            <label htmlFor={protocolId}>{texts.protocol}</label>
            <select
              id={protocolId}
              aria-label={texts.protocolFor(saved.name)}
              value={saved.protocol}
              disabled={!canAct}
              onChange={(event) => host.setProtocol(saved.id, event.target.value as ProtocolChoice)}
            >
              <ProtocolOptions />
            </select>
          </div>
          <div className="actions">
            <button
              type="button"
              className="button"
              aria-disabled={!canAct}
              aria-label={texts.actionOn(isOpen ? texts.disconnect : connectText, saved.name)}
              onClick={() => (isOpen ? host.disconnect(saved.id) : host.connect(saved.id))}
            >
              {isOpen ? texts.disconnect : connectText}
            </button>
            {host.remove !== undefined && (
              <button
                type="button"
                className="button"
                data-kind="quiet"
                aria-label={texts.actionOn(texts.remove, saved.name)}
                onClick={() => host.remove?.(saved.id)}
              >
                {texts.remove}
              </button>
            )}
          </div>
        </div>
      </section>
      <section className="panel tools" id="tools" tabIndex={-1} aria-labelledby="tools-title">
        <div className="panel-head">
          <h2 id="tools-title">{texts.tools}</h2>
        </div>
        <Tools server={server} calls={calls} host={host} canAct={canAct} />
      </section>
    </>
  );
}

function Tools({ server, calls, host, canAct }: ServerPanelProps): ReactElement {
  const texts = useTexts();
  const { saved, state, tools } = server;
  if (state.name !== 'connected') return <p className="empty">{texts.toolsWhenConnected}</p>;
  if (tools.name === 'loading') return <p className="empty">{texts.loadingTools}</p>;
  if (tools.name === 'failed') return <FailureMessage failure={tools.failure} />;
  if (tools.tools.length === 0) return <p className="empty">{texts.noTools}</p>;
  return (
    <ul className="tool-list" aria-label={texts.toolsOf(saved.name)}>
      {tools.tools.map((tool) => (
        <ToolItem
          key={tool.name}
          tool={tool}
          lastCall={calls.find((call) => call.serverId === saved.id && call.tool.name === tool.name)}
          canCall={canAct}
          onCall={(args) => host.call(saved.id, tool, args)}
        />
      ))}
    </ul>
  );
}
