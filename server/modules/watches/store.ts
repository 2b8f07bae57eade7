import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { WatchKind } from '#contract/watches.ts';
import type { Executor } from '#server/db/client.ts';
import { products, variants } from '#server/db/schema/catalogue.ts';
import { customers } from '#server/db/schema/customers.ts';
import { watches } from '#server/db/schema/watches.ts';

/** What names a watch: of each kind a customer has one of a variant. */
export interface WatchKey {
  readonly customerId: string;
  readonly variantId: string;
  readonly kind: WatchKind;
}

const isThat = ({ customerId, variantId, kind }: WatchKey) =>
  and(eq(watches.customerId, customerId), eq(watches.variantId, variantId), eq(watches.kind, kind));

/** As `discountedPrice` (`src/lib/money.ts`): half a rupiah goes up. */
const paid = sql<number>`((${variants.price}::bigint * (10000 - ${variants.discount}) + 5000) / 10000)::integer`;

const columns = {
  customerId: watches.customerId,
  variantId: watches.variantId,
  kind: watches.kind,
  price: watches.price,
  createdAt: watches.createdAt,
  number: variants.number,
  nameId: variants.nameId,
  nameEn: variants.nameEn,
  slug: products.slug,
  productId: products.nameId,
  productEn: products.nameEn,
};

const select = (db: Executor, wanted: SQL | undefined) =>
  db
    .select(columns)
    .from(watches)
    .innerJoin(variants, eq(variants.id, watches.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(wanted)
    .orderBy(desc(watches.createdAt), asc(watches.variantId), asc(watches.kind));
export type WatchRow = Awaited<ReturnType<typeof select>>[number];

/** A customer's watches, the newest first. */
export const selectWatches = (db: Executor, customerId: string): Promise<WatchRow[]> => select(db, eq(watches.customerId, customerId));

export async function selectWatch(db: Executor, key: WatchKey): Promise<WatchRow | undefined> {
  const [row] = await select(db, isThat(key));
  return row;
}

/** Makes the additions of one customer take turns: how many there may be depends on all of them. */
export async function lockCustomer(tx: Executor, customerId: string): Promise<void> {
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('no key update');
}

export async function countWatches(tx: Executor, customerId: string): Promise<number> {
  const [row] = await tx.select({ watches: count() }).from(watches).where(eq(watches.customerId, customerId));
  return row?.watches ?? 0;
}

/** What a customer pays for one sold unit of a variant today, in rupiah; null where there is no such variant. */
export async function priceOf(tx: Executor, variantId: string): Promise<number | null> {
  const [row] = await tx.select({ price: paid }).from(variants).where(eq(variants.id, variantId));
  return row?.price ?? null;
}

/** Adds a watch; one that is there gets the reference price. */
export async function upsertWatch(tx: Executor, key: WatchKey, { price, now }: { price: number | null; now: Date }): Promise<void> {
  await tx
    .insert(watches)
    .values({ ...key, price, createdAt: now })
    .onConflictDoUpdate({ target: [watches.customerId, watches.variantId, watches.kind], set: { price } });
}

export async function deleteWatch(tx: Executor, key: WatchKey): Promise<void> {
  await tx.delete(watches).where(isThat(key));
}

/** Lets a watch of a price go on from another reference, in rupiah. */
export async function moveReference(tx: Executor, key: WatchKey, price: number): Promise<void> {
  await tx.update(watches).set({ price }).where(isThat(key));
}

/** Where a look through all watches stands. */
export type WatchCursor = Pick<WatchKey, 'customerId' | 'variantId' | 'kind'>;

const order = [asc(watches.customerId), asc(watches.variantId), asc(watches.kind)] as const;
const behind = (cursor: WatchCursor | null) =>
  cursor === null
    ? undefined
    : sql`(${watches.customerId}, ${watches.variantId}, ${watches.kind}) > (${cursor.customerId}::uuid, ${cursor.variantId}::uuid, ${cursor.kind})`;

/** The last of the next so many watches behind a cursor, by the primary key; null where there are no more. */
export async function nextStop(db: Executor, cursor: WatchCursor | null, most: number): Promise<WatchCursor | null> {
  const [row] = await db
    .select({ customerId: watches.customerId, variantId: watches.variantId, kind: watches.kind })
    .from(watches)
    .where(behind(cursor))
    .orderBy(...order)
    .limit(1)
    .offset(most - 1);
  return row ?? null;
}

const isOnSale = and(eq(variants.isActive, true), eq(products.isActive, true));
/** As `isBuyable` (`src/data/catalogue/price.ts`): the stock holds the smallest quantity that is sold. */
const isBuyable = sql`${variants.stock} >= ceil(${variants.minimum}::numeric / ${variants.step}) * ${variants.step}`;
const isDue = sql`case when ${watches.kind} = 'stock' then ${isBuyable} else ${isBuyable} and ${paid} < ${watches.price} end`;

/**
 * Locks watches between two cursors of which the customer is to be told now; those that another process is at are left to it.
 * @param to null: up to the last one
 */
export function lockDue(tx: Executor, from: WatchCursor | null, to: WatchCursor | null, most: number) {
  const within =
    to === null
      ? undefined
      : sql`(${watches.customerId}, ${watches.variantId}, ${watches.kind}) <= (${to.customerId}::uuid, ${to.variantId}::uuid, ${to.kind})`;
  return tx
    .select({ ...columns, paid })
    .from(watches)
    .innerJoin(variants, eq(variants.id, watches.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(behind(from), within, isOnSale, isDue))
    .orderBy(...order)
    .limit(most)
    .for('update', { of: watches, skipLocked: true });
}
export type DueWatch = Awaited<ReturnType<typeof lockDue>>[number];
