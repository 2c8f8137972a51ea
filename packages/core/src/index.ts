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
  IncomingElicitation,
  RequestOrigin,
  ServerClaim,
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
export {
  readInputRequests,
  readInputRequired,
  type InputFault,
  type InputRequest,
  type InputRequests,
  type ReadInputOptions,
  type ReadInputResult,
} from './protocol/read-input-required.ts';
export { buildInputResponses, buildRetryParams, type RetryMembers } from './protocol/input-responses.ts';
export { readUrlRequired } from './protocol/read-url-required.ts';
export { readServerClaim } from './protocol/read-server-claim.ts';
export { eraOf, readCapability, toCapability } from './protocol/revisions.ts';

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
export type { Engines, PatternEngine, ZoneEngine, ZoneResolution } from './validation/engines.ts';
export { loadEngines } from './validation/load-engines.ts';

export { plainText, type PlainTextOptions } from './trust/plain-text.ts';
// `inspectUrl` has an entry of its own, `@elicit-kit/core/inspect-url`: few questions have an address.
export type { UrlFinding, UrlFindingCode, UrlInspection } from './trust/inspect-url.ts';
export { inspectName, type NameFindingCode } from './trust/inspect-name.ts';
export { looksSecret, type SecretParts } from './trust/secret-hints.ts';

export {
  createElicitationQueue,
  type ElicitationQueue,
  type QueueOptions,
  type QueueSnapshot,
} from './queue/elicitation-queue.ts';
export type { ElicitationEntry, EntryId, EntryState } from './queue/entry.ts';

export { createFormatter, type Formatter } from './messages/format-message.ts';
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
