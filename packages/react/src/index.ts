export { ElicitationDialog, type ElicitationDialogProps } from './dialog/elicitation-dialog.tsx';
export { ElicitationCard, type ElicitationCardProps } from './card/elicitation-card.tsx';
export { ElicitationPauses, type ElicitationPausesProps } from './pauses/elicitation-pauses.tsx';
export { ElicitationElsewhere, type ElicitationElsewhereProps } from './elsewhere/elicitation-elsewhere.tsx';
export * as Elicitation from './elicitation/index.parts.ts';
export type { Part, PartProps } from './elicitation/create-part.tsx';
export type {
  ElicitationRootProps,
  ElicitationFormProviderProps,
} from './elicitation/root/elicitation-root.tsx';
export type { ElicitationFieldProps } from './elicitation/field/elicitation-field.tsx';
export {
  ElicitationProvider,
  type ElicitationOptions,
  type ElicitationProviderProps,
  type ReadyOptions,
} from './provider/elicitation-provider.tsx';

export { useElicitationQueue } from './hooks/use-elicitation-queue.ts';
export { useElicitationForm, type ElicitationForm } from './hooks/use-elicitation-form.ts';
export { useField, type FieldState } from './hooks/use-field.ts';
export type { ControllerState, ElicitationController, ElicitationSettings } from './internal/controller.ts';
export type { FieldView, FormEngine } from './internal/form-engine.ts';
export type { FocusTargets } from './internal/focus-targets.ts';
export type { RequestView } from './internal/request-view.ts';
export type { Store } from './internal/store.ts';

export { defaultControls } from './controls/index.ts';
export type { ControlProps, Controls, DraftOf, FieldOf } from './controls/control-props.ts';
export { openPage } from './url/open-page.ts';
