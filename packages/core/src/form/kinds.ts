import type { FieldKind } from './field.ts';
import { boolean } from './kinds/boolean.ts';
import { choice } from './kinds/choice.ts';
import { choices } from './kinds/choices.ts';
import { dateTime } from './kinds/date-time.ts';
import { date } from './kinds/date.ts';
import type { Kind } from './kinds/kind.ts';
import { list } from './kinds/list.ts';
import { number } from './kinds/number.ts';
import { text } from './kinds/text.ts';
import { unsupported } from './kinds/unsupported.ts';

/** All kinds, in the order in which they are asked whether a property is theirs (facts, section 2.3). */
const kinds: { readonly [K in FieldKind]: Kind<K> } = {
  choices,
  list,
  choice,
  date,
  'date-time': dateTime,
  text,
  number,
  boolean,
  unsupported,
};

/** A kind whose fields and drafts are only known to be some. */
export type AnyKind = Kind<FieldKind>;

/** The kind by its name. Hand it fields and drafts of that kind only. */
export function kindOf(name: FieldKind): AnyKind {
  // The table is typed entry by entry; that a name leads to its own entry is beyond what a lookup can carry.
  return kinds[name] as unknown as AnyKind;
}

export const kindNames = Object.keys(kinds) as readonly FieldKind[];
