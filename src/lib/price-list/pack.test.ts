import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { buildCatalogue } from '#server/seed/catalogue/catalogue.ts';
import { growCatalogue } from '#server/seed/catalogue/grow.ts';
import { priceListOf } from '#tests/support/price-lists.ts';
import { pack } from './pack.ts';
import { type PriceList, PriceListError } from './types.ts';
import { unpack } from './unpack.ts';

const demo = buildCatalogue();
const small = priceListOf(growCatalogue(demo, 7), 'id');

function faultOf(bytes: Uint8Array): string {
  try {
    unpack(bytes);
    return 'none';
  } catch (error) {
    return error instanceof PriceListError ? error.fault : String(error);
  }
}

describe('a packed price list', () => {
  test.each(['id', 'en'] as const)('holds the whole catalogue in %s within 36 KiB', lang => {
    const list = priceListOf(demo, lang);
    const bytes = pack(list);
    expect(unpack(bytes)).toEqual(list);
    expect(list.products).toHaveLength(358);
    expect(brotliCompressSync(bytes).length).toBeLessThanOrEqual(36 * 1024);
  });

  test('has the same bytes for the same list', () => {
    const list = priceListOf(demo, 'id');
    expect(pack(unpack(pack(list)))).toEqual(pack(list));
  });

  test('keeps what merchants may write', () => {
    const [product] = small.products;
    if (product === undefined) throw new Error('the list is empty');
    const [variant] = product.variants;
    if (variant === undefined) throw new Error('the product has no variant');
    const odd: PriceList = {
      ...small,
      products: [
        {
          ...product,
          slug: 'another-slug',
          name: '\uFEFFPipa ½" — “kuat” 🧱\n',
          otherName: '½" pipe',
          facts: [],
          flags: ['long', 'fragile'],
          image: { id: 'ffffffffffffffff', isPhoto: true, width: 4_000, height: 3_000 },
          variants: [
            { ...variant, number: 2_000_000_000, price: 2_000_000_000, discount: 1_250, stock: 1, content: null, look: 'putih_5kg' },
            { ...variant, number: 3, price: 1, name: '' },
          ],
        },
        { ...product, slug: 'empty', variants: [] },
      ],
    };
    expect(unpack(pack(odd))).toEqual(odd);
    const nothing: PriceList = { ...small, categories: [], brands: [], products: [] };
    expect(unpack(pack(nothing))).toEqual(nothing);
  });

  test('is refused wherever it is cut off', () => {
    const bytes = pack(small);
    const faults = Array.from(bytes, (_, length) => faultOf(bytes.subarray(0, length)));
    expect(new Set(faults)).toEqual(new Set(['damaged']));
    expect(faultOf(Uint8Array.from([...bytes, 0]))).toBe('damaged');
  });

  test('is refused with any byte changed', () => {
    const bytes = pack(small);
    const faults = Array.from(bytes, (byte, at) => {
      const changed = bytes.slice();
      changed[at] = byte ^ (1 << (at % 8));
      return faultOf(changed);
    });
    // The fifth byte names the format.
    expect(faults[4]).toBe('newer_format');
    expect(new Set(faults.toSpliced(4, 1))).toEqual(new Set(['damaged']));
  });

  test('says that a later form needs a later app', () => {
    const bytes = pack(small);
    bytes[4] = 2;
    expect(faultOf(bytes)).toBe('newer_format');
    expect(faultOf(new TextEncoder().encode('<!doctype html><title>Wi-Fi</title>'))).toBe('damaged');
  });
});
