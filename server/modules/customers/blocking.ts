import type { AdminCustomer } from '#contract/admin-money.ts';
import type { Executor } from '#server/db/client.ts';
import { notFound } from '#server/http/problem.ts';
import { type CustomerFilter, countCustomers, findBlock, selectCustomer, selectCustomers, updateBlock } from './blocking-store.ts';

/** Whether the shop takes no orders of a customer. */
export const isBlocked = async (db: Executor, customerId: string): Promise<boolean> => (await findBlock(db, customerId)) !== null;

export async function listCustomers(
  db: Executor,
  { limit, offset, ...filter }: CustomerFilter & { limit: number; offset: number },
): Promise<{ customers: AdminCustomer[]; total: number }> {
  return { customers: await selectCustomers(db, filter, { limit, offset }), total: await countCustomers(db, filter) };
}

/**
 * Takes no more orders of a customer, or takes them again.
 * @param idOrEmail of the customer
 * @param block null: the customer may order again
 * @throws Problem 404
 */
export async function setBlock(
  tx: Executor,
  idOrEmail: string,
  block: { readonly at: Date; readonly reason: string } | null,
): Promise<AdminCustomer> {
  await updateBlock(tx, idOrEmail, block);
  const customer = await selectCustomer(tx, idOrEmail);
  if (customer === null) throw notFound('customer');
  return customer;
}
