'use client';
import { createPart, type Part } from '../create-part.tsx';
import { useRequest } from '../request-context.ts';
import { sentence } from '../sentence.tsx';
import { serverLabel } from './server-label.ts';

/** "{server} asks for information", with the host's label for the server. Takes the focus where there is no field. */
export const ElicitationTitle: Part<'h2'> = /* @__PURE__ */ createPart('h2', 'title', () => {
  const request = useRequest('Elicitation.Title');
  const { entry, formatter, controller } = request;
  const isConfirm = entry.form?.fields.length === 0 && entry.form.blockers.length === 0;
  const code =
    entry.state.name === 'held'
      ? 'heldTitle'
      : entry.request?.mode === 'url'
        ? 'titleUrl'
        : isConfirm
          ? 'titleConfirm'
          : 'title';
  return {
    ref: controller.targets.ref('heading'),
    tabIndex: -1,
    children: sentence(
      formatter,
      code,
      'server',
      <bdi data-elicit="server-label">{serverLabel(request)}</bdi>,
    ),
  };
});
