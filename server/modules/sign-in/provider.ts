/** The person who signed in, as the provider describes them. */
export interface Identity {
  readonly subject: string;
  /** Null where the provider doesn't vouch for it. */
  readonly email: string | null;
  readonly name: string;
}

/** The values that an authorization was asked with, and that its answer is checked against. */
interface Checks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** The client's side of a provider's authorization code flow with PKCE. */
export interface ProviderClient {
  /**
   * Where the browser goes to be asked.
   * @throws Error where the provider does not answer
   */
  authorizationUrl(redirectUri: string, checks: Checks): Promise<URL>;
  /**
   * Exchanges the code in the address that the browser came back to.
   * @throws AuthorizationResponseError where the provider or the customer said no, Error for everything else
   */
  identify(currentUrl: URL, checks: Checks): Promise<Identity>;
}
