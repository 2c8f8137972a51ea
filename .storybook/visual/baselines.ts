/** One picture: a story under a combination of the toolbar's choices, at a size in CSS pixels. */
export interface Baseline {
  readonly name: string;
  /** Below `packages/react/src`, without `.stories.tsx`. */
  readonly file: string;
  readonly story: string;
  readonly globals?: Readonly<Record<string, string>>;
  /** @default 720 */
  readonly width?: number;
  /** @default 760 */
  readonly height?: number;
}

const DIALOG = 'dialog/elicitation-dialog';
const LANGUAGES = 'dialog/languages';
const PHONE = { width: 360, height: 740 };
/** 1280 by 1024 at 400 %. */
const ZOOMED = { width: 320, height: 256 };
const CARD = 'card/elicitation-card';
const THEMES = 'dialog/themes';
const FIELD = { width: 560, height: 320 };

export const BASELINES: readonly Baseline[] = [
  { name: 'form', file: DIALOG, story: 'Form' },
  { name: 'form dark', file: DIALOG, story: 'Form', globals: { theme: 'dark' } },
  { name: 'form on a phone', file: DIALOG, story: 'Form', ...PHONE },
  { name: 'form at 400 percent', file: DIALOG, story: 'Form', ...ZOOMED },
  { name: 'form in Chinese', file: DIALOG, story: 'Form', globals: { locale: 'zh-CN' } },
  { name: 'form in Arabic', file: LANGUAGES, story: 'ArabicServer', globals: { locale: 'ar' } },
  {
    name: 'problems in Arabic on a phone',
    file: LANGUAGES,
    story: 'ArabicProblems',
    globals: { locale: 'ar' },
    ...PHONE,
  },
  { name: 'review in Arabic', file: LANGUAGES, story: 'ArabicReview', globals: { locale: 'ar' } },
  { name: 'every kind', file: DIALOG, story: 'EveryKind', height: 1200 },
  { name: 'one field', file: DIALOG, story: 'OneField' },
  { name: 'confirmation', file: DIALOG, story: 'Confirmation' },
  { name: 'problems', file: DIALOG, story: 'Problems' },
  { name: 'problems dark', file: DIALOG, story: 'Problems', globals: { theme: 'dark' } },
  { name: 'problems on a phone', file: DIALOG, story: 'Problems', ...PHONE },
  { name: 'review', file: DIALOG, story: 'Review' },
  { name: 'review dark', file: DIALOG, story: 'Review', globals: { theme: 'dark' } },
  { name: 'review on a phone', file: DIALOG, story: 'Review', ...PHONE },
  { name: 'discard', file: DIALOG, story: 'Discard' },
  { name: 'queue of two', file: DIALOG, story: 'QueueOfTwo' },
  { name: 'address', file: DIALOG, story: 'Address' },
  { name: 'suspicious address', file: DIALOG, story: 'SuspiciousAddress' },
  { name: 'suspicious address on a phone', file: DIALOG, story: 'SuspiciousAddress', ...PHONE },
  { name: 'address waiting', file: DIALOG, story: 'AddressWaiting' },
  { name: 'withdrawn', file: DIALOG, story: 'Withdrawn' },
  { name: 'could not be sent', file: DIALOG, story: 'CouldNotBeSent' },
  { name: 'blocked', file: DIALOG, story: 'Blocked' },
  { name: 'refused', file: DIALOG, story: 'Refused' },
  { name: 'secret', file: DIALOG, story: 'Secret' },
  { name: 'hostile text', file: DIALOG, story: 'HostileText', height: 1000 },
  { name: 'hostile text on a phone', file: DIALOG, story: 'HostileText', ...PHONE },
  { name: 'card', file: CARD, story: 'Open' },
  { name: 'card dark', file: CARD, story: 'Open', globals: { theme: 'dark' } },
  { name: 'card on a phone', file: CARD, story: 'Problems', ...PHONE },
  { name: 'receipt', file: CARD, story: 'Answered' },
  { name: 'two cards', file: CARD, story: 'TwoAtOnce', height: 1000 },
  ...['high contrast', 'shadcn', 'brand'].flatMap((skin) =>
    ['light', 'dark'].map((theme) => ({
      name: `theme ${skin} ${theme}`,
      file: THEMES,
      story: 'DefaultLight',
      globals: { skin, theme },
    })),
  ),
  { name: 'compact', file: THEMES, story: 'Compact', globals: { density: 'compact' } },
  { name: 'imitating words', file: 'dialog/situations', story: 'WordsThatImitateTheDialog' },
  { name: 'labels that cannot be seen', file: 'dialog/situations', story: 'LabelsThatCannotBeSeen' },
  { name: 'text over the limit', file: 'controls/text/text', story: 'OverTheLimit', ...FIELD },
  { name: 'text of many lines', file: 'controls/text/text', story: 'ManyLines', ...FIELD },
  { name: 'number read differently', file: 'controls/number/number', story: 'ReadsDifferently', ...FIELD },
  { name: 'yes or no, invalid', file: 'controls/boolean/boolean', story: 'Invalid', ...FIELD },
  { name: 'choices with limits', file: 'controls/choices/choices', story: 'Limits', ...FIELD },
  { name: 'choice with descriptions', file: 'controls/choice/choice', story: 'Descriptions', ...FIELD },
  { name: 'long options', file: 'controls/choice/choice', story: 'LongOptions', ...FIELD },
  { name: 'time that comes twice', file: 'controls/date-time/date-time', story: 'Overlap', ...FIELD },
  { name: 'list to search', file: 'controls/picker/picker', story: 'Open', width: 560, height: 520 },
  { name: 'several chosen', file: 'controls/picker/picker', story: 'Several', width: 560, height: 520 },
];
