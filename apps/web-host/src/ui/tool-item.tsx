import { plainText } from '@elicit-kit/core';
import { useId, useRef, useState, type SubmitEvent, type ReactElement } from 'react';
import { readArgumentHints, readArguments, type ArgumentsProblem } from '../host/arguments.ts';
import type { Call } from '../host/call-log.ts';
import type { Tool } from '../host/connection.ts';
import { ArgumentsField } from './arguments-field.tsx';
import { outcomeOf } from './outcome.ts';
import { useTexts } from './texts-context.ts';

export interface ToolItemProps {
  readonly tool: Tool;
  /** The latest call of this tool, if it is still in the log. */
  readonly lastCall: Call | undefined;
  /** False while a call would come to nothing. */
  readonly canCall: boolean;
  readonly onCall: (args: Readonly<Record<string, unknown>>) => void;
}

/** One tool. Those that take arguments show a field for them. */
export function ToolItem({ tool, lastCall, canCall, onCall }: ToolItemProps): ReactElement {
  const texts = useTexts();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<ArgumentsProblem | null>(null);
  const hints = readArgumentHints(tool.inputSchema);
  const title = plainText(tool.title, { isSingleLine: true });

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (!canCall) return;
    const read = readArguments(text, hints);
    setProblem(read.ok ? null : read.problem);
    if (read.ok) onCall(read.value);
    else field.current?.focus();
  }

  return (
    <li className="tool" aria-labelledby={`${id}-title`}>
      <form noValidate onSubmit={submit}>
        <div className="tool-head">
          <div className="tool-words">
            <h3 id={`${id}-title`} dir="auto">
              {title}
            </h3>
            <p dir="auto">{tool.description === '' ? texts.noDescription : plainText(tool.description)}</p>
            {tool.title !== tool.name && <code>{plainText(tool.name, { isSingleLine: true })}</code>}
            {lastCall !== undefined && (
              <a className="last-call" href="#results">
                {texts.lastCall(texts.outcomes[outcomeOf(lastCall)])}
              </a>
            )}
          </div>
          <button
            type="submit"
            className="button"
            data-kind="soft"
            aria-disabled={!canCall}
            aria-label={texts.callTool(title)}
          >
            {texts.call}
          </button>
        </div>
        {hints.length > 0 && (
          <ArgumentsField
            tool={title}
            hints={hints}
            text={text}
            problem={problem}
            fieldRef={field}
            onChange={(next) => {
              setText(next);
              setProblem(null);
            }}
          />
        )}
      </form>
    </li>
  );
}
