import { expect, it } from 'vitest';
import type { Category, Product } from '#contract/catalogue.ts';
import { listOf } from './phone-search.ts';

const product = (name: string, change: { price?: number; stock?: number; discount?: number } & Partial<Product> = {}): Product => {
  const { price = 1_000, stock = 10, discount = 0, ...rest } = change;
  return {
    id: name,
    slug: name.toLowerCase(),
    name,
    image: { url: '/x', srcset: null, width: 1, height: 1 },
    brand: { slug: 'sagara', name: 'Sagara' },
    category: { slug: 'semen-mortar', name: 'Semen & Mortar' },
    facts: ['40 kg'],
    rating: 4,
    rating_count: 1,
    sold_count: 1,
    variants: [{ id: name, name: '', price, discount, stock, unit: 'sak', content: null, min_quantity: 1, step_quantity: 1 }],
    ...rest,
  };
};
const known = [
  product('Semen PCC', { price: 3_000, sold_count: 2 }),
  product('Café Cat', { brand: { slug: 'pelangi', name: 'Pelangi' }, category: { slug: 'cat-dinding', name: 'Cat dinding' } }),
  product('Acian', { price: 2_000, stock: 0, discount: 10 }),
].map((each, index) => ({ product: each, at: index + 1 }));
const categories = [
  { slug: 'cat', name: 'Cat', children: [{ slug: 'cat-dinding', name: 'Cat dinding', image_url: '', product_count: 1 }] },
] as unknown as Category[];
const names = (filters: Parameters<typeof listOf>[1]) => listOf(known, filters, categories, 'id').products.map(each => each.name);

it.each([
  ['every word has to begin one of the product', { search: 'seme sagara' }, ['Semen PCC', 'Acian']],
  ['a word that nothing has is left out', { search: 'semen kabel' }, ['Semen PCC', 'Acian']],
  ['a slip is read as what was meant', { search: 'smeen pcc' }, ['Semen PCC']],
  ['accents and case are nothing', { search: 'CAFE' }, ['Café Cat']],
  ['a top category has its children', { category: 'cat' }, ['Café Cat']],
  ['brands', { brand: ['pelangi'] }, ['Café Cat']],
  ['stock', { in_stock: true, search: 'sagara' }, ['Semen PCC']],
  ['promotion', { promotion: true }, ['Acian']],
  ['price', { min_price: 1_500, max_price: 2_500 }, ['Acian']],
  ['order by price', { sort: 'price_asc' as const }, ['Café Cat', 'Acian', 'Semen PCC']],
])('%s', (_, filters, expected) => {
  expect(names(filters)).toEqual(expected);
});

it('turns pages and tells the age of the oldest on them', () => {
  const list = listOf(known, { sort: 'price_asc', limit: 1, offset: 1 }, categories, 'id');
  expect(list).toMatchObject({ total: 3, oldestAt: 3 });
  expect(list.products.map(each => each.name)).toEqual(['Acian']);
});

it('leaves out what was seen to be no longer sold', () => {
  const gone = { product: { ...product('Semen Lama'), is_discontinued: true }, at: 9 };
  expect(listOf([...known, gone], { search: 'semen' }, categories, 'id').products.map(each => each.name)).not.toContain('Semen Lama');
});
