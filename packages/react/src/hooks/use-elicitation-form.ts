'use client';
import type { ElicitationEntry, ElicitationQueue, Formatter, UrlInspection } from '@elicit-kit/core';
import { createFormatter } from '@elicit-kit/core/messages';
import { useEffect, useMemo, useState } from 'react';
import { createController, type ElicitationController } from '../internal/controller.ts';
import { viewOf, type RequestView } from '../internal/request-view.ts';
import { useClientLayoutEffect } from '../internal/use-client-layout-effect.ts';
import { useInspection } from '../url/use-inspection.ts';
import { useOptions, type ElicitationOptions, type ReadyOptions } from '../provider/elicitation-provider.tsx';

/** One question, ready to be drawn. The same object until the entry or the options change; typing does not change it. */
export interface ElicitationForm {
  readonly queue: ElicitationQueue;
  readonly entry: ElicitationEntry;
  readonly view: RequestView;
  readonly formatter: Formatter;
  /** What the address of the question is; null for forms. */
  readonly inspection: UrlInspection | null;
  readonly options: ReadyOptions;
  /** State and actions. `controller.store` can be subscribed to. */
  readonly controller: ElicitationController;
}

/**
 * Runs one question of a queue: draft, checks, review, guard and answer, without drawing anything. `Elicitation.Root`
 * uses it; headless hosts call it themselves and hand the result to `Elicitation.Root` or to `useField`.
 */
export function useElicitationForm(
  queue: ElicitationQueue,
  entry: ElicitationEntry,
  ownOptions: ElicitationOptions = {},
): ElicitationForm {
  const options = useOptions(ownOptions);
  const { messages, locale } = options;
  const formatter = useMemo(
    () => ({ ...createFormatter(messages), locale: locale ?? messages.locale }),
    [messages, locale],
  );
  const settings = useMemo(() => ({ ...options, locale: formatter.locale }), [options, formatter.locale]);
  const inspection = useInspection(entry);
  const view = viewOf(entry, inspection);

  // What was held back gets its form only when it is let in.
  const isHeld = view === 'held';
  const make = (): Made => ({
    queue,
    id: entry.id,
    isHeld,
    controller: createController(queue, entry, settings),
  });
  const [made, setMade] = useState(make);
  let current = made;
  if (made.id !== entry.id || made.queue !== queue || made.isHeld !== isHeld) {
    current = make();
    setMade(current);
  }
  const { controller } = current;

  useClientLayoutEffect(
    () => controller.update(entry, inspection, settings),
    [controller, entry, inspection, settings],
  );
  useEffect(() => controller.start(), [controller]);

  return useMemo(
    () => ({ queue, entry, view, formatter, inspection, options, controller }),
    [queue, entry, view, formatter, inspection, options, controller],
  );
}

/** What a controller was made for. */
interface Made {
  readonly queue: ElicitationQueue;
  readonly id: string;
  readonly isHeld: boolean;
  readonly controller: ElicitationController;
}
