import { plainText } from '@elicit-kit/core';
import type { ReactElement } from 'react';
import type { Call } from '../host/call-log.ts';
import { outcomeOf } from './outcome.ts';
import { ResultItem } from './result-item.tsx';
import { useTexts } from './texts-context.ts';

export interface ResultsPanelProps {
  readonly calls: readonly Call[];
  /** False while nothing would come of a click. */
  readonly canAct: boolean;
  readonly onCancel: (callId: string) => void;
  readonly onClear: () => void;
}

/** The log of calls, newest first. */
export function ResultsPanel({ calls, canAct, onCancel, onClear }: ResultsPanelProps): ReactElement {
  const texts = useTexts();
  const latest = calls.reduce<Call | null>(
    (best, call) => (call.endedAt !== null && call.endedAt > (best?.endedAt ?? 0) ? call : best),
    null,
  );
  return (
    <section className="panel results" id="results" tabIndex={-1} aria-labelledby="results-title">
      <div className="panel-head">
        <h2 id="results-title">{texts.results}</h2>
        {latest !== null && (
          <button
            type="button"
            className="button"
            data-kind="quiet"
            aria-disabled={!canAct}
            onClick={onClear}
          >
            {texts.clear}
          </button>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {latest !== null &&
          texts.announce(
            plainText(latest.tool.title, { isSingleLine: true }),
            texts.outcomes[outcomeOf(latest)],
          )}
      </p>
      {calls.length === 0 ? (
        <div className="empty">
          <p className="empty-title">{texts.noResults}</p>
          <p>{texts.noResultsHint}</p>
        </div>
      ) : (
        <ol className="result-list">
          {calls.map((call) => (
            <ResultItem key={call.id} call={call} canCancel={canAct} onCancel={() => onCancel(call.id)} />
          ))}
        </ol>
      )}
    </section>
  );
}
