import { expect, type Locator, type Page } from '@playwright/test';
import type { Product, ProductList } from '#contract/catalogue.ts';
import { call } from './customer.ts';
import type { Language } from './visit.ts';

const sharedShop = () => process.env.SHOP_URL ?? '';

/** A product as the shop sells it now. */
export function productOf(slug: string, url = sharedShop()): Promise<Product> {
  return call<Product>(url, 'GET', `/products/${slug}`);
}

/** Id of the product's only variant, or of the only one with this stock. */
export async function variantId(slug: string, stock?: number, url = sharedShop()): Promise<string> {
  const variants = (await productOf(slug, url)).variants.filter(each => stock === undefined || each.stock === stock);
  expect(variants, slug).toHaveLength(1);
  return variants[0]?.id ?? '';
}

/** How many products there are for a query, and the names on its page. */
export async function listOf(query: string, language: Language): Promise<{ total: number; names: string[] }> {
  const { total, products } = await call<ProductList>(sharedShop(), 'GET', `/products?lang=${language}&${query}`);
  return { total, names: products.map(product => product.name) };
}

/** The smallest quantity of a variant of each of so many products that can be had, by the variant's id. */
export async function someOf(count: number): Promise<Record<string, number>> {
  const { products } = await call<ProductList>(sharedShop(), 'GET', `/products?in_stock=true&limit=${count * 2}`);
  const variants = products.flatMap(product => product.variants.find(({ stock, min_quantity }) => stock >= min_quantity) ?? []);
  return Object.fromEntries(variants.slice(0, count).map(({ id, min_quantity }) => [id, min_quantity]));
}

/** The cards of the page. */
export function cards(page: Page): Locator {
  return page.getByRole('main').getByRole('article');
}

/** The names on the cards, in their order. */
export function shownNames(page: Page): Promise<string[]> {
  return cards(page).getByRole('heading').allTextContents();
}

/** So many variants with their smallest quantity, of which there is plenty. */
export async function plenty(count: number): Promise<[string, number][]> {
  const found: [string, number][] = [];
  for (let page = 1; found.length < count; page += 1) {
    const { products } = await call<ProductList>(sharedShop(), 'GET', `/products?page=${page}`);
    expect(products, 'products left').not.toHaveLength(0);
    const ample = products.flatMap(({ variants }) => variants.filter(each => each.stock >= 2 * (each.min_quantity + each.step_quantity)));
    found.push(...ample.map(({ id, min_quantity }): [string, number] => [id, min_quantity]));
  }
  return found.slice(0, count);
}
