import { describe, expect, it } from 'vitest';
import { handlingFlags, unitCodes } from '#contract/units.ts';
import { writable } from '#lib/pdf/letters.ts';
import { slugify } from '#lib/slug.ts';
import type { Text } from '#server/db/schema/text.ts';
import { drawingKinds } from '#server/modules/media/drawings/kinds.ts';
import type { ProductData, VariantData } from '../../modules/catalogue/catalogue-data.ts';
import { buildCatalogue } from './catalogue.ts';
import { toText } from './words.ts';

const { categories, brands, products } = buildCatalogue();
const variants = products.flatMap(product => product.variants);

/** Names of the products that break a rule, so that a failure says where to look. */
const offenders = (isWrong: (product: ProductData) => boolean): readonly string[] => products.filter(isWrong).map(product => product.slug);
const wrongVariants = (isWrong: (variant: VariantData) => boolean): readonly string[] =>
  variants.filter(isWrong).map(variant => variant.sku);
const repeated = (keys: readonly string[]): readonly string[] => keys.filter((key, index) => keys.indexOf(key) !== index);
const isBlank = ({ id, en }: Text): boolean => id.trim() !== id || en.trim() !== en || id === '' || en === '';
const sentences = (text: string): number => text.split(/[.?!](?=\s|$)/).filter(Boolean).length;
const share = (part: number): number => part / variants.length;

describe('assortment', () => {
  it('fills the shop', () => {
    expect(products.length).toBeGreaterThanOrEqual(320);
    expect(variants.length).toBeGreaterThanOrEqual(1_000);
    expect(brands).toHaveLength(16);
    expect(categories.filter(category => category.parent === null)).toHaveLength(14);
  });

  it('has at least three products in every second-level category and none elsewhere', () => {
    const second = categories.filter(category => category.parent !== null);
    const thin = second.filter(({ slug }) => products.filter(product => product.category === slug).length < 3);
    expect(thin.map(category => category.slug)).toEqual([]);
    expect(offenders(product => !second.some(category => category.slug === product.category))).toEqual([]);
    expect(second.filter(({ parent }) => !categories.some(top => top.slug === parent && top.parent === null))).toEqual([]);
  });

  it('gives every brand something to sell', () => {
    expect(offenders(product => !brands.some(brand => brand.slug === product.brand))).toEqual([]);
    expect(brands.filter(({ slug }) => !products.some(product => product.brand === slug))).toEqual([]);
  });

  it('keeps slugs and SKUs unique and plain', () => {
    expect(repeated(products.map(product => product.slug))).toEqual([]);
    expect(repeated(categories.map(category => category.slug))).toEqual([]);
    expect(repeated(variants.map(variant => variant.sku))).toEqual([]);
    expect(offenders(product => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(product.slug))).toEqual([]);
    expect(wrongVariants(variant => !/^[A-Z0-9]+(-[A-Z0-9]+)+$/.test(variant.sku))).toEqual([]);
  });

  it('is the same on every call', () => {
    expect(buildCatalogue()).toEqual({ categories, brands, products });
  });
});

describe('texts', () => {
  it('speaks both languages', () => {
    const texts = products.flatMap(product => [
      product.name,
      product.description,
      ...product.facts,
      ...product.attributes.flatMap(({ label, value }) => [label, value]),
      ...product.variants.map(variant => variant.name),
    ]);
    expect([...texts, ...categories.map(category => category.name), ...brands.map(brand => brand.description)].filter(isBlank)).toEqual([]);
    expect(offenders(({ name, description }) => name.id === name.en || description.id === description.en)).toEqual([]);
    expect(brands.filter(({ description }) => description.id === description.en)).toEqual([]);
  });

  it('describes each product in two or three sentences of its own', () => {
    const isLong = (text: string) => sentences(text) < 2 || sentences(text) > 3;
    expect(offenders(({ description }) => isLong(description.id) || isLong(description.en))).toEqual([]);
    expect(repeated(products.map(product => product.description.id))).toEqual([]);
    expect(repeated(products.map(product => product.description.en))).toEqual([]);
  });

  it('has two facts, four to eight distinct attributes and a short label', () => {
    expect(offenders(product => product.facts.length !== 2)).toEqual([]);
    expect(offenders(({ attributes }) => attributes.length < 4 || attributes.length > 8)).toEqual([]);
    expect(offenders(({ attributes }) => repeated(attributes.map(({ label }) => label.id)).length > 0)).toEqual([]);
    expect(offenders(({ label }) => label.length < 1 || label.length > 10)).toEqual([]);
  });

  it('tells the variants of a product apart in both languages', () => {
    expect(offenders(product => repeated(product.variants.map(({ name }) => name.id)).length > 0)).toEqual([]);
    expect(offenders(product => repeated(product.variants.map(({ name }) => name.en)).length > 0)).toEqual([]);
  });

  it('swaps decimal and thousands signs between the languages', () => {
    expect(toText('1,44 m² dari 1.050 L')).toEqual({ id: '1,44 m² dari 1.050 L', en: '1.44 m² dari 1,050 L' });
    expect(toText('SNI 4829.2:2015').en).toBe('SNI 4829.2:2015');
    expect(slugify('Kran Tembok Sanimara ½" 40×40 Ø8')).toBe('kran-tembok-sanimara-1-2-40x40-8');
  });
});

