'use client';
import type { Engines, Field } from '@elicit-kit/core';
import { createPart, type Part } from '../create-part.tsx';
import { Warning } from '../notices/warning.tsx';
import { useRequest, useSurroundings } from '../request-context.ts';
import { useFieldContext } from './field-context.ts';

/** What the kit has to say about one field: a secret asked for, a rule that is not checked. Or nothing. */
export const ElicitationFieldNotices: Part<'div'> = /* @__PURE__ */ createPart('div', 'field-notices', () => {
  const { formatter } = useRequest('Elicitation.FieldNotices');
  const { field, ids } = useFieldContext('Elicitation.FieldNotices');
  const { engines } = useSurroundings();
  if (!hasNotices(field, engines)) return null;
  return {
    id: ids.notices,
    children: (
      <>
        {engines.secrets?.isSecret(field) && <Warning code="sensitive" formatter={formatter} />}
        {noticesOf(field).map((notice) => (
          <p key={notice.code} data-elicit="notice" data-notice={notice.code}>
            {formatter.notice(notice)}
          </p>
        ))}
      </>
    ),
  };
});

/** Whether there is anything for `aria-describedby` to point at. */
export function hasNotices(field: Field, { secrets }: Engines): boolean {
  return secrets?.isSecret(field) || noticesOf(field).length > 0;
}

function noticesOf({ notices }: Field): Field['notices'] {
  return notices.filter(({ isForPeople }) => isForPeople);
}
