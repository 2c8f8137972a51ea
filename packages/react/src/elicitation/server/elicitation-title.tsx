'use client';
import type { ElicitationEntry, UiCode } from '@elicit-kit/core';
import { createPart, type Part } from '../create-part.tsx';
import { useRequest } from '../request-context.ts';
import { sentence } from '../sentence.tsx';
import { serverLabel } from './server-label.ts';

/** "{server} asks for information", with the host's label for the server. Takes the focus where there is no field. */
export const ElicitationTitle: Part<'h2'> = /* @__PURE__ */ createPart('h2', 'title', () => {
  const request = useRequest('Elicitation.Title');
  const { entry, formatter, controller } = request;
  return {
    ref: controller.targets.ref('heading'),
    tabIndex: -1,
    children: sentence(
      formatter,
      titleOf(entry),
      'server',
      <bdi data-elicit="server-label">{serverLabel(request)}</bdi>,
    ),
  };
});

function titleOf({ state, request, form }: ElicitationEntry): UiCode {
  if (state.name === 'held') return 'heldTitle';
  if (request?.mode === 'url') return 'titleUrl';
  const isConfirm = form?.fields.length === 0 && form.blockers.length === 0;
  return isConfirm ? 'titleConfirm' : 'title';
}
