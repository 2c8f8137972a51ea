import type { Blocker, Field, Option, UnsupportedReason } from '../form/field.ts';
import type { Notice } from '../form/notices.ts';
import type { WithdrawalReason } from '../protocol/incoming.ts';
import type { Refusal, RefusalCode } from '../protocol/refusal.ts';
import { plainText } from '../trust/plain-text.ts';
import type { Issue } from '../validation/issue.ts';
import type {
  Message,
  MessageGroup,
  MessageOverrides,
  MessageParams,
  Messages,
  MessageWords,
  UiCode,
} from './messages.ts';

/** Turns codes into texts of one locale. No method throws. Texts among the values go through `plainText`. */
export interface Formatter {
  /** BCP 47. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  readonly ui: (code: UiCode, params?: MessageParams) => string;
  /** The kind of the field, where it is given, makes the words fit: "Choose…" for a choice, "Enter…" for a text. */
  readonly issue: (issue: Issue, field?: Field) => string;
  readonly notice: (notice: Notice) => string;
  readonly refusal: (refusal: Refusal | RefusalCode) => string;
  readonly unsupported: (reason: UnsupportedReason) => string;
  readonly blocker: (blocker: Blocker) => string;
  readonly withdrawal: (reason: WithdrawalReason) => string;
  /** The field's label, or "Field 3" where it has none that can be read. */
  readonly fieldLabel: (field: Pick<Field, 'label' | 'index'>) => string;
  /** The option's label, or "Option 3". `index` counts from 0. */
  readonly optionLabel: (option: Pick<Option, 'label'>, index: number) => string;
}

/** Binds a message table, and texts of the host's own over it, to the `Intl` helpers of its locale. */
export function createFormatter(messages: Messages, overrides?: MessageOverrides): Formatter {
  const words = wordsOf(messages.locale);

  function format(group: MessageGroup, code: string, params: MessageParams = {}): string {
    const message = ownMessage(overrides?.[group], code) ?? ownMessage(messages[group], code);
    if (typeof message !== 'function') return message ?? code;
    try {
      return message(plainParams(params), words);
    } catch {
      return code; // A host's text that throws must not take the dialog down.
    }
  }

  const ui = (code: UiCode, params?: MessageParams): string => format('ui', code, params);
  return {
    locale: messages.locale,
    direction: messages.direction,
    ui,
    issue: (issue, field) =>
      format('issues', issue.code, field ? { kind: field.kind, ...issue.params } : issue.params),
    notice: (notice) => format('notices', notice.code, notice.params),
    refusal: (refusal) => format('refusals', typeof refusal === 'string' ? refusal : refusal.code),
    unsupported: (reason) => format('unsupported', reason),
    blocker: ({ code, name }) => format('blockers', code, { name }),
    withdrawal: (reason) => format('withdrawals', reason),
    fieldLabel: (field) => field.label || ui('unnamedField', { position: field.index + 1 }),
    optionLabel: (option, index) => option.label || ui('unnamedOption', { position: index + 1 }),
  };
}

const wordsByLocale = /* @__PURE__ */ new Map<string, MessageWords>();

/**
 * Languages that write 0 to 999 with the digits of ASCII in every country. The first use of any `Intl` costs a page of
 * Chromium about 20 ms, which small numbers are not worth. A tag with an extension could ask for other digits.
 */
const LATIN_DIGITS = /^(?:de|en|es|fr|ja|ko|pt|ru|zh)(?:-(?!.-)\w+)*$/;

/** `Intl` objects are slow to make and cheap to keep: one set per locale, made when first used. */
function wordsOf(locale: string): MessageWords {
  let words = wordsByLocale.get(locale);
  if (!words) {
    let numberFormat: Intl.NumberFormat | undefined;
    let pluralRules: Intl.PluralRules | undefined;
    const isPlain = LATIN_DIGITS.test(locale);
    words = {
      number: (value) => {
        if (typeof value !== 'number') return value ?? '';
        if (isPlain && Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
        // Beyond these a locale's writing is a row of zeros.
        if (value !== 0 && !(Math.abs(value) < 1e21 && Math.abs(value) >= 1e-7)) return String(value);
        return (numberFormat ??= orEnglish(
          (tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 20 }),
          locale,
        )).format(value);
      },
      plural: (count, forms) => {
        if (typeof count !== 'number') return forms.other;
        pluralRules ??= orEnglish((tag) => new Intl.PluralRules(tag), locale);
        return forms[pluralRules.select(count)] ?? forms.other;
      },
    };
    wordsByLocale.set(locale, words);
  }
  return words;
}

function orEnglish<T>(make: (locale: string) => T, locale: string): T {
  try {
    return make(locale);
  } catch {
    return make('en'); // The tag of a host's own table may not be well formed.
  }
}

function ownMessage(
  group: Readonly<Record<string, Message | undefined>> | undefined,
  code: string,
): Message | undefined {
  return group !== undefined && Object.hasOwn(group, code) ? group[code] : undefined;
}

function plainParams(params: MessageParams): MessageParams {
  const plain: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(params)) {
    plain[name] = typeof value === 'string' ? plainText(value, { isSingleLine: true }) : value;
  }
  return plain;
}
