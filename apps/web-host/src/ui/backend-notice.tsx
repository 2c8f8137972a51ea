import type { ReactElement } from 'react';
import type { BackendState } from '../host/host.ts';
import { useTexts } from './texts-context.ts';

/** Says when the backend cannot be reached, over everything else; empty while all is well. */
export function BackendNotice({ state }: { readonly state: BackendState }): ReactElement {
  const texts = useTexts();
  return (
    <div className="backend-notice" role="status">
      {state !== 'connected' && <p data-state={state}>{texts.backend.states[state]}</p>}
      {state === 'outdated' && (
        <button type="button" className="button" onClick={() => location.reload()}>
          {texts.backend.reload}
        </button>
      )}
    </div>
  );
}
