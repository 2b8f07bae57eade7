import { and, eq, exists, lte, not, or, type SQL, sql } from 'drizzle-orm';
import type { ServiceLimits } from '#lib/freight/rates.ts';
import type { Executor } from '#server/db/client.ts';
import { products, variants } from '#server/db/schema/catalogue.ts';

const isFlagged = (flag: string) => sql`${products.flags} @> ${JSON.stringify([flag])}::jsonb`;

/** Whether a service takes the smallest purchase of a variant: the rules of `quoteShipment` (`src/lib/freight/quote.ts`) as a condition. */
function takes({ parcel_weight, parcel_length, shipment_weight, ...allows }: ServiceLimits): SQL | undefined {
  return and(
    allows.allows_local_only ? undefined : not(isFlagged('local_only')),
    allows.allows_hazardous ? undefined : not(isFlagged('hazardous')),
    parcel_weight === null ? undefined : lte(variants.weight, parcel_weight),
    parcel_length === null
      ? undefined
      : and(not(isFlagged('long')), sql`greatest(${variants.length}, ${variants.width}, ${variants.height}) <= ${parcel_length}`),
    shipment_weight === null ? undefined : sql`${variants.weight}::bigint * ${variants.minimum} <= ${shipment_weight}`,
    // A service without limits takes everything.
    sql`true`,
  );
}

/** Products of which any of these services takes a variant. */
export async function selectTaken(db: Executor, services: readonly ServiceLimits[]): Promise<string[]> {
  if (services.length === 0) return [];
  const own = db
    .select({ one: sql`1` })
    .from(variants)
    .where(and(eq(variants.productId, products.id), eq(variants.isActive, true), or(...services.map(takes))));
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.isActive, true), exists(own)));
  return rows.map(({ id }) => id);
}
