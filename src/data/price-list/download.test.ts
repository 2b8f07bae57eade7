import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PriceListManifest } from '#contract/price-list.ts';
import { AppError } from '#lib/app-error.ts';
import { diff } from '#lib/price-list/delta.ts';
import { pack } from '#lib/price-list/pack.ts';
import type { PriceList } from '#lib/price-list/types.ts';
import { buildCatalogue } from '#server/seed/catalogue/catalogue.ts';
import { type PriceListStore, priceListStore } from '#storage/price-list-store.ts';
import { priceListOf } from '#tests/support/price-lists.ts';
import { aboutOf } from './about.ts';
import { DownloadError, type DownloadPorts, download, type Progress } from './download.ts';
import { PriceListEngine } from './engine.ts';

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const demo = priceListOf(buildCatalogue(), 'id');
const [NOW, PART] = [Date.UTC(2026, 10, 28), 16 * 1024];

/** The list with other prices from a product on: parts before it stay. */
function changed(version: string, { from = 300, catalogue = 'shop' } = {}): PriceList {
  const products = demo.products.map((product, at) =>
    at < from ? product : { ...product, variants: product.variants.map(variant => ({ ...variant, price: variant.price + 1_000 })) },
  );
  return { ...demo, version, catalogue, products };
}

/** A shop that serves one list in parts, and whose line and disk can fail. */
class Shop {
  list: PriceList = demo;
  format = 1;
  checksum: string | null = null;
  /** Ids of the parts that were fetched. */
  readonly served: string[] = [];
  readonly asked: string[] = [];
  /** Comes before each part; a test makes it fail, or change the shop. */
  beforePart: (count: number) => void = () => undefined;
  spoil: (bytes: Uint8Array) => Uint8Array = bytes => bytes;

  get parts(): Map<string, Uint8Array> {
    const bytes = pack(this.list);
    const parts = new Map<string, Uint8Array>();
    for (let at = 0; at < bytes.length; at += PART) parts.set(digest(bytes.subarray(at, at + PART)), bytes.slice(at, at + PART));
    return parts;
  }

  manifest(): PriceListManifest {
    const { catalogue, version, lang, products } = this.list;
    const parts = [...this.parts].map(([id, bytes]) => ({ id, bytes: bytes.length }));
    return {
      format: this.format,
      catalogue,
      lang,
      version,
      made_at: '2026-11-27T00:00:00.000Z',
      products: products.length,
      variants: 1_065,
      bytes: parts.reduce((sum, part) => sum + part.bytes, 0),
      checksum: this.checksum ?? digest(pack(this.list)),
      parts,
    };
  }

  part(id: string): Uint8Array {
    this.beforePart(this.served.length);
    const part = this.parts.get(id);
    if (part === undefined) throw new AppError('not_found', 404);
    this.served.push(id);
    return this.spoil(part);
  }
}

let shop: Shop;
let store: PriceListStore;
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  shop = new Shop();
  store = priceListStore();
});

const turns = new Map<string, Promise<unknown>>();
/** One after the other, as a Web Lock has it for all tabs. */
function exclusively<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  const turn = (turns.get(name) ?? Promise.resolve()).then(run, run);
  turns.set(name, turn);
  return turn;
}

function ports(own: Partial<DownloadPorts> = {}): DownloadPorts {
  const engine = new PriceListEngine(store.list);
  return {
    store,
    manifest: async () => shop.manifest(),
    part: async id => shop.part(id),
    changes: async (_lang, since) => {
      shop.asked.push(since);
      throw new AppError('not_found', 404);
    },
    digest: async bytes => digest(bytes),
    check: async bytes => engine.check(bytes),
    patch: (lang, delta) => engine.patch(lang, delta),
    exclusively,
    now: () => NOW,
    ...own,
  };
}

const run = (own?: Partial<DownloadPorts>, onProgress: (progress: Progress) => void = () => undefined) =>
  download('id', ports(own), onProgress);
const failure = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof DownloadError ? error.failure : error;
};
const versionHere = async () => aboutOf(await store.about('id'))?.version;
/** Whether the list on this phone is one of the shop, byte by byte. */
const isHere = async (list: PriceList) => digest((await store.list('id')) ?? new Uint8Array()) === digest(pack(list));
const cutLine = (after: number) => {
  shop.beforePart = count => {
    if (count >= after) throw new AppError('network', 0);
  };
};
const healLine = () => {
  shop.beforePart = () => undefined;
};

