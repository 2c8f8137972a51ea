export { defaultControls } from './default-controls.ts';
export { prefetchControls } from './prefetch-controls.ts';
export type { ControlProps, Controls, DraftOf, FieldOf } from './control-props.ts';
