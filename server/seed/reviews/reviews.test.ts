import { expect, test } from 'vitest';
import { uuidV5 } from '#server/modules/catalogue/import-export/catalogue-rows.ts';
import { spreadOfStars } from '#server/modules/reviews/stars.ts';
import { buildCatalogue } from '../catalogue/catalogue.ts';
import { reviewRows } from './reviews.ts';

const now = new Date('2025-11-20T02:00:00Z');
const catalogue = buildCatalogue();
const rows = reviewRows(catalogue, now);

test('there are a few hundred, the same each time', () => {
  expect(rows.length).toBeGreaterThan(250);
  expect(rows.length).toBeLessThan(600);
  expect(reviewRows(catalogue, now)).toEqual(rows);
  expect(new Set(rows.map(row => row.id)).size).toBe(rows.length);
});

test('their stars are among those that the product was given', () => {
  for (const product of catalogue.products) {
    const own = rows.filter(row => row.productId === uuidV5('product', product.slug));
    const given = spreadOfStars(product.rating, product.ratings);
    for (const stars of [1, 2, 3, 4, 5]) {
      expect(own.filter(row => row.rating === stars).length, product.slug).toBeLessThanOrEqual(given[stars - 1] ?? 0);
    }
  }
});

test('none is older than its product or of tomorrow, and every one says something', () => {
  const since = new Map(catalogue.products.map(product => [uuidV5('product', product.slug), product.since]));
  for (const { createdAt, productId, text, author } of rows) {
    expect(createdAt?.getTime()).toBeLessThan(now.getTime());
    expect(
      createdAt
        ?.toISOString()
        .slice(0, 10)
        .localeCompare(since.get(productId) ?? ''),
    ).toBeGreaterThanOrEqual(0);
    expect(text.length).toBeGreaterThan(10);
    expect(author).toMatch(/^\p{Lu}[\p{L} ]+, \p{Lu}[\p{L} ]+$/u);
  }
});
