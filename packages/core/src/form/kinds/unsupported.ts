import { problem } from '../../validation/problem.ts';
import { typeOf } from '../property.ts';
import { EMPTY, type Kind } from './kind.ts';

/** The last kind of the list: whatever no other kind has taken. */
export const unsupported: Kind<'unsupported'> = {
  read({ base, schema }) {
    const type = typeOf(schema);
    if (type === null) return 'no-type';
    if (type === 'object' || type === 'mixed') return type;
    // Lists have said already why they cannot be drawn; this is a type that JSON Schema does not have.
    return { ...base, kind: 'unsupported', reason: 'not-a-schema' };
  },
  seed: () => ({ kind: 'unsupported' }),
  clear: () => ({ kind: 'unsupported' }),
  parse: () => EMPTY,
  check: () => problem('unsupported'),
  isImpossible: () => false,
};
