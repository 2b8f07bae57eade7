import { createHash, randomBytes } from 'node:crypto';
import type { Provider } from '#contract/sign-in.ts';
import { visibleText } from '#lib/visible-text.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/http/problem.ts';
import { addPasswordless, provenCustomer } from '../customers/service.ts';
import { type SignedIn, startSession } from '../customers/tokens.ts';
import type { Identity } from './provider.ts';
import { deleteExpiredCodes, findCode, findLinkedCustomer, insertCode, insertIdentity, takeCode } from './store.ts';

/** Milliseconds from the first step of a sign-in to its last one, and again to fetch its tokens. */
export const SIGN_IN_LIFE = 10 * 60_000;

/** The proof that a browser shows to get its tokens: the code from the address, and the secret from its cookie. */
export interface Claim {
  readonly code: string;
  readonly browser: string;
}

const expired = () => new Problem(410, 'federated_expired');

/** Keeps what a provider said for the browser that began the sign-in; answers the code. */
export async function keepIdentity(deps: Deps, provider: Provider, identity: Identity, browser: string): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  const expiresAt = new Date(deps.now().getTime() + SIGN_IN_LIFE);
  await insertCode(deps.db, { hash: hashOf(code), browserHash: hashOf(browser), provider, ...identity, expiresAt });
  return code;
}

/**
 * Signs in the customer that the provider's account is linked to, or a new one. An e-mail that has an account here is never linked by
 * itself: this shop doesn't verify addresses at registration, so a stranger may have registered with it to get into its owner's account.
 * @throws Problem 410 federated_expired, 403 federated_email_unverified, 409 federated_link_required with the e-mail
 */
export function exchange(deps: Deps, claim: Claim, device: string): Promise<SignedIn> {
  return deps.db.transaction(async tx => {
    const said = await takeCode(tx, lookup(deps, claim));
    if (said === null) throw expired();
    const { provider, subject, email, name } = said;
    const known = await findLinkedCustomer(tx, provider, subject);
    if (known !== null) return startSession(tx, deps, known, device);
    if (email === null) throw new Problem(403, 'federated_email_unverified');
    const customerId = await addPasswordless(tx, {
      name: nameIn(name) || nameIn(email.split('@')[0] ?? email),
      email,
      createdAt: deps.now(),
    });
    // The code stays: rolled back with the rest, it is what the link is asked with.
    if (customerId === null) throw new Problem(409, 'federated_link_required', { data: { provider, email } });
    await insertIdentity(tx, { provider, subject, customerId, createdAt: deps.now() });
    return startSession(tx, deps, customerId, device);
  });
}

/** E-mail that a code's identity may be linked under, for counting attempts. */
export async function emailOfClaim(deps: Deps, claim: Claim): Promise<string> {
  const said = await findCode(deps.db, lookup(deps, claim));
  if (said === null || said.email === null) throw expired();
  return said.email;
}

/**
 * Links the identity to the account with its e-mail and signs in; from now on the provider alone is enough.
 * @throws Problem 410 federated_expired, 401 auth_email_or_password_are_incorrect
 */
export async function link(deps: Deps, claim: Claim, password: string, device: string): Promise<SignedIn> {
  const email = await emailOfClaim(deps, claim);
  const customerId = await provenCustomer(deps.db, { email, password });
  return deps.db.transaction(async tx => {
    const said = await takeCode(tx, lookup(deps, claim));
    if (said === null) throw expired();
    await insertIdentity(tx, { provider: said.provider, subject: said.subject, customerId, createdAt: deps.now() });
    return startSession(tx, deps, customerId, device);
  });
}

/** A provider's name as the profile's form would take it, too; half of a character at its end can't be stored. */
const nameIn = (name: string) =>
  visibleText(
    visibleText(name)
      .slice(0, 120)
      .replace(/[\ud800-\udbff]$/, ''),
  );

/** Deletes expired codes that no browser fetched. */
export const sweepSignIns = ({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> => deleteExpiredCodes(db, now());

function lookup({ now }: Pick<Deps, 'now'>, { code, browser }: Claim) {
  return { hash: hashOf(code), browserHash: hashOf(browser), now: now() };
}

/** Both have 256 bits of their own: there is nothing to guess. */
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
