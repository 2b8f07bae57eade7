import type { DetailVariant, PictureData, Product, Variant } from '#contract/catalogue.ts';
import type { Language } from '#contract/endpoint.ts';
import type { PictureSource } from '#server/db/schema/catalogue.ts';
import { variantLook } from '../../media/drawn.ts';
import { pictureOf } from '../../media/pictures.ts';
import type { CatalogueModel } from '../listing/model/model.ts';
import type { CardRow, DetailVariantRow, VariantRow } from './card-store.ts';

/** The name of a row that has one in each language. */
export function nameIn(language: Language, row: { readonly nameId: string; readonly nameEn: string }): string {
  return language === 'en' ? row.nameEn : row.nameId;
}

/** A product as far as its variants look like it: its Indonesian name and its main picture. */
export type Pictured = Pick<CardRow, 'nameId' | 'picture'>;

/** A variant in list form; the store's basis points become percent. */
function toVariant(row: VariantRow, product: Pictured, language: Language): Variant {
  const { weight, length, width, height } = row;
  const look = variantLook(product.picture, product.nameId, row.nameId);
  return {
    id: row.id,
    name: nameIn(language, row),
    price: row.price,
    discount: row.discount / 100,
    stock: row.stock,
    unit: row.unit,
    content:
      row.contentThousandths === null || row.contentUnit === null ? null : { thousandths: row.contentThousandths, unit: row.contentUnit },
    min_quantity: row.minimum,
    step_quantity: row.step,
    ...(look === '' ? {} : { look }),
    ...(row.colour === null ? {} : { colour: row.colour }),
    parcel: [weight, length, width, height],
  };
}

export function toDetailVariant(row: DetailVariantRow, product: Pictured, language: Language): DetailVariant {
  const { parcel: _parcel, ...variant } = toVariant(row, product, language);
  return { ...variant, sku: row.sku, weight: row.weight, size: [row.length, row.width, row.height] };
}

/** Names of the groups that products are in. */
export type GroupNames = Pick<CatalogueModel, 'brandsBySlug' | 'categoriesBySlug'>;

/** A product in list form. */
export function toProduct(row: CardRow, variants: readonly VariantRow[], groups: GroupNames, language: Language): Product {
  const category = groups.categoriesBySlug.get(row.category);
  return {
    id: row.id,
    slug: row.slug,
    name: nameIn(language, row),
    image: toPicture(row.pictureIds[0] ?? '', row.picture),
    // A group that came with a catalogue that is still being taken in has no name yet.
    brand: { slug: row.brand, name: groups.brandsBySlug.get(row.brand)?.name ?? row.brand },
    category: { slug: row.category, name: category === undefined ? row.category : nameIn(language, category) },
    facts: row.facts.map(fact => fact[language]),
    rating: row.rating / 100,
    rating_count: row.ratings,
    sold_count: row.sold,
    variants: variants.map(variant => toVariant(variant, row, language)),
    ...(row.flags.length === 0 ? {} : { flags: [...row.flags] }),
  };
}

/** A picture of a product; without a source at hand it is taken for a drawing, which is square. */
export function toPicture(id: string, source: PictureSource | undefined | null): PictureData {
  return pictureOf(id, source ?? { type: 'product', kind: '', hue: 0, label: '' });
}
