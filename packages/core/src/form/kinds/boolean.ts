import { problem } from '../../validation/problem.ts';
import { readDefault, typeOf } from '../property.ts';
import { EMPTY, parsed, type Kind } from './kind.ts';

export const boolean: Kind<'boolean'> = {
  read: (property) =>
    typeOf(property.schema) === 'boolean'
      ? {
          ...property.base,
          kind: 'boolean',
          default: readDefault(property, (value) => (typeof value === 'boolean' ? value : null)),
        }
      : null,
  seed: (field) => ({ kind: 'boolean', value: field.default }),
  clear: () => ({ kind: 'boolean', value: null }),
  parse: (_, draft) => (draft.value === null ? EMPTY : parsed(draft.value)),
  check: (_, value) => (typeof value === 'boolean' ? null : problem('type', { expected: 'boolean' })),
  isImpossible: () => false,
};
