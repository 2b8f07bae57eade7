import { randomBytes } from 'node:crypto';
import type { Language } from '#contract/endpoint.ts';
import { packSteps } from '#lib/price-list/pack.ts';
import type { PricedProduct, PriceList } from '#lib/price-list/types.ts';
import type { Database } from '#server/db/client.ts';
import { hashOf, toParts } from './parts.ts';
import { paused } from './paused.ts';
import { type Goods, readGoods } from './read.ts';
import { catalogueOf, insertList, selectBytes, selectNewest, setChecked } from './store.ts';

/** Milliseconds for which a list stands though sales have moved its figures: each phone would fetch them, and few would look. */
const FIGURES_STAND = 3 * 60 * 60_000;
/** Lists of a language that are kept, and milliseconds for which: a phone that has one of them fetches no more than what changed. */
const KEPT = { most: 40, time: 7 * 24 * 60 * 60_000 } as const;

/**
 * Makes a new list of each language in which what is on sale has changed since the newest one. Prices and goods make one at once; sold
 * counts, ratings and stock alone only some hours after the last, so that few lists serve all phones and deltas reach far back.
 */
export async function makeLists(db: Database, now: Date): Promise<void> {
  const catalogue = await catalogueOf(db, randomBytes(9).toString('base64url'));
  for (const goods of await readGoods(db)) await makeList(db, goods, catalogue, now);
}

async function makeList(db: Database, goods: Goods, catalogue: string, now: Date): Promise<void> {
  const unnamed: PriceList = { ...goods, catalogue, version: '', madeAt: 0 };
  const goodsHash = await hashedOf({ ...unnamed, products: unnamed.products.map(withoutFigures) });
  const figuresHash = await hashedOf(unnamed);
  const newest = await selectNewest(db, goods.lang);
  const hasSameGoods = newest?.goodsHash === goodsHash;
  const isYoung = newest !== null && now.getTime() - newest.madeAt.getTime() < FIGURES_STAND;
  if (hasSameGoods && (isYoung || newest.figuresHash === figuresHash)) return setChecked(db, newest.seq, now);
  const list = { ...unnamed, version: versionOf(now), madeAt: now.getTime() };
  const whole = await paused(packSteps(list));
  const own = {
    lang: goods.lang,
    version: list.version,
    catalogue,
    madeAt: now,
    checkedAt: now,
    goodsHash,
    figuresHash,
    products: list.products.length,
    variants: list.products.reduce((sum, { variants }) => sum + variants.length, 0),
    checksum: hashOf(whole),
    ...(await toParts(whole, id => partOfNewest(db, goods.lang, id))),
  };
  await insertList(db, own, { most: KEPT.most, since: new Date(now.getTime() - KEPT.time) });
}

const hashedOf = async (list: PriceList) => hashOf(await paused(packSteps(list)));

const withoutFigures = (product: PricedProduct): PricedProduct => ({
  ...product,
  rating: 0,
  ratingCount: 0,
  soldCount: 0,
  variants: product.variants.map(variant => ({ ...variant, stock: 0 })),
});

/** Of two processes that make a list in the same moment each gives its own another name. */
const versionOf = (now: Date) => `${now.getTime().toString(36)}${randomBytes(3).toString('hex')}`;

async function partOfNewest(db: Database, lang: Language, id: string): Promise<Uint8Array | undefined> {
  const newest = await selectNewest(db, lang);
  if (newest === null) return undefined;
  const at = newest.parts.findIndex(part => part.id === id);
  const part = newest.parts[at];
  if (part === undefined) return undefined;
  return selectBytes(db, newest.seq, startOf(newest.parts, at), part.bytes);
}

/** Where a part begins in the bytes of its list. */
export function startOf(parts: readonly { readonly bytes: number }[], at: number): number {
  return parts.slice(0, at).reduce((sum, { bytes }) => sum + bytes, 0);
}
