import type { Language } from '#contract/endpoint.ts';
import type { Executor } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/http/problem.ts';
import { queueMails } from '../mail/service.ts';
import { followedLink, standingLink, takeLink } from './links.ts';
import { findCustomer, updateConfirmedEmail } from './store.ts';

/** Whose address is to be confirmed. */
interface Unconfirmed {
  readonly customerId: string;
  readonly email: string;
  readonly language: Language;
}

/** Has a link mailed by which a customer shows that an address is theirs, in the transaction that made it the account's. */
export function askToConfirm(tx: Executor, { config, now }: Pick<Deps, 'config' | 'now'>, { email, ...whose }: Unconfirmed): Promise<void> {
  return queueMails(tx, { config, at: now() }, { kind: 'email_confirmation', to: email, ...whose });
}

/** Whether a customer has shown that the account's address is theirs. */
export const isConfirmed = ({ email, confirmedEmail }: { email: string; confirmedEmail: string | null }): boolean =>
  confirmedEmail === email.toLowerCase();

/**
 * Mails another link to a customer who asks for it; none where the address is confirmed.
 * @throws Problem 409 mail_off
 */
export async function askAgain(tx: Executor, deps: Pick<Deps, 'config' | 'now'>, customerId: string, language: Language): Promise<void> {
  if (deps.config.mail === null) throw new Problem(409, 'mail_off');
  const customer = await findCustomer(tx, customerId);
  if (customer === null) throw new Problem(401, 'unauthorized');
  if (!isConfirmed(customer)) await askToConfirm(tx, deps, { customerId, email: customer.email, language });
}

/**
 * Confirms an address by a mailed link. One that was followed before, as after a lost answer, changes nothing.
 * @throws Problem 404 link_unknown, 410 link_expired
 */
export async function confirmEmail(deps: Deps, token: string): Promise<void> {
  const now = deps.now();
  await deps.db.transaction(async tx => {
    const followed = await followedLink(tx, 'email_confirmation', token);
    const customer = followed === null ? null : await findCustomer(tx, followed.customerId);
    if (followed !== null && customer?.confirmedEmail === followed.email.toLowerCase()) return;
    const link = await standingLink(tx, 'email_confirmation', token, now);
    await takeLink(tx, link, now);
    await updateConfirmedEmail(tx, link.customerId, link.email);
  });
}
