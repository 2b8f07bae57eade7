import { expect, it } from 'vitest';
import { buildCatalogue } from './catalogue.ts';
import { growCatalogue } from './grow.ts';

const base = buildCatalogue();

it('makes exactly so many variants, the same each time, with slugs and SKUs of their own', () => {
  const { products, brands, categories } = growCatalogue(base, 5_000);
  const variants = products.flatMap(product => product.variants);
  expect(variants).toHaveLength(5_000);
  expect(growCatalogue(base, 5_000).products).toEqual(products);
  expect(new Set(products.map(({ slug }) => slug)).size).toBe(products.length);
  expect(new Set(variants.map(({ sku }) => sku)).size).toBe(variants.length);
  expect([brands, categories]).toEqual([base.brands, base.categories]);
});

it('begins with the shop’s own goods, or with the first of them', () => {
  expect(growCatalogue(base, 2_000).products.slice(0, base.products.length)).toEqual(base.products);
  expect(growCatalogue(base, 1).products).toMatchObject([{ slug: base.products[0]?.slug, variants: [{}] }]);
});

it('varies prices, stock and demand among the models of one product', () => {
  const { products } = growCatalogue(base, 20_000);
  const models = products.filter(({ slug }) => slug.startsWith('semen-pcc-sagara'));
  expect(models.length).toBeGreaterThan(15);
  const different = (values: readonly unknown[]) => new Set(values).size;
  expect(different(models.map(({ variants }) => variants[0]?.price))).toBeGreaterThan(models.length / 2);
  expect(different(models.map(({ sold }) => sold))).toBeGreaterThan(models.length / 2);
  const stocks = products.flatMap(({ variants }) => variants.map(({ stock }) => stock));
  expect(stocks.filter(stock => stock === 0).length / stocks.length).toBeGreaterThan(0.01);
});
