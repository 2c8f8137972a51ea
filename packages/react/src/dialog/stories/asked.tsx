import { createElicitationQueue, type IncomingElicitation, type JsonObject } from '@elicit-kit/core';
import { useEffect, useState, type ReactNode } from 'react';
import { ElicitationDialog, type ElicitationDialogProps } from '../elicitation-dialog.tsx';

export interface AskedProps extends Omit<ElicitationDialogProps, 'queue'> {
  /** The questions, in the order they come. */
  readonly asked: readonly IncomingElicitation[];
}

/** A queue that is asked on mount, and the dialog over it. */
export function Asked({ asked, ...props }: AskedProps): ReactNode {
  const [queue] = useState(() => createElicitationQueue());
  useEffect(() => {
    const left = new AbortController();
    for (const incoming of asked) {
      const signal = incoming.signal ? AbortSignal.any([incoming.signal, left.signal]) : left.signal;
      void queue.ask({ ...incoming, signal });
    }
    return () => {
      left.abort();
      for (const { id } of queue.getSnapshot().entries) queue.close(id);
    };
  }, [asked, queue]);
  return <ElicitationDialog queue={queue} {...props} />;
}

export const airline: IncomingElicitation['server'] = {
  label: 'Blue Heron Air',
  endpoint: 'https://mcp.blueheron.example',
  claim: { name: 'blue-heron-mcp', title: 'Blue Heron Bookings', version: '3.2.0' },
};

/** The params of a question in form mode. */
export function form(message: string, properties: JsonObject, required: readonly string[] = []): JsonObject {
  return { mode: 'form', message, requestedSchema: { type: 'object', properties, required } };
}

export const booking: JsonObject = form(
  'To hold seat 14C on BH 204 I need a few details.\nNothing is charged before you confirm the fare.',
  {
    name: {
      type: 'string',
      title: 'Passenger name',
      description: 'As it stands in the passport.',
      maxLength: 60,
    },
    email: { type: 'string', format: 'email', title: 'Email' },
    meal: { type: 'string', title: 'Meal', enum: ['standard', 'vegetarian', 'vegan'], default: 'standard' },
    bags: { type: 'integer', title: 'Checked bags', minimum: 0, maximum: 4, default: 1 },
    insurance: { type: 'boolean', title: 'Travel insurance' },
  },
  ['name', 'email'],
);
