import type { FileSource } from '#server/db/schema/catalogue.ts';
import type { Text } from '#server/db/schema/text.ts';
import type { BrandData, CategoryData } from '#server/modules/catalogue/catalogue-data.ts';
import { type Catalogue, type CatalogueProduct, photosOf } from './catalogue-rows.ts';
import { fallbackDrawing } from './current.ts';
import { type Column, type ImportRow, productColumns, unescapePart } from './import-columns.ts';
import { differences, type ImportError, type ReadRow, type Unread } from './import-rows.ts';

/** In the column `image`: a product's photos go. */
const NO_PHOTO = 'none';
/** In the column `colour`: a variant's colour goes. */
const NO_COLOUR = 'none';

export interface ImportContext {
  /** The catalogue that is replaced: names that the file leaves out come from it. */
  readonly current: Catalogue;
  /** Photos by what the file calls them; what is missing was not found. */
  readonly photos: ReadonlyMap<string, FileSource>;
  readonly unread: Unread;
  /** ISO date for goods that say no day of their own. */
  readonly today: string;
}

/** Puts rows together to a catalogue. Where there are errors, the catalogue is not fit to be written. */
export function assemble(rows: readonly ReadRow[], context: ImportContext): { catalogue: Catalogue; errors: ImportError[] } {
  const errors: ImportError[] = [];
  const rowsByLine = new Map(rows.map(({ line, row }) => [line, row]));
  const report = (line: number, column: Column, message: string) => {
    const row = rowsByLine.get(line);
    if (row !== undefined && isDoubtful(row, column, context.unread)) return;
    errors.push({ line, column, message, cell: String(row?.[column] ?? '').slice(0, 40) });
  };
  const products = groupByProduct(rows, report);
  const groups = new Groups(context.current, report);
  const known = new Map(context.current.products.map(product => [product.slug, product]));
  const built = products.map(own => buildProduct(own, groups, known.get(own[0].row.product_slug), context, report));
  return { catalogue: { ...groups.used(), products: built }, errors };
}

/** Whether a fault may only be the echo of a row that could not be read: one of the same product, category or brand. */
function isDoubtful(row: ImportRow, column: Column, { products, groups }: Unread): boolean {
  if (column in productColumns && products.has(row.product_slug)) return true;
  if (column.startsWith('brand')) return groups.has(row.brand);
  return /^(?:top_)?category/.test(column) && (groups.has(row.category_slug) || groups.has(row.top_category_slug));
}

type Report = (line: number, column: Column, message: string) => void;
type ProductRows = readonly [ReadRow, ...ReadRow[]];

function groupByProduct(rows: readonly ReadRow[], report: Report): ProductRows[] {
  const products = new Map<string, [ReadRow, ...ReadRow[]]>();
  const skus = new Map<string, number>();
  for (const read of rows) {
    const { line, row } = read;
    const earlier = skus.get(row.sku);
    if (earlier !== undefined) report(line, 'sku', `stands in line ${earlier} already`);
    skus.set(row.sku, earlier ?? line);
    const own = products.get(row.product_slug);
    if (own === undefined) products.set(row.product_slug, [read]);
    else {
      own.push(read);
      for (const column of differences(own[0].row, row)) report(line, column, `differs from line ${own[0].line} of the same product`);
    }
  }
  return [...products.values()];
}

function buildProduct(
  own: ProductRows,
  groups: Groups,
  before: CatalogueProduct | undefined,
  { photos, today }: ImportContext,
  report: Report,
): CatalogueProduct {
  const [{ line, row }] = own;
  for (const column of ['product_name_id', 'category_slug', 'brand'] as const) {
    if (row[column] === '') report(line, column, 'must not be empty');
  }
  const category = groups.category(line, row);
  const brand = groups.brand(line, row);
  const [photo = null, ...more] = row.image.length === 0 ? photosOf(before) : given(row.image);
  function given(names: readonly string[]): readonly FileSource[] {
    if (names.join() === NO_PHOTO) return [];
    const found = names.flatMap(name => photos.get(name) ?? []);
    if (found.length < names.length) report(line, 'image', 'is not a picture in the pictures folder');
    return found;
  }
  const text = (column: 'product_name' | 'description'): Text => ({
    id: row[`${column}_id`],
    en: row[`${column}_en`] || row[`${column}_id`],
  });
  return {
    slug: row.product_slug,
    name: text('product_name'),
    description: text('description'),
    category: row.category_slug,
    brand: row.brand,
    drawing: row.drawing || before?.drawing || category?.drawing || fallbackDrawing,
    hue: row.hue ?? brand?.hue ?? 0,
    label: row.label,
    photo,
    more,
    flags: row.flags,
    attributes: pairs(row, 'attributes', line, report).map(([id, en]) => attributeOf(id, en, line, report)),
    facts: pairs(row, 'facts', line, report).map(([id, en]) => ({ id: unescapePart(id), en: unescapePart(en) })),
    sold: before?.sold ?? 0,
    rating: before?.rating ?? 0,
    ratings: before?.ratings ?? 0,
    since: before?.since ?? (row.since || today),
    isPromoted: row.promoted,
    variants: own.map(({ line: variantLine, row: variant }) => buildVariant(variantLine, variant, before, report)),
  };
}

