import { expect, test } from 'vitest';
import type { RenderExpectation } from '../src/case-file/case.ts';
import { checkDialog } from '../src/checks/check-dialog.ts';
import { checkLayout } from '../src/checks/check-layout.ts';
import { Checks } from '../src/checks/check.ts';
import type { Screen } from '../src/screen.ts';

const SCREEN: Screen = {
  isOpen: true,
  title: 'Host asks for information',
  serverLabel: 'Host',
  serverText: 'Host asks for information Calls itself demo',
  message: {
    text: 'One\nTwo',
    shownText: 'One\nTwo',
    whiteSpace: 'preserve',
    isSetApart: true,
    hasMore: false,
  },
  warnings: [],
  links: 0,
  text: 'One\nTwo\nSend',
  blocked: null,
  url: null,
  actions: [],
  focusField: null,
  fields: [],
};
const URL_SCREEN: Screen = {
  ...SCREEN,
  url: { full: 'https://a.example/x', host: 'a.example', isCut: false },
};

function failures(expected: RenderExpectation, screen: Screen): readonly string[] {
  const checks = new Checks('render');
  checkDialog(checks, expected, screen, { message: 'One\nTwo' });
  return checks.all.filter(({ ok }) => !ok).map(({ at }) => at.replace('render: ', ''));
}

test.each<[string, RenderExpectation, Screen, readonly string[]]>([
  ['message to its end', { messageEndsWith: 'Two' }, SCREEN, []],
  ['message cut off', { messageEndsWith: 'Three' }, SCREEN, ['end of the message']],
  ['another message', { messageTextIs: 'One Two' }, SCREEN, ['message']],
  ['line breaks kept', { messageKeepsLineBreaks: true }, SCREEN, []],
  [
    'line breaks lost',
    { messageKeepsLineBreaks: true },
    {
      ...SCREEN,
      message: {
        text: 'One\nTwo',
        shownText: 'One Two',
        whiteSpace: 'collapse',
        isSetApart: true,
        hasMore: false,
      },
    },
    ['line breaks of the message are kept'],
  ],
  [
    'no message set apart',
    { messageIsSetApart: true },
    { ...SCREEN, message: null },
    ['message is set apart'],
  ],
  ['another server', { serverTextContains: ['other'] }, SCREEN, ['who asks']],
  ['a link', { links: 0 }, { ...SCREEN, links: 1 }, ['links']],
  [
    'a forbidden character',
    { forbiddenInText: ['\u202e'] },
    { ...SCREEN, text: 'a\u202eb' },
    ['forbidden in the text'],
  ],
  ['a text that is missing', { mustContainText: ['Three'] }, SCREEN, ['text']],
  ['a warning that is missing', { warnings: ['punycode'] }, SCREEN, ['warning']],
  [
    'more warnings than listed',
    { warnings: ['punycode'] },
    { ...SCREEN, warnings: ['punycode', 'userinfo'] },
    [],
  ],
  [
    'a warning where none may be',
    { warnings: [] },
    { ...SCREEN, warnings: ['punycode'] },
    ['warnings that are too many'],
  ],
  [
    'a warning that is allowed',
    { warnings: [], warningsAllowed: ['loopback'] },
    { ...SCREEN, warnings: ['loopback'] },
    [],
  ],
  ['the address and its host', { url: 'https://a.example/x', host: 'a.example' }, URL_SCREEN, []],
  ['another address', { url: 'https://b.example/x' }, URL_SCREEN, ['address']],
  ['another host', { host: 'b.example' }, URL_SCREEN, ['host']],
  [
    'an address that is cut off',
    { url: 'https://a.example/x' },
    { ...SCREEN, url: { full: 'https://a.example/x', host: null, isCut: true } },
    ['all of the address can be read'],
  ],
])('%s', (_title, expected, screen, places) => {
  expect(failures(expected, screen)).toEqual(places);
});

test('fails buttons that are covered or outside of the window, and sideways scrolling', () => {
  const checks = new Checks('render');
  const parts = [
    { name: 'accept', isInside: true, isHit: true, box: '' },
    { name: 'decline', isInside: false, isHit: false, box: '' },
    { name: 'close', isInside: true, isHit: false, box: '' },
  ];
  const layout = { width: 360, height: 640, parts, scrollsSideways: ['body'] };
  checkLayout(checks, { actionsStayReachable: true, noHorizontalScroll: true }, layout, false);
  expect(checks.all.map(({ ok }) => ok)).toEqual([true, false, false, false]);
});
