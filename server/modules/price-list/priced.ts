import type { Language } from '#contract/endpoint.ts';
import { ENOUGH_STOCK, type PricedBrand, type PricedCategory, type PricedProduct, type PricedVariant } from '#lib/price-list/types.ts';
import type { brands, categories, PictureSource, products, variants } from '#server/db/schema/catalogue.ts';
import { variantLook } from '../media/drawn.ts';
import { pictureSize } from '../media/pictures.ts';

type ProductColumn =
  | ('slug' | 'nameId' | 'nameEn' | 'category' | 'brand' | 'facts' | 'attributes' | 'flags')
  | ('pictureIds' | 'rating' | 'ratings' | 'sold' | 'since' | 'isPromoted');

/** A product on sale as the price list reads it. */
export interface ListedProduct extends Pick<typeof products.$inferSelect, ProductColumn> {
  /** Of its main picture; null where there is none. */
  readonly picture: PictureSource | null;
  /** On sale, in their order. */
  readonly variants: readonly ListedVariant[];
}

type VariantColumn =
  | ('number' | 'nameId' | 'nameEn' | 'price' | 'discount' | 'stock' | 'unit' | 'contentThousandths' | 'contentUnit')
  | ('minimum' | 'step' | 'weight' | 'length' | 'width' | 'height');
export type ListedVariant = Pick<typeof variants.$inferSelect, VariantColumn>;

const MILLISECONDS_A_DAY = 86_400_000;
const drawn: PictureSource = { type: 'product', kind: '', hue: 0, label: '' };

interface Named {
  readonly nameId: string;
  readonly nameEn: string;
}

const namesOf = (language: Language, { nameId, nameEn }: Named) =>
  language === 'id' ? { name: nameId, otherName: nameEn } : { name: nameEn, otherName: nameId };

/** @param indexes by slug, of the list's categories and brands */
export function toPricedProduct(
  row: ListedProduct,
  language: Language,
  indexes: { readonly categories: ReadonlyMap<string, number>; readonly brands: ReadonlyMap<string, number> },
): PricedProduct {
  const source = row.picture ?? drawn;
  const [width, height] = pictureSize(source);
  return {
    slug: row.slug,
    ...namesOf(language, row),
    category: indexes.categories.get(row.category) ?? 0,
    brand: indexes.brands.get(row.brand) ?? 0,
    facts: row.facts.map(fact => fact[language]),
    attributes: row.attributes.map(({ label, value }) => ({ label: label[language], value: value[language] })),
    flags: row.flags,
    image: { id: pictureOf(row.pictureIds[0] ?? ''), isPhoto: source.type === 'file', width, height },
    rating: row.rating,
    ratingCount: row.ratings,
    soldCount: row.sold,
    since: Date.parse(row.since) / MILLISECONDS_A_DAY,
    isPromoted: row.isPromoted,
    variants: row.variants.map(variant => toPricedVariant(variant, row, language)),
  };
}

/** Stands where there is no picture; no picture has this id. */
const NO_PICTURE = '0000000000000000';

/** An id as the shop gives it: one odd row must not keep a whole list from being packed. */
const pictureOf = (id: string) => (/^[0-9a-f]{16}$/.test(id) ? id : NO_PICTURE);

function toPricedVariant(row: ListedVariant, product: ListedProduct, language: Language): PricedVariant {
  const { contentThousandths: thousandths, contentUnit: unit } = row;
  return {
    number: row.number,
    name: language === 'id' ? row.nameId : row.nameEn,
    price: row.price,
    discount: row.discount,
    unit: row.unit,
    content: thousandths === null || unit === null ? null : { thousandths, unit },
    minimum: row.minimum,
    step: row.step,
    stock: row.stock === 0 ? 0 : row.stock < ENOUGH_STOCK ? 1 : 2,
    weight: row.weight,
    parcel: [row.length, row.width, row.height],
    look: variantLook(product.picture, product.nameId, row.nameId),
  };
}

export function toPricedCategories(rows: readonly (typeof categories.$inferSelect)[], language: Language): PricedCategory[] {
  const indexes = new Map(rows.map(({ slug }, index) => [slug, index]));
  return rows.map(row => ({
    slug: row.slug,
    ...namesOf(language, row),
    parent: indexes.get(row.parent ?? '') ?? -1,
    picture: pictureOf(row.pictureId),
  }));
}

export function toPricedBrands(rows: readonly (typeof brands.$inferSelect)[]): PricedBrand[] {
  return rows.map(({ slug, name, pictureId }) => ({ slug, name, picture: pictureOf(pictureId) }));
}
