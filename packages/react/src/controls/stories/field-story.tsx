import {
  loadEngines,
  plainText,
  readForm,
  seedDraft,
  toAnswer,
  type Engines,
  type FieldDraft,
  type Form,
  type JsonObject,
} from '@elicit-kit/core';
import { createFormatter } from '@elicit-kit/core/messages';
import { useEffect, useId, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import type { ControlProps } from '../control-props.ts';
import { defaultControls } from '../default-controls.ts';
import { tableOf } from '../../../../../.storybook/languages.ts';

/** What the dialog gives its fields: its width, colours and type. */
const SHEET = {
  inlineSize: 'min(30rem, 100vw - 2rem)',
  padding: '1rem 0',
  overflowWrap: 'anywhere' as const,
  background: 'var(--elicit-surface)',
  color: 'var(--elicit-text)',
  font: '400 var(--elicit-text-body) / var(--elicit-line-height) var(--elicit-font)',
};

export interface FieldStoryProps {
  /** The property's schema, as a server sends it. */
  readonly schema: JsonObject;
  /** The property's name. @default 'answer' */
  readonly name?: string;
  /** @default false */
  readonly isRequired?: boolean;
  /** Shows the problem of the answer, as after a try to send. @default false */
  readonly isInvalid?: boolean;
  /** @default false */
  readonly isReadOnly?: boolean;
  /** What was typed or picked before; over the default of the schema. */
  readonly typed?: Partial<FieldDraft>;
  /** @default 'Europe/Berlin' */
  readonly timeZone?: string;
  /** @default 'en' */
  readonly locale?: string;
}

/** One field as the dialog draws it: label, description, control, problem; and below, for the reviewer, what would leave. */
export function FieldStory(props: FieldStoryProps): ReactNode {
  const { schema, name = 'answer', isRequired = false, isInvalid = false, isReadOnly = false } = props;
  const { typed, timeZone = 'Europe/Berlin', locale = 'en' } = props;
  const form = useMemo(
    () =>
      readForm({
        mode: 'form',
        message: '',
        schema: {
          type: 'object',
          // Not a literal: the name may be `__proto__`.
          properties: Object.fromEntries([[name, schema]]),
          required: isRequired ? [name] : [],
        },
      }),
    [schema, name, isRequired],
  );
  const seed = useMemo(() => seedDraft(form, { timeZone, locale }), [form, timeZone, locale]);
  const engines = useEngines(form.needs);
  const formatter = useMemo(() => createFormatter(tableOf(locale)), [locale]);
  const field = form.fields[0];
  const seeded = seed['f0'];
  const [draft, setDraft] = useState(() => ({ ...seeded, ...typed }) as FieldDraft | undefined);
  const id = useId();
  if (!field || !draft) return null;

  const Control = defaultControls[field.kind] as ComponentType<ControlProps>;
  const answer = toAnswer(field, draft, { engines, locale, seed });
  const problem = isInvalid && answer.state === 'problem' ? answer.issues[0] : undefined;
  const description = field.description ? `${id}-description` : undefined;
  const error = problem ? `${id}-error` : undefined;
  return (
    <div data-elicit="fields" style={SHEET}>
      <div
        data-elicit="field"
        data-field={field.id}
        data-kind={field.kind}
        data-required={isRequired || undefined}
        data-invalid={problem !== undefined || undefined}
      >
        <div data-elicit="label-row">
          <label id={`${id}-label`} htmlFor={`${id}-control`} data-elicit="label">
            <bdi data-elicit="label-text">{formatter.fieldLabel(field)}</bdi>
          </label>
          {isRequired && <span data-elicit="required">{formatter.ui('required')}</span>}
        </div>
        {field.description && (
          <p id={description} data-elicit="description" dir="auto">
            {field.description}
          </p>
        )}
        <Control
          field={field}
          draft={draft}
          onChange={setDraft}
          onBlur={nothing}
          controlId={`${id}-control`}
          labelId={`${id}-label`}
          describedBy={[description, error].filter(Boolean).join(' ') || undefined}
          isInvalid={problem !== undefined}
          isReadOnly={isReadOnly}
          focusRef={nothing}
          engines={engines}
          timeZone={timeZone}
          formatter={formatter}
        />
        {problem && (
          <p id={error} data-elicit="error" data-code={problem.code}>
            {formatter.issue(problem, field)}
          </p>
        )}
      </div>
      <output aria-label="What would leave" dir="ltr">
        {answer.state === 'answered'
          ? plainText(JSON.stringify(answer.value), { isSingleLine: true }).slice(0, 200)
          : answer.state === 'left-out'
            ? 'nothing'
            : `problem: ${answer.issues.map(({ code }) => code).join(', ')}`}
      </output>
    </div>
  );
}

function useEngines(needs: Form['needs']): Engines {
  const [engines, setEngines] = useState<Engines>({});
  useEffect(() => {
    let isHere = true;
    void loadEngines(needs).then((loaded) => {
      if (isHere) setEngines(loaded);
    });
    return () => {
      isHere = false;
    };
  }, [needs]);
  return engines;
}

function nothing(): void {
  // A story has no form engine that would listen.
}
