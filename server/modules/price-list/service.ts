import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Language } from '#contract/endpoint.ts';
import type { NoPriceListDelta, PriceListManifest } from '#contract/price-list.ts';
import { diffSteps } from '#lib/price-list/delta.ts';
import { FORMAT } from '#lib/price-list/frame.ts';
import type { PriceList } from '#lib/price-list/types.ts';
import { unpackSteps } from '#lib/price-list/unpack.ts';
import type { Deps } from '#server/deps.ts';
import { notFound, Problem } from '#server/http/problem.ts';
import { logText } from '#server/log-text.ts';
import { BytesCache } from './bytes-cache.ts';
import { makeLists, startOf } from './make.ts';
import { joined } from './parts.ts';
import { paused } from './paused.ts';
import { claimCheck, type ListHead, selectBytes, selectNewest, selectVersion, selectWithPart, setChecked } from './store.ts';

/** Milliseconds for which a list is taken for up to date without a look at the goods. */
const FRESH = 5 * 60_000;
/** Milliseconds for which a request waits for a new list before it is answered with the former one. */
const PATIENCE = 2_000;

/** Bytes as they are kept, compressed by brotli; identity is made of them where a client takes nothing else. */
export interface PriceLists {
  manifest(lang: Language): Promise<PriceListManifest>;
  /** @throws Problem 404 for a part of a list that the shop no longer has */
  part(id: string): Promise<Uint8Array>;
  /** @throws Problem 404 with the reason of `NoPriceListDelta` */
  changes(lang: Language, since: string): Promise<Uint8Array>;
}

/** The price lists of one shop. What one process makes, all others find in the database. */
export function createPriceLists({ db, now, log, disk }: Pick<Deps, 'db' | 'now' | 'log' | 'disk'>): PriceLists {
  const parts = new BytesCache<Uint8Array>();
  const deltas = new BytesCache<Uint8Array | null>();
  let making: Promise<void> | null = null;
  let following: Promise<void> | null = null;
  /** One delta at a time: each reads two whole lists into memory. */
  let lastDelta: Promise<unknown> = Promise.resolve();

  const start = () => {
    making = makeLists(db, now()).finally(() => {
      making = null;
    });
    return making;
  };

  /** A making that is under way may have read the goods before the change that is to be seen, so the next one follows it. */
  function make(): Promise<void> {
    if (making === null) return start();
    following ??= making
      .catch(() => undefined)
      .then(() => {
        following = null;
        return start();
      });
    return following;
  }

  async function newest(lang: Language): Promise<ListHead> {
    const known = await selectNewest(db, lang);
    if (known === null) {
      await (making ?? make());
      const made = await selectNewest(db, lang);
      if (made === null) throw new Problem(503, 'unavailable', { message: 'there is no price list yet' });
      return made;
    }
    const age = now().getTime() - known.checkedAt.getTime();
    // A full disk takes no new list, and phones go on with the one that there is.
    if (Math.abs(age) < FRESH || disk?.isShort() || !(await claimCheck(db, known, now()))) return known;
    const looked = make().catch(async error => {
      log(`making a price list failed: ${logText(error)}`, 'error');
      await setChecked(db, known.seq, known.checkedAt).catch(() => undefined);
    });
    await within(PATIENCE, looked);
    return (await selectNewest(db, lang)) ?? known;
  }

  async function listOf(head: ListHead): Promise<PriceList> {
    const length = startOf(head.parts, head.parts.length);
    const body = await selectBytes(db, head.seq, 0, length);
    if (body === undefined) throw noDelta('version_unknown');
    return paused(unpackSteps(await joined({ parts: head.parts, body })));
  }

  async function makeDelta(before: ListHead, after: ListHead): Promise<Uint8Array | null> {
    const lists = [await listOf(before), await listOf(after)] as const;
    // What travels is what counts, and both are compressed.
    const delta = await paused(diffSteps(...lists, Number.MAX_SAFE_INTEGER));
    if (delta === null) return null;
    const compressed = await promisify(brotliCompress)(delta, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: delta.length } });
    return compressed.length < startOf(after.parts, after.parts.length) ? compressed : null;
  }

  return {
    async manifest(lang) {
      const list = await newest(lang);
      return {
        format: FORMAT,
        catalogue: list.catalogue,
        lang,
        version: list.version,
        made_at: list.madeAt.toISOString(),
        products: list.products,
        variants: list.variants,
        bytes: startOf(list.parts, list.parts.length),
        checksum: list.checksum,
        parts: [...list.parts],
      };
    },

    async part(id) {
      if (!/^[0-9a-f]{64}$/.test(id)) throw noPart();
      return parts.find(id, async () => {
        const list = await selectWithPart(db, id);
        const at = list?.parts.findIndex(part => part.id === id) ?? -1;
        const length = list?.parts[at]?.bytes;
        if (list === null || length === undefined) throw noPart();
        const bytes = await selectBytes(db, list.seq, startOf(list.parts, at), length);
        if (bytes === undefined) throw noPart();
        return bytes;
      });
    },

    async changes(lang, since) {
      if (!/^[0-9a-z]{1,40}$/.test(since)) throw noDelta('version_unknown');
      const [after, before] = [await newest(lang), await selectVersion(db, lang, since)];
      if (before === null) throw noDelta('version_unknown');
      const bytes = await deltas.find(`${lang} ${before.version} ${after.version}`, () => {
        const made = lastDelta.then(() => makeDelta(before, after));
        lastDelta = made.catch(() => undefined);
        return made;
      });
      if (bytes === null) throw noDelta('not_smaller');
      return bytes;
    },
  };
}

const noPart = () => notFound('part of a price list');

function noDelta(reason: NoPriceListDelta['reason']): Problem {
  return new Problem(404, 'not_found', { message: `no delta: ${reason}`, data: { reason } satisfies NoPriceListDelta });
}

async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>(resolve => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
