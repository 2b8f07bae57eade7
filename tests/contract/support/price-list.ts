import { createHash } from 'node:crypto';
import { vi } from 'vitest';
import type { Language } from '#contract/endpoint.ts';
import type { PriceListManifest } from '#contract/price-list.ts';
import type { PriceList } from '#lib/price-list/types.ts';
import { unpack } from '#lib/price-list/unpack.ts';

/** Whatever answers requests to a shop. */
interface Shop {
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

export async function manifestOf(shop: Shop, lang: Language = 'id'): Promise<PriceListManifest> {
  const answer = await shop.fetch(`/api/v1/price-list?lang=${lang}`);
  if (answer.status !== 200) throw new Error(`the manifest was answered ${answer.status}`);
  const { data }: { data: PriceListManifest } = await answer.json();
  return data;
}

/** The manifest after a change; a busy shop answers the former one until the new list is made. */
export async function changedManifest(shop: Shop, before: PriceListManifest): Promise<PriceListManifest> {
  return vi.waitFor(
    async () => {
      const after = await manifestOf(shop, before.lang);
      if (after.version === before.version) throw new Error('the shop has no new price list yet');
      return after;
    },
    { timeout: 60_000, interval: 250 },
  );
}

/** The bytes of an answer without an encoding. */
export const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());
export const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Fetches all parts, checks them as a phone does, and reads the list. */
export async function wholeOf(shop: Shop, manifest: PriceListManifest): Promise<{ whole: Uint8Array; list: PriceList }> {
  const pieces: Uint8Array[] = [];
  for (const { id } of manifest.parts) {
    const piece = await bytesOf(await shop.fetch(`/api/v1/price-list/parts/${id}`));
    if (hashOf(piece) !== id) throw new Error(`part ${id} is damaged`);
    pieces.push(piece);
  }
  const whole = new Uint8Array(Buffer.concat(pieces));
  if (hashOf(whole) !== manifest.checksum) throw new Error('the list is damaged');
  return { whole, list: unpack(whole) };
}
