export type { Json, JsonObject } from './protocol/json.ts';
export type {
  ElicitationMode,
  ElicitationRequest,
  FormRequest,
  ProtocolEra,
  ProtocolRevision,
  UrlRequest,
} from './protocol/request.ts';
export type { Refusal, RefusalCode } from './protocol/refusal.ts';
export type { Content, ContentValue, ElicitAction, ElicitResult } from './protocol/result.ts';
export type {
  Ask,
  ElicitationTransport,
  AgainReason,
  IncomingElicitation,
  PageProgress,
  RequestOrigin,
  ServerClaim,
  ServerIcon,
  ServerIdentity,
  WithdrawalReason,
} from './protocol/incoming.ts';
export { Withdrawal } from './protocol/incoming.ts';
export {
  readRequest,
  type ReadRequestOptions,
  type ReadRequestResult,
  type RequestLimits,
} from './protocol/read-request.ts';
export { acceptForm, acceptUrl, cancel, checkResult, decline, type ResultFault } from './protocol/results.ts';
// What only adapters need is `@elicit-kit/core/adapters`.

export type {
  Blocker,
  BooleanField,
  ChoiceField,
  ChoicesField,
  DateField,
  DateTimeField,
  Field,
  FieldId,
  FieldKind,
  Form,
  ListField,
  NumberField,
  Option,
  OptionId,
  TextField,
  UnsupportedField,
  UnsupportedReason,
} from './form/field.ts';
export type { Notice, NoticeCode } from './form/notices.ts';
export { readForm } from './form/read-form.ts';

export type {
  BooleanDraft,
  ChoiceDraft,
  ChoicesDraft,
  DateDraft,
  DateTimeDraft,
  Draft,
  FieldDraft,
  ListDraft,
  NumberDraft,
  TextDraft,
  UnsupportedDraft,
} from './answers/draft.ts';
export { seedDraft, emptyDraft, isTouched, type SeedOptions } from './answers/seed-draft.ts';
export {
  toContent,
  toAnswer,
  type Answer,
  type AnswerContext,
  type ContentResult,
} from './answers/to-content.ts';
export { parseNumber, type ParsedNumber } from './answers/parse-number.ts';
export { checkContent } from './validation/check-content.ts';
export type { Issue, IssueCode } from './validation/issue.ts';
export type {
  Engines,
  PatternEngine,
  SecretEngine,
  ZoneEngine,
  ZoneResolution,
} from './validation/engines.ts';
export { loadEngines } from './validation/load-engines.ts';

export { plainText, type PlainTextOptions } from './trust/plain-text.ts';
// Entries of their own, loaded where they are needed: `@elicit-kit/core/inspect-url`, `/public-suffix`, `/inspect-name`,
// `/known-servers`, `/pick-icon`, `/secret-hints`.
export type { UrlFinding, UrlFindingCode, UrlInspection } from './trust/inspect-url.ts';
export type { IconOptions, IconPolicy, PickedIcon } from './trust/pick-icon.ts';
export type { NameFinding, NameFindingCode } from './trust/inspect-name.ts';
export type { KnownServer } from './trust/known-servers.ts';
export type { SecretParts } from './trust/secret-hints.ts';

export {
  createElicitationQueue,
  type ElicitationQueue,
  type QueueOptions,
  type QueueSnapshot,
} from './queue/elicitation-queue.ts';
export type { ElicitationEntry, EntryId, EntryState } from './queue/entry.ts';
export { serverKey } from './queue/flood.ts';
export type { FloodLimits, HoldReason, PolicyQuestion, PolicyVerdict, ServerFlood } from './queue/flood.ts';
export type { Receipt } from './queue/receipt.ts';
export type { WaitingPage, WaitingStore } from './queue/waiting-store.ts';

// `createFormatter` is `@elicit-kit/core/messages`, each table `@elicit-kit/core/messages/<locale>`.
export type { Formatter } from './messages/format-message.ts';
export type {
  Message,
  MessageGroup,
  MessageOverrides,
  MessageParams,
  Messages,
  MessageWords,
  PluralForms,
  UiCode,
} from './messages/messages.ts';
