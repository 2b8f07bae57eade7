import { slugify } from '../slug.ts';
import type { ByteWriter } from './bytes.ts';
import type { Steps } from './steps.ts';
import type { PricedImage, PricedProduct, PricedVariant, PriceList } from './types.ts';

/** Products of one block: a column of it takes some milliseconds at most. */
export const BLOCK = 1_000;

/**
 * Writes products in blocks, and each block by columns: what is alike stands together, so that brotli finds it. Products go by the
 * numbers of their first variants, in which the goods of one shelf come one after the other; a column of their places puts them back
 * into the order of the list.
 */
export function* writeProducts(writer: ByteWriter, list: Pick<PriceList, 'lang'>, products: readonly PricedProduct[]): Steps<void> {
  const numbers = products.map(({ variants }) => variants[0]?.number ?? 0);
  const places = products.map((_, place) => place);
  places.sort((one, other) => (numbers[one] ?? 0) - (numbers[other] ?? 0) || one - other);
  writer.integer(products.length);
  yield;
  for (let start = 0; start < places.length; start += BLOCK) {
    const own = places.slice(start, start + BLOCK);
    const block = own.flatMap(place => products[place] ?? []);
    writer.integers(own);
    yield* writeTexts(writer, list, block);
    yield* writeFigures(writer, block);
    yield* writeVariants(writer, block);
  }
}

function* writeTexts(writer: ByteWriter, { lang }: Pick<PriceList, 'lang'>, block: readonly PricedProduct[]): Steps<void> {
  writer.texts(block.map(({ name }) => name));
  writer.texts(block.map(({ name, otherName }) => (otherName === name ? '' : otherName)));
  yield;
  // Slugs are made of Indonesian names; only one that was not is written.
  writer.texts(block.map(product => (slugify(indonesianName(lang, product)) === product.slug ? '' : product.slug)));
  yield;
  writer.integers(block.map(({ facts }) => facts.length));
  writer.texts(block.flatMap(({ facts }) => facts));
  yield;
  writer.integers(block.map(({ attributes }) => attributes.length));
  writer.codes(block.flatMap(({ attributes }) => attributes.map(({ label }) => label)));
  writer.texts(block.flatMap(({ attributes }) => attributes.map(({ value }) => value)));
  yield;
  writer.codes(block.map(({ flags }) => flags.join(',')));
  yield;
}

/** The name that slugs are made of. */
export function indonesianName(lang: PriceList['lang'], { name, otherName }: Pick<PricedProduct, 'name' | 'otherName'>): string {
  return lang === 'id' ? name : otherName;
}

function* writeFigures(writer: ByteWriter, block: readonly PricedProduct[]): Steps<void> {
  writeImages(writer, block);
  yield;
  for (const field of ['category', 'brand', 'rating', 'ratingCount', 'soldCount', 'since'] as const) {
    writer.integers(block.map(product => product[field]));
  }
  writer.integers(block.map(({ isPromoted }) => Number(isPromoted)));
  yield;
}

/** Each picture once: several products may share one. */
function writeImages(writer: ByteWriter, block: readonly PricedProduct[]): void {
  const images = new Map<string, { readonly place: number; readonly image: PricedImage }>();
  const keyOf = ({ id, isPhoto, width, height }: PricedImage) => `${id} ${isPhoto} ${width} ${height}`;
  for (const { image } of block) if (!images.has(keyOf(image))) images.set(keyOf(image), { place: images.size, image });
  const different = [...images.values()].map(({ image }) => image);
  writer.integer(different.length);
  writer.hex(different.map(({ id }) => id));
  for (const image of different) writer.integers([Number(image.isPhoto), image.width, image.height]);
  // 0: the next picture that was not there before.
  let next = 0;
  for (const { image } of block) {
    const place = images.get(keyOf(image))?.place ?? 0;
    writer.integer(place === next ? 0 : place + 1);
    if (place === next) next += 1;
  }
}

function* writeVariants(writer: ByteWriter, block: readonly PricedProduct[]): Steps<void> {
  const variants = block.flatMap(product => product.variants);
  const column = (read: (variant: PricedVariant) => number) => writer.integers(variants.map(read));
  writer.integers(block.map(product => product.variants.length));
  let expected = 0;
  for (const { number } of variants) {
    writer.signed(number - expected);
    expected = number + 1;
  }
  yield;
  writer.texts(variants.map(({ name }) => name));
  yield;
  writer.codes(variants.map(({ unit }) => unit));
  writer.codes(variants.map(({ content }) => content?.unit ?? ''));
  column(({ content }) => (content === null ? 0 : content.thousandths + 1));
  yield;
  column(({ minimum }) => minimum);
  column(({ step }) => step);
  column(({ weight }) => weight);
  yield;
  for (const { parcel } of variants) writer.integers(parcel);
  yield;
  writer.texts(variants.map(({ look }) => look));
  yield;
  writePrices(writer, block);
  yield;
  column(({ discount }) => discount);
  column(({ stock }) => stock);
  yield;
}

/** In the largest amount that all of them are multiples of: a product's first price, then each one's difference to the one before. */
function writePrices(writer: ByteWriter, block: readonly PricedProduct[]): void {
  const unit =
    block.reduce((common, { variants }) => variants.reduce((own, { price }) => greatestCommonDivisor(own, price), common), 0) || 1;
  writer.integer(unit);
  for (const { variants } of block) {
    let former = 0;
    for (const { price } of variants) {
      writer.signed((price - former) / unit);
      former = price;
    }
  }
}

function greatestCommonDivisor(one: number, other: number): number {
  let [larger, smaller] = [one, other];
  while (smaller > 0) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}
