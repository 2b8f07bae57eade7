import type { Provider } from '#contract/sign-in.ts';
import type { Config } from '#server/config.ts';
import { answering } from './answering.ts';
import { facebookClient } from './facebook.ts';
import { googleClient } from './google.ts';
import type { ProviderClient } from './provider.ts';

/** Clients of the providers that this shop has credentials with. */
export function providerClients({ signIn }: Pick<Config, 'signIn'>): ReadonlyMap<Provider, ProviderClient> {
  const clients = new Map<Provider, ProviderClient>();
  if (signIn.google !== null) clients.set('google', answering(googleClient(signIn.google)));
  if (signIn.facebook !== null) clients.set('facebook', answering(facebookClient(signIn.facebook)));
  return clients;
}
