import { eq } from 'drizzle-orm';
import type { Provider } from '#contract/sign-in.ts';
import type { Executor } from '#server/db/client.ts';
import { federatedIdentities } from '#server/db/schema/customers.ts';

/** Providers that a customer signs in with. */
export async function providersOf(db: Executor, customerId: string): Promise<Provider[]> {
  const rows = await db
    .selectDistinct({ provider: federatedIdentities.provider })
    .from(federatedIdentities)
    .where(eq(federatedIdentities.customerId, customerId));
  return rows.map(({ provider }) => provider);
}
