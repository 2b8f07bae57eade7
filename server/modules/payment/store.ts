import { asc, eq } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { paymentMethods } from '#server/db/schema/shop.ts';

export type PaymentMethodRow = typeof paymentMethods.$inferSelect;

/** Methods that customers may choose now, in the merchant's order. */
export function selectActiveMethods(db: Executor): Promise<PaymentMethodRow[]> {
  return db.select().from(paymentMethods).where(eq(paymentMethods.isActive, true)).orderBy(asc(paymentMethods.position));
}

export async function selectMethod(db: Executor, id: string): Promise<PaymentMethodRow | null> {
  const [method] = await db.select().from(paymentMethods).where(eq(paymentMethods.id, id));
  return method ?? null;
}

/** All methods, in the merchant's order. */
export function selectMethods(db: Executor): Promise<PaymentMethodRow[]> {
  return db.select().from(paymentMethods).orderBy(asc(paymentMethods.position));
}

export async function updateMethod(tx: Executor, { id, ...fields }: PaymentMethodRow): Promise<void> {
  await tx.update(paymentMethods).set(fields).where(eq(paymentMethods.id, id));
}
