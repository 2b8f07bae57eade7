import type * as v from 'valibot';
import { notificationType } from '#contract/notifications.ts';
import type { PasswordResetRequestSchema, ResetPasswordSchema } from '#contract/session.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/http/problem.ts';
import { queueMails } from '../mail/service.ts';
import { passwordChangedWords } from '../mail/words.ts';
import { notify } from '../notifications/service.ts';
import { endLinks, standingLink, takeLink } from './links.ts';
import { hashPassword } from './password.ts';
import { findCustomer, updateConfirmedEmail, updateMailChoice, updatePasswordHash } from './store.ts';
import { endAllSessions, type SignedIn, startSession } from './tokens.ts';

/**
 * Has a mail written for an address. Whether the address has an account is looked up when the mail is sent, so that this does the same,
 * and takes as long, for one that has none.
 * @throws Problem 409 mail_off where the shop sends no mail
 */
export async function requestPasswordReset(deps: Deps, { email, lang }: v.InferOutput<typeof PasswordResetRequestSchema>): Promise<void> {
  if (deps.config.mail === null) throw new Problem(409, 'mail_off');
  const mail = { kind: 'password_reset', to: email, customerId: null, language: lang } as const;
  await queueMails(deps.db, { config: deps.config, at: deps.now() }, mail);
}

/**
 * Sets a new password by a mailed link, ends every session of the customer, tells them of it and signs in. A customer who followed the
 * link reads the mail of its address, so that the address is confirmed as well.
 * @throws Problem 404 link_unknown, 410 link_used or link_expired
 */
export async function resetPassword(
  deps: Deps,
  { token, password, lang: language }: v.InferOutput<typeof ResetPasswordSchema>,
  device: string,
): Promise<SignedIn> {
  const now = deps.now();
  const { customerId } = await standingLink(deps.db, 'password_reset', token, now);
  // Before the transaction: it takes long, and an embedded database has one connection.
  const passwordHash = await hashPassword(password);
  return deps.db.transaction(async tx => {
    // Again, since the account's address may have changed meanwhile.
    const link = await standingLink(tx, 'password_reset', token, now);
    await takeLink(tx, link, now);
    const customer = await findCustomer(tx, customerId);
    if (customer === null) throw new Problem(404, 'link_unknown');
    await updatePasswordHash(tx, customerId, passwordHash);
    await updateConfirmedEmail(tx, customerId, link.email);
    await updateMailChoice(tx, customerId, { language });
    await endLinks(tx, customerId, 'password_reset', now);
    await endAllSessions(tx, deps, customerId);
    await queueMails(tx, { config: deps.config, at: now }, { kind: 'password_changed', to: link.email, customerId, language });
    await notify(tx, { customerId, type: notificationType.announcement, statusProgress: null, orderId: null, message: told, at: now });
    return startSession(tx, deps, customerId, device);
  });
}

const told = { id: passwordChangedWords.id.text, en: passwordChangedWords.en.text };
