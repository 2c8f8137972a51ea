import { isDeepStrictEqual } from 'node:util';
import type { Tab } from '../browser/tab.ts';
import type { MeasureName, Reading } from '../measures.ts';
import { defaultsOf, makeQuestion, type QuestionKey } from '../question.ts';
import type { Part } from './plan.ts';

export type Readings = Partial<Readonly<Record<MeasureName, Reading>>>;

/** One repetition of measures that are taken in one go, as each is on the way to the next. */
export interface Flow extends Part {
  readonly name: string;
  readonly by: 'fields' | 'options';
  readonly measures: readonly MeasureName[];
  /** Each repetition gets a page that has never been asked anything. */
  readonly isCold: boolean;
  /** `load`: what it took to get to the page, where that was for this repetition. */
  readonly run: (
    tab: Tab,
    size: number,
    wanted: ReadonlySet<MeasureName>,
    load: Reading | null,
  ) => Promise<Readings>;
}

export const FLOWS: readonly Flow[] = [
  {
    name: 'first question',
    by: 'fields',
    measures: ['load', 'cold'],
    isCold: true,
    weight: 1.5,
    run: async (tab, fields, _wanted, load) => {
      const cold = await tab.openQuestion({ fields, answers: 'none' });
      await tab.closeQuestion();
      return { ...(load && { load }), cold };
    },
  },
  {
    name: 'later question',
    by: 'fields',
    measures: ['open', 'wrong', 'right'],
    isCold: false,
    weight: 1.5,
    run: async (tab, fields, wanted) => {
      const samples: { -readonly [Name in keyof Readings]: Readings[Name] } = {};
      if (wanted.has('open') || wanted.has('wrong')) {
        samples.open = await tab.openQuestion({ fields, answers: 'none' });
        if (wanted.has('wrong')) samples.wrong = await tab.submitWrong();
        await tab.closeQuestion();
      }
      if (wanted.has('right')) samples.right = await answerRight(tab, fields);
      return samples;
    },
  },
  {
    name: 'keys',
    by: 'fields',
    measures: ['key'],
    isCold: false,
    weight: 1,
    run: async (tab, fields) => {
      await tab.openQuestion({ fields, answers: 'right' });
      await tab.focusFirst();
      // Some validate as one types only once a field has been left.
      for (const key of ['x', 'Tab']) await tab.pressKey(key);
      await tab.focusFirst();
      const key = await tab.pressKeys(KEYS);
      await tab.closeQuestion();
      return { key };
    },
  },
  {
    name: 'options',
    by: 'options',
    measures: ['list', 'filter'],
    isCold: false,
    weight: 1,
    run: async (tab, options, wanted) => {
      const mount = await tab.openQuestion({ options });
      const list = await tab.openList();
      const filter = list && wanted.has('filter') ? await tab.filterList(LETTER) : null;
      await tab.closeQuestion();
      return {
        list: list ? sum(mount, list) : mount,
        ...(filter && { filter }),
      };
    },
  },
];

/** So many letters, and as many taken back: each round ends with the text that it began with. */
const KEYS = ['r', 'a', 'v', 'e', 'n', ...Array<string>(5).fill('Backspace')];
/** Some options have it in their names. */
const LETTER = 'm';

/** Opens a form that is filled in already and sends it. Throws when something else than that is sent. */
export async function answerRight(tab: Tab, fields: number): Promise<Reading> {
  const key: QuestionKey = { fields, answers: 'right' };
  await tab.openQuestion(key);
  const sample = await tab.submitRight();
  const expected = defaultsOf(makeQuestion(key).schema);
  if (!isDeepStrictEqual(await tab.answer(), expected))
    throw new Error('The answer is not what was filled in.');
  return sample;
}

function sum(a: Reading, b: Reading): Reading {
  return {
    value: a.value + b.value,
    work: a.work + b.work,
    script: a.script + b.script,
    layout: a.layout + b.layout,
  };
}
