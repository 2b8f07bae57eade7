import * as v from 'valibot';
import { type Provider, type SignInReturn, SignInReturnSchema, signInPath } from '#contract/sign-in.ts';
import { apiBaseUrl } from '#lib/api-address.ts';

/** Where a link leads that signs in with a provider and comes back to `redirect`. */
export const signInAddress = (provider: Provider, redirect: string): string => `${apiBaseUrl}${signInPath(provider, redirect)}`;

/** A provider's result behind the '#' of the login page, or null. */
export function readSignInReturn(hash: string): SignInReturn | null {
  const back = v.safeParse(SignInReturnSchema, Object.fromEntries(new URLSearchParams(hash)));
  return back.success ? back.output : null;
}
