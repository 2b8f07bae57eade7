import { asc } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { brands, categories, products, searchWords, variants } from '#server/db/schema/catalogue.ts';

/** The header of a catalogue file: the columns that every file needs, and the stock. */
export const columns =
  'product_slug,product_name_id,category_slug,brand,sku,variant_name_id,price,stock,unit,weight_g,length_mm,width_mm,height_mm';
/** A row of such a file, with other cells where they are given. */
export const row = (slug: string, sku: string, more: Readonly<Record<string, string>> = {}) => {
  const cells: Record<string, string> = {
    product_slug: slug,
    product_name_id: 'Semen Uji',
    category_slug: 'semen',
    brand: 'sagara',
    sku,
    variant_name_id: '40 kg',
    price: '60000',
    stock: '5',
    unit: 'sak',
    weight_g: '40000',
    length_mm: '600',
    width_mm: '400',
    height_mm: '120',
    ...more,
  };
  return columns
    .split(',')
    .map(column => cells[column] ?? '')
    .join(',');
};

/** Everything that an import may touch. */
export async function catalogueTables(db: Executor) {
  return {
    categories: await db.select().from(categories).orderBy(asc(categories.slug)),
    brands: await db.select().from(brands).orderBy(asc(brands.slug)),
    products: await db.select().from(products).orderBy(asc(products.slug)),
    variants: await db.select().from(variants).orderBy(asc(variants.sku)),
    words: await db.select().from(searchWords).orderBy(asc(searchWords.word)),
  };
}
