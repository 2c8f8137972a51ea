import type { ReactNode } from 'react';
import { useController, useForm, useFormState, type Control, type UseFormRegister } from 'react-hook-form';
import { defaultsOf, type Answer, type ChoiceSchema, type PropertySchema } from '../../src/question.ts';
import { Combobox } from '../by-hand/combobox.tsx';
import { enter } from '../harness.ts';
import { startInShell, type FormProps } from '../shell/shell.tsx';

enter({
  start: (host) => startInShell(host, HandWrittenForm),
  parts: {
    submit: 'button[type="submit"]',
    problem: '[role="alert"]',
    opener: 'select, [role="combobox"]',
    opened: 'select:open, [role="option"]',
    whyNoFilter: null,
  },
});

interface FieldProps {
  readonly name: string;
  readonly property: PropertySchema;
  readonly control: Control<Answer>;
  readonly register: UseFormRegister<Answer>;
}

/** What a careful person writes with react-hook-form and native inputs: each field hears of its own errors only. */
function HandWrittenForm({ schema, onAnswer }: FormProps): ReactNode {
  const { register, control, handleSubmit } = useForm<Answer>({
    mode: 'onChange',
    defaultValues: defaultsOf(schema),
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onAnswer)(event)}>
      {/* Fields as direct children of a form cost Chromium more than linearly. */}
      <div>
        {Object.entries(schema.properties).map(([name, property]) => (
          <Field key={name} name={name} property={property} control={control} register={register} />
        ))}
      </div>
      <button type="submit">Send</button>
    </form>
  );
}

function Field({ name, property, control, register }: FieldProps): ReactNode {
  const { errors } = useFormState({ control, name, exact: true });
  const error = errors[name]?.message;
  const aria = {
    id: name,
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : `${name}-error`,
  };
  return (
    <div>
      <label htmlFor={name}>{property.title}</label>
      {property.description && <p>{property.description}</p>}
      {'enum' in property && property.enum.length > LONG ? (
        <LongChoice name={name} property={property} control={control} aria={aria} />
      ) : (
        inputFor(name, property, register, aria)
      )}
      {error !== undefined && (
        <p id={`${name}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** Above this, a list is there to be searched. */
const LONG = 30;
const REQUIRED = 'An answer is needed.';

interface LongChoiceProps {
  readonly name: string;
  readonly property: ChoiceSchema;
  readonly control: Control<Answer>;
  readonly aria: Readonly<Record<string, unknown>>;
}

function LongChoice({ name, property, control, aria }: LongChoiceProps): ReactNode {
  const { field } = useController({ name, control, rules: { required: REQUIRED } });
  return (
    <Combobox
      id={name}
      aria={aria}
      options={property.enum}
      value={typeof field.value === 'string' ? field.value : ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}

function inputFor(
  name: string,
  property: PropertySchema,
  register: UseFormRegister<Answer>,
  aria: Readonly<Record<string, unknown>>,
): ReactNode {
  if (property.type === 'boolean') return <input type="checkbox" {...aria} {...register(name)} />;
  if (property.type === 'integer') {
    const { minimum, maximum } = property;
    return (
      <input
        type="number"
        {...aria}
        {...register(name, {
          required: REQUIRED,
          valueAsNumber: true,
          min: { value: minimum, message: `At least ${minimum}.` },
          max: { value: maximum, message: `At most ${maximum}.` },
          validate: (value) => Number.isInteger(value) || 'A whole number is needed.',
        })}
      />
    );
  }
  if ('enum' in property) {
    return (
      <select {...aria} {...register(name, { required: REQUIRED })}>
        <option value="">Choose</option>
        {property.enum.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  }
  const { minLength, maxLength, format } = property;
  return (
    <input
      type="text"
      {...aria}
      {...register(name, {
        required: REQUIRED,
        ...(minLength !== undefined && {
          minLength: { value: minLength, message: `At least ${minLength} characters.` },
        }),
        ...(maxLength !== undefined && {
          maxLength: { value: maxLength, message: `At most ${maxLength} characters.` },
        }),
        ...(format === 'email' && {
          pattern: { value: /^[^@\s]+@[^@\s]+\.[^@\s]+$/, message: 'A mail address is needed.' },
        }),
      })}
    />
  );
}
