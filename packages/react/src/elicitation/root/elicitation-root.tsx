'use client';
import type { ElicitationEntry, ElicitationQueue, Engines } from '@elicit-kit/core';
import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useElicitationForm, type ElicitationForm } from '../../hooks/use-elicitation-form.ts';
import type { ElicitationOptions } from '../../provider/elicitation-provider.tsx';
import { RequestContext, SurroundingsContext, useRequestState } from '../request-context.ts';

const NO_ENGINES: Engines = {};

export interface ElicitationRootProps extends ElicitationOptions {
  readonly queue: ElicitationQueue;
  /** The question to draw, as a rule `useElicitationQueue(queue).current`. */
  readonly entry: ElicitationEntry;
  readonly children?: ReactNode;
}

export interface ElicitationFormProviderProps {
  /** What `useElicitationForm` gave. */
  readonly form: ElicitationForm;
  /** Whether the first field, or the heading, takes the focus when the question appears. @default true */
  readonly autoFocus?: boolean | undefined;
  readonly children?: ReactNode;
}

/** Runs one question and hands it to the parts inside. Draws nothing itself. */
export function ElicitationRoot({ queue, entry, children, ...options }: ElicitationRootProps): ReactNode {
  return (
    <ElicitationFormProvider form={useElicitationForm(queue, entry, options)}>
      {children}
    </ElicitationFormProvider>
  );
}

/** The same for hosts that call `useElicitationForm` themselves. */
export function ElicitationFormProvider({
  form,
  autoFocus = true,
  children,
}: ElicitationFormProviderProps): ReactNode {
  const focus = useRequestState(form, (state) => state.focus);
  const { controller, entry, view } = form;
  const { store } = controller;
  // Neither the server nor hydration, which has to agree with it, knows of an engine.
  const engines = useSyncExternalStore(
    store.subscribe,
    () => store.get().engines,
    () => NO_ENGINES,
  );
  const isBusy = useRequestState(form, (state) => state.isBusy);
  const isReadOnly = isBusy || view === 'withdrawn' || entry.state.name === 'sending';
  const surroundings = useMemo(() => ({ engines, isReadOnly }), [engines, isReadOnly]);
  const [atFirst] = useState(focus);
  useEffect(() => {
    if (autoFocus || focus !== atFirst) controller.moveFocus();
  }, [controller, focus, autoFocus, atFirst]);
  return (
    // The key: nothing of one question's screen, such as an open JSON view, is left for the next.
    <RequestContext.Provider key={entry.id} value={form}>
      <SurroundingsContext.Provider value={surroundings}>{children}</SurroundingsContext.Provider>
    </RequestContext.Provider>
  );
}
