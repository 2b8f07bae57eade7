import type { Language } from '#contract/endpoint.ts';
import type { PriceListManifest } from '#contract/price-list.ts';
import { AppError } from '#lib/app-error.ts';
import { FORMAT } from '#lib/price-list/frame.ts';
import type { PriceListStore } from '#storage/price-list-store.ts';
import { type About, aboutOf } from './about.ts';
import type { CheckedList } from './engine.ts';
import { EngineError } from './engine-error.ts';

/**
 * Why a price list did not come. The copy on this phone stays as it is.
 * `no_line`: the shop can't be reached, what came is kept · `refused`: the shop has none to give now · `damaged`: what came is not what the
 * shop made · `newer_format`: this app must be updated first · `no_room`: the phone's disk is full · `no_disk`: its browser keeps nothing.
 */
export type DownloadFailure = 'no_line' | 'refused' | 'damaged' | 'newer_format' | 'no_room' | 'no_disk';

export class DownloadError extends Error {
  constructor(
    readonly failure: DownloadFailure,
    options?: ErrorOptions,
  ) {
    super(`price list not downloaded: ${failure}`, options);
  }
}

/** Bytes, as they travel, of the parts that are on this phone, and of all. */
export interface Progress {
  readonly received: number;
  readonly total: number;
  /** Whether another tab fetched some of it meanwhile: no part comes twice. */
  readonly isShared: boolean;
}

/** How a download ended: nothing was new, changes or a whole list came, or the list of another catalogue took the place of the one before. */
export type Outcome = 'current' | 'updated' | 'replaced';

/** What a download is made of; a test replaces all of it. */
export interface DownloadPorts {
  readonly store: PriceListStore;
  /** @throws AppError */
  manifest(lang: Language): Promise<PriceListManifest>;
  part(id: string): Promise<Uint8Array>;
  changes(lang: Language, since: string): Promise<Uint8Array>;
  /** SHA-256 in hex. */
  digest(bytes: Uint8Array): Promise<string>;
  /** Reads a list once, apart from the page. @throws EngineError */
  check(bytes: Uint8Array): Promise<CheckedList>;
  /** The list of this phone with a delta's changes. @throws EngineError */
  patch(lang: Language, delta: Uint8Array): Promise<CheckedList>;
  /** Runs something alone among all tabs. */
  exclusively<Result>(name: string, run: () => Promise<Result>): Promise<Result>;
  /** Milliseconds since the epoch by the shop's clock. */
  now(): number;
}

/** Milliseconds for which the shop hands a list out before it looks whether a price has changed: so much younger is no answer of it. */
const STANDS = 300_000;
/** How often a list is begun anew that the shop replaced while its parts were on the way. */
const ATTEMPTS = 3;

/**
 * Brings the price list of a language up to date: by its changes where there is a list and the shop knows its version, else part by part.
 * Each part is kept as it comes, so that a download goes on where it was interrupted; the copy before is replaced in one step, once all of
 * the new one is there and is what the shop made.
 * @throws DownloadError
 */
export async function download(lang: Language, ports: DownloadPorts, onProgress: (progress: Progress) => void): Promise<Outcome> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptOnce(lang, ports, onProgress);
    } catch (error) {
      // A newer list took the place of the one whose parts were being fetched; those that both have stay.
      if (error instanceof AppError && error.status === 404 && attempt < ATTEMPTS) continue;
      throw failureOf(error);
    }
  }
}

async function attemptOnce(lang: Language, ports: DownloadPorts, onProgress: (progress: Progress) => void): Promise<Outcome> {
  const { store } = ports;
  const manifest = await ports.manifest(lang);
  if (manifest.format > FORMAT) throw new DownloadError('newer_format');
  const before = aboutOf(await store.about(lang));
  const about: About = { ...pick(manifest), checkedAt: Math.max(Date.parse(manifest.made_at), ports.now() - STANDS) };
  const isSameShop = before?.catalogue === manifest.catalogue;
  if (isSameShop && before.version === manifest.version && (await store.list(lang)) !== undefined) {
    await store.note(lang, about);
    return 'current';
  }
  const list = (isSameShop ? await patched(lang, before, manifest, ports) : null) ?? (await whole(lang, manifest, ports, onProgress));
  await store.replace(lang, about, list.bytes);
  return before !== null && !isSameShop ? 'replaced' : 'updated';
}

const pick = ({ catalogue, version, checksum, products, variants, bytes }: PriceListManifest) => ({
  catalogue,
  version,
  checksum,
  products,
  variants,
  bytes,
});

/** The list of this phone with the changes since; null where the shop has none, or they don't lead to its list: then the whole comes. */
async function patched(lang: Language, before: About, manifest: PriceListManifest, ports: DownloadPorts): Promise<CheckedList | null> {
  try {
    const list = await ports.patch(lang, await ports.changes(lang, before.version));
    return (await ports.digest(list.bytes)) === manifest.checksum ? list : null;
  } catch (error) {
    if (error instanceof AppError && error.isUnreachable) throw error;
    if (error instanceof EngineError && error.fault === 'newer_format') throw error;
    return null;
  }
}

async function whole(
  lang: Language,
  manifest: PriceListManifest,
  ports: DownloadPorts,
  onProgress: (progress: Progress) => void,
): Promise<CheckedList> {
  const { store } = ports;
  const here = await Promise.all(manifest.parts.map(async ({ id }) => (await store.part(lang, id)) !== undefined));
  const sum = (isCounted: (index: number) => boolean) =>
    manifest.parts.reduce((all, { bytes }, index) => all + (isCounted(index) ? bytes : 0), 0);
  let received = sum(index => here[index] === true);
  let isShared = false;
  const tell = () => onProgress({ received, total: manifest.bytes, isShared });
  tell();
  const parts: Uint8Array[] = [];
  for (const [index, { id, bytes }] of manifest.parts.entries()) {
    // A lock a part: each waits for one request at most, and tabs that download at the same time take turns.
    const part = await ports.exclusively(`fondasi-price-list-${lang}`, async () => {
      const kept = await store.part(lang, id);
      if (kept !== undefined && (await ports.digest(kept)) === id) {
        isShared ||= here[index] === false;
        return kept;
      }
      const fetched = await ports.part(id);
      if ((await ports.digest(fetched)) !== id) throw new DownloadError('damaged');
      await store.putPart(lang, id, fetched);
      return fetched;
    });
    if (here[index] === false) received += bytes;
    tell();
    parts.push(part);
  }
  const joined = joinedOf(parts);
  if ((await ports.digest(joined)) !== manifest.checksum) {
    // Each part is what its id says, and yet they are not the list: fetching them again would not help before the shop makes another.
    await store.dropParts(lang);
    throw new DownloadError('damaged');
  }
  return ports.check(joined);
}

function joinedOf(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

function failureOf(error: unknown): DownloadError {
  if (error instanceof DownloadError) return error;
  if (error instanceof EngineError) return new DownloadError(error.fault === 'newer_format' ? 'newer_format' : 'damaged', { cause: error });
  if (error instanceof AppError) return new DownloadError(error.isUnreachable ? 'no_line' : 'refused', { cause: error });
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  return new DownloadError(isFull ? 'no_room' : 'no_disk', { cause: error });
}
