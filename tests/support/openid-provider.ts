import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type AccountClaims } from 'oidc-provider';

/** An account at the provider; its name is the login. */
interface ProviderAccount {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
}

export interface OpenIdProvider {
  readonly issuer: string;
  /** Environment of a shop that signs in with this provider as Google, and by plain OAuth 2 as Facebook. */
  readonly env: Readonly<Record<string, string>>;
  /** Adds or changes an account. */
  know(login: string, account: ProviderAccount): void;
  close(): Promise<void>;
}

/**
 * A real OpenID provider on loopback, with its own pages for sign-in and consent. Any password will do.
 * @param shopUrl address of the shop, for which redirect addresses are registered
 */
export async function startOpenIdProvider(shopUrl: string): Promise<OpenIdProvider> {
  const accounts = new Map<string, ProviderAccount>();
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = (name: 'google' | 'facebook') => ({
    client_id: `shop-${name}`,
    client_secret: `secret-of-${name}`,
    redirect_uris: [`${shopUrl}/api/v1/sign-in/${name}/callback`],
    token_endpoint_auth_method: 'client_secret_post' as const,
  });
  const provider = new Provider(issuer, {
    clients: [client('google'), client('facebook')],
    scopes: ['openid', 'email', 'profile', 'public_profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Like Google: what was asked for stands in the ID token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: ['keys of a provider that lives as long as a test'] },
    findAccount: (_, login) => ({
      accountId: login,
      claims: async () => ({ sub: login, ...accounts.get(login) }) as AccountClaims,
    }),
  });
  // The answer of Facebook's profile call, behind an access token of the same flow.
  provider.use(async (context, next) => {
    if (context.path !== '/profile') return next();
    const bearer = /^Bearer (.+)$/.exec(context.get('authorization'))?.[1] ?? '';
    const token = await provider.AccessToken.find(bearer);
    if (token === undefined) {
      context.status = 401;
      return undefined;
    }
    const { email, name } = accounts.get(token.accountId) ?? {};
    context.body = { id: token.accountId, name, email };
    return undefined;
  });
  server.on('request', provider.callback());
  return {
    issuer,
    env: {
      GOOGLE_CLIENT_ID: 'shop-google',
      GOOGLE_CLIENT_SECRET: 'secret-of-google',
      GOOGLE_ISSUER: issuer,
      FACEBOOK_CLIENT_ID: 'shop-facebook',
      FACEBOOK_CLIENT_SECRET: 'secret-of-facebook',
      FACEBOOK_AUTHORIZE_URL: `${issuer}/auth`,
      FACEBOOK_TOKEN_URL: `${issuer}/token`,
      FACEBOOK_PROFILE_URL: `${issuer}/profile`,
    },
    know: (login, account) => void accounts.set(login, account),
    close: () => {
      server.closeAllConnections();
      return new Promise(resolve => server.close(() => resolve()));
    },
  };
}
