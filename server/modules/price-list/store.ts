import { and, asc, desc, eq, gt, inArray, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Language } from '#contract/endpoint.ts';
import type { Executor } from '#server/db/client.ts';
import { brands, categories, type PictureSource, pictures, products, variants } from '#server/db/schema/catalogue.ts';
import { priceLists } from '#server/db/schema/price-lists.ts';
import { settings } from '#server/db/schema/shop.ts';

/** The setting that tells this shop's catalogue from another's. */
const CATALOGUE = 'price_list_catalogue';

/** The value of this shop; what is proposed, where it has none yet. */
export async function catalogueOf(db: Executor, proposed: string): Promise<string> {
  await db.insert(settings).values({ name: CATALOGUE, value: proposed }).onConflictDoNothing();
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, CATALOGUE));
  return String(row?.value ?? proposed);
}

/** All but the bytes. */
const head = {
  seq: priceLists.seq,
  lang: priceLists.lang,
  version: priceLists.version,
  catalogue: priceLists.catalogue,
  madeAt: priceLists.madeAt,
  checkedAt: priceLists.checkedAt,
  goodsHash: priceLists.goodsHash,
  figuresHash: priceLists.figuresHash,
  products: priceLists.products,
  variants: priceLists.variants,
  checksum: priceLists.checksum,
  parts: priceLists.parts,
} as const;

const selectHead = (db: Executor) => db.select(head).from(priceLists);
export type ListHead = Awaited<ReturnType<typeof selectHead>>[number];

export async function selectNewest(db: Executor, lang: Language): Promise<ListHead | null> {
  const [row] = await selectHead(db).where(eq(priceLists.lang, lang)).orderBy(desc(priceLists.seq)).limit(1);
  return row ?? null;
}

export async function selectVersion(db: Executor, lang: Language, version: string): Promise<ListHead | null> {
  const [row] = await selectHead(db).where(and(eq(priceLists.lang, lang), eq(priceLists.version, version)));
  return row ?? null;
}

/** The newest list that has a part. */
export async function selectWithPart(db: Executor, id: string): Promise<ListHead | null> {
  const [row] = await selectHead(db)
    .where(sql`${priceLists.parts} @> ${JSON.stringify([{ id }])}::jsonb`)
    .orderBy(desc(priceLists.seq))
    .limit(1);
  return row ?? null;
}

/** Bytes of a list as they are kept; undefined where the list is gone meanwhile. */
export async function selectBytes(db: Executor, seq: number, start: number, length: number): Promise<Uint8Array | undefined> {
  const [row] = await db
    .select({
      bytes: sql<Uint8Array>`substring(${priceLists.body} from ${start + 1}::integer for ${length}::integer)`.mapWith(priceLists.body),
    })
    .from(priceLists)
    .where(eq(priceLists.seq, seq));
  return row?.bytes;
}

/** @returns whether this process, and no other, is to look whether a list is still up to date */
export async function claimCheck(db: Executor, { seq, checkedAt }: Pick<ListHead, 'seq' | 'checkedAt'>, now: Date): Promise<boolean> {
  const rows = await db
    .update(priceLists)
    .set({ checkedAt: now })
    .where(and(eq(priceLists.seq, seq), eq(priceLists.checkedAt, checkedAt)))
    .returning({ seq: priceLists.seq });
  return rows.length > 0;
}

/** Notes when a list was looked at last. */
export async function setChecked(db: Executor, seq: number, checkedAt: Date): Promise<void> {
  await db.update(priceLists).set({ checkedAt }).where(eq(priceLists.seq, seq));
}

/** Keeps a new list, and of the former ones of its language so many as are not older than a moment. */
export async function insertList(
  db: Executor,
  row: typeof priceLists.$inferInsert,
  { most, since }: { readonly most: number; readonly since: Date },
): Promise<void> {
  await db.insert(priceLists).values(row);
  const kept = db
    .select({ seq: priceLists.seq })
    .from(priceLists)
    .where(eq(priceLists.lang, row.lang))
    .orderBy(desc(priceLists.seq))
    .limit(most);
  await db.delete(priceLists).where(and(eq(priceLists.lang, row.lang), or(lt(priceLists.madeAt, since), notInArray(priceLists.seq, kept))));
}

export async function selectGroups(db: Executor) {
  return {
    categories: await db.select().from(categories).orderBy(asc(categories.position), asc(categories.slug)),
    brands: await db.select().from(brands).orderBy(asc(brands.slug)),
  };
}

/** Products on sale behind an id, in the order of their ids, without their variants. */
export function selectProducts(db: Executor, after: string, limit: number) {
  return db
    .select({
      id: products.id,
      slug: products.slug,
      nameId: products.nameId,
      nameEn: products.nameEn,
      category: products.category,
      brand: products.brand,
      facts: products.facts,
      attributes: products.attributes,
      flags: products.flags,
      pictureIds: products.pictureIds,
      rating: products.rating,
      ratings: products.ratings,
      sold: products.sold,
      since: products.since,
      isPromoted: products.isPromoted,
      picture: sql<PictureSource | null>`(select source from ${pictures} where ${pictures.id} = ${products.pictureIds}[1])`,
    })
    .from(products)
    .where(and(eq(products.isActive, true), gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(limit);
}

/** The variants on sale of these products, in their order. */
export function selectVariants(db: Executor, productIds: readonly string[]) {
  return db
    .select({
      productId: variants.productId,
      number: variants.number,
      nameId: variants.nameId,
      nameEn: variants.nameEn,
      price: variants.price,
      discount: variants.discount,
      stock: variants.stock,
      unit: variants.unit,
      contentThousandths: variants.contentThousandths,
      contentUnit: variants.contentUnit,
      minimum: variants.minimum,
      step: variants.step,
      weight: variants.weight,
      length: variants.length,
      width: variants.width,
      height: variants.height,
    })
    .from(variants)
    .where(and(inArray(variants.productId, [...productIds]), eq(variants.isActive, true)))
    .orderBy(asc(variants.productId), asc(variants.position), asc(variants.id));
}
