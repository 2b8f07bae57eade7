import * as client from 'openid-client';
import type { OpenIdConfig } from '#server/sign-in-config.ts';
import { isLoopback, PROVIDER_TIMEOUT } from './loopback.ts';
import type { ProviderClient } from './provider.ts';

/** OpenID Connect by discovery: Google, or another issuer that the configuration names. */
export function googleClient({ issuer, clientId, clientSecret }: OpenIdConfig): ProviderClient {
  let known: Promise<client.Configuration> | null = null;
  const configuration = () => {
    known ??= client
      .discovery(new URL(issuer), clientId, clientSecret, undefined, {
        timeout: PROVIDER_TIMEOUT,
        // Compared by the library: it must be this function itself.
        execute: isLoopback(issuer) ? [client.allowInsecureRequests] : [],
      })
      .catch(error => {
        // The provider may be there again for the next customer.
        known = null;
        throw error;
      });
    return known;
  };
  return {
    async authorizationUrl(redirectUri, { state, nonce, verifier }) {
      return client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
    },
    async identify(currentUrl, { state, nonce, verifier }) {
      const config = await configuration();
      const tokens = await client.authorizationCodeGrant(config, currentUrl, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error('the provider sent no ID token');
      const isThere = typeof claims.email === 'string';
      // A provider may keep the ID token small and answer the rest when it is asked.
      const said = isThere ? claims : await client.fetchUserInfo(config, tokens.access_token, claims.sub);
      return {
        subject: claims.sub,
        email: typeof said.email === 'string' && said.email_verified === true ? said.email : null,
        name: typeof said.name === 'string' ? said.name : '',
      };
    },
  };
}
