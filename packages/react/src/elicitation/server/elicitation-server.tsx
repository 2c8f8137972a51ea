'use client';
import type { ServerClaim } from '@elicit-kit/core';
import { inspectClaim } from '@elicit-kit/core/inspect-name';
import { useMemo } from 'react';
import { createPart, type Part } from '../create-part.tsx';
import { Warning } from '../notices/warning.tsx';
import { useRequest } from '../request-context.ts';
import { sentence } from '../sentence.tsx';
import { oneLine } from './server-label.ts';
import { useKnownServer } from './use-known-server.ts';

/** What the host knows of the server, then what the server says of itself, marked as its words, then the call behind. */
export const ElicitationServer: Part<'div'> = /* @__PURE__ */ createPart('div', 'server', () => {
  const request = useRequest('Elicitation.Server');
  const { formatter, entry } = request;
  const { server } = entry;
  const { knownServers } = request.options;
  const { endpoint, isVerified = false, claim = {} } = server;
  const address = oneLine(endpoint);
  const claimed = claimParts(claim);
  const origin = oneLine(entry.origin?.name);
  const taskStatus = oneLine(entry.origin?.taskStatus);
  const like = useKnownServer(server, knownServers);
  const findings = useMemo(() => inspectClaim(server, like), [server, like]);
  return {
    children: (
      <>
        <p data-elicit="server-endpoint">
          {address && <bdi dir="ltr">{address}</bdi>}{' '}
          <span data-elicit="server-verified" data-verified={isVerified}>
            {formatter.ui(isVerified ? 'serverVerified' : 'serverUnverified')}
          </span>
        </p>
        {claimed.length > 0 && (
          <p data-elicit="server-claim">
            {sentence(
              formatter,
              'serverClaim',
              'claim',
              claimed.map((part, index) => (
                <span key={part}>
                  <q>
                    <bdi>{part}</bdi>
                  </q>
                  {index < claimed.length - 1 && ' · '}
                </span>
              )),
            )}
          </p>
        )}
        {origin && (
          <p data-elicit="origin">
            {sentence(
              formatter,
              entry.origin?.method === undefined || entry.origin.method === 'tools/call'
                ? 'originTool'
                : 'originOther',
              'name',
              <bdi dir="ltr">{origin}</bdi>,
            )}
          </p>
        )}
        {taskStatus && (
          <p data-elicit="task-status">
            {sentence(
              formatter,
              'taskStatus',
              'status',
              <q>
                <bdi>{taskStatus}</bdi>
              </q>,
            )}
          </p>
        )}
        {findings.map(({ code, params }) => (
          <Warning key={code} code={code} params={params} severity="danger" formatter={formatter} />
        ))}
      </>
    ),
  };
});

/** Title and name both, where they differ: a flattering title must not hide the name. */
function claimParts({ title, name, version }: ServerClaim): readonly string[] {
  return [...new Set([oneLine(title), oneLine(name), oneLine(version)])].filter((part) => part !== null);
}
