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
