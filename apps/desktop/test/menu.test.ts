import { expect, test, vi } from 'vitest';
import type { MenuEntry } from '../src/main/electron.ts';
import { applicationMenu, contextMenu } from '../src/main/menu.ts';
import { chooseWords } from '../src/main/words/words.ts';

const words = chooseWords([]);
const actions = { newWindow: vi.fn(), showConfig: vi.fn(), reloadConfig: vi.fn() };
const rolesOf = (entries: readonly MenuEntry[]): unknown[] =>
  entries.flatMap(({ role, submenu = [] }) => [...(role === undefined ? [] : [role]), ...rolesOf(submenu)]);

test.each(['darwin', 'win32', 'linux'])('on %s the menu has what no app can do without', (platform) => {
  const roles = rolesOf(applicationMenu(words, platform, actions));
  for (const role of ['undo', 'redo', 'cut', 'copy', 'paste', 'selectAll', 'close', 'minimize', 'zoomIn'])
    expect(roles).toContain(role);
  expect(roles.filter((role) => role === 'quit')).toHaveLength(1);
  expect(roles).not.toContain('toggleDevTools');
});

test('its own entries do what they say', () => {
  const entries = applicationMenu(words, 'linux', actions).flatMap(({ submenu = [] }) => submenu);
  const click = (label: string) => entries.find((entry) => entry.label === label)?.click?.();
  click('New Window');
  click('Reload Configuration');
  expect(actions.newWindow).toHaveBeenCalledOnce();
  expect(actions.reloadConfig).toHaveBeenCalledOnce();
  expect(actions.showConfig).not.toHaveBeenCalled();
});

test('a right click offers what can be done there', () => {
  const editFlags = { canCut: false, canCopy: false, canPaste: true, canSelectAll: true };
  expect(contextMenu(words, { isEditable: false, editFlags })).toBeNull();
  const copies = { ...editFlags, canCopy: true };
  expect(rolesOf(contextMenu(words, { isEditable: false, editFlags: copies }) ?? [])).toEqual(['copy']);
  const editing = contextMenu(words, { isEditable: true, editFlags }) ?? [];
  expect(editing.filter(({ enabled }) => enabled).map(({ role }) => role)).toEqual(['paste', 'selectAll']);
});

test.each([
  [[], 'Copy'],
  [['fr-FR'], 'Copy'],
  [['fr-FR', 'zh-Hans-CN', 'en-US'], '复制'],
  [['en-GB', 'zh-CN'], 'Copy'],
])('a person who prefers %j reads %s', (languages, copy) => {
  expect(chooseWords(languages).copy).toBe(copy);
});
