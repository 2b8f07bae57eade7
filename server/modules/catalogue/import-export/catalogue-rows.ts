import { createHash } from 'node:crypto';
import { discountedPrice } from '#lib/money.ts';
import type { brands, categories, FileSource, PictureSource, products, variants } from '#server/db/schema/catalogue.ts';
import type { BrandData, CatalogueData, CategoryData, ProductData, VariantData } from '#server/modules/catalogue/catalogue-data.ts';
import { pictureId } from '../../media/pictures.ts';

/** A product to store: a seed's, with a photo where there is one. */
export interface CatalogueProduct extends ProductData {
  readonly photo?: FileSource | null;
  /** Behind that one, in order. */
  readonly more?: readonly FileSource[];
}

/** A whole catalogue to store. */
export interface Catalogue extends CatalogueData {
  readonly products: readonly CatalogueProduct[];
}

/** UUID (version 5 form) that one kind of thing with one key has always and everywhere. */
export function uuidV5(kind: 'product' | 'variant', key: string): string {
  const bytes = createHash('sha1').update(`fondasi:${kind}:${key}`).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

export const categoryPicture = ({ drawing, hue }: CategoryData): PictureSource => ({ type: 'product', kind: drawing, hue, label: '' });
export const brandPicture = ({ name, hue }: BrandData): PictureSource => ({ type: 'brand', name, hue });
const productPicture = ({ drawing, hue, label, photo }: CatalogueProduct): PictureSource =>
  photo ?? { type: 'product', kind: drawing, hue, label };
/** All of a product's, the one that lists show first. */
export const productPictures = (product: CatalogueProduct): PictureSource[] => [productPicture(product), ...(product.more ?? [])];

/** A product's photos; none where it is drawn. */
export const photosOf = (product: CatalogueProduct | undefined): FileSource[] =>
  product?.photo ? [product.photo, ...(product.more ?? [])] : [];

export function categoryRow(category: CategoryData, position: number): typeof categories.$inferInsert {
  const { slug, parent, name } = category;
  return { slug, parent, nameId: name.id, nameEn: name.en, pictureId: pictureId(categoryPicture(category)), position };
}

export function brandRow(brand: BrandData): typeof brands.$inferInsert {
  const { slug, name, description } = brand;
  return { slug, name, descriptionId: description.id, descriptionEn: description.en, pictureId: pictureId(brandPicture(brand)) };
}

type ProductInsert = typeof products.$inferInsert;

/** Looks up categories and brands of one catalogue while its products become rows. */
export function productRows(catalogue: Catalogue): (product: CatalogueProduct) => ProductInsert {
  const categoriesBySlug = new Map(catalogue.categories.map(category => [category.slug, category]));
  const brandSlugs = new Set(catalogue.brands.map(brand => brand.slug));
  return product => {
    const category = categoriesBySlug.get(product.category);
    const top = categoriesBySlug.get(category?.parent ?? '');
    if (category === undefined || top === undefined || !brandSlugs.has(product.brand)) {
      throw new Error(`product ${product.slug} needs a known brand and a known category of the second level`);
    }
    const prices = product.variants.map(variant => discountedPrice(variant.price, variant.discount));
    return {
      id: uuidV5('product', product.slug),
      slug: product.slug,
      nameId: product.name.id,
      nameEn: product.name.en,
      descriptionId: product.description.id,
      descriptionEn: product.description.en,
      category: category.slug,
      topCategory: top.slug,
      brand: product.brand,
      pictureIds: productPictures(product).map(pictureId),
      flags: product.flags,
      attributes: product.attributes,
      facts: product.facts,
      sold: product.sold,
      rating: product.rating,
      ratings: product.ratings,
      since: product.since,
      isPromoted: product.isPromoted,
      isActive: true,
      priceFrom: Math.min(...prices),
      priceTo: Math.max(...prices),
      hasStock: product.variants.some(variant => variant.stock > 0),
      // Search is answered from memory. Versions before this one read words here; the columns stay.
      search: '',
      searchText: '',
    };
  };
}

export function variantRow(productSlug: string, variant: VariantData, position: number): typeof variants.$inferInsert {
  const { sku, name, price, discount, stock, unit, content, minimum, step, weight, size, colour = null } = variant;
  const [length, width, height] = size;
  return {
    id: uuidV5('variant', sku),
    productId: uuidV5('product', productSlug),
    sku,
    nameId: name.id,
    nameEn: name.en,
    price,
    discount: Math.round(discount * 100),
    stock,
    filedStock: stock,
    unit,
    contentThousandths: content?.thousandths ?? null,
    contentUnit: content?.unit ?? null,
    minimum,
    step,
    weight,
    length,
    width,
    height,
    colour,
    position,
    isActive: true,
  };
}
