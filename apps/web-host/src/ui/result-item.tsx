import { plainText } from '@elicit-kit/core';
import { createFormatter } from '@elicit-kit/core/messages';
import { useId, type ReactElement } from 'react';
import type { Call } from '../host/call-log.ts';
import { FailureMessage } from './failure-message.tsx';
import { outcomeOf } from './outcome.ts';
import { useTexts } from './texts-context.ts';

export interface ResultItemProps {
  readonly call: Call;
  readonly canCancel: boolean;
  readonly onCancel: () => void;
}

/** One call: which tool, where, when, how it ended and what it returned. */
export function ResultItem({ call, canCancel, onCancel }: ResultItemProps): ReactElement {
  const texts = useTexts();
  const id = useId();
  const title = plainText(call.tool.title, { isSingleLine: true });
  const outcome = outcomeOf(call);
  const time = new Date(call.startedAt);
  return (
    <li className="result" data-outcome={outcome} aria-labelledby={id}>
      <div className="result-head">
        <h3 id={id} dir="auto">
          {title}
        </h3>
        <span className="badge" data-outcome={outcome}>
          {texts.outcomes[outcome]}
        </span>
      </div>
      <p className="result-meta">
        <span dir="auto">{texts.onServer(call.serverName)}</span>
        <time dateTime={time.toISOString()}>{time.toLocaleTimeString(texts.locale)}</time>
      </p>
      {Object.keys(call.args).length > 0 && (
        <details>
          <summary>{texts.sentArguments}</summary>
          <pre>{toJson(call.args)}</pre>
        </details>
      )}
      {call.refusals.map((refusal, index) => (
        <div key={index} className="failure" data-code={refusal.code}>
          <p>{texts.refused}</p>
          <p>{createFormatter(texts.dialog).refusal(refusal)}</p>
        </div>
      ))}
      <Outcome call={call} title={title} />
      {call.outcome.name === 'running' && (
        <button
          type="button"
          className="button"
          aria-disabled={!canCancel}
          aria-label={texts.cancelCallOf(title)}
          onClick={onCancel}
        >
          {texts.cancelCall}
        </button>
      )}
    </li>
  );
}

function Outcome({ call, title }: { readonly call: Call; readonly title: string }): ReactElement | null {
  const texts = useTexts();
  const { outcome } = call;
  if (outcome.name === 'failed') return <FailureMessage failure={outcome.failure} />;
  if (outcome.name !== 'finished') return null;
  const { texts: parts, structured } = outcome.result;
  return (
    <>
      {parts.length === 0 && structured === undefined && <p className="hint">{texts.emptyResult}</p>}
      {parts.map((part, index) => (
        <p key={index} className="result-text" dir="auto">
          {plainText(part)}
        </p>
      ))}
      {structured !== undefined && (
        <details>
          <summary aria-label={texts.structuredOf(title)}>{texts.structured}</summary>
          <pre data-part="structured">{toJson(structured)}</pre>
        </details>
      )}
    </>
  );
}

function toJson(value: unknown): string {
  return plainText(JSON.stringify(value, null, 2));
}
