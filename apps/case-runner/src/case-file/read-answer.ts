import { isObject, own, type Json, type JsonObject } from '../json.ts';
import type { Answer, ExpectedErrors, ExpectedOutcome, Step } from './case.ts';
import { readInput } from './read-input.ts';
import { isTexts, Shape, unchecked } from './shape.ts';

const DEEDS: ReadonlySet<string> = new Set(['submit', 'decline', 'dismiss', 'open']);

export function readAnswers(value: Json, where: string, faults: string[]): readonly Answer[] {
  if (Array.isArray(value))
    return value.map((answer: Json, index) => readAnswer(answer, `${where}[${index}]`, faults));
  faults.push(`${where} is not a list`);
  return [];
}

function readAnswer(value: Json, where: string, faults: string[]): Answer {
  const shape = new Shape(value, where, faults);
  const deed = shape.text('do') ?? '';
  if (!DEEDS.has(deed)) shape.fault('do', 'is none of submit, decline, dismiss and open');
  const input = shape.has('input') ? [shape.any('input') ?? null] : [];
  const steps = [...input, ...(shape.list('steps') ?? [])].map((step, index) =>
    readStep(step, `${where} step ${index + 1}`, faults),
  );
  const action = shape.text('action') ?? 'accept';
  const outcomes: ExpectedOutcome[] = [];
  if (shape.has('errors')) outcomes.push({ is: 'errors', errors: readErrors(shape, faults) });
  else outcomes.push({ is: 'result', action, content: readContent(shape) });
  if (!shape.has('errors') && !shape.has('action')) shape.fault('action', 'is missing, and so is errors');
  for (const [index, also] of (shape.list('alsoAcceptable') ?? []).entries()) {
    const inner = new Shape(also, `${where}.alsoAcceptable[${index}]`, faults);
    if (inner.has('errors')) outcomes.push({ is: 'errors', errors: readErrors(inner, faults) });
    else if (inner.has('content') || inner.has('action')) {
      outcomes.push({ is: 'result', action: inner.text('action') ?? action, content: readContent(inner) });
    } else faults.push(`${where}.alsoAcceptable[${index}] has neither content nor errors`);
    faults.push(...unchecked(inner));
  }
  const answer: Answer = {
    do: deed as Answer['do'],
    steps,
    outcomes,
    opens: shape.text('opens') ?? null,
    opensEndsWith: shape.text('opensEndsWith') ?? null,
    focusGoesTo: shape.text('focusGoesTo') ?? null,
    maxMs: shape.number('maxMs') ?? null,
  };
  faults.push(...unchecked(shape));
  return answer;
}

function readStep(value: Json, where: string, faults: string[]): Step {
  if (!isObject(value)) {
    faults.push(`${where} is no object`);
    return [];
  }
  return Object.keys(value).flatMap((name) => {
    const input = readInput(own(value, name));
    if (input) return [[name, input] as const];
    faults.push(`${where}: nobody knows how to enter ${JSON.stringify(own(value, name))}`);
    return [];
  });
}

/** Null stands for a result without the member. */
function readContent(shape: Shape): JsonObject | null {
  const content = shape.any('content');
  if (content === undefined || content === null) return null;
  if (isObject(content)) return content;
  shape.fault('content', 'is no object');
  return null;
}

function readErrors(shape: Shape, faults: string[]): ExpectedErrors {
  const errors = shape.any('errors');
  if (!isObject(errors)) {
    shape.fault('errors', 'is no object');
    return new Map();
  }
  return new Map(
    Object.keys(errors).map((name) => {
      const kinds = own(errors, name) ?? null;
      if (typeof kinds === 'string') return [name, [kinds]];
      if (isTexts(kinds)) return [name, kinds];
      faults.push(`${shape.where('errors')}: ${JSON.stringify(name)} has no kind of problem`);
      return [name, []];
    }),
  );
}
