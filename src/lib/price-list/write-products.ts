import { slugify } from '../slug.ts';
import type { ByteWriter } from './bytes.ts';
import type { Steps } from './steps.ts';
import type { PricedImage, PricedProduct, PricedVariant, PriceList } from './types.ts';

/** Values of one column at most between two pauses. */
const STEP = 10_000;

/**
 * Writes products by columns: what is alike stands together, so that brotli finds it. Products go by the numbers of their first variants,
 * in which the goods of one shelf come one after the other; a column of their places puts them back into the order of the list.
 */
export function* writeProducts(writer: ByteWriter, list: Pick<PriceList, 'lang'>, products: readonly PricedProduct[]): Steps<void> {
  const numberOf = (product: PricedProduct | undefined) => product?.variants[0]?.number ?? 0;
  const places = products.map((_, place) => place);
  places.sort((one, other) => numberOf(products[one]) - numberOf(products[other]) || one - other);
  const sorted = places.flatMap(place => products[place] ?? []);
  writer.integer(sorted.length);
  writer.integers(places);
  yield;
  yield* writeTexts(writer, list, sorted);
  yield* writeFigures(writer, sorted);
  yield* writeVariants(writer, sorted);
}

function* writeTexts(writer: ByteWriter, { lang }: Pick<PriceList, 'lang'>, sorted: readonly PricedProduct[]): Steps<void> {
  writer.texts(sorted.map(({ name }) => name));
  writer.texts(sorted.map(({ name, otherName }) => (otherName === name ? '' : otherName)));
  yield;
  // Slugs are made of Indonesian names; only one that was not is written.
  for (let start = 0; start === 0 || start < sorted.length; start += STEP) {
    const some = sorted.slice(start, start + STEP);
    writer.texts(some.map(product => (slugify(indonesianName(lang, product)) === product.slug ? '' : product.slug)));
    yield;
  }
  writer.integers(sorted.map(({ facts }) => facts.length));
  writer.texts(sorted.flatMap(({ facts }) => facts));
  yield;
  writer.integers(sorted.map(({ attributes }) => attributes.length));
  writer.codes(sorted.flatMap(({ attributes }) => attributes.map(({ label }) => label)));
  yield;
  writer.texts(sorted.flatMap(({ attributes }) => attributes.map(({ value }) => value)));
  writer.codes(sorted.map(({ flags }) => flags.join(',')));
  yield;
}

/** The name that slugs are made of. */
export function indonesianName(lang: PriceList['lang'], { name, otherName }: Pick<PricedProduct, 'name' | 'otherName'>): string {
  return lang === 'id' ? name : otherName;
}

function* writeFigures(writer: ByteWriter, sorted: readonly PricedProduct[]): Steps<void> {
  writeImages(writer, sorted);
  yield;
  for (const field of ['category', 'brand', 'rating', 'ratingCount', 'soldCount', 'since'] as const) {
    writer.integers(sorted.map(product => product[field]));
  }
  writer.integers(sorted.map(({ isPromoted }) => Number(isPromoted)));
  yield;
}

/** Each picture once: several products may share one. */
function writeImages(writer: ByteWriter, sorted: readonly PricedProduct[]): void {
  const images = new Map<string, { readonly place: number; readonly image: PricedImage }>();
  const keyOf = ({ id, isPhoto, width, height }: PricedImage) => `${id} ${isPhoto} ${width} ${height}`;
  for (const { image } of sorted) if (!images.has(keyOf(image))) images.set(keyOf(image), { place: images.size, image });
  const different = [...images.values()].map(({ image }) => image);
  writer.integer(different.length);
  writer.hex(different.map(({ id }) => id));
  for (const image of different) writer.integers([Number(image.isPhoto), image.width, image.height]);
  // 0: the next picture that was not there before.
  let next = 0;
  for (const { image } of sorted) {
    const place = images.get(keyOf(image))?.place ?? 0;
    writer.integer(place === next ? 0 : place + 1);
    if (place === next) next += 1;
  }
}

function* writeVariants(writer: ByteWriter, sorted: readonly PricedProduct[]): Steps<void> {
  const variants = sorted.flatMap(product => product.variants);
  const column = (read: (variant: PricedVariant) => number) => writer.integers(variants.map(read));
  writer.integers(sorted.map(product => product.variants.length));
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
  writePrices(writer, sorted);
  yield;
  column(({ discount }) => discount);
  column(({ stock }) => stock);
  yield;
}

/** In the largest amount that all of them are multiples of: a product's first price, then each one's difference to the one before. */
function writePrices(writer: ByteWriter, sorted: readonly PricedProduct[]): void {
  const unit =
    sorted.reduce((common, { variants }) => variants.reduce((own, { price }) => greatestCommonDivisor(own, price), common), 0) || 1;
  writer.integer(unit);
  for (const { variants } of sorted) {
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
