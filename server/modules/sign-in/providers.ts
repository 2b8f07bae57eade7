import type { Provider } from '#contract/sign-in.ts';
import type { Config } from '#server/config.ts';
import { facebookClient } from './facebook.ts';
import { googleClient } from './google.ts';
import type { ProviderClient } from './provider.ts';

/** Clients of the providers that this shop has credentials with. */
export function providerClients({ signIn }: Pick<Config, 'signIn'>): ReadonlyMap<Provider, ProviderClient> {
  const clients = new Map<Provider, ProviderClient>();
  if (signIn.google !== null) clients.set('google', googleClient(signIn.google));
  if (signIn.facebook !== null) clients.set('facebook', facebookClient(signIn.facebook));
  return clients;
}
