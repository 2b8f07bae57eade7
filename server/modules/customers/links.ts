import { createHash, createHmac, hkdfSync } from 'node:crypto';
import type { Executor, Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/http/problem.ts';
import { deleteEndedLinks, expireLinks, findLink, insertLink, type LinkPurpose, markUsed, type StoredLink } from './link-store.ts';
import { findCustomer } from './store.ts';

/** Milliseconds for which links are kept that have ended. */
const KEPT = 7 * 86_400_000;

/**
 * Makes the token of a link for a mail that is being sent, 64 lower-case letters and digits: some mail programs change the case of an
 * address. The next attempt of the same mail makes the same one.
 * @param link its `id` is the mail's
 */
export async function issueLink(
  db: Executor,
  { secret }: Pick<Deps, 'secret'>,
  link: Pick<StoredLink, 'id' | 'purpose' | 'customerId' | 'email' | 'expiresAt' | 'createdAt'>,
): Promise<string> {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'fondasi mail link', 32));
  const token = createHmac('sha256', key).update(`${link.purpose} ${link.id}`).digest('hex');
  await insertLink(db, { ...link, hash: hashOf(token) });
  return token;
}

/**
 * The link of a token, which may still be followed.
 * @throws Problem 404 link_unknown, 410 link_used, 410 link_expired, also where the account has another address by now
 */
export async function standingLink(db: Executor, purpose: LinkPurpose, token: string, now: Date): Promise<StoredLink> {
  const link = await findLink(db, purpose, hashOf(token));
  if (link === null) throw new Problem(404, 'link_unknown');
  if (link.usedAt !== null) throw new Problem(410, 'link_used');
  const customer = await findCustomer(db, link.customerId);
  const isTheirs = customer?.email.toLowerCase() === link.email.toLowerCase();
  if (link.expiresAt <= now || !isTheirs) throw new Problem(410, 'link_expired');
  return link;
}

/** The link of a token, whatever became of it. */
export const followedLink = (db: Executor, purpose: LinkPurpose, token: string): Promise<StoredLink | null> =>
  findLink(db, purpose, hashOf(token));

/**
 * Uses a link up, in the transaction of what it opens.
 * @throws Problem 410 link_used where another request was faster
 */
export async function takeLink(tx: Transaction, { id }: StoredLink, now: Date): Promise<void> {
  if (!(await markUsed(tx, id, now))) throw new Problem(410, 'link_used');
}

/** Ends the open links of a customer for one purpose, as once it was reached by another way. */
export function endLinks(tx: Executor, customerId: string, purpose: LinkPurpose, now: Date): Promise<void> {
  return expireLinks(tx, customerId, purpose, now);
}

/** Forgets links a week after their end: until then a customer who follows one is told what became of it. */
export function sweepLinks({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  return deleteEndedLinks(db, new Date(now().getTime() - KEPT));
}

/** Tokens have 256 bits, so a plain hash is enough: there is nothing to guess. */
function hashOf(token: string): string {
  return createHash('sha256').update(token.toLowerCase()).digest('base64url');
}
