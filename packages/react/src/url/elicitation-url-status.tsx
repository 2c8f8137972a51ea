'use client';
import type { ElicitationEntry, Formatter } from '@elicit-kit/core';
import { createPart, type Part } from '../elicitation/create-part.tsx';
import { useRequest } from '../elicitation/request-context.ts';
import { sentence } from '../elicitation/sentence.tsx';

/** After consent: that the page is open elsewhere, what the server says of it, and its end. Nothing before. */
export const ElicitationUrlStatus: Part<'div'> = /* @__PURE__ */ createPart('div', 'url-status', () => {
  const { formatter, inspection, view, entry } = useRequest('Elicitation.UrlStatus');
  if (view !== 'waiting' && view !== 'done') return null;
  return {
    role: 'status',
    'data-state': view,
    'data-progress': entry.state.name === 'waiting' ? entry.state.progress : undefined,
    children: (
      <>
        <h3>{formatter.ui(view === 'done' ? 'urlDoneTitle' : 'urlWaitingTitle')}</h3>
        {view === 'waiting' && (
          <p>{sentence(formatter, 'urlWaitingBody', 'host', <bdi dir="ltr">{inspection?.host}</bdi>)}</p>
        )}
        {newsOf(entry, formatter).map((news) => (
          <p key={news} data-elicit="url-news">
            {news}
          </p>
        ))}
      </>
    ),
  };
});

function newsOf({ state }: ElicitationEntry, formatter: Formatter): readonly string[] {
  if (state.name !== 'waiting') return [];
  const news: string[] = [];
  if (state.isRestored) news.push(formatter.ui('urlRestored'));
  if (state.progress === 'not-done') news.push(formatter.ui('urlNotDone'));
  if (state.progress === 'checking') news.push(formatter.ui('urlChecking'));
  return news;
}