describe('numbers', () => {
  it('sells whole multiples at a real price', () => {
    expect(wrongVariants(({ minimum, step }) => minimum < 1 || step < 1 || minimum % step !== 0)).toEqual([]);
    expect(wrongVariants(({ price }) => price <= 0 || price % (price >= 10_000 ? 500 : 50) !== 0)).toEqual([]);
    expect(wrongVariants(({ discount }) => discount < 0 || discount > 30 || (discount > 0 && discount < 5))).toEqual([]);
    expect(wrongVariants(({ stock, step }) => stock < 0 || stock % step !== 0)).toEqual([]);
  });

  it('uses integers and known codes', () => {
    const numbers = ({ price, discount, stock, minimum, step, weight, size, content }: VariantData) => [
      price,
      discount,
      stock,
      minimum,
      step,
      weight,
      ...size,
      content?.thousandths ?? 1,
    ];
    expect(wrongVariants(variant => !numbers(variant).every(Number.isSafeInteger))).toEqual([]);
    expect(wrongVariants(({ weight, size, content }) => [weight, ...size, content?.thousandths ?? 1].some(value => value < 1))).toEqual([]);
    expect(wrongVariants(({ unit }) => !unitCodes.includes(unit))).toEqual([]);
    expect(offenders(({ flags }) => flags.some(flag => !handlingFlags.includes(flag)))).toEqual([]);
    expect(offenders(({ drawing }) => !drawingKinds.includes(drawing))).toEqual([]);
    expect(offenders(({ hue }) => !Number.isInteger(hue) || hue < 0 || hue > 359)).toEqual([]);
    expect(offenders(({ sold, rating, ratings }) => ![sold, rating, ratings].every(Number.isSafeInteger))).toEqual([]);
  });

  it('rates what has been bought', () => {
    expect(offenders(({ ratings, sold }) => ratings > sold)).toEqual([]);
    expect(offenders(({ ratings, rating }) => (ratings === 0) !== (rating === 0) || rating > 500)).toEqual([]);
    const isUsual = ({ rating }: ProductData) => rating >= 380 && rating <= 490;
    expect(products.filter(isUsual).length / products.filter(({ rating }) => rating > 0).length).toBeGreaterThan(0.9);
  });

  it('dates arrivals within the shop’s life', () => {
    expect(offenders(({ since }) => since < '2023-03-01' || since > '2025-10-31' || Number.isNaN(Date.parse(since)))).toEqual([]);
  });

  it('promotes about thirty products, each with a discount', () => {
    const promoted = products.filter(product => product.isPromoted);
    expect(promoted.length).toBeGreaterThanOrEqual(24);
    expect(promoted.length).toBeLessThanOrEqual(36);
    expect(promoted.filter(product => product.variants.every(variant => variant.discount === 0))).toEqual([]);
  });

  it('discounts about a fifth of the shelf and leaves a few shelves bare', () => {
    const discounted = share(variants.filter(variant => variant.discount > 0).length);
    const bare = share(variants.filter(variant => variant.stock === 0).length);
    expect(discounted).toBeGreaterThan(0.15);
    expect(discounted).toBeLessThan(0.22);
    expect(bare).toBeGreaterThan(0.02);
    expect(bare).toBeLessThan(0.06);
  });

  it('always has the everyday cement', () => {
    const cement = products.find(product => product.slug === 'semen-pcc-sagara');
    expect(cement?.name.id).toBe('Semen PCC Sagara');
    expect(cement?.variants.map(({ content, minimum }) => [content, minimum])).toEqual([
      [{ thousandths: 40_000, unit: 'kg' }, 5],
      [{ thousandths: 50_000, unit: 'kg' }, 5],
    ]);
    expect(cement?.variants.every(variant => variant.stock >= 200)).toBe(true);
    expect(cement?.sold).toBeGreaterThan(4_000);
    expect(cement?.ratings).toBeGreaterThan(50);
  });

  it('has names that a paper for a client writes whole', () => {
    const texts = [...products, ...variants].flatMap(({ name }) => (typeof name === 'string' ? [name] : [name.id, name.en]));
    expect(texts.filter(text => writable(text).includes('?'))).toEqual([]);
  });

  it('sells by the half where the trade does', () => {
    const half = variants.filter(({ unit }) => unit === 'half_m3' || unit === 'half_m' || unit === 'half_kg');
    expect(new Set(half.map(({ content }) => content?.thousandths))).toEqual(new Set([500]));
    expect(new Set(half.map(({ step }) => step))).toEqual(new Set([1]));
    expect(half.every(({ minimum, unit }) => minimum === (unit === 'half_m' ? 4 : 2))).toBe(true);
  });
});
