import { isObject, own, type Json } from '../json.ts';
import type { Input } from './case.ts';
import { isTexts } from './shape.ts';

/** What a person does with one field, or null where the format knows no such input. */
export function readInput(value: Json | undefined): Input | null {
  if (typeof value === 'string') return { do: 'type', text: value };
  if (typeof value === 'boolean') return { do: 'say', value };
  if (!isObject(value) || Object.keys(value).length !== 1) return null;
  const pick = own(value, 'pick');
  if (typeof pick === 'string') return { do: 'pick', labels: [pick], isWhole: false };
  if (pick !== undefined && isTexts(pick)) return { do: 'pick', labels: pick, isWhole: true };
  const index = own(value, 'pickIndex');
  if (typeof index === 'number' && Number.isInteger(index) && index >= 0) return { do: 'pick-index', index };
  if (own(value, 'clear') === true) return { do: 'clear' };
  const local = own(value, 'local');
  if (typeof local === 'string') return { do: 'local', local };
  const list = own(value, 'list');
  if (list !== undefined && isTexts(list)) return { do: 'list', items: list };
  return null;
}
