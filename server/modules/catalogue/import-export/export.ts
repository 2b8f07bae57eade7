import type { Executor } from '#server/db/client.ts';
import type { Text } from '#server/db/schema/text.ts';
import { photosOf } from './catalogue-rows.ts';
import { formatCsv } from './csv.ts';
import { readCatalogue } from './current.ts';
import { type Column, columns, escapePart } from './import-columns.ts';

/** How a file is written: as RFC 4180 has it, or as a spreadsheet with Indonesian settings opens it by a double click. */
export type ExportForm = 'csv' | 'excel';

/** The shop's catalogue as a CSV that an import takes back unchanged: a row a variant on sale. */
export async function exportCatalogue(db: Executor, form: ExportForm = 'csv'): Promise<string> {
  const decimal = (value: number) => (form === 'excel' ? String(value).replace('.', ',') : String(value));
  const { categories, brands, products } = await readCatalogue(db);
  const categoriesBySlug = new Map(categories.map(category => [category.slug, category]));
  const brandsBySlug = new Map(brands.map(brand => [brand.slug, brand]));
  const rows = products.flatMap(product => {
    const category = categoriesBySlug.get(product.category);
    const top = categoriesBySlug.get(category?.parent ?? '');
    const brand = brandsBySlug.get(product.brand);
    const list = (texts: readonly Text[], language: keyof Text) => texts.map(text => escapePart(text[language])).join('|');
    const attributes = (language: keyof Text) =>
      product.attributes.map(({ label, value }) => `${escapePart(label[language])}=${escapePart(value[language])}`).join('|');
    return product.variants.map(
      (variant): Record<Column, string | number> => ({
        product_slug: product.slug,
        product_name_id: product.name.id,
        product_name_en: product.name.en,
        description_id: product.description.id,
        description_en: product.description.en,
        category_slug: product.category,
        category_name_id: category?.name.id ?? '',
        category_name_en: category?.name.en ?? '',
        top_category_slug: top?.slug ?? '',
        top_category_name_id: top?.name.id ?? '',
        top_category_name_en: top?.name.en ?? '',
        brand: product.brand,
        brand_name: brand?.name ?? '',
        brand_description_id: brand?.description.id ?? '',
        brand_description_en: brand?.description.en ?? '',
        drawing: product.drawing,
        hue: product.hue,
        label: product.label,
        image: photosOf(product)
          .map(({ path }) => escapePart(path))
          .join('|'),
        flags: product.flags.join('|'),
        attributes_id: attributes('id'),
        attributes_en: attributes('en'),
        facts_id: list(product.facts, 'id'),
        facts_en: list(product.facts, 'en'),
        since: product.since,
        promoted: product.isPromoted ? 'yes' : 'no',
        sku: variant.sku,
        variant_name_id: variant.name.id,
        variant_name_en: variant.name.en,
        price: variant.price,
        discount: decimal(variant.discount),
        stock: variant.stock,
        stock_exported: variant.stock,
        unit: variant.unit,
        content: variant.content === null ? '' : decimal(variant.content.thousandths / 1_000),
        content_unit: variant.content?.unit ?? '',
        min_quantity: variant.minimum,
        step_quantity: variant.step,
        weight_g: variant.weight,
        length_mm: variant.size[0],
        width_mm: variant.size[1],
        height_mm: variant.size[2],
        colour: variant.colour ?? '',
      }),
    );
  });
  const records = [columns, ...rows.map(row => columns.map(column => String(row[column])))];
  return form === 'excel' ? `\uFEFF${formatCsv(records, ';')}` : formatCsv(records);
}
