import { expect, it } from 'vitest';
import { buildCatalogue } from '#server/seed/catalogue/catalogue.ts';
import { coverageOf, coveredBy, unitsFor } from './coverage.ts';
import { exact, numberOf } from './exact.ts';

const products = buildCatalogue().products;

function coverage(slug: string, sku: string) {
  const product = products.find(each => each.slug === slug);
  const variants = (product?.variants ?? []).map(each => ({
    ...each,
    id: each.sku,
    name: each.name.id,
    min_quantity: each.minimum,
    step_quantity: each.step,
  }));
  const variant = variants.find(({ id }) => id === sku);
  if (product === undefined || variant === undefined) throw new Error(`no ${sku} of ${slug}`);
  const facts = product.facts.map(({ id }) => id);
  const attributes = product.attributes.map(({ label, value }) => ({ label: label.id, value: value.id }));
  return coverageOf({ slug, name: product.name.id, facts, attributes, category: { slug: product.category }, variants }, variant);
}

it.each([
  ['keramik-lantai-marenda-putih-polos-40x40', /./, 0.96],
  ['perekat-keramik-lantai-watukarsa-c1', /25$/, 5],
  ['perekat-keramik-lantai-watukarsa-c1', /10$/, 2],
  ['bata-merah-press-watukarsa-gowa', /K1$/, 0.0127],
  ['batako-press-watukarsa', /10$/, 0.08],
  // 55.5 blocks in half a cubic metre, 8.75 in a square metre.
  ['bata-ringan-watukarsa-aac', /75$/, 6.3429],
  ['bata-ringan-watukarsa-aac', /100$/, 4.7429],
  ['membran-bakar-watukarsa-aspal-3-mm', /POL$/, 8.8],
  ['waterproofing-semen-watukarsa-2-komponen', /05$/, 2.4],
  ['acian-instan-watukarsa-330', /PTH20$/, 5],
  ['thinner-rupawarna-a-serbaguna', /./, null],
  ['semen-pcc-sagara', /40$/, null],
])('one of %s %s covers %s m²', (slug, code, expected) => {
  const sku = products.find(each => each.slug === slug)?.variants.find(each => code.test(each.sku))?.sku ?? '';
  const found = coverage(slug, sku);
  expect(found && numberOf(found.area, 10_000)).toBe(expected);
});

it('boxes for an area with 5 % to spare, and paint by its coats', () => {
  const tile = coverage(
    'keramik-lantai-marenda-putih-polos-40x40',
    products.find(({ slug }) => slug.endsWith('putih-polos-40x40'))?.variants[0]?.sku ?? '',
  );
  const paint = products.find(({ slug }) => slug === 'cat-tembok-interior-rupawarna-serasi');
  const pail = coverage(
    'cat-tembok-interior-rupawarna-serasi',
    paint?.variants.find(({ content }) => content?.thousandths === 5_000)?.sku ?? '',
  );
  if (tile === null || pail === null) throw new Error('nothing is covered');
  expect(unitsFor(exact(64, 10), tile, exact(105, 100), null)).toBe(7);
  // 10 m² for a kg and a coat.
  expect(numberOf(coveredBy(pail, exact(2)), 10)).toBe(25);
  expect(unitsFor(exact(26), pail, exact(1), exact(2))).toBe(2);
});
