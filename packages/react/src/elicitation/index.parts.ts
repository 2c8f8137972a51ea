export { ElicitationRoot as Root, ElicitationFormProvider as Provider } from './root/elicitation-root.tsx';
export { ElicitationFormElement as Form } from './form/elicitation-form.tsx';
export { ElicitationTitle as Title } from './server/elicitation-title.tsx';
export { ElicitationMark as Mark } from './server/elicitation-mark.tsx';
export { ElicitationServer as Server } from './server/elicitation-server.tsx';
export { ElicitationQueuePosition as QueuePosition } from './server/elicitation-queue-position.tsx';
export { ElicitationMessage as Message } from './message/elicitation-message.tsx';
export { ElicitationNotices as Notices } from './notices/elicitation-notices.tsx';
export { ElicitationBlocked as Blocked } from './blocked/elicitation-blocked.tsx';
export { ElicitationStatus as Status } from './status/elicitation-status.tsx';
export { ElicitationSummary as Summary } from './summary/elicitation-summary.tsx';
export { ElicitationSendFailure as SendFailure } from './send-failure/elicitation-send-failure.tsx';
export { ElicitationFields as Fields } from './fields/elicitation-fields.tsx';
export { ElicitationField as Field } from './field/elicitation-field.tsx';
export { ElicitationLabel as Label } from './field/elicitation-label.tsx';
export { ElicitationDescription as Description } from './field/elicitation-description.tsx';
export { ElicitationFieldNotices as FieldNotices } from './field/elicitation-field-notices.tsx';
export { ElicitationControl as Control } from './field/elicitation-control.tsx';
export { ElicitationError as Error } from './field/elicitation-error.tsx';
export { ElicitationReview as Review } from './review/elicitation-review.tsx';
export { ElicitationUrl as Url } from '../url/elicitation-url.tsx';
export { ElicitationUrlStatus as UrlStatus } from '../url/elicitation-url-status.tsx';
export {
  ElicitationOpenAgain as OpenAgain,
  ElicitationCheckAgain as CheckAgain,
  ElicitationStopWaiting as StopWaiting,
  ElicitationCopyUrl as CopyUrl,
} from '../url/elicitation-url-actions.tsx';
export { ElicitationWithdrawn as Withdrawn } from './withdrawn/elicitation-withdrawn.tsx';
export { ElicitationCopyAnswers as CopyAnswers } from './withdrawn/elicitation-copy-answers.tsx';
export {
  ElicitationAccept as Accept,
  ElicitationContinue as Continue,
} from './actions/elicitation-accept.tsx';
export {
  ElicitationBack as Back,
  ElicitationClose as Close,
  ElicitationDecline as Decline,
  ElicitationDone as Done,
} from './actions/elicitation-actions.tsx';
export {
  ElicitationHeld as Held,
  ElicitationShowHeld as ShowHeld,
  ElicitationCancelHeld as CancelHeld,
} from './held/elicitation-held.tsx';
export { ElicitationPause as Pause } from './held/elicitation-pause.tsx';
export { ElicitationDiscard as Discard } from './discard/elicitation-discard.tsx';
