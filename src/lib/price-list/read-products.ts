import { slugify } from '../slug.ts';
import type { ByteReader } from './bytes.ts';
import type { Steps } from './steps.ts';
import { type PricedImage, type PricedProduct, type PricedVariant, type PriceList, PriceListError, type StockState } from './types.ts';
import { BLOCK, indonesianName } from './write-products.ts';

/** What indexes of products are checked against. */
type Groups = Pick<PriceList, 'lang' | 'categories' | 'brands'>;

/** Equal texts share one string: the same sizes and facts come again and again. */
type Share = (text: string) => string;

/**
 * Reads what `writeProducts` wrote, in the order of the list.
 * @throws PriceListError 'damaged'
 */
export function* readProducts(reader: ByteReader, list: Groups): Steps<PricedProduct[]> {
  const shared = new Map<string, string>();
  const share: Share = text => {
    const known = shared.get(text);
    if (known === undefined) shared.set(text, text);
    return known ?? text;
  };
  const count = reader.count();
  const products = new Map<number, PricedProduct>();
  for (let left = count; left > 0; left -= BLOCK) {
    const places = reader.integers(Math.min(BLOCK, left));
    const block = yield* readBlock(reader, list, places.length, share);
    for (const [at, place] of places.entries()) products.set(place, need(block[at]));
  }
  return Array.from({ length: count }, (_, place) => need(products.get(place)));
}

function* readBlock(reader: ByteReader, list: Groups, count: number, share: Share): Steps<PricedProduct[]> {
  const texts = yield* readTexts(reader, list, count, share);
  const figures = yield* readFigures(reader, list, count);
  const variants = yield* readVariants(reader, count, share);
  return texts.map((own, at) => ({ ...own, ...need(figures[at]), variants: need(variants[at]) }));
}

function need<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new PriceListError('damaged');
  return value;
}

type Texts = Pick<PricedProduct, 'name' | 'otherName' | 'slug' | 'facts' | 'attributes' | 'flags'>;

function* readTexts(reader: ByteReader, { lang }: Groups, count: number, share: Share): Steps<Texts[]> {
  const names = reader.texts(count);
  const otherNames = reader.texts(count).map((own, at) => own || need(names[at]));
  yield;
  const slugs = reader
    .texts(count)
    .map((own, at) => own || slugify(indonesianName(lang, { name: need(names[at]), otherName: need(otherNames[at]) })));
  yield;
  const factCounts = reader.integers(count);
  const facts = split(reader.texts(sum(factCounts)).map(share), factCounts);
  yield;
  const attributeCounts = reader.integers(count);
  const labels = reader.codes(sum(attributeCounts));
  const values = reader.texts(labels.length);
  const attributes = split(
    labels.map((label, at) => ({ label, value: share(need(values[at])) })),
    attributeCounts,
  );
  yield;
  const flags = reader.codes(count).map(codes => (codes === '' ? [] : codes.split(',')));
  return names.map((name, at) => ({
    slug: need(slugs[at]),
    name,
    otherName: need(otherNames[at]),
    facts: need(facts[at]),
    attributes: need(attributes[at]),
    flags: need(flags[at]),
  }));
}

/** Cuts a column into the parts of each product. */
function split<Value>(column: readonly Value[], counts: readonly number[]): Value[][] {
  let start = 0;
  return counts.map(count => {
    start += count;
    return column.slice(start - count, start);
  });
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

type Figures = Pick<PricedProduct, 'image' | 'category' | 'brand' | 'rating' | 'ratingCount' | 'soldCount' | 'since' | 'isPromoted'>;

function* readFigures(reader: ByteReader, { categories, brands }: Groups, count: number): Steps<Figures[]> {
  const images = readImages(reader, count);
  yield;
  const bounded = (bound: number) => reader.many(count, () => reader.below(bound));
  const category = bounded(categories.length);
  const brand = bounded(brands.length);
  const [rating, ratingCount, soldCount, since] = [0, 1, 2, 3].map(() => reader.integers(count));
  const isPromoted = bounded(2);
  yield;
  return images.map((image, at) => ({
    image,
    category: need(category[at]),
    brand: need(brand[at]),
    rating: need(rating?.[at]),
    ratingCount: need(ratingCount?.[at]),
    soldCount: need(soldCount?.[at]),
    since: need(since?.[at]),
    isPromoted: isPromoted[at] === 1,
  }));
}

function readImages(reader: ByteReader, count: number): PricedImage[] {
  const ids = reader.hex(reader.count());
  const images = ids.map(id => ({ id, isPhoto: reader.below(2) === 1, width: reader.integer(), height: reader.integer() }));
  let next = 0;
  return reader.many(count, () => {
    const place = reader.below(images.length + 1);
    if (place > 0) return need(images[place - 1]);
    next += 1;
    return need(images[next - 1]);
  });
}

function* readVariants(reader: ByteReader, products: number, share: Share): Steps<PricedVariant[][]> {
  const counts = reader.integers(products);
  const count = sum(counts);
  let expected = 0;
  const numbers = reader.many(count, () => {
    const number = expected + reader.signed();
    if (number < 0) throw new PriceListError('damaged');
    expected = number + 1;
    return number;
  });
  yield;
  const names = reader.texts(count).map(share);
  yield;
  const units = reader.codes(count);
  const contentUnits = reader.codes(count);
  const contents = reader.integers(count);
  yield;
  const [minimum, step, weight] = [0, 1, 2].map(() => reader.integers(count));
  yield;
  const parcels = reader.many(count, () => [reader.integer(), reader.integer(), reader.integer()] as const);
  yield;
  const looks = reader.texts(count).map(share);
  yield;
  const prices = readPrices(reader, counts);
  yield;
  const discounts = reader.integers(count);
  const stocks = reader.many(count, () => reader.below(3) as StockState);
  yield;
  const variants = numbers.map((number, at): PricedVariant => {
    const thousandths = need(contents[at]) - 1;
    return {
      number,
      name: need(names[at]),
      price: need(prices[at]),
      discount: need(discounts[at]),
      unit: need(units[at]),
      content: thousandths < 0 ? null : { thousandths, unit: need(contentUnits[at]) },
      minimum: need(minimum?.[at]),
      step: need(step?.[at]),
      stock: need(stocks[at]),
      weight: need(weight?.[at]),
      parcel: need(parcels[at]),
      look: need(looks[at]),
    };
  });
  yield;
  return split(variants, counts);
}

function readPrices(reader: ByteReader, counts: readonly number[]): number[] {
  const unit = reader.integer();
  return counts.flatMap(count => {
    let price = 0;
    return reader.many(count, () => {
      price += reader.signed() * unit;
      if (!Number.isSafeInteger(price) || price < 0) throw new PriceListError('damaged');
      return price;
    });
  });
}
