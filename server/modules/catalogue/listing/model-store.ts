import { and, asc, eq, gt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { ProductFigures, VariantFigures } from '#lib/listing/columns.ts';
import type { IndexedProduct } from '#lib/search/catalogue-index.ts';
import type { Executor } from '#server/db/client.ts';
import { brands, categories, products, variants } from '#server/db/schema/catalogue.ts';
import { settings } from '#server/db/schema/shop.ts';

/** The setting that changes with each new catalogue. */
const VERSION = 'catalogue';

/** A product as the model takes it in: figures, and the texts that it and its variants are found by. */
export interface ModelRow extends ProductFigures {
  readonly brand: string;
  readonly category: string;
  readonly texts: Pick<IndexedProduct, 'names' | 'facts' | 'attributes'>;
  readonly variantTexts: readonly (readonly string[])[];
}

/** Variants on sale in the order in which cards show them. */
const onSale = sql`from ${variants} v where v.product_id = ${products.id} and v.is_active`;
const inTheirOrder = sql`order by v.position, v.id`;
/** As `discountedPrice` (`src/lib/money.ts`): half a rupiah goes up. */
const paid = sql`((v.price::bigint * (10000 - v.discount) + 5000) / 10000)::integer`;

const figures = {
  id: products.id,
  isActive: products.isActive,
  sold: products.sold,
  rating: products.rating,
  ratings: products.ratings,
  since: products.since,
  isPromoted: products.isPromoted,
  priceFrom: products.priceFrom,
  priceTo: products.priceTo,
  variants: sql<
    readonly VariantFigures[]
  >`(select coalesce(json_agg(json_build_array(${paid}, v.stock > 0) ${inTheirOrder}), '[]') ${onSale})`,
} as const;

/** Products on sale behind an id, in the order of their ids. */
export function selectModelRows(db: Executor, after: string, limit: number) {
  return db
    .select({
      ...figures,
      brand: products.brand,
      category: products.category,
      nameId: products.nameId,
      nameEn: products.nameEn,
      facts: products.facts,
      attributes: products.attributes,
      variantTexts: sql<
        ModelRow['variantTexts']
      >`(select coalesce(json_agg(json_build_array(v.name_id, v.name_en, v.sku) ${inTheirOrder}), '[]') ${onSale})`,
    })
    .from(products)
    .where(and(eq(products.isActive, true), gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(limit);
}

/** A row as the model takes it in. */
export function toModelRow(row: Awaited<ReturnType<typeof selectModelRows>>[number]): ModelRow {
  const { nameId, nameEn, facts, attributes, ...own } = row;
  return {
    ...own,
    texts: {
      names: [nameId, nameEn],
      facts: facts.flatMap(fact => [fact.id, fact.en]),
      attributes: attributes.flatMap(({ value }) => [value.id, value.en]),
    },
  };
}

/** All categories in their order and all brands. */
export async function selectGroups(db: Executor) {
  return {
    categories: await db.select().from(categories).orderBy(asc(categories.position), asc(categories.slug)),
    brands: await db.select().from(brands).orderBy(asc(brands.slug)),
  };
}

/** The state of the catalogue when it was read: its version, and the oldest transaction that had not ended by then. */
export interface Seen {
  readonly version: string | null;
  readonly horizon: string;
}

export interface Changes extends Seen {
  /** Null for none. */
  readonly figures: readonly ProductFigures[] | null;
}

/**
 * One row: the catalogue as it is seen now, and the figures of products that transactions wrote which a former look could not see. Such a
 * transaction's number is never below the former horizon; one above every number given so far came with a restored database.
 * @param since null: no figures
 */
export function selectChanges(db: Executor, since: string | null) {
  const written = sql`${products.revision} >= ${since}::xid8 and ${products.revision} < pg_snapshot_xmax(pg_current_snapshot())`;
  const found = since === null ? sql`null` : sql`(select json_agg(${jsonOf(figures)}) from ${products} where ${written})`;
  return db
    .select({
      version: sql<string | null>`(select ${settings.value} #>> '{}' from ${settings} where ${settings.name} = ${VERSION})`,
      horizon: sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`,
      figures: sql<Changes['figures']>`${found}`,
    })
    .from(sql`(select 1) as one`);
}

function jsonOf(columns: Readonly<Record<string, SQLWrapper>>): SQL {
  return sql`json_build_object(${sql.join(
    Object.entries(columns).flatMap(([name, column]) => [sql.raw(`'${name}'`), sql`${column}`]),
    sql`, `,
  )})`;
}

/** Tells every process that the catalogue is a new one. */
export async function renewVersion(tx: Executor): Promise<void> {
  const value = sql`to_jsonb(pg_current_xact_id()::text)`;
  await tx.insert(settings).values({ name: VERSION, value }).onConflictDoUpdate({ target: settings.name, set: { value } });
}
