import { emptyDraft, loadEngines, seedDraft, toContent } from '../src/index.ts';
import type {
  ContentResult,
  Draft,
  Engines,
  Field,
  FieldDraft,
  Form,
  FormRequest,
  JsonObject,
} from '../src/index.ts';
import { readForm } from '../src/index.ts';

/** The engines, loaded once for all tests. */
export const engines: Engines = await loadEngines({ zones: true, patterns: true, secrets: true });

/** A form of one schema. */
export function formOf(schema: unknown): Form {
  const request: FormRequest = { mode: 'form', message: '', schema: schema as JsonObject };
  return readForm(request);
}

/** The only field of a form whose one property has this schema. */
export function fieldOf(property: unknown, { isRequired = false, name = 'it' } = {}): Field {
  const properties = JSON.parse(`{${JSON.stringify(name)}:${JSON.stringify(property)}}`) as unknown;
  const [field] = formOf({ type: 'object', properties, required: isRequired ? [name] : [] }).fields;
  if (!field) throw new Error('no field');
  return field;
}

/** What a person does, as the case files write it. */
export type Input =
  | string
  | boolean
  | { readonly pick: string | readonly string[] }
  | { readonly pickIndex: number }
  | { readonly clear: true }
  | { readonly local: string }
  | { readonly list: readonly string[] };

/** The draft that a control leaves after such an input. */
export function enter(field: Field, input: Input, timeZone = 'UTC'): FieldDraft {
  const cleared = emptyDraft(field, { timeZone });
  if (typeof input === 'object' && 'clear' in input) return cleared;
  switch (cleared.kind) {
    case 'text':
    case 'number':
    case 'date':
      return { ...cleared, text: textOf(input) };
    case 'boolean':
      return { ...cleared, value: input === true };
    case 'date-time':
      return {
        ...cleared,
        local: typeof input === 'object' && 'local' in input ? input.local : textOf(input),
      };
    case 'choice':
      return { ...cleared, option: picked(field, input)[0] ?? null };
    case 'choices':
      return { ...cleared, options: picked(field, input), isAnswered: true };
    case 'list':
      return {
        ...cleared,
        items: typeof input === 'object' && 'list' in input ? input.list : [],
        isAnswered: true,
      };
    case 'unsupported':
      return cleared;
  }
}

function textOf(input: Input): string {
  if (typeof input !== 'string') throw new Error('a text was expected');
  return input;
}

function picked(field: Field, input: Input): `o${number}`[] {
  if (!('options' in field)) throw new Error(`${field.name} has no options`);
  if (typeof input === 'object' && 'pickIndex' in input) return [`o${input.pickIndex}`];
  const labels = typeof input === 'object' && 'pick' in input ? [input.pick].flat() : [textOf(input)];
  return labels.map((label) => {
    const option = field.options.find((candidate) => candidate.label === label);
    if (!option) throw new Error(`${field.name} has no option ${label}`);
    return option.id;
  });
}

/** The draft of a form after each of the steps. */
export function play(form: Form, steps: readonly Readonly<Record<string, Input>>[], timeZone = 'UTC'): Draft {
  const draft: Record<string, FieldDraft> = { ...seedDraft(form, { timeZone }) };
  for (const step of steps) {
    for (const [name, input] of Object.entries(step)) {
      const field = form.fields.find((candidate) => candidate.name === name);
      if (!field) throw new Error(`no field ${name}`);
      draft[field.id] = enter(field, input, timeZone);
    }
  }
  return draft;
}

/** What the form would send after these inputs. */
export function answerOf(
  form: Form,
  steps: readonly Readonly<Record<string, Input>>[],
  timeZone = 'UTC',
): ContentResult {
  return toContent(form, play(form, steps, timeZone), { engines, seed: seedDraft(form, { timeZone }) });
}

/** The codes of the issues, by property name. */
export function codesOf(form: Form, { issues }: Pick<ContentResult, 'issues'>): Record<string, string> {
  const codes = Object.create(null) as Record<string, string>;
  for (const { code, fieldId } of issues) codes[form.byId.get(fieldId)?.name ?? ''] = code;
  return codes;
}
