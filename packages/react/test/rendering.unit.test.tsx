import { createElicitationQueue, type FieldId, type JsonObject } from '@elicit-kit/core';
import { zhCn } from '@elicit-kit/core/messages/zh-cn';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  defaultControls,
  Elicitation,
  ElicitationDialog,
  ElicitationProvider,
  useElicitationForm,
  useElicitationQueue,
  useField,
  type ControlProps,
} from '../src/index.ts';
import { formParams, renderDialog } from './render-dialog.tsx';

function manyFields(count: number): ReturnType<typeof formParams> {
  const properties: Record<string, JsonObject> = {};
  for (let index = 0; index < count; index += 1) {
    properties[`p${index}`] = { type: 'string', title: `Field ${index}` };
  }
  return formParams(properties);
}

/** A text control that tells of each time it is drawn. */
function counted(drawn: string[]): (props: ControlProps<'text'>) => ReactNode {
  const Text = defaultControls.text;
  return function Counted(props) {
    return (
      <Profiler id={props.field.id} onRender={(id) => drawn.push(id)}>
        <Text {...props} />
      </Profiler>
    );
  };
}

test('a keystroke draws one field, once, and only if more than the typed text changes, however many there are', async () => {
  const drawn: string[] = [];
  const queue = createElicitationQueue();
  const commits: string[] = [];
  const controls = { text: counted(drawn) };
  render(
    <Profiler id="dialog" onRender={(id) => commits.push(id)}>
      <ElicitationDialog queue={queue} guardTime={0} controls={controls} />
    </Profiler>,
  );
  act(() => void queue.ask({ server: { label: 'Acme' }, params: manyFields(60) }));
  const input = screen.getByRole('textbox', { name: 'Field 7' });
  const user = userEvent.setup();
  await user.click(input);
  // The signs of secrets have come, which draw each text once more.
  await waitFor(() => expect(input).not.toHaveAttribute('autocomplete'));
  drawn.length = 0;
  commits.length = 0;
  await user.keyboard('a');
  expect(drawn).toEqual(['f7']);
  expect(screen.getByRole('button', { name: /Clear.*Field 7/ })).toBeVisible();
  await user.keyboard('bc');
  expect(input).toHaveValue('abc');
  expect(drawn).toEqual(['f7']);
  expect(commits).toHaveLength(1);
  // Gone, with the button that takes it away.
  await user.keyboard('{Backspace}{Backspace}{Backspace}');
  expect(drawn).toEqual(['f7', 'f7']);
});

