'use client';
import { useCopy } from '../../hooks/use-copy.ts';
import { createPart, type Part } from '../create-part.tsx';
import { useRequest } from '../request-context.ts';
import { typedText } from './typed-text.ts';

/** Copies what was typed into a question that has ended. Nothing before that, or where nothing was typed. */
export const ElicitationCopyAnswers: Part<'button'> = /* @__PURE__ */ createPart('button', 'copy', () => {
  const { formatter, controller, view } = useRequest('Elicitation.CopyAnswers');
  const { isCopied, copy } = useCopy();
  const { engine, form } = controller;
  if (view !== 'withdrawn' || !engine || !form) return null;
  const text = typedText(form, engine.getDraft(), formatter);
  if (text === '') return null;
  return {
    type: 'button',
    onClick: () => copy(text),
    'aria-live': 'polite',
    children: formatter.ui(isCopied ? 'copied' : 'copyAnswers'),
  };
});
