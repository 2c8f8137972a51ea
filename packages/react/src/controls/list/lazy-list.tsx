import type { ControlProps } from '../control-props.ts';
import { lazyControl, type LazyControl } from '../internal/lazy-control.tsx';

/** Rows of texts: beyond the specification, so few forms pay for it. */
export const LazyList: LazyControl<ControlProps<'list'>> = /* @__PURE__ */ lazyControl<ControlProps<'list'>>(
  () => import('./list-control.tsx').then(({ ListControl }) => ListControl),
  ({ formatter }) => <p data-elicit="unsupported">{formatter.unsupported('array')}</p>,
);
