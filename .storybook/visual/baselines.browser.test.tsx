import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../preview.tsx';
import './fonts.css';
import { BASELINES, type Baseline } from './baselines.ts';

type StoriesModule = Parameters<typeof composeStories>[0];

const modules = import.meta.glob<StoriesModule>('../../packages/react/src/**/*.stories.tsx', { eager: true });
const annotations = setProjectAnnotations([preview]);

beforeAll(annotations.beforeAll);

/** Words after the time has come that fonts, chunks and transitions take. */
async function settled(): Promise<void> {
  await document.fonts.ready;
  await expect.poll(() => document.querySelectorAll('[data-loading], [aria-busy="true"]').length).toBe(0);
  await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null)));
  await document.fonts.ready;
}

describe.each(BASELINES)('$name', ({ name, file, story, globals, width, height }: Baseline) => {
  test('looks as it did', async () => {
    const module = modules[`../../packages/react/src/${file}.stories.tsx`];
    if (!module) throw new Error(`There is no story file ${file}.`);
    const stories = composeStories(module, {
      initialGlobals: { ...preview.initialGlobals, ...globals },
      decorators: preview.decorators ?? [],
    });
    const composed = stories[story as keyof typeof stories] as { run: () => Promise<void> } | undefined;
    if (!composed) throw new Error(`There is no story ${story} in ${file}.`);
    await page.viewport(width ?? 720, height ?? 760);
    await composed.run();
    await settled();
    await expect(document.body).toMatchScreenshot(name);
  });
});
