import * as client from 'openid-client';
import * as v from 'valibot';
import type { OAuthConfig } from '#server/sign-in-config.ts';
import { isLoopback, PROVIDER_TIMEOUT } from './loopback.ts';
import type { ProviderClient } from './provider.ts';

/** Facebook leaves the e-mail out unless it is a valid, confirmed one that the customer agreed to share. */
const ProfileSchema = v.object({ id: v.string(), name: v.optional(v.string(), ''), email: v.optional(v.nullable(v.string()), null) });

/** OAuth 2 with PKCE and a profile call; there is no ID token and so no nonce. */
export function facebookClient({ clientId, clientSecret, authorizeUrl, tokenUrl, profileUrl }: OAuthConfig): ProviderClient {
  const config = new client.Configuration(
    { issuer: new URL(authorizeUrl).origin, authorization_endpoint: authorizeUrl, token_endpoint: tokenUrl },
    clientId,
    clientSecret,
  );
  config.timeout = PROVIDER_TIMEOUT;
  if (isLoopback(tokenUrl)) client.allowInsecureRequests(config);
  return {
    async authorizationUrl(redirectUri, { state, verifier }) {
      return client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'public_profile email',
        state,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
    },
    async identify(currentUrl, { state, verifier }) {
      // Facebook ends the address it sends browsers back to with '#_=_', which never reaches a server.
      const tokens = await client.authorizationCodeGrant(config, currentUrl, { expectedState: state, pkceCodeVerifier: verifier });
      const answer = await client.fetchProtectedResource(config, tokens.access_token, new URL(profileUrl), 'GET');
      const { id, name, email } = v.parse(ProfileSchema, await answer.json());
      return { subject: id, email, name };
    },
  };
}
