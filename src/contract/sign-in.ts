import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { TokensSchema } from './session.ts';

/** Providers that customers can sign in with. */
export const providers = ['google', 'facebook'] as const;
export const ProviderSchema = v.picklist(providers);
export type Provider = v.InferOutput<typeof ProviderSchema>;

/** Where a browser goes to sign in with a provider; it comes back to the login page, and from there to `redirect`. */
export const signInPath = (provider: Provider, redirect: string): string =>
  `/v1/sign-in/${provider}/start?${new URLSearchParams({ redirect })}`;

/**
 * The fragment of the login page's address when a provider sent the browser back: a code that this browser alone can exchange,
 * once and within ten minutes, or the reason why there is none. Nothing behind '#' is sent to a server or kept in its log.
 */
export const SignInReturnSchema = v.union([
  v.object({ provider: ProviderSchema, code: v.string() }),
  v.object({ provider: ProviderSchema, problem: v.string() }),
]);
export type SignInReturn = v.InferOutput<typeof SignInReturnSchema>;

/** The data of `federated_link_required`. */
export const LinkRequiredSchema = v.object({ provider: ProviderSchema, email: v.string() });

const CodeSchema = v.pipe(v.string('required'), v.nonEmpty('required'), v.maxLength(100, 'too_long'));

export const exchangeSignInEndpoint = endpoint({
  method: 'POST',
  path: '/v1/sign-in/exchange',
  access: 'public',
  summary: "Exchanges the code of a provider's sign-in for tokens, in the browser that began it.",
  body: v.object({ code: CodeSchema }),
  answer: TokensSchema,
  problems: ['federated_expired', 'federated_email_unverified', 'federated_link_required'],
});

export const linkSignInEndpoint = endpoint({
  method: 'POST',
  path: '/v1/sign-in/link',
  access: 'public',
  summary: "Links a provider's identity to the account with its e-mail, whose password proves that it is the customer's own.",
  body: v.object({ code: CodeSchema, password: v.pipe(v.string('required'), v.nonEmpty('required'), v.maxLength(200, 'too_long')) }),
  answer: TokensSchema,
  problems: ['federated_expired', 'auth_email_or_password_are_incorrect'],
});
