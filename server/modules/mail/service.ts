import type { Language } from '#contract/endpoint.ts';
import { uuidv7 } from '#lib/ids.ts';
import type { Config } from '#server/config.ts';
import type { Executor } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import type { MailKind } from './composing.ts';
import { deleteOldMails, insertMails, insertOrderMails } from './store.ts';

/** Milliseconds for which mails are kept, whatever became of them. */
const KEPT = 14 * 86_400_000;

/** A mail that a module has the shop send. */
export interface Mail {
  readonly kind: MailKind;
  /** Address, as far as it is known. */
  readonly to: string;
  /** Null for mails to staff, and where it is not known yet whose address this is. */
  readonly customerId: string | null;
  readonly language: Language;
  /** What the words are made of; its shape is the kind's. */
  readonly about?: Readonly<Record<string, string>>;
}

/** Writes mails into the outbox, in the transaction of what they tell. A shop that sends no mail writes none. */
export async function queueMails(
  tx: Executor,
  { config, at }: { readonly config: Pick<Config, 'mail'>; readonly at: Date },
  ...mails: readonly Mail[]
): Promise<void> {
  if (config.mail === null) return;
  const rows = mails.map(({ to, about = {}, ...mail }) => ({ ...mail, id: uuidv7(), recipient: to, about, dueAt: at, createdAt: at }));
  await insertMails(tx, rows);
}

/**
 * Writes a mail for each notification of an order whose customer has confirmed the account's address: one that was mistyped is another
 * person's. Addresses are confirmed where the shop sends mail, so that a shop without it has nothing to write. Whether the customer
 * wants this kind is looked up when it is sent.
 */
export const queueOrderMails = (tx: Executor, notificationIds: readonly string[], at: Date): Promise<void> =>
  insertOrderMails(tx, notificationIds, at);

/** Forgets mails from before the last two weeks. */
export async function sweepMails({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await deleteOldMails(db, new Date(now().getTime() - KEPT));
}
