'use client';
import { createPart, type Part } from '../create-part.tsx';
import { useRequest, useSurroundings } from '../request-context.ts';
import { Warning } from './warning.tsx';

/** What the kit has to say about the form as a whole, or nothing. */
export const ElicitationNotices: Part<'div'> = /* @__PURE__ */ createPart('div', 'notices', () => {
  const { formatter, entry, view } = useRequest('Elicitation.Notices');
  const { secrets } = useSurroundings().engines;
  const notices = entry.form?.notices.filter((notice) => notice.isForPeople) ?? [];
  const hasSecret = view === 'form' && secrets && entry.form?.fields.some(secrets.isSecret);
  if (!hasSecret && notices.length === 0) return null;
  return {
    children: (
      <>
        {hasSecret && (
          <Warning code="sensitive" words="warnSecretForm" severity="danger" formatter={formatter} />
        )}
        {notices.map((notice) => (
          <p key={notice.code} data-elicit="notice" data-notice={notice.code}>
            {formatter.notice(notice)}
          </p>
        ))}
      </>
    ),
  };
});
