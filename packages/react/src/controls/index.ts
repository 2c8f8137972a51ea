export { defaultControls } from './default-controls.ts';
export { prefetchControls } from './picker/load-picker.ts';
export type { ControlProps, Controls, DraftOf, FieldOf } from './control-props.ts';
