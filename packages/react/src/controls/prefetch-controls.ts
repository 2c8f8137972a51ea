import type { Form } from '@elicit-kit/core';
import { MOST_IN_SELECT } from './choice/choice-control.tsx';
import { MOST_CHECKBOXES } from './choices/choices-control.tsx';
import { LazyDateTime } from './date-time/lazy-date-time.tsx';
import { LazyList } from './list/lazy-list.tsx';
import { LazyPicker } from './picker/lazy-picker.ts';

/** Starts to fetch the controls of a form that are not among the first bytes. Best called before the form is drawn. */
export function prefetchControls(form: Form): void {
  for (const field of form.fields) {
    if (field.kind === 'date-time') void LazyDateTime.preload();
    else if (field.kind === 'list') void LazyList.preload();
    else if (
      (field.kind === 'choice' && field.options.length > MOST_IN_SELECT) ||
      (field.kind === 'choices' && field.options.length > MOST_CHECKBOXES)
    ) {
      void LazyPicker.preload();
    }
  }
}
