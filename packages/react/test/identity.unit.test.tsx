import { createElicitationQueue, type IconPolicy, type ServerIdentity } from '@elicit-kit/core';
import { act, fireEvent, render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { hueOf } from '../src/elicitation/server/hue.ts';
import { ElicitationDialog, type ElicitationDialogProps } from '../src/index.ts';
import { formParams, renderDialog } from './render-dialog.tsx';

const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAAFklEQVR4AWJiCP3/H4wZGBiYgBiOAAAAAP//MsMGrwAAAAZJREFUAwBgsgSrbvYJdwAAAABJRU5ErkJggg==';
const tides: ServerIdentity = { label: 'Tides', endpoint: 'https://tides.example' };
const known = [{ label: 'GitHub' }, { label: 'Tides', endpoint: 'https://tides.example' }];

function show(server: ServerIdentity, options: Omit<ElicitationDialogProps, 'queue'> = {}): HTMLElement {
  const { ask } = renderDialog(options);
  ask(formParams({ berth: { type: 'string' } }), { server });
  return document.querySelector<HTMLElement>('[data-elicit="mark"]')!;
}

const warnings = (): (string | undefined)[] =>
  Array.from(document.querySelectorAll<HTMLElement>('[data-warning]'), ({ dataset }) => dataset['warning']);

describe('the hue of a mark', () => {
  test('is the same for the same label and endpoint, whatever the server claims', () => {
    const mark = show({ ...tides, claim: { name: 'GitHub', title: 'GitHub' } });
    expect(mark.dataset['hue']).toBe(String(hueOf(tides)));
    expect(mark).toHaveTextContent('T');
  });

  test('differs where the same label stands for another endpoint', () => {
    const hues = ['a', 'b', 'c', 'd', 'e'].map((name) =>
      hueOf({ label: 'GitHub', endpoint: `https://${name}` }),
    );
    expect(new Set(hues).size).toBeGreaterThan(2);
  });

  test('is one of twelve, and all of them are used', () => {
    const hues = Array.from({ length: 600 }, (_, number) => hueOf({ label: `Server ${number}` }));
    expect([...new Set(hues)].sort((one, other) => one - other)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
    ]);
  });
});

describe('a claim', () => {
  test('that looks like another server of the host is marked, with that name isolated', async () => {
    show({ ...tides, claim: { name: 'Git-Hub MCP' } }, { knownServers: known });
    await waitFor(() => expect(warnings()).toEqual(['known-server-name']));
    const warning = document.querySelector('[data-warning="known-server-name"]');
    expect(warning).toHaveTextContent(/^Danger .*GitHub/);
    expect(warning?.querySelector('bdi')).toHaveTextContent('GitHub');
  });

  test('that fits the own label is not', async () => {
    show({ ...tides, claim: { name: 'tides-mcp' } }, { knownServers: known });
    await act(() => import('@elicit-kit/core/known-servers'));
    expect(warnings()).toEqual([]);
  });
});

describe('a picture of the server', () => {
  const withIcon: ServerIdentity = { ...tides, claim: { name: 'tides', icons: [{ src: png }] } };
  const picture = (mark: HTMLElement): HTMLImageElement | null => mark.querySelector('img');

  test('is not shown unless the host says so', async () => {
    const mark = show(withIcon);
    await import('@elicit-kit/core/pick-icon');
    expect(picture(mark)).toBeNull();
    expect(mark).toHaveTextContent('T');
  });

  test('takes the place of the letter when it has come, and has no name', async () => {
    const mark = show(withIcon, { icons: 'data' });
    await waitFor(() => expect(picture(mark)).not.toBeNull());
    expect(picture(mark)).toHaveAttribute('src', png);
    expect(picture(mark)).toHaveAttribute('alt', '');
    expect(picture(mark)).not.toBeVisible();
    fireEvent.load(picture(mark)!);
    expect(picture(mark)).toBeVisible();
    expect(mark.querySelector('span')).not.toBeVisible();
  });

  test('gives the letter back when it is broken', async () => {
    const mark = show(withIcon, { icons: 'data' });
    await waitFor(() => expect(picture(mark)).not.toBeNull());
    fireEvent.error(picture(mark)!);
    expect(picture(mark)).toBeNull();
    expect(mark.querySelector('span')).toBeVisible();
  });

  test('leaves the letter there again while another one comes', async () => {
    const queue = createElicitationQueue();
    const icons = [{ src: 'https://tides.example/icon.png', sizes: ['48x48'] }, { src: png }];
    void queue.ask({ server: { ...tides, claim: { icons } }, params: formParams({}) });
    const dialog = (policy: IconPolicy): ReactNode => <ElicitationDialog queue={queue} icons={policy} />;
    const { rerender } = render(dialog('same-origin'));
    const mark = document.querySelector<HTMLElement>('[data-elicit="mark"]')!;
    await waitFor(() => expect(picture(mark)).toHaveAttribute('src', icons[0]!.src));
    fireEvent.load(picture(mark)!);
    expect(mark.querySelector('span')).not.toBeVisible();
    rerender(dialog('data'));
    await waitFor(() => expect(picture(mark)).toHaveAttribute('src', png));
    expect(picture(mark)).not.toBeVisible();
    expect(mark.querySelector('span')).toBeVisible();
  });

  test('is loaded from the origin of the server without credentials and referrer', async () => {
    const icons = [{ src: 'https://tides.example/icon.svg' }];
    const mark = show({ ...tides, claim: { icons } }, { icons: 'same-origin' });
    await waitFor(() => expect(picture(mark)).not.toBeNull());
    expect(picture(mark)).toHaveAttribute('crossorigin', 'anonymous');
    expect(picture(mark)).toHaveAttribute('referrerpolicy', 'no-referrer');
  });
});
