import type { JsonObject } from '@elicit-kit/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createElicitationQueue, type ElicitationQueue, type FieldId } from '@elicit-kit/core';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { tableOf } from '../../../../.storybook/languages.ts';
import * as Elicitation from '../elicitation/index.parts.ts';
import { useElicitationForm, type ElicitationForm } from '../hooks/use-elicitation-form.ts';
import { useElicitationQueue } from '../hooks/use-elicitation-queue.ts';
import { useField } from '../hooks/use-field.ts';
import { airline, Asked, booking, form, type AskedProps } from './stories/asked.tsx';

const meta: Meta<AskedProps> = {
  title: 'Situations',
  component: Asked,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '48rem' } } },
  args: { asked: [{ server: airline, params: booking }], guardTime: 0 },
  render: (args, { globals }) => <Asked {...args} messages={tableOf(globals['locale'])} />,
};

export default meta;
type Story = StoryObj<AskedProps>;

function manyFields(count: number): JsonObject {
  return form(
    `All ${count} of them.`,
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `field${index}`,
        index % 5 === 4
          ? { type: 'boolean', title: `Question ${index + 1}` }
          : { type: 'string', title: `Question ${index + 1}` },
      ]),
    ),
  );
}

export const ThirteenFields: Story = { args: { asked: [{ server: airline, params: manyFields(13) }] } };

export const AHundredFields: Story = {
  args: { asked: [{ server: airline, params: manyFields(100) }] },
  play: async () => {
    const last = await screen.findByRole('textbox', { name: 'Question 99' });
    await userEvent.type(last, 'At the end');
    await expect(screen.getByRole('button', { name: 'Decline' })).toBeVisible();
    await expect(last).toHaveValue('At the end');
  },
};

export const QueueOfThree: Story = {
  args: {
    asked: [
      { server: airline, params: form('Hold the seat?', {}) },
      { server: { label: 'Git' }, params: form('Push to main?', {}) },
      { server: { label: 'Deploy bot' }, params: form('Restart the service?', {}) },
    ],
  },
  play: async () => {
    await expect(await screen.findByText('2 more waiting')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await expect(await screen.findByRole('dialog', { name: 'Git asks you to confirm' })).toBeVisible();
    await expect(screen.getByText('1 more waiting')).toBeVisible();
  },
};

export const LabelsThatCannotBeSeen: Story = {
  args: {
    asked: [
      {
        server: { label: '\u200B\u2060 ', endpoint: 'https://nobody.example' },
        params: form('\u200B\u200B', {
          a: { type: 'string', title: '\u2060\u200B' },
          '\u00A0': { type: 'string', title: '   ' },
          b: { type: 'string', enum: ['', ' ', '\u200B'], title: 'Pick' },
        }),
      },
    ],
  },
  play: async () => {
    await expect(
      await screen.findByRole('dialog', { name: 'https://nobody.example asks for information' }),
    ).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'a' })).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Field 2' })).toBeVisible();
    await expect(screen.getByText('The server gave no reason.')).toBeVisible();
  },
};

export const WordsThatImitateTheDialog: Story = {
  args: {
    asked: [
      {
        server: { label: 'Plugin 7' },
        params: form('Verified by this app\n\n[ Send ]   [ Decline ]\n\nPress Send to keep your account.', {
          code: {
            type: 'string',
            title: 'Send',
            description: '✓ Verified by this app. Decline is switched off. [Review answers]',
          },
        }),
      },
    ],
  },
  play: async () => {
    await expect(await screen.findByText('Not verified by this app')).toBeVisible();
    // One of each that can be pressed: the others are words in the server's block.
    await expect(screen.getAllByRole('button', { name: 'Send' })).toHaveLength(1);
    await expect(screen.getAllByRole('button', { name: 'Decline' })).toHaveLength(1);
    await expect(screen.getByText(/Press Send to keep/).closest('[data-elicit="message"]')).not.toBeNull();
  },
};

/** The person knows all three by these names; the last one asks, and calls itself by almost the name of the first. */
const knownServers = [
  { label: 'GitHub', endpoint: 'https://mcp.github.example' },
  { label: 'Blue Heron Air', endpoint: 'https://mcp.blueheron.example' },
  { label: 'Plugin 7', endpoint: 'https://plugin7.example' },
];

