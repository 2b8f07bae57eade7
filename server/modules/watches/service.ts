import type * as v from 'valibot';
import type { Language } from '#contract/endpoint.ts';
import { type setWatchEndpoint, type Watch, type WatchKind, watchKinds } from '#contract/watches.ts';
import type { Executor } from '#server/db/client.ts';
import { selectVariantIds } from '#server/db/variant-ids.ts';
import { most } from '#server/http/customer-limits.ts';
import { full, invalid, notFound } from '#server/http/problem.ts';
import * as store from './store.ts';

type Wanted = v.InferOutput<NonNullable<typeof setWatchEndpoint.body>>;

/** A customer's watches, the newest first. */
export async function readWatches(db: Executor, customerId: string, language: Language): Promise<Watch[]> {
  return (await store.selectWatches(db, customerId)).map(row => watchView(row, language));
}

/**
 * Watches a variant for a customer; where they do already, a price takes the place of its reference.
 * @throws Problem 422 watches_full, an unknown variant
 */
export async function setWatch(
  tx: Executor,
  { customerId, language, now }: { readonly customerId: string; readonly language: Language; readonly now: Date },
  { product_variant_id: variantId, kind, price }: Wanted,
): Promise<Watch> {
  const key = { customerId, variantId: variantId.toLowerCase(), kind };
  await store.lockCustomer(tx, customerId);
  const today = await store.priceOf(tx, key.variantId);
  if (today === null) throw invalid({ product_variant_id: ['invalid'] });
  const known = await store.selectWatch(tx, key);
  if (known === undefined && (await store.countWatches(tx, customerId)) >= most.watches) throw full('watches_full', 'body');
  await store.upsertWatch(tx, key, { price: kind === 'price' ? (price ?? today) : null, now });
  const row = await store.selectWatch(tx, key);
  if (row === undefined) throw new Error('a watch was not stored');
  return watchView(row, language);
}

/**
 * Ends a watch; where there is none, nothing is left to do.
 * @param variant id of the variant, or its short name such as 'n12'
 * @throws Problem 404 where the kind or the variant can't be one
 */
export async function endWatch(tx: Executor, customerId: string, { kind, variant }: { kind: string; variant: string }): Promise<void> {
  const [known, variantId] = [watchKinds.find(each => each === kind), await variantIdOf(tx, variant)];
  if (known === undefined || variantId === null) throw notFound('watch');
  await store.deleteWatch(tx, { customerId, variantId, kind: known satisfies WatchKind });
}

const LARGEST = 2 ** 31 - 1;

async function variantIdOf(tx: Executor, name: string): Promise<string | null> {
  const number = Number(/^n([1-9]\d{0,9})$/.exec(name)?.[1] ?? 0);
  if (number > 0) return number > LARGEST ? null : ((await selectVariantIds(tx, [number])).get(number) ?? null);
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(name) ? name.toLowerCase() : null;
}

function watchView(row: store.WatchRow, language: Language): Watch {
  const isEnglish = language === 'en';
  return {
    product_variant_id: row.variantId,
    number: row.number,
    kind: row.kind,
    price: row.price,
    name: isEnglish ? row.nameEn : row.nameId,
    product: { slug: row.slug, name: isEnglish ? row.productEn : row.productId },
    created_at: row.createdAt.toISOString(),
  };
}
