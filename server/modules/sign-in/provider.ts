import type { Provider } from '#contract/sign-in.ts';
import type { Config } from '#server/config.ts';
import { facebookClient } from './facebook.ts';
import { googleClient } from './google.ts';

/** Who a provider says that somebody is. */
export interface Identity {
  readonly subject: string;
  /** Null where the provider doesn't vouch for it. */
  readonly email: string | null;
  readonly name: string;
}

/** What an authorization was asked with, and its answer is checked against. */
export interface Checks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** The client's side of a provider's authorization code flow with PKCE. */
export interface ProviderClient {
  /** Where the browser goes to be asked. */
  authorizationUrl(redirectUri: string, checks: Checks): Promise<URL>;
  /**
   * Exchanges the code in the address that the browser came back to.
   * @throws AuthorizationResponseError where the provider or the customer said no, Error for everything else
   */
  identify(currentUrl: URL, checks: Checks): Promise<Identity>;
}

/** Clients of the providers that this shop has credentials with. */
export function providerClients({ signIn }: Pick<Config, 'signIn'>): ReadonlyMap<Provider, ProviderClient> {
  const clients = new Map<Provider, ProviderClient>();
  if (signIn.google !== null) clients.set('google', googleClient(signIn.google));
  if (signIn.facebook !== null) clients.set('facebook', facebookClient(signIn.facebook));
  return clients;
}
