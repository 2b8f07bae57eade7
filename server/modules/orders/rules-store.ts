import { eq } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { settings } from '#server/db/schema/shop.ts';

/** The setting that holds what the merchant set about orders. */
const NAME = 'order_rules';

/** As it was stored, unread; undefined where the merchant set nothing. */
export async function selectRules(db: Executor): Promise<unknown> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, NAME));
  return row?.value;
}

export async function upsertRules(tx: Executor, value: unknown): Promise<void> {
  await tx.insert(settings).values({ name: NAME, value }).onConflictDoUpdate({ target: settings.name, set: { value } });
}
