import { join, normalize } from 'node:path';
import { sendFile, serveLoopback } from '../../../../scripts/lib/serve-loopback.ts';
import type { BuiltEntrant } from '../build/build-entrant.ts';

/** The strictest policy that a host may set, with reports to nobody but the page itself. */
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'";

export interface BenchServer {
  /**
   * The address of an entrant's page, under the strict policy or under none, on a site that has not been visited: the
   * browser starts a process for it, and nothing that was loaded or compiled before is of any use there.
   */
  readonly freshAddressOf: (entrant: string, isStrict: boolean) => string;
  readonly close: () => Promise<void>;
}

/** Serves the built pages on a free port of the loopback interface. */
export async function serve(entrants: readonly BuiltEntrant[]): Promise<BenchServer> {
  const { port, close } = await serveLoopback((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    const [, policy, name, file = ''] = path.split('/');
    const entrant = entrants.find((other) => other.name === name);
    if (policy === 'strict') response.setHeader('content-security-policy', POLICY);
    response.setHeader('x-content-type-options', 'nosniff');
    // Isolated from other origins, a page's clock has steps of 5 microseconds instead of 100.
    response.setHeader('cross-origin-opener-policy', 'same-origin');
    response.setHeader('cross-origin-embedder-policy', 'require-corp');
    response.setHeader('cache-control', 'max-age=3600');
    if (!entrant) {
      response.writeHead(404).end();
    } else if (file === '') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(pageOf(entrant));
    } else {
      void sendFile(response, join(entrant.folder, file));
    }
  });
  let visits = 0;
  return {
    freshAddressOf: (entrant, isStrict) => {
      visits += 1;
      return `http://visit${visits}.localhost:${port}/${isStrict ? 'strict' : 'open'}/${entrant}/`;
    },
    close,
  };
}

/** What Vite writes for an entry, with the same few elements around every entrant. */
function pageOf({ entry, preloads, styles }: BuiltEntrant): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Bench</title>
    <script type="module" src="${entry}"></script>
    ${preloads.map((file) => `<link rel="modulepreload" href="${file}" />`).join('\n    ')}
    ${styles.map((file) => `<link rel="stylesheet" href="${file}" />`).join('\n    ')}
  </head>
  <body></body>
</html>
`;
}