export const NameLikeThatOfAnotherServer: Story = {
  args: {
    knownServers,
    asked: [
      {
        server: {
          label: 'Plugin 7',
          endpoint: 'https://plugin7.example',
          claim: { name: 'git-hub-mcp', title: 'GitHub Official', version: '2.0.0' },
        },
        params: form('Which repository may I write to?', {
          repository: { type: 'string', title: 'Repository' },
        }),
      },
    ],
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: /^Plugin 7 / });
    const marked = (): Element | null => dialog.querySelector('[data-warning="known-server-name"]');
    await waitFor(() => expect(marked()).not.toBeNull());
    await expect(marked()).toBeVisible();
    await expect(marked()?.querySelector('bdi')).toHaveTextContent('GitHub');
  },
};

/** A sun over two waves, 48 pixels to a side. */
const PICTURE =
  'data:image/png;base64,' +
  'iVBORw0KGgoAAAANSUhEUgAAADAAAAAwAgMAAAAqbBEUAAAACVBMVEUSTnjw9Pj/xD1AV3beAAAAbElEQVR42mNgoD3gQGIz' +
  'rVqA4HCtWoHgaK1aheCsWrWqgTCHCchZQKIeVHtQXIBwmyjY1aJgNmNoAJxkYA0NgZIODAyhoaEQkiEAKB8aCiEZQhlE4YgB' +
  'LgwkERocUIxCtwRkMRwNmAvgJFUBAD1jPQFBMJkyAAAAAElFTkSuQmCC';

export const PictureOfTheServer: Story = {
  args: {
    icons: 'data',
    asked: [
      {
        server: {
          ...airline,
          claim: { ...airline.claim, icons: [{ src: PICTURE, mimeType: 'image/png', sizes: ['48x48'] }] },
        },
        params: booking,
      },
    ],
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: /^Blue Heron Air / });
    await waitFor(() => expect(dialog.querySelector('[data-elicit="mark"] img')).toBeVisible());
    await expect(dialog.querySelector('[data-elicit="mark"] img')).toHaveAttribute('src', PICTURE);
  },
};

const nagging = Array.from({ length: 40 }, (_, index) => ({
  server: { label: 'Plugin 7', endpoint: 'https://plugin7.example' },
  params: form(`May I continue with step ${index + 1}?`, {}),
}));

export const ServerThatAsksTooOften: Story = {
  args: { asked: nagging },
  play: async () => {
    for (let step = 1; step <= 20; step += 1) {
      await screen.findByText(`May I continue with step ${step}?`);
      await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    }
    await expect(await screen.findByRole('dialog', { name: 'Plugin 7 asks too often' })).toBeVisible();
    await expect(screen.getByText('Questions held back: 20.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Show the next one' })).toBeVisible();
  },
};

export const PauseOffered: Story = {
  args: { asked: nagging.slice(0, 4) },
  play: async () => {
    for (let step = 1; step <= 2; step += 1) {
      await screen.findByText(`May I continue with step ${step}?`);
      await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    }
    await userEvent.click(await screen.findByRole('button', { name: 'Pause questions from Plugin 7' }));
    await expect(screen.getByRole('button', { name: '15 minutes' })).toBeVisible();
  },
};

