import { asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { catalogueVersions } from '#server/db/schema/catalogue.ts';
import type { Catalogue } from './catalogue-rows.ts';

/** Catalogues that can be put back. */
const KEPT_VERSIONS = 5;

export interface CatalogueVersion {
  /** The id of the import that replaced it. */
  readonly id: string;
  readonly catalogue: Catalogue;
  /** What each variant's last file had said of its stock, where the import said something else. */
  readonly filedStock: readonly { readonly variantId: string; readonly stock: number }[];
  readonly createdAt: Date;
}

/** Stores a catalogue that an import is about to replace; the oldest beyond five are forgotten. */
export async function insertVersion(tx: Executor, { id, catalogue, filedStock, createdAt }: CatalogueVersion): Promise<void> {
  const variants = catalogue.products.reduce((sum, product) => sum + product.variants.length, 0);
  await tx.insert(catalogueVersions).values({ id, catalogue, products: catalogue.products.length, variants, filedStock, createdAt });
  const [{ total } = { total: 0 }] = await tx.select({ total: count() }).from(catalogueVersions);
  if (total <= KEPT_VERSIONS) return;
  const oldest = tx
    .select({ id: catalogueVersions.id })
    .from(catalogueVersions)
    .orderBy(asc(catalogueVersions.seq))
    .limit(total - KEPT_VERSIONS);
  await tx.delete(catalogueVersions).where(inArray(catalogueVersions.id, oldest));
}

/** The catalogue that the latest import replaced; null where there is none. */
export async function latestVersion(tx: Executor): Promise<CatalogueVersion | null> {
  const [row] = await tx.select().from(catalogueVersions).orderBy(desc(catalogueVersions.seq)).limit(1);
  return row === undefined ? null : { ...row, catalogue: row.catalogue as Catalogue };
}

export async function deleteVersion(tx: Executor, id: string): Promise<void> {
  await tx.delete(catalogueVersions).where(eq(catalogueVersions.id, id));
}

/** The catalogues that can be put back, latest first, without what they hold. */
export function selectVersions(db: Executor) {
  const { id, seq, createdAt, products, variants } = catalogueVersions;
  return db.select({ id, createdAt, products, variants }).from(catalogueVersions).orderBy(desc(seq));
}
