import type { QueryClient } from '@tanstack/react-query';
import type { Category, Product, ProductDetail } from '#contract/catalogue.ts';
import type { Language } from '#contract/endpoint.ts';
import { ageClock } from '../age-clock.ts';
import { freightQueries } from '../freight/queries.ts';
import { priceListAnswers } from '../price-list/answers.ts';
import { isBrought } from './is-brought.ts';
import { PhoneCatalogue, type PhoneList } from './phone-catalogue.ts';
import { type KnownProduct, phoneKey } from './product-of-list.ts';
import type { ProductFilters } from './queries.ts';
import { groupsOfSeen, phoneProductOf, type Seen } from './seen-product.ts';
import { seenCatalogue } from './seen-products.ts';

/** Looks for a list's products in everything that this phone has of the catalogue. */
export async function searchPhone(queryClient: QueryClient, lang: Language, filters: ProductFilters): Promise<PhoneList> {
  const whole = await (await priceListAnswers(queryClient, lang))?.list(filters);
  if (whole !== undefined) return whole;
  const { products, categories } = await seenCatalogue(queryClient, lang);
  return listOf(products, filters, categories, lang, await broughtTo(queryClient, filters.deliver_to ?? ''));
}

/** Whether a service brings a product to a regency; undefined where none is asked for, or this phone does not know the rates to it. */
async function broughtTo(queryClient: QueryClient, regency: string): Promise<((product: Product) => boolean) | undefined> {
  if (regency === '') return undefined;
  const rates = await queryClient.ensureQueryData(freightQueries.rates(regency)).catch(() => undefined);
  return rates === undefined ? undefined : product => isBrought(rates, product, ageClock.now());
}

/** A product's page as this phone knows it best, at hand from then on (`productFromLists`). */
export async function productFromPhone(queryClient: QueryClient, lang: Language, slug: string): Promise<ProductDetail | undefined> {
  const known = (await (await priceListAnswers(queryClient, lang))?.product(slug)) ?? (await seenProduct(queryClient, lang, slug));
  if (known === undefined) return undefined;
  queryClient.setQueryData(phoneKey(lang, slug), known);
  return known.product;
}

/** A page that was kept, with prices and stock of the price list; null where that is older, or has none of it. */
export async function withListedPrices(queryClient: QueryClient, lang: Language, kept: KnownProduct): Promise<KnownProduct | null> {
  const listed = await (await priceListAnswers(queryClient, lang))?.product(kept.product.slug);
  if (listed === undefined || listed.at <= kept.at) return null;
  const variants = kept.product.variants.map(variant => {
    const now = listed.product.variants.find(({ name }) => name === variant.name);
    // What the list has no more is not sold any more.
    return now === undefined ? { ...variant, stock: 0 } : { ...now, id: variant.id, sku: variant.sku };
  });
  return { product: { ...kept.product, variants }, at: listed.at };
}

async function seenProduct(queryClient: QueryClient, lang: Language, slug: string): Promise<KnownProduct | undefined> {
  const { products } = await seenCatalogue(queryClient, lang);
  const found = products.find(({ product }) => product.slug === slug);
  return found && { product: phoneProductOf(found, lang).view(), at: found.at };
}

/** The page of a list that the filters ask for, of the products that were seen, found by the shop's own search. */
export function listOf(
  seen: readonly Seen[],
  filters: ProductFilters,
  categories: readonly Category[],
  lang: Language,
  isBroughtThere?: (product: Product) => boolean,
): PhoneList {
  // Its own page is all that is left of what is no longer sold.
  const products = seen
    .filter(({ product }) => !product.is_discontinued)
    .sort((one, other) => (one.product.id < other.product.id ? -1 : 1));
  const catalogue = new PhoneCatalogue(
    products.map(each => phoneProductOf(each, lang)),
    groupsOfSeen({ products, categories }),
    false,
  );
  return catalogue.list(filters, isBroughtThere);
}