function buildVariant(
  line: number,
  row: ImportRow,
  before: CatalogueProduct | undefined,
  report: Report,
): CatalogueProduct['variants'][number] {
  if ((row.content === null) !== (row.content_unit === '')) {
    report(line, row.content === null ? 'content' : 'content_unit', 'must be given together with its counterpart');
  }
  // A merchant's file from before there were colours must not take them away.
  const colour = row.colour || before?.variants.find(({ sku }) => sku === row.sku)?.colour || NO_COLOUR;
  return {
    sku: row.sku,
    name: { id: row.variant_name_id, en: row.variant_name_en || row.variant_name_id },
    price: row.price,
    discount: (row.discount ?? 0) / 100,
    stock: row.stock ?? 0,
    unit: row.unit,
    content: row.content === null || row.content_unit === '' ? null : { thousandths: row.content, unit: row.content_unit },
    minimum: row.min_quantity ?? 1,
    step: row.step_quantity ?? 1,
    weight: row.weight_g,
    size: [row.length_mm, row.width_mm, row.height_mm],
    ...(colour === NO_COLOUR ? {} : { colour }),
  };
}

/** Parts of a list column in both languages; without English ones the Indonesian stand for both. */
function pairs(row: ImportRow, column: 'attributes' | 'facts', line: number, report: Report): [id: string, en: string][] {
  const [ids, ens] = [row[`${column}_id`], row[`${column}_en`]];
  if (ens.length > 0 && ens.length !== ids.length)
    report(line, `${column}_en`, `has ${ens.length} parts where ${column}_id has ${ids.length}`);
  return ids.map((id, index) => [id, ens[index] ?? id]);
}

function attributeOf(id: string, en: string, line: number, report: Report): { label: Text; value: Text } {
  const [own, foreign] = [splitPair(id), splitPair(en)];
  if (own === null) report(line, 'attributes_id', "must be of parts such as 'label=value'");
  if (foreign === null && en !== id) report(line, 'attributes_en', "must be of parts such as 'label=value'");
  return {
    label: { id: own?.[0] ?? '', en: foreign?.[0] ?? '' },
    value: { id: own?.[1] ?? '', en: foreign?.[1] ?? '' },
  };
}

function splitPair(part: string): [label: string, value: string] | null {
  const match = /^((?:\\.|[^=\\])+)=(.+)$/s.exec(part);
  return match === null ? null : [unescapePart(match[1] ?? ''), unescapePart(match[2] ?? '')];
}

/** Categories and brands that a file refers to: what it says of them, else what the shop knows. */
class Groups {
  readonly #categories: Map<string, CategoryData>;
  readonly #brands: Map<string, BrandData>;
  readonly #used = new Set<string>();
  readonly #named = new Set<string>();

  constructor(
    current: Catalogue,
    readonly report: Report,
  ) {
    this.#categories = new Map(current.categories.map(category => [category.slug, category]));
    this.#brands = new Map(current.brands.map(brand => [brand.slug, brand]));
  }

  category(line: number, row: ImportRow): CategoryData | undefined {
    const parent = row.top_category_slug || this.#categories.get(row.category_slug)?.parent || '';
    if (row.category_slug === '') return undefined;
    if (parent === '' || parent === row.category_slug) {
      this.report(line, 'top_category_slug', 'must name the category above');
      return undefined;
    }
    this.#put(line, parent, null, 'top_category', row);
    return this.#put(line, row.category_slug, parent, 'category', row);
  }

  #put(line: number, slug: string, parent: string | null, column: 'category' | 'top_category', row: ImportRow): CategoryData | undefined {
    const before = this.#categories.get(slug);
    const id = row[`${column}_name_id`] || before?.name.id;
    if (id === undefined) {
      this.report(line, `${column}_name_id`, `must name the new category '${slug}'`);
      return undefined;
    }
    if (this.#used.has(slug) && before !== undefined && before.parent !== parent) {
      this.report(line, `${column}_slug`, `has another place in an earlier line`);
      return before;
    }
    if (this.#used.has(slug) && before !== undefined) return before;
    const en = row[`${column}_name_en`] || (row[`${column}_name_id`] === '' ? before?.name.en : undefined) || id;
    const drawing = before?.drawing ?? (row.drawing || fallbackDrawing);
    const category = { slug, parent, name: { id, en }, drawing, hue: before?.hue ?? row.hue ?? 0 };
    this.#categories.set(slug, category);
    this.#used.add(slug);
    return category;
  }

  brand(line: number, row: ImportRow): BrandData | undefined {
    const before = this.#brands.get(row.brand);
    if (row.brand === '' || this.#named.has(row.brand)) return before;
    const name = row.brand_name || before?.name;
    if (name === undefined) {
      this.report(line, 'brand_name', `must name the new brand '${row.brand}'`);
      return undefined;
    }
    const id = row.brand_description_id || before?.description.id || '';
    const en = row.brand_description_en || (row.brand_description_id === '' ? before?.description.en : undefined) || id;
    const brand = { slug: row.brand, name, description: { id, en }, hue: before?.hue ?? row.hue ?? 0 };
    this.#brands.set(row.brand, brand);
    this.#named.add(row.brand);
    return brand;
  }

  /** Categories and brands that rows referred to, in the order of the shop, new ones last. */
  used(): Pick<Catalogue, 'categories' | 'brands'> {
    return {
      categories: [...this.#categories.values()].filter(({ slug }) => this.#used.has(slug)),
      brands: [...this.#brands.values()].filter(({ slug }) => this.#named.has(slug)),
    };
  }
}

/** Names of photos in a file, each once. */
export const photoNames = (rows: readonly ReadRow[]): string[] =>
  [...new Set(rows.flatMap(({ row }) => row.image))].filter(name => name !== NO_PHOTO);