describe('a download', () => {
  it('brings the whole list, and says how far it is', async () => {
    const seen: Progress[] = [];
    expect(await run({}, progress => seen.push(progress))).toBe('updated');
    expect(await isHere(demo)).toBe(true);
    expect(seen[0]).toEqual({ received: 0, total: shop.manifest().bytes, isShared: false });
    expect(seen.at(-1)).toEqual({ received: shop.manifest().bytes, total: shop.manifest().bytes, isShared: false });
    expect(aboutOf(await store.about('id'))).toMatchObject({ version: 'v1', products: 358, checkedAt: NOW - 300_000 });
    expect(shop.parts.size).toBeGreaterThan(3);
  });

  it('asks for nothing but the manifest where the list is the newest', async () => {
    await run();
    shop.served.length = 0;
    expect(await run({ now: () => NOW + 900_000 })).toBe('current');
    expect(shop.served).toEqual([]);
    expect(aboutOf(await store.about('id'))?.checkedAt).toBe(NOW + 600_000);
  });

  it('goes on where it was interrupted, and leaves the copy before as it is until then', async () => {
    await run();
    shop.list = changed('v2', { from: 0 });
    shop.served.length = 0;
    cutLine(2);
    expect(await failure(run())).toBe('no_line');
    expect(await versionHere()).toBe('v1');
    expect(await isHere(demo)).toBe(true);
    healLine();
    expect(await run()).toBe('updated');
    expect(await isHere(shop.list)).toBe(true);
    expect(new Set(shop.served).size).toBe(shop.served.length);
  });

  it('goes over to a list that the shop made meanwhile', async () => {
    shop.beforePart = count => {
      if (count === 2) shop.list = changed('v2');
    };
    expect(await run()).toBe('updated');
    expect(await isHere(shop.list)).toBe(true);
    expect(await versionHere()).toBe('v2');
  });

  it('refuses parts that were changed on their way', async () => {
    await run();
    shop.list = changed('v2');
    shop.spoil = bytes => bytes.map((byte, at) => (at === 9 ? byte ^ 1 : byte));
    expect(await failure(run())).toBe('damaged');
    shop.spoil = bytes => bytes.subarray(0, 100);
    expect(await failure(run())).toBe('damaged');
    expect(await isHere(demo)).toBe(true);
  });

  it('refuses a whole that is not what the shop said', async () => {
    await run();
    shop.list = changed('v2');
    shop.checksum = digest(new Uint8Array(3));
    expect(await failure(run())).toBe('damaged');
    expect(await isHere(demo)).toBe(true);
    shop.checksum = null;
    expect(await run()).toBe('updated');
    expect(await isHere(shop.list)).toBe(true);
  });

  it('fetches a part again that the disk has spoilt', async () => {
    cutLine(2);
    await failure(run());
    healLine();
    const [first = ''] = shop.parts.keys();
    await store.putPart('id', first, new Uint8Array(5));
    expect(await run()).toBe('updated');
    expect(await isHere(demo)).toBe(true);
  });

  it('brings a list again that the disk has lost', async () => {
    await run();
    const lost: PriceListStore = { ...store, list: async () => undefined };
    shop.served.length = 0;
    expect(await run({ store: lost })).toBe('updated');
    expect(shop.served.length).toBe(shop.parts.size);
    await store.drop('id');
    expect(await versionHere()).toBeUndefined();
    expect(await run()).toBe('updated');
    expect(await isHere(demo)).toBe(true);
  });

  it('keeps the list of a shop whose next one needs a newer app', async () => {
    await run();
    Object.assign(shop, { list: changed('v2'), format: 2 });
    expect(await failure(run())).toBe('newer_format');
    expect(await isHere(demo)).toBe(true);
  });

  it('takes the list of another catalogue whole, once all of it is there', async () => {
    await run();
    shop.list = changed('v1', { from: 0, catalogue: 'another shop' });
    shop.served.length = 0;
    cutLine(1);
    expect(await failure(run())).toBe('no_line');
    expect(await isHere(demo)).toBe(true);
    healLine();
    expect(await run()).toBe('replaced');
    expect(await isHere(shop.list)).toBe(true);
    expect(shop.asked).toEqual([]);
  });

  it.each([
    ['QuotaExceededError', 'no_room'],
    ['InvalidStateError', 'no_disk'],
  ])('says so where the disk refuses: %s', async (name, expected) => {
    await run();
    shop.list = changed('v2');
    const full: PriceListStore = { ...store, putPart: () => Promise.reject(new DOMException('', name)) };
    expect(await failure(run({ store: full }))).toBe(expected);
    expect(await isHere(demo)).toBe(true);
  });

  it('fetches each part once where two tabs download', async () => {
    const seen: Progress[] = [];
    const both = await Promise.all([run({}, progress => seen.push(progress)), run({}, progress => seen.push(progress))]);
    expect(both).toEqual(['updated', 'updated']);
    expect(shop.served.length).toBe(shop.parts.size);
    expect(seen.some(({ isShared }) => isShared)).toBe(true);
    expect(await isHere(demo)).toBe(true);
  });

  it('keeps the list of each language apart', async () => {
    await run();
    shop.list = priceListOf(buildCatalogue(), 'en');
    expect(await download('en', ports(), () => undefined)).toBe('updated');
    expect(await isHere(demo)).toBe(true);
    expect(aboutOf(await store.about('en'))?.version).toBe('v1');
  });
});

it('says so where the shop has none', async () =>
  expect(await failure(run({ manifest: () => Promise.reject(new AppError('not_found', 404)) }))).toBe('refused'));

describe('an update', () => {
  const next = changed('v2');
  beforeEach(async () => {
    await run();
    shop.list = next;
    shop.served.length = 0;
  });
  const patched = (list: PriceList) => async () => ({ bytes: pack(list), catalogue: 'shop', version: list.version, madeAt: list.madeAt });

  it('takes the changes since its version', async () => {
    const changes = async (_lang: string, since: string) => {
      shop.asked.push(since);
      return diff(demo, next) ?? new Uint8Array();
    };
    expect(await run({ changes })).toBe('updated');
    expect([shop.asked, shop.served]).toEqual([['v1'], []]);
    expect(await isHere(next)).toBe(true);
  });

  it.each([
    ['the changes lead elsewhere', { changes: async () => new Uint8Array(1), patch: patched(demo) }],
    ['the changes are damaged', { changes: async () => new Uint8Array(1) }],
    ['the shop has none', {}],
  ])('takes the whole where %s', async (_name, own: Partial<DownloadPorts>) => {
    expect(await run(own)).toBe('updated');
    expect(shop.served.length).toBeGreaterThan(0);
    expect(await isHere(next)).toBe(true);
  });

  it('waits for a line where there is none', async () => {
    const isFailed = await failure(run({ changes: () => Promise.reject(new AppError('network', 0)) }));
    expect([isFailed, await isHere(demo)]).toEqual(['no_line', true]);
  });
});
