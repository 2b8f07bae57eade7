import * as v from 'valibot';
import { CountSchema, endpoint, LanguageSchema, languageQuery, MomentSchema, ShortTextSchema } from './endpoint.ts';

/** One part of a packed price list: bytes that never change under their id, the SHA-256 of them in hex; `bytes` as they travel, compressed. */
const PriceListPartSchema = v.object({ id: v.string(), bytes: CountSchema });

/**
 * What a phone needs to know before it fetches a price list. The parts joined in their order are a file of `src/lib/price-list/pack.ts`.
 * The endpoint has an ETag, so that to look whether there is a newer one costs a phone no more than headers.
 */
export const PriceListManifestSchema = v.object({
  /** Form of the parts; a later one is read by a later app only. */
  format: v.number(),
  /** Tells this shop's catalogue from another's: a list with another value is dropped. */
  catalogue: v.string(),
  lang: LanguageSchema,
  version: v.string(),
  made_at: MomentSchema,
  products: CountSchema,
  variants: CountSchema,
  /** Of all parts together, as they travel. */
  bytes: CountSchema,
  /** SHA-256 of the joined parts in hex. */
  checksum: v.string(),
  parts: v.array(PriceListPartSchema),
});
export type PriceListManifest = v.InferOutput<typeof PriceListManifestSchema>;

/** Why there is no delta: the shop no longer has that version, or the delta would be no smaller than the whole. Then the whole is fetched. */
const NoPriceListDeltaSchema = v.object({ reason: v.picklist(['version_unknown', 'not_smaller']) });
export type NoPriceListDelta = v.InferOutput<typeof NoPriceListDeltaSchema>;

export const priceListEndpoint = endpoint({
  method: 'GET',
  path: '/v1/price-list',
  access: 'public',
  summary: 'The newest price list of everything on sale: its version, its size and its parts.',
  query: v.object(languageQuery),
  answer: PriceListManifestSchema,
});

export const priceListPartEndpoint = endpoint({
  method: 'GET',
  path: '/v1/price-list/parts/:id',
  access: 'public',
  summary: 'One part of a price list, which never changes. Not found once the shop no longer has a list with it.',
  isBinary: true,
  answer: v.instance(Uint8Array),
});

export const priceListChangesEndpoint = endpoint({
  method: 'GET',
  path: '/v1/price-list/changes',
  access: 'public',
  summary:
    'What makes a price list of version `since` the newest one. Not found where the shop no longer has that version, or where the whole is no larger; `data.reason` says which.',
  query: v.object({ ...languageQuery, since: ShortTextSchema }),
  isBinary: true,
  answer: v.instance(Uint8Array),
});
