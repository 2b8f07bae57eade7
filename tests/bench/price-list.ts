import { promisify } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliCompress } from 'node:zlib';
import { applyDelta, diffSteps } from '#lib/price-list/delta.ts';
import { packSteps } from '#lib/price-list/pack.ts';
import { allAtOnce, type Steps } from '#lib/price-list/steps.ts';
import type { PriceList } from '#lib/price-list/types.ts';
import { unpackSteps } from '#lib/price-list/unpack.ts';
import { IndexBuilder } from '#lib/search/catalogue-index.ts';
import { toParts } from '#server/modules/price-list/parts.ts';
import { buildCatalogue } from '#server/seed/catalogue/catalogue.ts';
import { growCatalogue } from '#server/seed/catalogue/grow.ts';
import { randomOf } from '../support/outbox/loop.ts';
import { priceListOf, withChangedPrices } from '../support/price-lists.ts';
import type { Section } from './section.ts';

/** Variants of the catalogues that are measured: 358, 10,000 and 33,000 products. */
const SIZES = [1_065, 30_000, 100_000];
/** Products whose prices change in a day; of a small catalogue half. */
const CHANGED = 300;
const KIB = 1_024;
const MIB = KIB * KIB;

export const priceListSection: Section = {
  name: 'price-list',
  title: 'The packed price list, by the size of the catalogue, in Indonesian',
  run: async () => {
    const rows: string[] = [];
    for (const size of SIZES) rows.push(await measured(size));
    return [
      'Sizes by brotli, milliseconds of this processor; the delta is of a day with 300 changed prices.',
      '',
      '| products / variants | list, KiB | parts | delta, bytes | pack, ms (longest step) | unpack, ms (longest step) | delta made / applied, ms | index, ms | list and index, MiB of heap |',
      '|---|--:|--:|--:|--:|--:|--:|--:|--:|',
      ...rows,
    ];
  },
};

async function measured(variants: number): Promise<string> {
  const list = priceListOf(growCatalogue(buildCatalogue(), variants), 'id');
  const packed = timed(packSteps(list));
  const { parts, body } = await toParts(packed.result, async () => undefined);
  const next = withChangedPrices(list, Math.min(CHANGED, list.products.length / 2), randomOf(1));
  const whole = allAtOnce(packSteps(next));
  const made = timed(diffSteps(list, next, whole.length));
  if (made.result === null) throw new Error('the delta is no smaller than the list');
  const delta = await promisify(brotliCompress)(made.result);
  const begun = performance.now();
  applyDelta(list, made.result);
  const applied = performance.now() - begun;
  const heap = usedHeap();
  const unpacked = timed(unpackSteps(packed.result));
  const start = performance.now();
  const index = indexOf(unpacked.result);
  const indexed = performance.now() - start;
  const used = (usedHeap() - heap) / MIB;
  const products = index.nameLengths.length;
  return `| ${products} / ${variants} | ${(body.length / KIB).toFixed(1)} | ${parts.length} | ${delta.length} | ${packed.took} (${packed.longest}) | ${unpacked.took} (${unpacked.longest}) | ${made.took} / ${applied.toFixed(0)} | ${indexed.toFixed(0)} | ${used.toFixed(1)} |`;
}

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Typed arrays of the index lie outside the heap. */
function usedHeap(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

function timed<Result>(steps: Steps<Result>): { result: Result; took: string; longest: string } {
  let [took, longest] = [0, 0];
  for (;;) {
    const start = performance.now();
    const { done, value } = steps.next();
    const step = performance.now() - start;
    took += step;
    longest = Math.max(longest, step);
    if (done) return { result: value, took: took.toFixed(0), longest: longest.toFixed(0) };
  }
}

/** As a phone indexes the list that it has. */
function indexOf({ products, brands, categories }: PriceList) {
  const builder = new IndexBuilder();
  for (const product of products) {
    const category = categories[product.category];
    const top = categories[category?.parent ?? -1];
    builder.add({
      names: [product.name, product.otherName],
      brand: brands[product.brand]?.name ?? '',
      categories: category === undefined ? [] : [category.name, category.otherName],
      wide: top === undefined ? [] : [top.name, top.otherName],
      facts: product.facts,
      attributes: product.attributes.map(({ value }) => value),
      variants: product.variants.map(({ name }) => [name]),
    });
  }
  return builder.build();
}
