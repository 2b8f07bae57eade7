import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { buildCatalogue } from '#server/seed/catalogue/catalogue.ts';
import { growCatalogue } from '#server/seed/catalogue/grow.ts';
import { randomOf } from '#tests/support/outbox/loop.ts';
import { priceListOf, withChangedPrices } from '#tests/support/price-lists.ts';
import { randomlyChanged, randomPriceList } from '#tests/support/random-price-list.ts';
import { applyDelta, applyDeltaSteps, diff } from './delta.ts';
import { pack } from './pack.ts';
import { allAtOnce } from './steps.ts';
import { type PriceList, PriceListError } from './types.ts';
import { unpack } from './unpack.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Longer: `PRICE_LIST_SEQUENCES=50000 npx vitest run --project unit src/lib/price-list`. */
const SEQUENCES = Number(process.env.PRICE_LIST_SEQUENCES ?? 1_000);
/** Milliseconds: a few on a quiet machine. */
const TIME = 60_000 + SEQUENCES * 20;
/** Versions that the shop still knows. */
const KEPT = 4;

function faultOf(work: () => unknown): string {
  try {
    work();
    return 'none';
  } catch (error) {
    if (error instanceof PriceListError) return error.fault;
    throw error;
  }
}

/** A phone that keeps nothing but bytes, and restarts before each look at the shop. */
class Phone {
  #kept: Uint8Array | null = null;
  /** Bytes of a whole list that were fetched before the line broke. */
  #begun: { readonly checksum: string; readonly bytes: Uint8Array } | null = null;

  get list(): PriceList | null {
    return this.#kept === null ? null : unpack(this.#kept);
  }

  /** @param arrived share of the bytes that arrive before the line breaks */
  sync(shop: readonly PriceList[], arrived: number): void {
    const current = shop.at(-1);
    if (current === undefined) return;
    const known = this.list;
    const former = shop.find(({ version }) => version === known?.version);
    if (known?.version === current.version) return;
    const delta = former === undefined ? null : diff(former, current);
    if (known !== null && delta !== null) this.#update(known, delta, arrived);
    else this.#fetchWhole(pack(current), arrived);
  }

  #update(known: PriceList, delta: Uint8Array, arrived: number): void {
    const length = Math.floor(delta.length * arrived);
    if (length === delta.length) this.#kept = allAtOnce(applyDeltaSteps(known, delta)).packed;
    else expect(faultOf(() => applyDelta(known, delta.subarray(0, length)))).toBe('damaged');
  }

  #fetchWhole(whole: Uint8Array, arrived: number): void {
    const checksum = sha256(whole);
    const begun = this.#begun?.checksum === checksum ? this.#begun.bytes.length : 0;
    const length = begun + Math.floor((whole.length - begun) * arrived);
    this.#begun = { checksum, bytes: whole.slice(0, length) };
    if (length < whole.length) {
      expect(faultOf(() => unpack(whole.slice(0, length)))).toBe('damaged');
      return;
    }
    this.#kept = this.#begun.bytes;
    this.#begun = null;
  }
}

describe('deltas', () => {
  test(
    `end with exactly the shop's list, whatever changed and wherever the line broke, and are smaller than the whole`,
    () => {
      const counts = { deltas: 0, wholes: 0 };
      for (let seed = 1; seed <= SEQUENCES; seed += 1) {
        const random = randomOf(seed);
        const phone = new Phone();
        let versions = [randomPriceList(random)];
        for (let step = 1; step <= 5; step += 1) {
          phone.sync(versions, random() < 0.5 ? random() : 1);
          const last = versions.at(-1) as PriceList;
          versions = [...versions, randomlyChanged(last, random, `v${step}`)].slice(-KEPT);
          const next = versions.at(-1) as PriceList;
          const delta = diff(last, next);
          if (delta === null) counts.wholes += 1;
          else counts.deltas += 1;
          expect(delta?.length ?? 0, `seed ${seed}`).toBeLessThan(pack(next).length);
        }
        phone.sync(versions, 1);
        expect(phone.list, `seed ${seed}`).toEqual(versions.at(-1));
      }
      expect(counts.deltas).toBeGreaterThan(counts.wholes);
      expect(counts.wholes).toBeGreaterThan(0);
    },
    TIME,
  );

  const demo = priceListOf(buildCatalogue(), 'id');
  test("a day's 300 changed prices of 10,000 products take at most 8 KiB", () => {
    const before = priceListOf(growCatalogue(buildCatalogue(), 30_000), 'id');
    const delta = diff(before, withChangedPrices(before, 300, randomOf(1)));
    expect(brotliCompressSync(delta ?? new Uint8Array()).length).toBeGreaterThan(300);
    expect(brotliCompressSync(delta ?? new Uint8Array()).length).toBeLessThanOrEqual(8 * 1024);
  });

  test('are refused for another list, another shop, a newer form, and where any byte changed', () => {
    const next = withChangedPrices(demo, 8, randomOf(1));
    const delta = diff(demo, next);
    if (delta === null) throw new Error('there is no delta');
    expect(faultOf(() => applyDelta({ ...demo, version: 'v0' }, delta))).toBe('other_version');
    expect(faultOf(() => applyDelta({ ...demo, catalogue: 'another' }, delta))).toBe('other_version');
    // A list that was spoilt on the phone leads elsewhere, which the SHA-256 of the whole tells.
    expect(sha256(pack(applyDelta({ ...demo, products: demo.products.toReversed() }, delta)))).not.toBe(sha256(pack(next)));
    expect(sha256(pack(applyDelta(demo, delta)))).toBe(sha256(pack(next)));
    expect(faultOf(() => applyDelta(demo, pack(demo)))).toBe('damaged');
    const newer = delta.slice();
    newer[4] = 2;
    expect(faultOf(() => applyDelta(demo, newer))).toBe('newer_format');
    const faults = Array.from(delta, (byte, at) => {
      const changed = delta.slice();
      changed[at] = byte ^ 64;
      return faultOf(() => applyDelta(demo, changed));
    });
    expect(new Set(faults.toSpliced(4, 1))).toEqual(new Set(['damaged']));
  });

  test('there is none between two shops or languages, nor where nearly all is new', () => {
    expect(diff(demo, { ...demo, catalogue: 'another' })).toBeNull();
    expect(diff(demo, priceListOf(buildCatalogue(), 'en'))).toBeNull();
    expect(diff({ ...demo, categories: [], brands: [], products: [] }, demo)).toBeNull();
  });
});
