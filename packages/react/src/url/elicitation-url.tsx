'use client';
import { createPart, type Part } from '../elicitation/create-part.tsx';
import { Warning } from '../elicitation/notices/warning.tsx';
import { useRequest, useRequestState } from '../elicitation/request-context.ts';
import { sentence } from '../elicitation/sentence.tsx';
import { serverLabel } from '../elicitation/server/server-label.ts';
import { escapeUnseen } from '../internal/escape-unseen.ts';
import { emphasise, type TextRange } from './emphasise.tsx';

/**
 * The address of a question: who wants it opened, the site apart from the rest, the whole of it to read, in both the
 * domain that one owner registered set off from what anybody can write around it, and what is odd about the address.
 * Text throughout: there is nothing to press but the button that agrees. Nothing for forms.
 */
export const ElicitationUrl: Part<'div'> = /* @__PURE__ */ createPart('div', 'url', () => {
  const request = useRequest('Elicitation.Url');
  const isPageBlocked = useRequestState(request, (state) => state.isPageBlocked);
  const { formatter, inspection, view } = request;
  if (!inspection) return null;
  const { host, hostname, hostUnicode, domain, domainInText, text, findings } = inspection;
  return {
    'data-state': view,
    children: (
      <>
        {view === 'consent' && (
          <p data-elicit="url-intro">
            {sentence(formatter, 'urlIntro', 'server', <bdi>{serverLabel(request)}</bdi>)}
          </p>
        )}
        <dl>
          {host !== null && (
            <div>
              <dt>{formatter.ui('urlHost')}</dt>
              <dd>
                <bdi dir="ltr" data-elicit="url-host">
                  {emphasise(host, findLast(host, domain ?? hostname))}
                </bdi>
                {hostUnicode !== null && (
                  <span data-elicit="url-host-unicode">
                    {sentence(formatter, 'urlHostUnicode', 'host', <bdi>{escapeUnseen(hostUnicode)}</bdi>)}
                  </span>
                )}
              </dd>
            </div>
          )}
          <div>
            <dt>{formatter.ui('urlFull')}</dt>
            <dd>
              <bdi dir="ltr" data-elicit="url-full">
                {emphasise(text, domainInText)}
              </bdi>
            </dd>
          </div>
        </dl>
        {findings.map(({ code, severity, params }) => (
          <Warning key={code} code={code} severity={severity} params={params} formatter={formatter} />
        ))}
        {isPageBlocked && (
          <p role="alert" data-elicit="url-blocked">
            {formatter.ui('urlBlocked')}
          </p>
        )}
      </>
    ),
  };
});

function findLast(host: string, part: string | null): TextRange | null {
  if (part === null) return null;
  const start = host.lastIndexOf(part);
  return start < 0 ? null : { start, end: start + part.length };
}
