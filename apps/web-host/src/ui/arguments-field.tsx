import { plainText } from '@elicit-kit/core';
import { useId, type ReactElement, type RefObject } from 'react';
import type { ArgumentHint, ArgumentsProblem } from '../host/arguments.ts';
import { useTexts } from './texts-context.ts';

export interface ArgumentsFieldProps {
  readonly tool: string;
  readonly hints: readonly ArgumentHint[];
  readonly text: string;
  readonly problem: ArgumentsProblem | null;
  readonly fieldRef: RefObject<HTMLTextAreaElement | null>;
  readonly onChange: (text: string) => void;
}

/** The arguments of a call as JSON, with what the tool takes listed below. */
export function ArgumentsField(props: ArgumentsFieldProps): ReactElement {
  const { tool, hints, text, problem, fieldRef, onChange } = props;
  const texts = useTexts();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} aria-label={texts.argumentsOf(tool)}>
        {texts.arguments}
      </label>
      <textarea
        id={id}
        ref={fieldRef}
        rows={2}
        spellCheck={false}
        autoComplete="off"
        placeholder="{ }"
        value={text}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? `${id}-hint` : `${id}-error ${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      {problem !== null && (
        <p id={`${id}-error`} className="problem" role="alert">
          {plainText(texts.argumentsProblem(problem))}
        </p>
      )}
      <div id={`${id}-hint`} className="hint">
        <p>{texts.argumentsHint}</p>
        <ul className="argument-list">
          {hints.map((hint) => (
            <li key={hint.name} dir="auto">
              <code>{plainText(hint.name, { isSingleLine: true })}</code>
              {hint.type !== '' && ` ${plainText(hint.type, { isSingleLine: true })}`}
              {hint.isRequired && `, ${texts.argumentRequired}`}
              {hint.description !== '' && `: ${plainText(hint.description, { isSingleLine: true })}`}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
