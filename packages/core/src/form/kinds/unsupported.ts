import { problem } from '../../validation/problem.ts';
import { typeOf } from '../property.ts';
import { EMPTY, type Kind } from './kind.ts';

/** The last kind of the list: whatever no other kind has taken. */
export const unsupported: Kind<'unsupported'> = {
  read({ base, schema }) {
    const type = typeOf(schema);
    if (type === null) return 'no-type';
    if (type === 'object' || type === 'mixed') return type;
    return { ...base, kind: 'unsupported', reason: type === 'array' ? 'array' : 'not-a-schema' };
  },
  seed: () => ({ kind: 'unsupported' }),
  clear: () => ({ kind: 'unsupported' }),
  parse: () => EMPTY,
  check: () => problem('unsupported'),
  isImpossible: () => false,
};
