import { ByteReader } from './bytes.ts';
import { frames, opened } from './frame.ts';
import { readGroups } from './groups.ts';
import { readProducts } from './read-products.ts';
import { allAtOnce, type Steps } from './steps.ts';
import { type PriceList, PriceListError } from './types.ts';

/**
 * Reads a packed list (`pack.ts`).
 * @throws PriceListError 'newer_format' where a later app wrote it, 'damaged' for bytes that are truncated, changed or something else
 */
export function unpack(bytes: Uint8Array): PriceList {
  return allAtOnce(unpackSteps(bytes));
}

/** As `unpack`, in steps of some milliseconds. */
export function* unpackSteps(bytes: Uint8Array): Steps<PriceList> {
  const reader = new ByteReader(opened(frames.list, bytes));
  const [catalogue = '', version = '', lang = ''] = reader.texts(3);
  if (lang !== 'id' && lang !== 'en') throw new PriceListError('damaged');
  const madeAt = reader.integer();
  const groups = readGroups(reader);
  yield;
  const head = { catalogue, version, lang, madeAt, ...groups } as const;
  const products = yield* readProducts(reader, head);
  reader.end();
  return { ...head, products };
}
