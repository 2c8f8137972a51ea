'use client';
import type { ElicitationEntry, ElicitationQueue } from '@elicit-kit/core';
import * as Dialog from '@radix-ui/react-dialog';
import { useEffect, useRef, type ComponentPropsWithoutRef, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { ElicitationFormProvider } from '../elicitation/root/elicitation-root.tsx';
import * as Elicitation from '../elicitation/index.parts.ts';
import { useElicitationForm } from '../hooks/use-elicitation-form.ts';
import { useElicitationQueue } from '../hooks/use-elicitation-queue.ts';
import { prefetchEngines } from '../internal/controller.ts';
import { activeElement } from '../internal/active-element.ts';
import { isComposing } from '../internal/is-composing.ts';
import { matches } from '../internal/matches.ts';
import { useClientLayoutEffect } from '../internal/use-client-layout-effect.ts';
import { ElicitationPauses } from '../pauses/elicitation-pauses.tsx';
import { splitOptions, type ElicitationOptions } from '../provider/elicitation-provider.tsx';
import { keepTabInside } from './keep-tab-inside.ts';
import { ElicitationLayout, isShort } from './elicitation-layout.tsx';

type ContentProps = Omit<ComponentPropsWithoutRef<typeof Dialog.Content>, 'asChild' | 'children'>;

export interface ElicitationDialogProps extends ElicitationOptions, ContentProps {
  /** The questions to show, one after another. */
  readonly queue: ElicitationQueue;
  /** Where the dialog is put. @default document.body */
  readonly container?: HTMLElement | null | undefined;
  /** Whether a press outside cancels; a touched form asks first all the same. @default false */
  readonly dismissOnOutside?: boolean | undefined;
  /** Gets the focus when the dialog closes and the element that had it before is gone. */
  readonly returnFocusRef?: RefObject<HTMLElement | null> | undefined;
}

/**
 * Shows the questions of a queue in a modal dialog: who asks, the message, the fields, a review, and the answer back.
 * Renders nothing while there is no question, and nothing on the server. Other props, such as `className`, `style`
 * and `data-*`, land on the dialog element.
 */
export function ElicitationDialog(props: ElicitationDialogProps): ReactNode {
  const { current, floods } = useElicitationQueue(props.queue);
  const { returnFocusRef } = props;
  const isOpen = current !== null;
  const container = useRef(props.container);
  const focusBefore = useRef<HTMLElement | null>(null);
  useClientLayoutEffect(() => {
    container.current = props.container;
  });
  useEffect(() => {
    // Safari does not say when it has nothing else to do.
    const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
    whenIdle(prefetchEngines);
  }, []);
  useClientLayoutEffect(() => {
    if (!isOpen) return;
    // Before the content comes, which takes the focus; there is no trigger that it could go back to.
    const page = container.current?.ownerDocument;
    focusBefore.current = (page && activeElement(page)) ?? activeElement(document);
  }, [isOpen]);

  function returnFocus(): void {
    const before = focusBefore.current;
    (before?.isConnected ? before : returnFocusRef?.current)?.focus();
  }
  return (
    <>
      <Dialog.Root open={isOpen}>
        {current && <OpenDialog {...props} entry={current} onReturnFocus={returnFocus} />}
      </Dialog.Root>
      {floods.length > 0 &&
        createPortal(
          <ElicitationPauses
            queue={props.queue}
            messages={props.messages}
            timeZone={props.timeZone}
            withHeld={false}
            data-placement="corner"
          />,
          props.container ?? document.body,
        )}
    </>
  );
}

interface OpenDialogProps extends ElicitationDialogProps {
  readonly entry: ElicitationEntry;
  readonly onReturnFocus: () => void;
}

function OpenDialog(props: OpenDialogProps): ReactNode {
  const { entry, onReturnFocus, queue, container, dismissOnOutside, returnFocusRef: _, ...rest } = props;
  const [options, content] = splitOptions(rest);
  const form = useElicitationForm(queue, entry, options);
  const { controller, formatter } = form;
  // For a moment at most; nobody should see a question about an address without the address.
  if (form.view === 'loading') return null;
  return (
    <Dialog.Portal container={container}>
      <div data-elicit="overlay" />
      <Dialog.Content
        data-elicit="dialog"
        data-view={form.view}
        dir={formatter.direction}
        lang={form.options.messages.locale}
        {...content}
        onPointerDown={(event) => {
          content.onPointerDown?.(event);
          queue.heartbeat(entry.id);
        }}
        onKeyDown={(event) => {
          content.onKeyDown?.(event);
          if (!event.defaultPrevented) keepTabInside(event);
        }}
        onOpenAutoFocus={(event) => {
          content.onOpenAutoFocus?.(event);
          // The parts move it, to the first field; once more, as a dialog below lets go of it only now.
          if (!event.defaultPrevented) controller.moveFocus();
          event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          content.onCloseAutoFocus?.(event);
          if (event.defaultPrevented) return;
          event.preventDefault();
          onReturnFocus();
        }}
        onEscapeKeyDown={(event) => {
          content.onEscapeKeyDown?.(event);
          if (event.defaultPrevented) return;
          event.preventDefault();
          // It ends a composition, or closes an open list, before it closes a dialog.
          if (!isComposing(event) && !isOpenList(event.composedPath()[0])) controller.dismiss();
        }}
        onPointerDownOutside={(event) => {
          content.onPointerDownOutside?.(event);
          if (!event.defaultPrevented && dismissOnOutside) controller.dismiss();
          event.preventDefault();
        }}
      >
        <ElicitationFormProvider form={form}>
          <ElicitationLayout
            title={
              <>
                <Dialog.Title asChild>
                  <Elicitation.Title />
                </Dialog.Title>
                <Elicitation.QueuePosition />
              </>
            }
            message={
              form.view === 'held' ? (
                <Dialog.Description asChild>
                  <Elicitation.Held />
                </Dialog.Description>
              ) : isShort(entry) ? (
                <Dialog.Description asChild>
                  <Elicitation.Message />
                </Dialog.Description>
              ) : (
                <Elicitation.Message />
              )
            }
          />
        </ElicitationFormProvider>
      </Dialog.Content>
    </Dialog.Portal>
  );
}

function isOpenList(target: EventTarget | undefined): boolean {
  return matches(target, '[role="combobox"][aria-expanded="true"]');
}
