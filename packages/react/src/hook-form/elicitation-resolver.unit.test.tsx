import {
  loadEngines,
  readForm,
  seedDraft,
  toContent,
  type Content,
  type Draft,
  type Form,
  type JsonObject,
  type TextDraft,
} from '@elicit-kit/core';
import { createFormatter } from '@elicit-kit/core/messages';
import { en } from '@elicit-kit/core/messages/en';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { elicitationResolver } from './elicitation-resolver.ts';

const formatter = createFormatter(en);
const engines = await loadEngines({ patterns: true });

interface HostFormProps {
  readonly form: Form;
  readonly onSend: (content: Content) => void;
}

/** A host's own form of texts, held by react-hook-form. */
function HostForm({ form, onSend }: HostFormProps): ReactNode {
  const resolver = elicitationResolver({ form, formatter, context: () => ({ engines }) });
  const { control, handleSubmit } = useForm<Draft>({ defaultValues: seedDraft(form), resolver });
  return (
    <form
      onSubmit={(event) =>
        void handleSubmit((draft) => onSend(toContent(form, draft, { engines }).content))(event)
      }
    >
      {form.fields.map(({ id, label }) => (
        <Controller
          key={id}
          name={id}
          control={control}
          render={({ field, fieldState }) => (
            <label>
              {label}
              <input
                {...field}
                value={(field.value as TextDraft).text}
                onChange={(event) =>
                  field.onChange({ kind: 'text', text: event.target.value, isEmptyAnswer: false })
                }
              />
              <output>{fieldState.error?.message}</output>
            </label>
          )}
        />
      ))}
      <button>Send</button>
    </form>
  );
}

function renderForm(properties: JsonObject, required: readonly string[]): Content[] {
  const form = readForm({
    mode: 'form',
    message: '',
    schema: { type: 'object', properties, required },
  });
  const sent: Content[] = [];
  render(<HostForm form={form} onSend={(content) => sent.push(content)} />);
  return sent;
}

test('in react-hook-form, says in words what is wrong, focuses it and sends nothing', async () => {
  const sent = renderForm(
    {
      name: { type: 'string', title: 'Name', minLength: 3 },
      code: { type: 'string', title: 'Code', pattern: '^[a-z]+$' },
    },
    ['name'],
  );
  await userEvent.type(screen.getByLabelText(/Code/), '42');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Fill in this field.')).toBeVisible();
  expect(screen.getAllByRole('status').map((output) => output.textContent)).toEqual([
    'Fill in this field.',
    formatter.issue({ code: 'pattern', fieldId: 'f1', params: {} }),
  ]);
  await waitFor(() => expect(screen.getByLabelText(/Name/)).toHaveFocus());
  expect(sent).toEqual([]);
});

test('in react-hook-form, names that are paths or from the prototype leave as own members', async () => {
  const names = ['a.b', 'a[0]', '__proto__', 'constructor', ''];
  const properties = Object.fromEntries(
    names.map((name, index) => [name, { type: 'string', title: `T${index}` }]),
  ) as JsonObject;
  const sent = renderForm(properties, []);
  for (const [index, name] of names.entries()) {
    await userEvent.type(screen.getByLabelText(`T${index}`), `=${name.length}`);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(Object.entries(sent[0]!)).toEqual(names.map((name) => [name, `=${name.length}`]));
});
