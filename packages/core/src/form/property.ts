import type { Json, JsonObject } from '../protocol/json.ts';
import type { FieldBase } from './field.ts';
import { isList, own } from './json-access.ts';
import type { Notice, NoticeCode } from './notices.ts';
import type { ResolveSchema } from './resolve-schema.ts';

/** One property while it is being read. */
export interface Property {
  readonly base: FieldBase;
  readonly schema: JsonObject;
  readonly resolve: ResolveSchema;
  /** Options that may still be made for this form. */
  readonly optionBudget: { left: number };
  /** Adds to `base.notices`. */
  readonly notice: (code: NoticeCode, params?: Notice['params']) => void;
}

/** The same property asked in other words. */
export function withSchema(property: Property, schema: JsonObject): Property {
  return { ...property, base: { ...property.base, schema }, schema };
}

const STRING_KEYWORDS = ['minLength', 'maxLength', 'pattern', 'format'];
const NUMBER_KEYWORDS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];

/**
 * The one type that a schema asks for, `mixed` for several, null for none. Without `type`, keywords that are about one
 * type only say which: a value of that type that meets them passes.
 */
export function typeOf(schema: JsonObject): string | null {
  const type = own(schema, 'type');
  if (typeof type === 'string') return type;
  if (isList(type)) {
    const types = new Set(type);
    if (types.has('number')) types.delete('integer');
    const [first] = types;
    return types.size === 1 && typeof first === 'string' ? first : 'mixed';
  }
  if (type !== undefined) return 'mixed';
  if (own(schema, 'items') !== undefined) return 'array';
  if (own(schema, 'properties') !== undefined) return 'object';
  if (STRING_KEYWORDS.some((keyword) => own(schema, keyword) !== undefined)) return 'string';
  if (NUMBER_KEYWORDS.some((keyword) => own(schema, keyword) !== undefined)) return 'number';
  return null;
}

/**
 * The default, when `fit` can make something of it. Null, a wrong type, or none of the options: not used (C-04).
 */
export function readDefault<T>(property: Property, fit: (value: Json) => T | null): T | null {
  const value = own(property.schema, 'default');
  if (value === undefined || value === null) return null;
  const fitting = fit(value);
  if (fitting === null) property.notice('default-ignored');
  return fitting;
}

/** Says that a keyword of a wrong type was left out. */
export function ignoring(property: Property): (keyword: string) => void {
  return (keyword) => {
    property.notice('keyword-ignored', { keyword });
  };
}
