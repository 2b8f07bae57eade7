import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { bulkInsert } from '#server/db/bulk.ts';
import type { Executor } from '#server/db/client.ts';
import { lockNumbers } from '#server/db/lock-numbers.ts';
import { brands, categories, type PictureSource, pictures, products, variants } from '#server/db/schema/catalogue.ts';

/** Rows of one statement: few enough for any limit on parameters, many enough for speed. */
const BATCH = 300;

/** Columns that a new catalogue does not set on goods that are there already: they come from customers. */
const earned = ['sold', 'rating', 'ratings', 'since'] as const;

/** Waits until no other transaction writes a catalogue. */
export async function takeTurns(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockNumbers.import})`);
}

export async function insertPictures(tx: Executor, rows: readonly { id: string; source: PictureSource }[]): Promise<void> {
  for (const batch of batches(rows)) await tx.insert(pictures).values(batch).onConflictDoNothing();
}

export async function upsertCategories(tx: Executor, rows: readonly (typeof categories.$inferInsert)[]): Promise<void> {
  const change = incoming(categories, ['slug']);
  for (const batch of batches(rows))
    await tx
      .insert(categories)
      .values(batch)
      .onConflictDoUpdate({ target: categories.slug, ...change });
}

export async function upsertBrands(tx: Executor, rows: readonly (typeof brands.$inferInsert)[]): Promise<void> {
  const change = incoming(brands, ['slug']);
  for (const batch of batches(rows))
    await tx
      .insert(brands)
      .values(batch)
      .onConflictDoUpdate({ target: brands.slug, ...change });
}

/** Prepares products to be written: see `bulkInsert`. */
export function productUpsert(rows: readonly (typeof products.$inferInsert)[]): (tx: Executor) => Promise<void> {
  const { set, setWhere } = incoming(products, ['id', 'slug', 'revision', 'hasStock', ...earned]);
  return bulkInsert(products, rows, onConflict(products.slug, { ...set, revision: sql`pg_current_xact_id()` }, setWhere));
}

/** Which of these variants the shop has already, on sale or not. */
export async function selectKnown(tx: Executor, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ id: variants.id })
    .from(variants)
    .where(sql`${variants.id} in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`);
  return new Set(rows.map(row => row.id));
}

/** Prepares variants to be written, all but the stock, which movements change. A new variant's is its row's. */
export function variantUpsert(rows: readonly (typeof variants.$inferInsert)[]): (tx: Executor) => Promise<void> {
  const { set, setWhere } = incoming(variants, ['id', 'number', 'sku', 'updatedAt', 'stock', 'filedStock']);
  return bulkInsert(variants, rows, onConflict(variants.sku, { ...set, updatedAt: sql`now()` }, setWhere));
}

/**
 * Locks all variants in the order of their ids, as checkouts lock theirs, so that a catalogue's writer and checkouts wait for each other
 * and never in a circle. Products come after variants everywhere. Carts, which only refer to variants, go on.
 */
export async function lockVariants(tx: Executor): Promise<void> {
  await tx.execute(sql`select count(*) from (select 1 from ${variants} order by id for no key update) as locked`);
}

/** Takes everything out of sale whose id is not among these; answers how many variants that were. */
export async function deactivateOthers(tx: Executor, productIds: readonly string[], variantIds: readonly string[]): Promise<number> {
  const isOther = (column: PgColumn, ids: readonly string[]) =>
    sql`${column} not in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
  await tx
    .update(products)
    .set({ isActive: false })
    .where(sql`${products.isActive} and ${isOther(products.id, productIds)}`);
  const gone = await tx
    .update(variants)
    .set({ isActive: false, updatedAt: sql`now()` })
    .where(sql`${variants.isActive} and ${isOther(variants.id, variantIds)}`)
    .returning({ id: variants.id });
  return gone.length;
}

/** Forgets brands and categories that no product refers to any more, not even one that is out of sale. */
export async function deleteUnused(tx: Executor, slugs: { readonly categories: readonly string[]; readonly brands: readonly string[] }) {
  const isOther = (column: PgColumn, kept: readonly string[]) =>
    sql`${column} not in (select value from jsonb_array_elements_text(${JSON.stringify(kept)}::jsonb))`;
  await tx.delete(categories).where(
    sql`${isOther(categories.slug, slugs.categories)} and not exists (
      select 1 from ${products} p where p.category = ${categories.slug} or p.top_category = ${categories.slug})`,
  );
  await tx
    .delete(brands)
    .where(sql`${isOther(brands.slug, slugs.brands)} and not exists (select 1 from ${products} p where p.brand = ${brands.slug})`);
}

/** Takes the changes into the planner's account at once: the first lists after an import are no slower than later ones. */
export async function analyse(db: Executor): Promise<void> {
  for (const table of [products, variants]) await db.execute(sql`analyze ${table}`);
}

/** Of an upsert: every column but these takes the incoming value, and a row that has them all already is not written anew. */
function incoming(table: PgTable, kept: readonly string[]): { set: Record<string, SQL>; setWhere: SQL } {
  const changed = Object.entries(getTableColumns(table)).filter(([key]) => !kept.includes(key));
  const excluded = (column: PgColumn) => sql`excluded.${sql.identifier(column.name)}`;
  const list = (values: readonly SQL[]) => sql`(${sql.join([...values], sql`, `)})`;
  return {
    set: Object.fromEntries(changed.map(([key, column]) => [key, excluded(column)])),
    setWhere: sql`${list(changed.map(([, column]) => sql`${column}`))} is distinct from ${list(changed.map(([, column]) => excluded(column)))}`,
  };
}

function* batches<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += BATCH) yield rows.slice(start, start + BATCH);
}

/** A row that has the unique value already takes the incoming ones. @param set by the names of the table's columns in the code */
function onConflict(target: PgColumn, set: Readonly<Record<string, SQL>>, setWhere: SQL): SQL {
  const columns = getTableColumns(target.table);
  const assignments = Object.entries(set).map(([key, value]) => sql`${sql.identifier(columns[key]?.name ?? key)} = ${value}`);
  return sql`on conflict (${sql.identifier(target.name)}) do update set ${sql.join(assignments, sql`, `)} where ${setWhere}`;
}
