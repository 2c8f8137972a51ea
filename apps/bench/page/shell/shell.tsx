import * as Dialog from '@radix-ui/react-dialog';
import { useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Answer, Question, QuestionSchema } from '../../src/question.ts';
import type { Asking } from '../entrant.ts';
import './shell.css';

export interface FormProps {
  readonly schema: QuestionSchema;
  readonly onAnswer: (answer: Answer) => void;
}

interface Asked {
  readonly id: number;
  readonly question: Question;
  readonly onAnswer: (answer: Answer) => void;
}

/**
 * What a host writes around a form library to ask a question: a Radix dialog with title, message, the form and a way
 * out. The overlay is a plain element: Radix's own injects a style, which a strict policy reports, and locks the
 * scrolling of the page, which costs time that is not the form's.
 */
export function startInShell(host: HTMLElement, Form: ComponentType<FormProps>): Asking {
  let asked: Asked | null = null;
  let count = 0;
  const listeners = new Set<() => void>();
  function show(next: Asked | null): void {
    asked = next;
    for (const listener of listeners) listener();
  }
  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }
  const read = (): Asked | null => asked;
  function Host(): ReactNode {
    const current = useSyncExternalStore(subscribe, read);
    return current && <Shell key={current.id} asked={current} Form={Form} onClose={() => show(null)} />;
  }
  createRoot(host).render(<Host />);
  return {
    ask: (question, onAnswer) => {
      count += 1;
      show({
        id: count,
        question,
        onAnswer: (answer) => {
          onAnswer(answer);
          show(null);
        },
      });
    },
    close: () => show(null),
  };
}

interface ShellProps {
  readonly asked: Asked;
  readonly Form: ComponentType<FormProps>;
  readonly onClose: () => void;
}

function Shell({ asked: { question, onAnswer }, Form, onClose }: ShellProps): ReactNode {
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <div className="shell-overlay" />
        <Dialog.Content className="shell-dialog">
          <Dialog.Title>Bookings asks for information</Dialog.Title>
          <Dialog.Description>{question.message}</Dialog.Description>
          <Form schema={question.schema} onAnswer={onAnswer} />
          <Dialog.Close>Decline</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
