/** What every entrant is asked: the flat schema of an elicitation, of kinds that all of them can draw. */
export interface Question {
  readonly message: string;
  readonly schema: QuestionSchema;
}

export interface QuestionSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, PropertySchema>>;
  readonly required: readonly string[];
}

export type PropertySchema = TextSchema | IntegerSchema | BooleanSchema | ChoiceSchema;

interface Titled<Value> {
  readonly title: string;
  readonly description?: string;
  readonly default?: Value;
}

export interface TextSchema extends Titled<string> {
  readonly type: 'string';
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly format?: 'email';
}

export interface IntegerSchema extends Titled<number> {
  readonly type: 'integer';
  readonly minimum: number;
  readonly maximum: number;
}

export interface BooleanSchema extends Titled<boolean> {
  readonly type: 'boolean';
}

export interface ChoiceSchema extends Titled<string> {
  readonly type: 'string';
  readonly enum: readonly string[];
}

/** Which question: so many fields, empty or with right answers filled in; or one choice of so many options. */
export type QuestionKey =
  { readonly fields: number; readonly answers: 'none' | 'right' } | { readonly options: number };

export type Answer = Readonly<Record<string, unknown>>;

export function makeQuestion(key: QuestionKey): Question {
  return 'fields' in key ? fieldsQuestion(key.fields, key.answers === 'right') : choiceQuestion(key.options);
}

const KINDS = [text, email, integer, choice, yesOrNo] as const;

/** The kinds take turns. All are required, so that an empty form is wrong in every field that can be empty. */
function fieldsQuestion(count: number, isAnswered: boolean): Question {
  const properties: Record<string, PropertySchema> = {};
  for (let index = 0; index < count; index += 1) {
    const make = KINDS[index % KINDS.length] ?? text;
    const { default: right, ...schema } = make(index);
    properties[`field${index}`] = (isAnswered ? { ...schema, default: right } : schema) as PropertySchema;
  }
  return {
    message: 'These details are needed to go on with the booking.',
    schema: { type: 'object', properties, required: Object.keys(properties) },
  };
}

function text(index: number): TextSchema {
  return {
    type: 'string',
    title: `Name ${index}`,
    description: 'As it stands in the passport',
    minLength: 2,
    maxLength: 80,
    default: `Person ${index}`,
  };
}

function email(index: number): TextSchema {
  return { type: 'string', title: `Mail ${index}`, format: 'email', default: `p${index}@example.com` };
}

function integer(index: number): IntegerSchema {
  return {
    type: 'integer',
    title: `Seats ${index}`,
    description: 'Between 1 and 100',
    minimum: 1,
    maximum: 100,
    default: 1 + (index % 100),
  };
}

function choice(index: number): ChoiceSchema {
  return { type: 'string', title: `Meal ${index}`, enum: MEALS, default: 'Soup' };
}

function yesOrNo(index: number): BooleanSchema {
  return { type: 'boolean', title: `Window ${index}`, default: true };
}

const MEALS = ['Bread', 'Cheese', 'Fruit', 'Rice', 'Soup'];

function choiceQuestion(count: number): Question {
  const names = Array.from({ length: count }, (_, index) => optionName(index));
  return {
    message: 'Choose the station where the journey begins.',
    schema: {
      type: 'object',
      properties: { station: { type: 'string', title: 'Station', enum: names } },
      required: ['station'],
    },
  };
}

const PLACES = ['Alder', 'Birch', 'Cedar', 'Elm', 'Fir', 'Hazel', 'Juniper', 'Larch', 'Maple', 'Oak'];

/** Alike as the names of real lists are: a letter finds some of them, and no two are the same. */
function optionName(index: number): string {
  return `${PLACES[index % PLACES.length] ?? ''} ${String(index).padStart(5, '0')}`;
}

/** How many fields of an empty answer are wrong at the least: a box that is not ticked is an answer to some. */
export function leastProblems({ schema }: Question): number {
  return Object.values(schema.properties).filter(({ type }) => type !== 'boolean').length;
}

/** The answer that the defaults make. */
export function defaultsOf({ properties }: QuestionSchema): Answer {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, property]) =>
      property.default === undefined ? [] : [[name, property.default]],
    ),
  );
}
