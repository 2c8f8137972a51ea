import { isObject, own, type Json } from '../json.ts';
import type { Case, Expectation, RenderExpectation, ServerWords } from './case.ts';
import { readAnswers } from './read-answer.ts';
import { readFieldExpectation } from './read-field-expectation.ts';
import { defined, Shape, unchecked } from './shape.ts';

export interface ReadCaseResult {
  /** Null when the file cannot be played. */
  readonly case: Case | null;
  /** Why it cannot be played, or which expectation cannot be checked. Each one fails the case. */
  readonly faults: readonly string[];
  /** Members outside of `expect` that the format does not know. Worth a line, no failure. */
  readonly notices: readonly string[];
}

/**
 * Reads the text of a case file with `JSON.parse` and nothing else.
 * @param fileId name of the file without `.json`; serves as the id where the file has none.
 */
export function readCase(text: string, fileId: string): ReadCaseResult {
  const faults: string[] = [];
  const notices: string[] = [];
  let json: Json;
  try {
    json = JSON.parse(text) as Json;
  } catch (error) {
    return { case: null, faults: [`not JSON: ${error instanceof Error ? error.message : ''}`], notices };
  }

  const file = new Shape(json, '', faults);
  if (faults.length > 0) return { case: null, faults: ['the file is no JSON object'], notices };
  const kind = file.text('kind') ?? modeOf(file.any('request'));
  if (kind !== 'form' && kind !== 'url') file.fault('kind', 'is neither "form" nor "url"');
  if (!file.has('request')) file.fault('request', 'is missing');
  if (!file.has('expect')) file.fault('expect', 'is missing');
  for (const known of ['source', 'beyondSpec', 'why']) file.any(known);

  const server = new Shape(file.any('server') ?? {}, 'server', faults);
  const env = new Shape(file.any('env') ?? {}, 'env', faults);
  const id = file.text('id') ?? fileId;
  const read: Case = {
    id,
    title: file.text('title') ?? id,
    kind: kind === 'url' ? 'url' : 'form',
    server: readServer(server),
    timeZone: env.text('timeZone') ?? null,
    request: file.any('request') ?? null,
    expect: readExpectation(file.any('expect') ?? {}, faults),
  };
  if (read.timeZone !== null && !isZone(read.timeZone)) env.fault('timeZone', 'is no time zone');
  notices.push(...file.unknown(), ...server.unknown());
  // What the surroundings must be cannot be passed over: the outcome may hang on it.
  faults.push(...env.unknown().map((name) => `${name} is not known, so it cannot be provided`));
  const isPlayable = file.has('request') && file.has('expect');
  return { case: isPlayable ? read : null, faults, notices };
}

/** A request without a mode is a form (E-05). */
function modeOf(request: Json | undefined): 'form' | 'url' {
  return isObject(request) && own(request, 'mode') === 'url' ? 'url' : 'form';
}

function readServer(shape: Shape): ServerWords {
  const [name, title, version] = [shape.text('name'), shape.text('title'), shape.text('version')];
  return {
    ...(name !== undefined && { name }),
    ...(title !== undefined && { title }),
    ...(version !== undefined && { version }),
  };
}

function readExpectation(value: Json, faults: string[]): Expectation {
  const shape = new Shape(value, 'expect', faults);
  const tolerated = shape.any('tolerated');
  shape.any('reason'); // Its wording is not checked.
  const expectation: Expectation = {
    refuse: shape.flag('refuse') ?? false,
    refuseAllowed: shape.flag('refuseAllowed') ?? false,
    requests: shape.number('requests') ?? null,
    maxMs: shape.number('maxMs') ?? null,
    tolerated: readTolerated(tolerated, faults),
    render: shape.has('render') ? readRender(shape.any('render'), 'expect.render', faults) : null,
    answers: readAnswers(shape.any('answers') ?? [], 'expect.answers', faults),
  };
  const { refuse, requests, maxMs, render, answers } = expectation;
  if (!refuse && requests === null && maxMs === null && !render && answers.length === 0) {
    faults.push('expect asks for nothing');
  }
  faults.push(...unchecked(shape));
  return expectation;
}

/** Words about what else is right are for readers; an object is an expectation of its own. */
function readTolerated(value: Json | undefined, faults: string[]): Expectation['tolerated'] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const shape = new Shape(value, 'expect.tolerated', faults);
  return {
    render: shape.has('render') ? readRender(shape.any('render'), 'expect.tolerated.render', faults) : null,
    answers: readAnswers(shape.any('answers') ?? [], 'expect.tolerated.answers', faults),
  };
}

function readRender(value: Json | undefined, where: string, faults: string[]): RenderExpectation {
  const shape = new Shape(value, where, faults);
  const fields = shape
    .list('fields')
    ?.map((field, index) => readFieldExpectation(field, `${where}.fields[${index}]`, faults));
  const read = defined<RenderExpectation>({
    fields,
    partial: shape.flag('partial'),
    fieldCount: shape.number('fieldCount'),
    messageEndsWith: shape.text('messageEndsWith'),
    messageTextIs: shape.text('messageTextIs'),
    messageKeepsLineBreaks: shape.flag('messageKeepsLineBreaks'),
    messageIsSetApart: shape.flag('messageIsSetApart'),
    serverTextContains: oneOrMore(shape, 'serverTextContains'),
    links: shape.number('links'),
    forbiddenInText: oneOrMore(shape, 'forbiddenInText'),
    mustContainText: oneOrMore(shape, 'mustContainText'),
    warnings: shape.texts('warnings'),
    warningsAllowed: shape.texts('warningsAllowed'),
    actionsStayReachable: shape.flag('actionsStayReachable'),
    noHorizontalScroll: shape.flag('noHorizontalScroll'),
    maxMs: shape.number('maxMs'),
    url: shape.text('url'),
    urlEndsWith: shape.text('urlEndsWith'),
    host: shape.text('host'),
    opensBeforeConsent: shape.flag('opensBeforeConsent'),
    requestsBeforeConsent: shape.number('requestsBeforeConsent'),
  });
  faults.push(...unchecked(shape));
  return read;
}

function oneOrMore(shape: Shape, name: string): readonly string[] | undefined {
  const value = shape.any(name);
  return typeof value === 'string' ? [value] : shape.texts(name);
}

function isZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
