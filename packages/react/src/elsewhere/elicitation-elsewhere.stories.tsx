import type { RemoteElicitations, RemoteSnapshot } from '@elicit-kit/core/remote';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ElicitationElsewhere } from './elicitation-elsewhere.tsx';

const take = fn();

/** A view beside others that show these questions. */
function remoteOf(
  elsewhere: RemoteSnapshot['elsewhere'],
): Pick<RemoteElicitations, 'subscribe' | 'getSnapshot' | 'take'> {
  const snapshot: RemoteSnapshot = { state: 'open', fault: null, elsewhere };
  return { subscribe: () => () => undefined, getSnapshot: () => snapshot, take };
}

const meta: Meta<typeof ElicitationElsewhere> = {
  title: 'Elsewhere',
  component: ElicitationElsewhere,
  args: {
    remote: remoteOf([
      { id: 'a.1', label: 'Harbour bookings', message: 'Which berth shall it be?' },
      { id: 'a.2', label: 'Tide Office', message: '' },
    ]),
  },
};
export default meta;

export const Questions: StoryObj<typeof meta> = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const [first] = canvas.getAllByRole('button');
    if (!first) throw new Error('no button');
    await userEvent.click(first);
    await expect(take).toHaveBeenCalledWith('a.1');
  },
};

export const LongTexts: StoryObj<typeof meta> = {
  args: {
    remote: remoteOf([
      { id: 'a.1', label: 'Harbour'.repeat(12), message: 'Which of all the berths shall it be? '.repeat(5) },
    ]),
  },
};
