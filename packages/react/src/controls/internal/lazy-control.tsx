import type { Formatter } from '@elicit-kit/core';
import {
  useCallback,
  useEffect,
  useRef,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';

/** What is needed to hold the place of a control that has not come yet. */
interface PlaceProps {
  readonly controlId: string;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly focusRef: (element: HTMLElement | null) => void;
  readonly formatter: Formatter;
}

/** A component that comes in a chunk of its own. */
export interface LazyControl<Props> {
  (props: Props): ReactNode;
  /** Fetches the chunk, once. Never rejects. */
  readonly preload: () => Promise<void>;
}

/**
 * Makes a control that loads when it is first drawn, or earlier through `preload`. Until then a box of the usual size
 * holds its place, its id and the focus. Not `React.lazy`: the server draws the same box, so that hydration agrees.
 * @param load imports the control.
 * @param Fallback what serves when the chunk cannot be had. The next field that needs it tries again.
 */
export function lazyControl<Props extends PlaceProps>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props>,
): LazyControl<Props> {
  let control: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  function settle(loaded: ComponentType<Props>): void {
    control = loaded;
    for (const listener of listeners) listener();
  }
  const preload = (): Promise<void> =>
    (loading ??= load().then(settle, () => {
      loading = null;
      settle(Fallback);
    }));
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  function Lazy(props: Props): ReactNode {
    const { focusRef } = props;
    const Control = useSyncExternalStore(
      subscribe,
      () => control,
      () => null,
    );
    const hadFocus = useRef(false);
    const handOver = useCallback(
      (element: HTMLElement | null) => {
        focusRef(element);
        if (!element || !hadFocus.current) return;
        hadFocus.current = false;
        element.focus();
      },
      [focusRef],
    );
    useEffect(() => void preload(), []);
    if (Control) return <Control {...props} focusRef={handOver} />;
    return (
      <div data-elicit="box">
        <input
          id={props.controlId}
          ref={focusRef}
          readOnly
          aria-busy="true"
          aria-labelledby={props.labelId}
          aria-describedby={props.describedBy}
          onFocus={() => (hadFocus.current = true)}
          onBlur={() => (hadFocus.current = false)}
        />
      </div>
    );
  }
  return Object.assign(Lazy, { preload });
}
