import { isObject, own, type Json, type JsonObject } from '../json.ts';

/** Reads members of one object, and remembers which ones nobody asked for or which had the wrong type. */
export class Shape {
  readonly #object: JsonObject;
  readonly #where: string;
  readonly #faults: string[];
  readonly #known = new Set<string>();

  /** @param faults gets a sentence for each member that is not as it should be. */
  constructor(value: Json | undefined, where: string, faults: string[]) {
    if (!isObject(value)) faults.push(`${where} is no object`);
    this.#object = isObject(value) ? value : {};
    this.#where = where;
    this.#faults = faults;
  }

  has(name: string): boolean {
    this.#known.add(name);
    return Object.hasOwn(this.#object, name);
  }

  any(name: string): Json | undefined {
    this.#known.add(name);
    return own(this.#object, name);
  }

  text(name: string): string | undefined {
    return this.#read(name, 'a text', (value) => typeof value === 'string');
  }

  number(name: string): number | undefined {
    return this.#read(name, 'a number', (value) => typeof value === 'number');
  }

  flag(name: string): boolean | undefined {
    return this.#read(name, 'true or false', (value) => typeof value === 'boolean');
  }

  texts(name: string): readonly string[] | undefined {
    return this.#read(name, 'a list of texts', isTexts);
  }

  list(name: string): readonly Json[] | undefined {
    return this.#read(name, 'a list', (value) => Array.isArray(value));
  }

  where(name: string): string {
    return this.#where === '' ? name : `${this.#where}.${name}`;
  }

  fault(name: string, sentence: string): void {
    this.#faults.push(`${this.where(name)} ${sentence}`);
  }

  /** To be called last: members that were never asked for. */
  unknown(): readonly string[] {
    return Object.keys(this.#object)
      .filter((name) => !this.#known.has(name))
      .map((name) => this.where(name));
  }

  #read<T extends Json>(name: string, what: string, isRight: (value: Json) => value is T): T | undefined {
    const value = this.any(name);
    if (value === undefined || isRight(value)) return value;
    this.fault(name, `is not ${what}`);
    return undefined;
  }
}

export function isTexts(value: Json): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** An expectation that nobody checks would pass whatever the dialog does. */
export function unchecked(shape: Shape): readonly string[] {
  return shape.unknown().map((name) => `${name} is not known, so it is not checked`);
}

/** Without the members that are undefined. */
export function defined<T extends object>(members: { [K in keyof T]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as T;
}