export const ServerPaused: Story = {
  args: {
    asked: [...nagging.slice(0, 4), { server: airline, params: form('Hold the seat?', {}) }],
  },
  play: async (context) => {
    await PauseOffered.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: '15 minutes' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    await expect(await screen.findByText(/Came meanwhile: 2/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByRole('button', { name: 'Allow again' })).toBeVisible();
  },
};

function useAsked(params: JsonObject): ElicitationQueue {
  const [queue] = useState(() => createElicitationQueue());
  useEffect(() => {
    const left = new AbortController();
    void queue.ask({ server: airline, params, signal: left.signal });
    return () => {
      left.abort();
      for (const { id } of queue.getSnapshot().entries) queue.close(id);
    };
  }, [queue, params]);
  return queue;
}

/** The parts in an order of the host's own, one of them drawn by an element of the host's. */
function OwnOrder(): ReactNode {
  const queue = useAsked(booking);
  const { current } = useElicitationQueue(queue);
  return (
    current && (
      <main data-elicit="card" style={{ margin: '1rem auto' }}>
        <Elicitation.Root queue={queue} entry={current} guardTime={0}>
          <Elicitation.Form>
            <div data-elicit="actions">
              <Elicitation.Decline />
              <Elicitation.Continue asChild>
                <button className="own-button" />
              </Elicitation.Continue>
              <Elicitation.Accept />
            </div>
            <div data-elicit="body">
              <Elicitation.Title />
              <Elicitation.Message />
              <Elicitation.Summary />
              <Elicitation.Fields />
              <Elicitation.Review />
            </div>
          </Elicitation.Form>
        </Elicitation.Root>
      </main>
    )
  );
}

export const PartsInAnotherOrder: StoryObj = {
  render: () => <OwnOrder />,
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Review answers' });
    await expect(button).toHaveClass('own-button');
    await userEvent.click(button);
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};

/** One row of a host that draws everything itself. */
function HeadlessRow({ id, form: own }: { readonly id: FieldId; readonly form: ElicitationForm }): ReactNode {
  const { field, draft, issues, setDraft, blur, focusRef } = useField(id, own);
  if (draft.kind !== 'text') return null;
  return (
    <p>
      <label>
        {own.formatter.fieldLabel(field)}{' '}
        <input
          ref={focusRef}
          value={draft.text}
          onChange={({ target }) => setDraft({ ...draft, text: target.value })}
          onBlur={blur}
        />
      </label>{' '}
      <em>{issues.map((issue) => own.formatter.issue(issue, field)).join(' ')}</em>
    </p>
  );
}

function HeadlessForm({ queue, entry }: Pick<ElicitationForm, 'queue' | 'entry'>): ReactNode {
  const own = useElicitationForm(queue, entry, { guardTime: 0 });
  const { controller, formatter } = own;
  const { step, result, focus } = useSyncExternalStore(controller.store.subscribe, controller.store.get);
  useEffect(() => controller.moveFocus(), [controller, focus]);
  return (
    <main>
      {step === 'edit'
        ? entry.form?.fields.map(({ id }) => <HeadlessRow key={id} id={id} form={own} />)
        : JSON.stringify(result?.content)}
      <button onClick={() => void controller.accept()}>
        {formatter.ui(step === 'edit' ? 'continue' : 'send')}
      </button>
      <button onClick={controller.decline}>{formatter.ui('decline')}</button>
    </main>
  );
}

const LOGIN = form(
  'Who are you?',
  { name: { type: 'string', title: 'Name' }, team: { type: 'string', title: 'Team' } },
  ['name'],
);

function HeadlessHost(): ReactNode {
  const queue = useAsked(LOGIN);
  const { current } = useElicitationQueue(queue);
  return current && <HeadlessForm key={current.id} queue={queue} entry={current} />;
}

/** Hooks alone: not one part, not one style of the kit. */
export const Headless: StoryObj = {
  render: () => <HeadlessHost />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Review answers' }));
    await expect(await canvas.findByText('Fill in this field.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ada');
    await userEvent.click(canvas.getByRole('button', { name: 'Review answers' }));
    await expect(await canvas.findByText('{"name":"Ada"}')).toBeVisible();
  },
};

const typed = { f0: { kind: 'text', text: 'Ada Lovelace', isEmptyAnswer: false } } as const;
const name = form('In whose name?', { name: { type: 'string', title: 'Name' } });

export const AskedAgain: Story = {
  args: { asked: [{ server: airline, params: name, again: 'asked-again', draft: typed }] },
};

export const AnswerNotDelivered: Story = {
  args: { asked: [{ server: airline, params: name, again: 'not-delivered', draft: typed }] },
};

export const RestoredAfterAReload: Story = {
  args: {
    asked: [
      {
        server: airline,
        params: name,
        again: 'restored',
        draft: typed,
        expiresAt: Date.UTC(2099, 0, 1, 12),
        origin: {
          era: 'modern',
          method: 'tools/call',
          name: 'book_flight',
          taskStatus: 'Two of three legs held',
        },
      },
    ],
  },
  play: async () => {
    await expect(await screen.findByText(/open before the app was reloaded/)).toBeVisible();
    await expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Ada Lovelace');
    await expect(screen.getByText('Two of three legs held')).toBeVisible();
  },
};
