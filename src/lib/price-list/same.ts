import type { PricedProduct, PricedVariant, PriceList } from './types.ts';

/** Figures that change from day to day; a delta says only what changed of them. */
export const productFigures = ['rating', 'ratingCount', 'soldCount'] as const;
export const variantFigures = ['price', 'discount', 'stock'] as const;

/** Places of a former list's categories and brands in the next one; -1 for one that is gone. */
export interface Regrouped {
  readonly categories: readonly number[];
  readonly brands: readonly number[];
}

export function regroup(before: Pick<PriceList, 'categories' | 'brands'>, after: Pick<PriceList, 'categories' | 'brands'>): Regrouped {
  const places = (from: readonly { readonly slug: string }[], to: readonly { readonly slug: string }[]) => {
    const bySlug = new Map(to.map(({ slug }, place) => [slug, place]));
    return from.map(({ slug }) => bySlug.get(slug) ?? -1);
  };
  return { categories: places(before.categories, after.categories), brands: places(before.brands, after.brands) };
}

export function hasSameGroups(before: PriceList, after: PriceList): boolean {
  return (
    areSame(
      before.categories,
      after.categories,
      (one, other) =>
        one.slug === other.slug &&
        one.name === other.name &&
        one.otherName === other.otherName &&
        one.parent === other.parent &&
        one.picture === other.picture,
    ) &&
    areSame(
      before.brands,
      after.brands,
      (one, other) => one.slug === other.slug && one.name === other.name && one.picture === other.picture,
    )
  );
}

/** Whether two products differ in figures alone. */
export function isSameProduct(before: PricedProduct, after: PricedProduct, { categories, brands }: Regrouped): boolean {
  return (
    before.slug === after.slug &&
    before.name === after.name &&
    before.otherName === after.otherName &&
    categories[before.category] === after.category &&
    brands[before.brand] === after.brand &&
    before.since === after.since &&
    before.isPromoted === after.isPromoted &&
    before.image.id === after.image.id &&
    before.image.isPhoto === after.image.isPhoto &&
    before.image.width === after.image.width &&
    before.image.height === after.image.height &&
    areSame(before.facts, after.facts, isEqual) &&
    areSame(before.flags, after.flags, isEqual) &&
    areSame(before.attributes, after.attributes, (one, other) => one.label === other.label && one.value === other.value) &&
    areSame(before.variants, after.variants, isSameVariant)
  );
}

function isSameVariant(before: PricedVariant, after: PricedVariant): boolean {
  return (
    before.number === after.number &&
    before.name === after.name &&
    before.unit === after.unit &&
    before.content?.thousandths === after.content?.thousandths &&
    before.content?.unit === after.content?.unit &&
    before.minimum === after.minimum &&
    before.step === after.step &&
    before.weight === after.weight &&
    areSame(before.parcel, after.parcel, isEqual) &&
    before.look === after.look
  );
}

const isEqual = <Value>(one: Value, other: Value) => one === other;

function areSame<Value>(before: readonly Value[], after: readonly Value[], isSame: (one: Value, other: Value) => boolean): boolean {
  return before.length === after.length && before.every((one, at) => isSame(one, after[at] as Value));
}
