import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { Product, ProductList } from '#contract/catalogue.ts';
import { productFromLists } from './known-product.ts';
import { catalogueQueries } from './queries.ts';

const product = (slug: string): Product => ({
  id: slug,
  slug,
  name: slug,
  image: { url: '/p', srcset: null, width: 1, height: 1 },
  brand: { slug: 'b', name: 'B' },
  category: { slug: 'c', name: 'C' },
  facts: [],
  rating: 0,
  rating_count: 0,
  sold_count: 0,
  variants: [],
});
const list = (...slugs: string[]): ProductList => ({
  products: slugs.map(product),
  total: slugs.length,
  facets: { brands: [], categories: [], min_price: 0, max_price: 0 },
  did_you_mean: null,
});

describe('a product that a list has', () => {
  const client = new QueryClient();
  client.setQueryData(catalogueQueries.categories('id').queryKey, []);
  client.setQueryData(catalogueQueries.products('id', { sort: 'newest' }).queryKey, list('one'));
  client.setQueryData(catalogueQueries.allProducts('id').queryKey, {
    pages: [list('two'), list('three')],
    pageParams: [
      { offset: 0, after: '' },
      { offset: 1, after: 'two' },
    ],
  });

  it('is found in lists and in pages of all products', () => {
    expect(productFromLists(client, 'id', 'one')?.product.images).toEqual([product('one').image]);
    expect(productFromLists(client, 'id', 'three')?.product.name).toBe('three');
  });

  it('is not taken from another language, nor made up', () => {
    expect(productFromLists(client, 'en', 'one')).toBeUndefined();
    expect(productFromLists(client, 'id', 'four')).toBeUndefined();
  });
});
