import { ConfigError } from './config-error.ts';

/** Credentials with Google, or any other OpenID provider. */
export interface OpenIdConfig {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Its `/.well-known/openid-configuration` says the rest. */
  readonly issuer: string;
}

/** Credentials with Facebook, whose OAuth 2 has no document that says where things are. */
export interface OAuthConfig {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  /** Answers `{ id, name, email }` of the bearer. */
  readonly profileUrl: string;
}

/** Null: not set up. */
export interface SignInConfig {
  readonly google: OpenIdConfig | null;
  readonly facebook: OAuthConfig | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws ConfigError with the variable's name where an id stands without its secret, or the other way round */
export function readSignIn(env: Environment): SignInConfig {
  const google = credentials(env, 'GOOGLE');
  const facebook = credentials(env, 'FACEBOOK');
  return {
    google: google && { ...google, issuer: env.GOOGLE_ISSUER || 'https://accounts.google.com' },
    facebook: facebook && {
      ...facebook,
      authorizeUrl: env.FACEBOOK_AUTHORIZE_URL || 'https://www.facebook.com/v23.0/dialog/oauth',
      tokenUrl: env.FACEBOOK_TOKEN_URL || 'https://graph.facebook.com/v23.0/oauth/access_token',
      profileUrl: env.FACEBOOK_PROFILE_URL || 'https://graph.facebook.com/v23.0/me?fields=id,name,email',
    },
  };
}

function credentials(env: Environment, name: string): { clientId: string; clientSecret: string } | null {
  const clientId = env[`${name}_CLIENT_ID`] || null;
  const clientSecret = env[`${name}_CLIENT_SECRET`] || null;
  if (clientId !== null && clientSecret !== null) return { clientId, clientSecret };
  if (clientId === null && clientSecret === null) return null;
  throw new ConfigError(`${name}_CLIENT_${clientId === null ? 'ID' : 'SECRET'} is missing: sign-in needs both or neither`);
}
