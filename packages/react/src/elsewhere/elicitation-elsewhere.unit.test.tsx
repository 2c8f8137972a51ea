import { createElicitationQueue, type Ask, type ElicitationQueue } from '@elicit-kit/core';
import { zhCn } from '@elicit-kit/core/messages/zh-cn';
import { connectElicitations, serveElicitations, type RemoteElicitations } from '@elicit-kit/core/remote';
import { fromMessagePort } from '@elicit-kit/core/remote/message-port';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { formParams } from '../../test/render-dialog.tsx';
import { ElicitationDialog, ElicitationElsewhere } from '../index.ts';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

interface View {
  readonly queue: ElicitationQueue;
  readonly remote: RemoteElicitations;
}

/** Two views of one person, of which the first shows the question. */
async function openTwo(message: string, label = 'Tide Office'): Promise<{ first: View; second: View }> {
  const serving = serveElicitations();
  cleanups.push(() => serving.close());
  let ask!: Ask;
  serving.connect({
    start(given) {
      ask = given;
      return () => undefined;
    },
  });
  const open = async (): Promise<View> => {
    const queue = createElicitationQueue();
    const remote = connectElicitations(() => {
      const { port1, port2 } = new MessageChannel();
      serving.accept(fromMessagePort(port2));
      return fromMessagePort(port1);
    });
    cleanups.push(queue.connect(remote));
    await waitFor(() => expect(remote.getSnapshot().state).toBe('open'));
    return { queue, remote };
  };
  const first = await open();
  const params = formParams({ berth: { type: 'string', title: 'Berth' } }, [], message);
  void ask({ server: { label }, params });
  await waitFor(() => expect(first.queue.getSnapshot().current).not.toBeNull());
  const second = await open();
  await waitFor(() => expect(second.remote.getSnapshot().elsewhere).toHaveLength(1));
  return { first, second };
}

test('tells of a question in another window, and takes it with what was typed there', async () => {
  const { first, second } = await openTwo('Which berth?');
  first.queue.writeDraft('q1', { f0: { kind: 'text', text: 'B2', isEmptyAnswer: false } });
  render(
    <>
      <ElicitationDialog queue={second.queue} guardTime={0} />
      <ElicitationElsewhere remote={second.remote} className="mine" />
    </>,
  );
  const status = screen.getByRole('status');
  expect(status).toHaveClass('mine');
  expect(status).toHaveTextContent('A question from Tide Office is open in another window. Which berth?');
  const take = within(status).getByRole('button', { name: 'Answer here' });
  expect(take).toHaveAccessibleDescription(/^A question from Tide Office/);
  await userEvent.click(take);
  expect(await screen.findByRole('textbox', { name: 'Berth' })).toHaveValue('B2');
  await waitFor(() => expect(screen.queryByText(/another window/)).toBeNull());
  expect(first.queue.getSnapshot().current?.state).toEqual({ name: 'withdrawn', reason: 'elsewhere' });
});

test('is empty while no other window shows anything, and speaks the language it is given', async () => {
  const { first, second } = await openTwo('Which berth?', 'Tide');
  render(<ElicitationElsewhere remote={second.remote} messages={zhCn} />);
  expect(screen.getByRole('status')).toHaveAttribute('lang', 'zh-CN');
  expect(screen.getByRole('button', { name: '在此回答' })).toBeInTheDocument();
  await act(async () => {
    first.queue.settle('q1', { action: 'decline' });
  });
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
});

test('text of a server is text: no markup, no direction tricks', async () => {
  const { second } = await openTwo('<img src=x>\u202Eevil');
  render(<ElicitationElsewhere remote={second.remote} />);
  expect(screen.getByRole('status').querySelector('img')).toBeNull();
  expect(screen.getByText('<img src=x>evil')).toBeInTheDocument();
});
