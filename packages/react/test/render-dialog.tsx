import {
  createElicitationQueue,
  type ElicitationQueue,
  type ElicitResult,
  type IncomingElicitation,
  type JsonObject,
} from '@elicit-kit/core';
import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { ElicitationDialog, type ElicitationDialogProps } from '../src/index.ts';

export interface RenderedDialog {
  readonly queue: ElicitationQueue;
  /** Asks one more question; the answer lands in the list. */
  readonly ask: (params: unknown, more?: Partial<IncomingElicitation>) => ElicitResult[];
  readonly user: UserEvent;
}

/** Params of a form. Fields are optional unless named. */
export function formParams(
  properties: JsonObject,
  required: readonly string[] = [],
  message = 'Please answer.',
): JsonObject {
  return { mode: 'form', message, requestedSchema: { type: 'object', properties, required } };
}

/** A dialog over an empty queue, without a guard unless the test wants one. */
export function renderDialog(props: Omit<ElicitationDialogProps, 'queue'> = {}): RenderedDialog {
  const queue = createElicitationQueue();
  render(
    <StrictMode>
      <ElicitationDialog queue={queue} guardTime={0} {...props} />
    </StrictMode>,
  );
  return {
    queue,
    user: userEvent.setup(),
    ask: (params, more) => {
      const results: ElicitResult[] = [];
      act(() => {
        void queue.ask({ server: { label: 'Acme' }, params, ...more }).then((result) => results.push(result));
      });
      return results;
    },
  };
}
