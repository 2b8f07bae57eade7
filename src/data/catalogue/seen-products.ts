import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Category, Product, ProductDetail, ProductList } from '#contract/catalogue.ts';
import type { Language } from '#contract/endpoint.ts';
import { publicEntries } from '../cache/query-persister.ts';
import { catalogueQueries } from './queries.ts';
import type { Seen, SeenCatalogue } from './seen-product.ts';

interface Entry {
  readonly key: readonly unknown[];
  readonly at: number;
  readonly data: unknown;
}

/** Reads all answers about the catalogue in a language, on the disk and in memory. */
export async function seenCatalogue(queryClient: QueryClient, lang: Language): Promise<SeenCatalogue> {
  const inMemory = queryClient
    .getQueryCache()
    .findAll({ queryKey: catalogueQueries.all(lang) })
    .map(({ queryKey: key, state }) => ({ key, at: state.dataUpdatedAt, data: state.data }));
  const kept = (await publicEntries()).filter(({ key }) => key[0] === 'catalogue' && key[1] === lang);
  const entries = [...kept, ...inMemory].filter(({ data }) => data !== undefined);
  const categories = entries.find(({ key }) => key[2] === 'categories')?.data as readonly Category[] | undefined;
  return { products: youngest(entries), categories: categories ?? [] };
}

function youngest(entries: readonly Entry[]): readonly Seen[] {
  const known = new Map<string, Seen>();
  for (const { key, at, data } of entries) {
    for (const product of productsIn(key[2], data)) {
      if ((known.get(product.slug)?.at ?? 0) <= at) known.set(product.slug, { product, at });
    }
  }
  return [...known.values()];
}

function productsIn(kind: unknown, data: unknown): readonly Product[] {
  if (kind === 'products') return (data as ProductList).products;
  if (kind === 'all-products') return (data as InfiniteData<ProductList>).pages.flatMap(page => page.products);
  return kind === 'product' ? [data as ProductDetail, ...(data as ProductDetail).related] : [];
}
