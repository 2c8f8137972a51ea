import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { expect, inject, test, vi } from 'vitest';
import { pageElement, pages, questions, type Page } from './apps.tsx';

const DRAWN: Readonly<Record<string, RegExp>> = {
  'dialog, no question': /^<main><\/main>$/,
  'dialog, a form': /^<main><\/main>$/,
  'dialog, an address': /^<main><\/main>$/,
  'parts, no question': /^$/,
  'parts, a form':
    /Acme<\/bdi> asks for information.*Where should the parcel go\?.*value="Ana".*Seats.*Tags.*Notes/s,
  'parts, an address': /Acme.*Sign in\..*Decline/s,
};

/** Takes over what the server drew; yields what React had to mend. */
async function hydrate(page: Page, html: string): Promise<readonly unknown[]> {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const recovered: unknown[] = [];
  const options = { onRecoverableError: (error: unknown) => recovered.push(error) };
  const root = await act(async () => hydrateRoot(container, pageElement(page), options));
  const message = questions[page.question]?.message ?? '';
  await vi.waitFor(() => expect(document.body.textContent).toContain(message));
  await act(async () => root.unmount());
  container.remove();
  return recovered;
}

test('the server had no document', () => {
  expect(inject('serverGlobals')).toEqual([]);
});

test.each(pages)(
  'the $app with $question: drawn on the server, taken over in the browser, quietly',
  async (page) => {
    const name = `${page.app}, ${page.question}`;
    const { html, complaints } = inject('serverPages')[name] ?? { html: 'none', complaints: [] };
    expect(html).toMatch(DRAWN[name] ?? /never/);
    expect(complaints).toEqual([]);
    expect(await hydrate(page, html)).toEqual([]);
  },
);

test('a page that differs from what the server drew would not pass here', async () => {
  const { html } = inject('serverPages')['parts, a form'] ?? { html: '' };
  const complain = vi.mocked(console.error).mockImplementation(() => undefined);
  expect(await hydrate({ app: 'parts', question: 'a form' }, html.replace('Seats', 'Places'))).not.toEqual(
    [],
  );
  complain.mockClear();
});
