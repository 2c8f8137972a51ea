import type { Answer, Field, Formatter, UiCode } from '@elicit-kit/core';
import { useId, type ReactNode } from 'react';
import { sentence } from '../sentence.tsx';
import { showValues } from './answer-text.ts';

interface ReviewRowProps {
  readonly field: Field;
  readonly answer: Answer;
  /** The zone that a date-time was entered in. */
  readonly zone: string | null;
  readonly formatter: Formatter;
  readonly onEdit: () => void;
}

const MARKS = { default: 'markDefault', changed: 'markChanged', 'left-out': 'markLeftOut' } satisfies Record<
  string,
  UiCode
>;

/** One answer as it leaves, where it comes from, and the way back to it. */
export function ReviewRow({ field, answer, zone, formatter, onEdit }: ReviewRowProps): ReactNode {
  const labelId = useId();
  const mark = answer.state === 'answered' ? answer.origin : 'left-out';
  const label = formatter.fieldLabel(field);
  return (
    <div data-elicit="review-row" data-field={field.id} data-mark={mark}>
      <dt id={labelId}>
        <bdi>{label}</bdi>
      </dt>
      <dd data-elicit="review-value">
        <ShownAnswer field={field} answer={answer} formatter={formatter} />
        {zone !== null && answer.state === 'answered' && (
          <span data-elicit="zone">
            <span>{sentence(formatter, 'timeInZone', 'zone', <bdi dir="ltr">{zone}</bdi>)}</span>
          </span>
        )}
      </dd>
      <dd data-elicit="review-mark">{formatter.ui(MARKS[mark])}</dd>
      {field.kind !== 'unsupported' && (
        <dd data-elicit="review-edit">
          <button type="button" aria-label={formatter.ui('reviewEdit', { field: label })} onClick={onEdit}>
            {formatter.ui('reviewEditShort')}
          </button>
        </dd>
      )}
    </div>
  );
}

/** One answer in words, with the exact value beside it where they differ. */
export function ShownAnswer({
  field,
  answer,
  formatter,
}: Pick<ReviewRowProps, 'field' | 'answer' | 'formatter'>): ReactNode {
  if (answer.state !== 'answered') return <em>{formatter.ui('notAnswered')}</em>;
  if (answer.value === '') return <em>{formatter.ui('markEmptyText')}</em>;
  const values = showValues(field, answer.value, formatter);
  if (values.length === 0) return <em>{formatter.ui('markEmptyList')}</em>;
  return values.map(({ text, exact }, index) => (
    <span key={index} data-elicit="shown-value">
      <span dir="auto">{text}</span>
      {exact !== null && <code dir="ltr">{exact}</code>}
    </span>
  ));
}
