import type { ControlProps } from '../control-props.ts';
import { lazyControl, type LazyControl } from '../internal/lazy-control.tsx';

/** Date and time. It needs the time zones, which are loaded on demand as well. */
export const LazyDateTime: LazyControl<ControlProps<'date-time'>> = /* @__PURE__ */ lazyControl<
  ControlProps<'date-time'>
>(
  () => import('./date-time-control.tsx').then(({ DateTimeControl }) => DateTimeControl),
  ({ field, formatter }) => (
    <p data-elicit="unsupported">
      {formatter.issue({ code: 'zone-unavailable', fieldId: field.id, params: {} }, field)}
    </p>
  ),
);
