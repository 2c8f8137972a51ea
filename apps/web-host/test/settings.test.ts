import { expect, test } from 'vitest';
import { readSettings, writeSettings } from '../src/ui/settings.ts';
import { memoryStorage } from './memory-storage.ts';

test('speaks the first language of the browser that it knows', () => {
  expect(readSettings(memoryStorage(), ['fr', 'zh-Hans-CN', 'en']).locale).toBe('zh-CN');
  expect(readSettings(memoryStorage(), ['fr', 'en-GB', 'zh']).locale).toBe('en');
  expect(readSettings(memoryStorage(), ['fr']).locale).toBe('en');
});

test('reads back what was chosen', () => {
  const storage = memoryStorage();
  writeSettings(storage, { locale: 'zh-CN', theme: 'dark' });
  expect(readSettings(storage, ['en'])).toEqual({ locale: 'zh-CN', theme: 'dark' });
});

test.each(['{', '7', '{"locale":"xx","theme":"pink"}'])('ignores %s in the storage', (text) => {
  const storage = memoryStorage({ 'elicit-kit.settings': text });
  expect(readSettings(storage, ['en'])).toEqual({ locale: 'en', theme: 'system' });
});
