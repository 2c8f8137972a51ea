import type { Json } from '../json.ts';
import type { FieldExpectation } from './case.ts';
import { defined, Shape, unchecked } from './shape.ts';

export function readFieldExpectation(value: Json, where: string, faults: string[]): FieldExpectation {
  const shape = new Shape(value, where, faults);
  if (!shape.has('name')) shape.fault('name', 'is missing');
  if (!shape.has('control')) shape.fault('control', 'is missing');
  const options = shape.list('options')?.map((option, index) => {
    const inner = new Shape(option, `${where}.options[${index}]`, faults);
    const read = {
      value: inner.any('value') ?? null,
      ...defined<{ label?: string }>({ label: inner.text('label') }),
    };
    faults.push(...unchecked(inner));
    return read;
  });
  const read: FieldExpectation = {
    name: shape.text('name') ?? '',
    control: shape.text('control') ?? '',
    ...defined<Omit<FieldExpectation, 'name' | 'control'>>({
      label: shape.text('label'),
      description: shape.text('description'),
      descriptionEndsWith: shape.text('descriptionEndsWith'),
      required: shape.flag('required'),
      options,
      optionCount: shape.number('optionCount'),
      initial: shape.any('initial'),
      warnings: shape.texts('warnings'),
    }),
  };
  faults.push(...unchecked(shape));
  return read;
}
