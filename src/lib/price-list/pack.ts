import { ByteWriter } from './bytes.ts';
import { frames, seal } from './frame.ts';
import { writeGroups } from './groups.ts';
import { allAtOnce, type Steps } from './steps.ts';
import type { PriceList } from './types.ts';
import { writeProducts } from './write-products.ts';

/**
 * Packs a list; the same list gives the same bytes everywhere, which is why their SHA-256 can tell whether a list was put together
 * rightly.
 *
 * Format 1: 'FPL', 'L', the format's number, CRC-32 of all that follows; then catalogue, version, language and moment; categories and
 * brands; products and their variants by columns (`write-products.ts`). Integers are LEB128, texts UTF-8 with U+0000 between those of a
 * column. Nothing is compressed here: brotli does that on the way, and finds more when what is alike stands together.
 * @throws RangeError for numbers that are no counts, ids of pictures that are not 16 hex digits, texts with U+0000
 */
export function pack(list: PriceList): Uint8Array {
  return allAtOnce(packSteps(list));
}

/** As `pack`, in steps of some milliseconds. */
export function* packSteps(list: PriceList): Steps<Uint8Array> {
  const writer = new ByteWriter();
  writer.texts([list.catalogue, list.version, list.lang]);
  writer.integer(list.madeAt);
  writeGroups(writer, list);
  yield;
  yield* writeProducts(writer, list, list.products);
  return seal(frames.list, writer.done());
}
