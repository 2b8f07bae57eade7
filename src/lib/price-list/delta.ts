import { ByteReader, ByteWriter } from './bytes.ts';
import { frames, opened, seal } from './frame.ts';
import { readGroups, writeGroups } from './groups.ts';
import { packSteps } from './pack.ts';
import { readProducts } from './read-products.ts';
import { hasSameGroups, isSameProduct, productFigures, regroup, variantFigures } from './same.ts';
import { readChanges, readPlaces, writeChanges, writePlaces } from './sparse.ts';
import { allAtOnce, type Steps } from './steps.ts';
import { type PricedProduct, type PricedVariant, type PriceList, PriceListError, type StockState } from './types.ts';
import { writeProducts } from './write-products.ts';

/** Products between two pauses. */
const STEP = 2_000;

/**
 * What makes one list of a shop the next one.
 *
 * Format 1: 'FPL', 'D', the format's number, CRC-32 of all that follows; then catalogue, both versions, language and moment; categories
 * and brands where any of them changed; places of products that go; places of those that come in their stead or anew, and these in full,
 * as in a list; then the figures of those that stay, only where they changed.
 * @returns null where it would be no smaller than the next list itself
 */
export function diff(before: PriceList, after: PriceList): Uint8Array | null {
  return allAtOnce(diffSteps(before, after, allAtOnce(packSteps(after)).length));
}

/** As `diff`, in steps of some milliseconds. @param length bytes of the next list as packed */
export function* diffSteps(before: PriceList, after: PriceList, length: number): Steps<Uint8Array | null> {
  // Of two catalogues, or in two languages, nothing is alike.
  if (before.catalogue !== after.catalogue || before.lang !== after.lang) return null;
  const writer = new ByteWriter();
  writer.texts([after.catalogue, before.version, after.version, after.lang]);
  writer.integer(after.madeAt);
  const isRegrouped = !hasSameGroups(before, after);
  writer.integer(Number(isRegrouped));
  if (isRegrouped) writeGroups(writer, after);
  const { gone, come, kept } = yield* compare(before, after);
  writePlaces(writer, gone);
  writePlaces(writer, come);
  yield;
  yield* writeProducts(
    writer,
    after,
    come.flatMap(place => after.products[place] ?? []),
  );
  for (const field of productFigures) {
    writeChanges(
      writer,
      kept.map(([former, next]) => [former[field], next[field]]),
    );
    yield;
  }
  const variants = kept.flatMap(([former, next]) => next.variants.map((variant, at) => [former.variants[at] ?? variant, variant] as const));
  yield;
  for (const field of variantFigures) {
    writeChanges(
      writer,
      variants.map(([former, next]) => [former[field], next[field]]),
    );
    yield;
  }
  const delta = seal(frames.delta, writer.done());
  return delta.length < length ? delta : null;
}

interface Comparison {
  /** Places in the former list. */
  readonly gone: readonly number[];
  /** Places in the next list. */
  readonly come: readonly number[];
  readonly kept: readonly (readonly [before: PricedProduct, after: PricedProduct])[];
}

/** Lists are in the order of ids, which stay: what is kept has the same order in both. */
function* compare(before: PriceList, after: PriceList): Steps<Comparison> {
  const groups = regroup(before, after);
  const places = new Map(before.products.map(({ slug }, place) => [slug, place]));
  const come: number[] = [];
  const kept: [PricedProduct, PricedProduct][] = [];
  const isKept = new Uint8Array(before.products.length);
  let last = -1;
  for (const [at, product] of after.products.entries()) {
    const place = places.get(product.slug) ?? -1;
    const former = before.products[place];
    if (former !== undefined && place > last && isSameProduct(former, product, groups)) {
      last = place;
      isKept[place] = 1;
      kept.push([former, product]);
    } else come.push(at);
    if (at % STEP === STEP - 1) yield;
  }
  return { gone: before.products.flatMap((_, place) => (isKept[place] === 1 ? [] : place)), come, kept };
}

/**
 * The next list: exactly the shop's where this one is what the delta was made from, which its reader checks by the SHA-256 that the
 * shop's manifest has of the whole.
 * @throws PriceListError 'newer_format'; 'other_version' where the delta was made for another list than this one; 'damaged'
 */
export function applyDelta(before: PriceList, delta: Uint8Array): PriceList {
  return allAtOnce(applyDeltaSteps(before, delta)).list;
}

/** As `applyDelta`, in steps of some milliseconds. @returns the list as well as its bytes, as `pack` packs it */
export function* applyDeltaSteps(before: PriceList, delta: Uint8Array): Steps<{ list: PriceList; packed: Uint8Array }> {
  const reader = new ByteReader(opened(frames.delta, delta));
  const [catalogue = '', from = '', version = '', lang = ''] = reader.texts(4);
  if (catalogue !== before.catalogue || from !== before.version || lang !== before.lang) throw new PriceListError('other_version');
  const madeAt = reader.integer();
  const groups = reader.below(2) === 1 ? readGroups(reader) : before;
  const gone = new Set(readPlaces(reader));
  const come = readPlaces(reader);
  const head = { catalogue, version, lang: before.lang, madeAt, categories: groups.categories, brands: groups.brands };
  const added = yield* readProducts(reader, head);
  const stayed = before.products.filter((_, place) => !gone.has(place));
  const kept = yield* updated(reader, before, head, stayed);
  reader.end();
  const list = { ...head, products: merged(kept, added, come) };
  return { list, packed: yield* packSteps(list) };
}

/** Products that stay, with their new figures and their groups' places in the next list. */
function* updated(
  reader: ByteReader,
  before: PriceList,
  after: Pick<PriceList, 'categories' | 'brands'>,
  stayed: readonly PricedProduct[],
): Steps<PricedProduct[]> {
  const { categories, brands } = regroup(before, after);
  const products = productFigures.map(field =>
    readChanges(
      reader,
      stayed.map(product => product[field]),
    ),
  );
  yield;
  const variants = stayed.flatMap(product => product.variants);
  const figures = variantFigures.map(field =>
    readChanges(
      reader,
      variants.map(variant => variant[field]),
    ),
  );
  yield;
  let next = 0;
  return stayed.map((product, at): PricedProduct => {
    const [rating = 0, ratingCount = 0, soldCount = 0] = products.map(column => column[at] ?? 0);
    const [category = -1, brand = -1] = [categories[product.category], brands[product.brand]];
    if (category < 0 || brand < 0) throw new PriceListError('damaged');
    const own = product.variants.map((variant): PricedVariant => {
      const [price = 0, discount = 0, stock = 0] = figures.map(column => column[next] ?? 0);
      next += 1;
      return { ...variant, price, discount, stock: stock as StockState };
    });
    return { ...product, rating, ratingCount, soldCount, category, brand, variants: own };
  });
}

function merged(kept: readonly PricedProduct[], added: readonly PricedProduct[], places: readonly number[]): PricedProduct[] {
  if (added.length !== places.length) throw new PriceListError('damaged');
  const byPlace = new Map(places.map((place, at) => [place, added[at]]));
  let next = 0;
  return Array.from({ length: kept.length + added.length }, (_, place) => {
    const come = byPlace.get(place);
    if (come !== undefined) return come;
    const product = kept[next];
    next += 1;
    if (product === undefined) throw new PriceListError('damaged');
    return product;
  });
}