test('what was typed without being drawn is in the answer, in the review, under Clear, and stays when all is drawn', async () => {
  const drawn: string[] = [];
  const controls = { text: counted(drawn) };
  const { ask, user } = renderDialog({ controls });
  const answers = ask(
    formParams({ name: { type: 'string' }, age: { type: 'integer', maximum: 99 } }, ['name', 'age']),
  );
  const name = screen.getByRole('textbox', { name: 'name' });
  const age = screen.getByRole('textbox', { name: 'age' });
  await user.type(name, 'Ana Luz');
  await user.type(age, '123');
  await user.click(screen.getByRole('button', { name: 'Review answers' }));
  // All fields have been drawn, as there are problems.
  expect(name).toHaveValue('Ana Luz');
  expect(age).toHaveValue('123');
  expect(age).toBeInvalid();
  await user.type(age, '{Backspace}');
  expect(age).toHaveValue('12');
  expect(age).toBeValid();
  await user.click(screen.getByRole('button', { name: /Clear.*name/ }));
  expect(name).toHaveValue('');
  await user.type(name, 'Bo');
  await user.click(screen.getByRole('button', { name: 'Review answers' }));
  expect(screen.getByText('Bo')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit answers' }));
  expect(name).toHaveValue('Bo');
  await user.type(name, 'b');
  await user.click(screen.getByRole('button', { name: 'Review answers' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(answers).toEqual([{ action: 'accept', content: { name: 'Bob', age: 12 } }]));
});

test('a host that reads a field elsewhere hears of each keystroke, and one that changes what is typed sees it', async () => {
  const Text = defaultControls.text;
  function Loud({ onChange, ...props }: ControlProps<'text'>): ReactNode {
    const upper = props.field.name === 'code';
    return (
      <>
        <Text
          {...props}
          onChange={upper ? (draft) => onChange({ ...draft, text: draft.text.toUpperCase() }) : onChange}
        />
        <Echo id={props.field.id} />
      </>
    );
  }
  function Echo({ id }: { readonly id: FieldId }): ReactNode {
    const { draft } = useField(id);
    return <output aria-label={id}>{draft.kind === 'text' && draft.text}</output>;
  }
  const { ask, user } = renderDialog({ controls: { text: Loud } });
  ask(formParams({ name: { type: 'string' }, code: { type: 'string' } }));
  await user.type(screen.getByRole('textbox', { name: 'name' }), 'Ana');
  expect(screen.getByLabelText('f0')).toHaveTextContent('Ana');
  const code = screen.getByRole('textbox', { name: 'code' });
  await user.type(code, 'abc');
  expect(code).toHaveValue('ABC');
  expect(screen.getByLabelText('f1')).toHaveTextContent('ABC');
});

test('the second question of a page knows from the first moment what could be a secret: each text is drawn once', async () => {
  const drawn: string[] = [];
  function Counted({ field, engines }: ControlProps<'text'>): ReactNode {
    drawn.push(`${field.label}: ${engines.secrets?.isSecret(field) ?? 'unknown'}`);
    return <input aria-label={field.label} />;
  }
  const queue = createElicitationQueue();
  render(<ElicitationDialog queue={queue} guardTime={0} controls={{ text: Counted }} />);
  const ask = (properties: JsonObject): void =>
    act(() => void queue.ask({ server: { label: 'Acme' }, params: formParams(properties) }));
  ask({ first: { type: 'string' } });
  await waitFor(() => expect(drawn).toContain('first: false'));
  act(() => screen.getByRole('button', { name: 'Decline' }).click());
  drawn.length = 0;
  ask({ city: { type: 'string' }, password: { type: 'string' } });
  expect(drawn).toEqual(['city: false', 'password: true']);
});

test('who asks: the host’s label leads, the claim is marked, look-alikes are warned about', () => {
  const { ask } = renderDialog();
  ask(formParams({ login: { type: 'string' } }), {
    server: {
      label: 'Plugin 7',
      endpoint: 'https://mcp.example.com',
      claim: { name: 'gіthub-mcp-server', title: 'GitHub (verified)', version: '9.9.9' },
    },
    origin: { era: 'legacy', method: 'tools/call', name: 'sign_in' },
  });
  const dialog = screen.getByRole('dialog', { name: 'Plugin 7 asks for information' });
  const server = dialog.querySelector('[data-elicit="server"]');
  expect(server).toHaveTextContent('https://mcp.example.com Not verified by this app');
  expect(dialog.querySelector('[data-elicit="server-claim"]')).toHaveTextContent(
    'Calls itself GitHub (verified) · gіthub-mcp-server · 9.9.9',
  );
  expect(dialog.querySelector('[data-elicit="origin"]')).toHaveTextContent('Asked while running sign_in');
  expect(dialog.querySelector('[data-warning="mixed-script-name"]')).toBeVisible();
});

test('a label that nobody can read is replaced, never by the claim', () => {
  const { ask } = renderDialog();
  ask(formParams({}), { server: { label: ' \u200B ', claim: { name: 'GitHub' } } });
  expect(screen.getByRole('dialog', { name: 'A server without a name asks you to confirm' })).toBeVisible();
});

test('a message is text: markup and links stay letters, line breaks stay, direction marks go', () => {
  const { ask } = renderDialog();
  ask(formParams({}, [], '<b>Bold</b>\n[link](https://example.com) \u202Egnp.exe'));
  const text = document.querySelector('[data-elicit="message-text"]');
  expect(text?.textContent).toBe('<b>Bold</b>\n[link](https://example.com) gnp.exe');
  expect(text?.children).toHaveLength(0);
});

test('a long message is shown up to a limit, and all of it on demand', async () => {
  const { ask, user } = renderDialog();
  ask(formParams({}, [], `${'word '.repeat(4000)}THE END`));
  const text = document.querySelector('[data-elicit="message-text"]');
  expect(text?.textContent).not.toContain('THE END');
  await user.click(screen.getByRole('button', { name: 'Show all (20,007 characters)' }));
  expect(text).toHaveTextContent(/THE END$/);
  expect(screen.queryByRole('button', { name: /Show all/ })).toBeNull();
});

test('words, locale and controls come from the provider; a dialog may prefer its own', () => {
  const queue = createElicitationQueue();
  render(
    <ElicitationProvider messages={zhCn} guardTime={0} controls={{ number: () => <output>mine</output> }}>
      <ElicitationDialog queue={queue} />
    </ElicitationProvider>,
  );
  act(() => void queue.ask({ server: { label: 'Acme' }, params: formParams({ n: { type: 'number' } }) }));
  expect(screen.getByRole('dialog')).toHaveAttribute('lang', 'zh-CN');
  expect(screen.getByText('mine')).toBeVisible();
  expect(screen.getByRole('button', { name: '拒绝' })).toBeVisible();
});

test('class, style and data attributes of the host land on the dialog', () => {
  const { ask } = renderDialog({ className: 'brand', 'data-density': 'compact' } as object);
  ask(formParams({}));
  expect(screen.getByRole('dialog')).toHaveClass('brand');
  expect(screen.getByRole('dialog')).toHaveAttribute('data-density', 'compact');
});

test('parts take props, refs and another element; handlers of the host run first and can stop ours', async () => {
  const queue = createElicitationQueue();
  const refs: (HTMLElement | null)[] = [];
  let stops = true;
  function Inline(): ReactNode {
    const { current } = useElicitationQueue(queue);
    return (
      current && (
        <Elicitation.Root queue={queue} entry={current} guardTime={0}>
          <Elicitation.Title className="mine" />
          <Elicitation.Fields>
            <Elicitation.Field fieldId="f0">
              <Elicitation.Label />
              <Elicitation.Control />
            </Elicitation.Field>
          </Elicitation.Fields>
          <Elicitation.Decline asChild onClick={(event) => stops && event.preventDefault()}>
            <button ref={(element) => void refs.push(element)}>No, thanks</button>
          </Elicitation.Decline>
        </Elicitation.Root>
      )
    );
  }
  render(<Inline />);
  const results: unknown[] = [];
  act(() => {
    void queue
      .ask({ server: { label: 'Acme' }, params: formParams({ a: { type: 'string', title: 'A' } }) })
      .then((result) => results.push(result));
  });
  expect(screen.getByRole('heading', { name: 'Acme asks for information' })).toHaveClass('mine');
  const button = screen.getByRole('button', { name: 'No, thanks' });
  expect(button).toHaveAttribute('data-elicit', 'decline');
  expect(refs[0]).toBe(button);
  const user = userEvent.setup();
  await user.click(button);
  expect(results).toEqual([]);
  stops = false;
  await user.click(button);
  await waitFor(() => expect(results).toEqual([{ action: 'decline' }]));
});

test('headless: hooks alone run a question', async () => {
  const queue = createElicitationQueue();
  function Headless({ entry }: { readonly entry: Parameters<typeof useElicitationForm>[1] }): ReactNode {
    const form = useElicitationForm(queue, entry, { guardTime: 0, review: 'never' });
    const { field, draft, setDraft, issues } = useField('f0', form);
    return (
      <section>
        <input
          aria-label={field.label}
          value={draft.kind === 'text' ? draft.text : ''}
          onChange={(event) => setDraft({ kind: 'text', text: event.target.value, isEmptyAnswer: false })}
        />
        {issues.map((issue) => form.formatter.issue(issue, field))}
        <button onClick={() => void form.controller.accept()}>Go</button>
      </section>
    );
  }
  function App(): ReactNode {
    const { current } = useElicitationQueue(queue);
    return current && <Headless entry={current} />;
  }
  const { container } = render(<App />);
  const results: unknown[] = [];
  act(() => {
    void queue
      .ask({ server: { label: 'Acme' }, params: formParams({ a: { type: 'string', title: 'A' } }, ['a']) })
      .then((result) => results.push(result));
  });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Go' }));
  expect(await within(container).findByText('Fill in this field.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'A' }), 'x');
  await user.click(screen.getByRole('button', { name: 'Go' }));
  await waitFor(() => expect(results).toEqual([{ action: 'accept', content: { a: 'x' } }]));
});

test('a part outside of a question says what it needs', () => {
  const quiet = () => undefined;
  window.addEventListener('error', quiet);
  expect(() => renderToString(<Elicitation.Message />)).toThrow(/must be used within `Elicitation.Root`/);
  window.removeEventListener('error', quiet);
});

test('dates in the review are in words, with the exact value and the zone', async () => {
  const { ask, user } = renderDialog({ timeZone: 'Europe/Berlin' });
  ask(
    formParams({
      day: { type: 'string', format: 'date', title: 'Day', default: '2026-02-28' },
      at: { type: 'string', format: 'date-time', title: 'At', default: '2026-07-01T09:15:00+02:00' },
      pick: { type: 'string', title: 'Pick', oneOf: [{ const: 'a1', title: 'First' }], default: 'a1' },
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Review answers' }));
  await screen.findByRole('heading', { name: 'Check your answers' });
  const value = (id: string): string | null | undefined =>
    document.querySelector(`[data-elicit="review-row"][data-field="${id}"] [data-elicit="review-value"]`)
      ?.textContent;
  expect(value('f0')).toBe('Saturday, February 28, 20262026-02-28');
  expect(value('f1')).toMatch(/^Wednesday, July 1, 2026 at 9:15:00.AM2026-07-01T09:15:00\+02:00Time zone: /);
  expect(value('f2')).toBe('Firsta1');
});
