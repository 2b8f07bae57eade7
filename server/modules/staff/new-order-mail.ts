import type { Order } from '#contract/orders.ts';
import type { Executor } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { queueMails } from '../mail/service.ts';
import { selectMailed } from './store.ts';

/** Writes a mail to each member of staff whose work is orders, in the transaction that places one. Owners see it in the desk. */
export async function mailNewOrder(
  tx: Executor,
  { config, now }: Pick<Deps, 'config' | 'now'>,
  { number, total }: Pick<Order, 'number' | 'total'>,
): Promise<void> {
  if (config.mail === null) return;
  const about = { number: number ?? '', total: String(total) };
  const mails = (await selectMailed(tx)).map(
    ({ email }) => ({ kind: 'new_order', to: email, customerId: null, language: 'id', about }) as const,
  );
  await queueMails(tx, { config, at: now() }, ...mails);
}
