import type { DetailVariant, PictureData, ProductDetail } from '#contract/catalogue.ts';
import { type BaseUnit, type HandlingFlag, handlingFlags, type Unit } from '#contract/units.ts';
import { discountedPrice } from '#lib/money.ts';
import type { PricedImage, PricedProduct, PricedVariant, PriceList } from '#lib/price-list/types.ts';
import type { PhoneBrand, PhoneCategory, PhoneProduct } from '../catalogue/phone-catalogue.ts';

/** Widths that a photo comes in (`server/modules/media/pictures.ts`). */
const WIDTHS = [160, 320, 480, 640, 960, 1280] as const;
/** Units in stock of a variant of which the list says no number: the shop checks an order, and names what it has. */
const UNKNOWN_STOCK = 9_999;

type Groups = Pick<PriceList, 'categories' | 'brands' | 'lang'>;

/** A product of the price list as lists are chosen from it. @param at milliseconds since the epoch when the list was right */
export function pricedPhoneProduct(list: Groups, product: PricedProduct, at: number): PhoneProduct {
  return {
    slug: product.slug,
    brand: namedIn(list.brands, product.brand),
    category: namedIn(list.categories, product.category),
    texts: {
      names: bothNames(list.lang, product),
      facts: product.facts,
      attributes: product.attributes.map(({ value }) => value),
    },
    variants: product.variants.map(({ name, price, discount, stock }) => ({
      name,
      paid: discountedPrice(price, discount / 100),
      inStock: stock > 0,
    })),
    sold: product.soldCount,
    rating: product.rating,
    ratings: product.ratingCount,
    since: product.since,
    isPromoted: product.isPromoted,
    at,
    view: () => pricedDetail(list, product),
  };
}

/** What a product's page shows of it. Variants go by their short number, as `n12`, which the shop takes in place of an id. */
export function pricedDetail(list: Groups, product: PricedProduct): ProductDetail {
  const image = pictureOf(product.image);
  const category = namedIn(list.categories, product.category);
  return {
    id: `p ${product.slug}`,
    slug: product.slug,
    name: product.name,
    image,
    images: [image],
    brand: namedIn(list.brands, product.brand),
    category,
    categories: [category],
    facts: [...product.facts],
    attributes: product.attributes.map(({ label, value }) => ({ label, value })),
    rating: product.rating / 100,
    rating_count: product.ratingCount,
    sold_count: product.soldCount,
    flags: product.flags.filter(isHandlingFlag),
    description: '',
    related: [],
    variants: product.variants.map(variantOf),
  };
}

function variantOf({
  number,
  name,
  price,
  discount,
  unit,
  content,
  minimum,
  step,
  stock,
  weight,
  parcel,
  look,
}: PricedVariant): DetailVariant {
  return {
    id: `n${number}`,
    name,
    price,
    discount: discount / 100,
    stock: stock === 0 ? 0 : UNKNOWN_STOCK,
    ...(stock === 1 ? { is_few: true } : {}),
    // The shop's own codes: a newer one than this app knows is shown as it is written.
    unit: unit as Unit,
    content: content === null ? null : { thousandths: content.thousandths, unit: content.unit as BaseUnit },
    min_quantity: minimum,
    step_quantity: step,
    ...(look === '' ? {} : { look }),
    sku: '',
    weight,
    size: [...parcel],
  };
}

const isHandlingFlag = (flag: string): flag is HandlingFlag => (handlingFlags as readonly string[]).includes(flag);

const bothNames = (lang: PriceList['lang'], { name, otherName }: Pick<PricedProduct, 'name' | 'otherName'>) =>
  lang === 'id' ? [name, otherName] : [otherName, name];

function namedIn(groups: readonly { readonly slug: string; readonly name: string }[], index: number) {
  const { slug = '', name = '' } = groups[index] ?? {};
  return { slug, name };
}

/** Categories and brands of the list as the phone's catalogue wants them. */
export function pricedGroups(list: PriceList): { readonly categories: readonly PhoneCategory[]; readonly brands: readonly PhoneBrand[] } {
  return {
    categories: list.categories.map(category => ({
      slug: category.slug,
      name: category.name,
      names: bothNames(list.lang, category),
      parent: list.categories[category.parent]?.slug ?? null,
      imageUrl: addressOf(category.picture),
    })),
    brands: list.brands.map(({ slug, name, picture }) => ({ slug, name, image_url: addressOf(picture) })),
  };
}

const addressOf = (id: string, width = 320) => `/media/pictures/${id}?w=${width}`;

function pictureOf({ id, isPhoto, width, height }: PricedImage): PictureData {
  const srcset = isPhoto ? WIDTHS.map(size => `${addressOf(id, size)} ${size}w`).join(', ') : null;
  return { url: addressOf(id), srcset, width, height };
}
