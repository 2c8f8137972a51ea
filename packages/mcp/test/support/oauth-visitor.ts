import { auth, type OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js';
import type { OAuthClientInformationMixed, OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js';

/** Somebody who has signed in: what a client shows to the server, and what a browser shows to its pages. */
export interface OAuthVisitor {
  readonly provider: OAuthClientProvider;
  readonly cookie: string;
}

const REDIRECT_URL = 'http://localhost:1/callback';

/** Signs in at a demo server that asks for nothing: its sign-in page sends everybody straight back. */
export async function signIn(serverUrl: string): Promise<OAuthVisitor> {
  let client: OAuthClientInformationMixed | undefined;
  let tokens: OAuthTokens | undefined;
  let verifier = '';
  let code = '';
  let cookie = '';
  const provider: OAuthClientProvider = {
    redirectUrl: REDIRECT_URL,
    clientMetadata: { client_name: 'test', redirect_uris: [REDIRECT_URL] },
    clientInformation: () => client,
    saveClientInformation(information) {
      client = information;
    },
    tokens: () => tokens,
    saveTokens(saved) {
      tokens = saved;
    },
    saveCodeVerifier(saved) {
      verifier = saved;
    },
    codeVerifier: () => verifier,
    async redirectToAuthorization(url) {
      const page = await fetch(url, { redirect: 'manual' });
      code = new URL(page.headers.get('location') ?? '').searchParams.get('code') ?? '';
      cookie = page.headers.get('set-cookie')?.split(';')[0] ?? '';
    },
  };
  await auth(provider, { serverUrl });
  await auth(provider, { serverUrl, authorizationCode: code });
  return { provider, cookie };
}
