import type { NoticeCode } from '../form/notices.ts';
import type { Blocker, UnsupportedReason } from '../form/field.ts';
import type { RefusalCode } from '../protocol/refusal.ts';
import type { WithdrawalReason } from '../protocol/incoming.ts';
import type { IssueCode } from '../validation/issue.ts';

/** Values for one text. Server text among them has been through `plainText`. Numbers come as numbers. */
export type MessageParams = Readonly<Record<string, string | number>>;

/**
 * A text of the screen: fixed, or made from values. Functions get `Intl` helpers bound to the locale, so that
 * numbers, lists and plurals read as they should.
 */
export type Message = string | ((params: MessageParams, words: MessageWords) => string);

/** Locale-bound helpers handed to message functions. */
export interface MessageWords {
  /** A number as the locale writes it; a text as it is; nothing as an empty text. */
  readonly number: (value: number | string | undefined) => string;
  /** `plural(3, { one: '…', other: '…' })`: picks by `Intl.PluralRules`. What is no number counts as `other`. */
  readonly plural: (count: number | string | undefined, forms: PluralForms) => string;
}

/** One text per plural category of the locale. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** Texts of a host's own, by group and code. What is not there comes from the locale. */
export type MessageOverrides = { readonly [Group in MessageGroup]?: Partial<Messages[Group]> | undefined };

/** The parts of a message table that hold texts. */
export type MessageGroup = Exclude<keyof Messages, 'locale' | 'direction'>;

/** Every text the kit can show, for one locale. A test fails when a locale lacks a code. */
export interface Messages {
  /** BCP 47. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  readonly issues: Readonly<Record<IssueCode, Message>>;
  readonly notices: Readonly<Record<NoticeCode, Message>>;
  readonly refusals: Readonly<Record<RefusalCode, Message>>;
  readonly unsupported: Readonly<Record<UnsupportedReason, Message>>;
  readonly blockers: Readonly<Record<Blocker['code'], Message>>;
  readonly withdrawals: Readonly<Record<WithdrawalReason, Message>>;
  /** The words of the screens themselves. */
  readonly ui: Readonly<Record<UiCode, Message>>;
}

/** Codes of the words on the screens. Grouped by where they stand. */
export type UiCode =
  // Who asks and what
  | 'title' // {server} the dialog's heading: "{server} asks for information"
  | 'titleConfirm' // {server}
  | 'titleUrl' // {server}
  | 'unnamedServer' // where the host gave no readable label
  | 'serverClaim' // {claim} "Calls itself {claim}"
  | 'serverVerified'
  | 'serverUnverified'
  | 'originTool' // {name} "Asked while running {name}"
  | 'originOther' // {name}
  | 'messageFrom' // {server} the source line of the quoted message
  | 'messageEmpty'
  | 'showAll' // {count} characters
  | 'queueNext' // {count} "{count} more waiting"
  | 'batch' // {index} {count}
  // Floods and pauses
  | 'heldTitle' // {server}
  | 'heldBody' // {count}
  | 'heldShow'
  | 'heldDismiss'
  | 'pauseServer' // {server}
  | 'pausedUntil' // {server} {time}
  | 'pausedHeld' // {count}
  | 'resumeShort'
  | 'policyClosed' // {server} {count}
  // Fields
  | 'unnamedField' // {position}
  | 'unnamedOption' // {position}
  | 'required'
  | 'optional'
  | 'allRequired'
  | 'clear' // {field} accessible name
  | 'clearShort'
  | 'yes'
  | 'no'
  | 'notAnswered'
  | 'emptyText' // "Send as empty text"
  | 'charactersLeft' // {count}
  | 'charactersOver' // {count}
  | 'willSend' // {value}
  | 'zone'
  | 'zoneChange'
  | 'zoneOffset' // {offset}
  | 'overlapEarlier' // {offset}
  | 'overlapLater' // {offset}
  | 'overlapLegend'
  | 'chooseOne'
  | 'filter'
  | 'filterResults' // {count}
  | 'noResults'
  | 'chosenCount' // {count}
  | 'chosenRange' // {count} {min} {max}
  | 'removeChoice' // {option}
  | 'showOptions'
  | 'addItem'
  | 'removeItem' // {position}
  | 'item' // {position}
  | 'noneChosen'
  | 'rangeBetween' // {min} {max}
  | 'rangeFrom' // {min}
  | 'rangeTo' // {max}
  // Actions
  | 'send'
  | 'confirm'
  | 'continue' // leads to the review
  | 'decline'
  | 'close' // the close button: cancels
  | 'back' // back to edit
  | 'openUrl' // {host}
  | 'copyUrl'
  | 'copied'
  | 'openAgain'
  | 'checkAgain'
  | 'done'
  | 'sending'
  // Review
  | 'reviewTitle'
  | 'reviewHint' // {server}
  | 'reviewEdit' // {field}
  | 'reviewEditShort'
  | 'markDefault'
  | 'markChanged'
  | 'markLeftOut'
  | 'markEmptyText'
  | 'markEmptyList'
  | 'showJson'
  | 'hideJson'
  | 'timeInZone' // {zone}
  // Problems
  | 'summaryTitle' // {count}
  | 'cannotSend'
  | 'refusedTitle'
  | 'unsupportedField' // {field} {reason}
  | 'discardTitle'
  | 'discardBody'
  | 'discardKeep'
  | 'discardLeave'
  | 'guard'
  // Ends
  | 'withdrawnTitle'
  | 'withdrawnKept'
  | 'copyAnswers'
  | 'sendFailedTitle'
  | 'sendFailedBody' // {server}
  | 'sendAgain'
  | 'answeredTitle' // {server}
  | 'openedTitle' // {server}
  | 'declinedTitle' // {server}
  | 'cancelledTitle' // {server}
  | 'answeredHint'
  // Asked again, and where
  | 'againAsked' // {server}
  | 'againNotDelivered' // {server}
  | 'againRestored'
  | 'expiresAt' // {server} {time}
  | 'elsewhereBody' // {server}
  | 'elsewhereTake'
  | 'taskStatus' // {status} server text
  // Addresses
  | 'urlIntro' // {server}
  | 'urlHost'
  | 'urlFull'
  | 'urlHostUnicode' // {host}
  | 'urlWaitingTitle'
  | 'urlWaitingBody' // {host}
  | 'urlBlocked'
  | 'urlDoneTitle'
  | 'urlRefused'
  | 'urlNotDone'
  | 'urlRestored'
  | 'urlChecking'
  | 'stopWaiting'
  | 'severityDanger'
  | 'severityWarning'
  | 'severityInfo'
  | 'warnInsecureHttp'
  | 'warnLoopback'
  | 'warnUserinfo' // {host}
  | 'warnIpHost'
  | 'warnPrivateNetwork'
  | 'warnUnusualPort' // {port}
  | 'warnPunycode'
  | 'warnMixedScript'
  | 'warnInvisible'
  | 'warnLongUrl'
  | 'warnEncodedSeparator' // {host}
  | 'warnSeveralAt' // {host}
  | 'warnConfusable' // {like}
  | 'warnDisguisedIp' // {host}
  | 'warnMisleadingSubdomain' // {domain}
  | 'warnMixedScriptName' // server name
  | 'warnInvisibleName'
  | 'warnKnownServerName' // {server}
  | 'warnSecretField'
  | 'warnSecretForm';
