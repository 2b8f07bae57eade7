import { brotliCompressSync } from 'node:zlib';
import type { CDPSession, Page } from '@playwright/test';
import type { PriceListEngine } from '#data/price-list/engine.ts';
import { pack } from '#lib/price-list/pack.ts';
import { buildCatalogue } from '#server/seed/catalogue/catalogue.ts';
import { growCatalogue } from '#server/seed/catalogue/grow.ts';
import { priceListOf } from '../support/price-lists.ts';
import { bundleOf } from './bundle.ts';
import type { Section } from './section.ts';
import { quantile } from './statistics.ts';

declare global {
  interface Window {
    PriceListEngine: typeof PriceListEngine;
    engine: PriceListEngine;
  }
}

/** Variants of the lists that are measured: the demo's, a large merchant's, a wholesaler's. */
const SIZES = [1_065, 30_000, 100_000];
/** How much slower than this processor a cheap phone is. */
const SLOWER = 4;
/** What a customer types, letter by letter. */
const TYPED = ['semen putih', 'besi beton 10', 'pipa 3"', 'keramik lantai 40x40', 'smen sagara'];

export const priceListOnPhoneSection: Section = {
  name: 'price-list-phone',
  title: 'The price list on a phone: size, index and answers',
  async run({ browser, url }) {
    const engine = await bundleOf('price-list-entry.ts');
    const rows: string[] = [];
    for (const variants of SIZES) {
      const page = await browser.newPage({ bypassCSP: true });
      await page.goto(`${url}/robots.txt`);
      await page.addScriptTag({ content: engine });
      rows.push(await measured(page, variants));
      await page.close();
    }
    return [
      `Processor ${SLOWER} times slower than this one; a keystroke's answer is a list of 24 with its counts, and the suggestions.`,
      '',
      '| products / variants | brotli KiB | index ready ms | answer, median ms | answer, p95 ms | heap MiB |',
      '|---|--:|--:|--:|--:|--:|',
      ...rows,
    ];
  },
};

async function measured(page: Page, variants: number): Promise<string> {
  const list = priceListOf(growCatalogue(buildCatalogue(), variants), 'id');
  const bytes = pack(list);
  const base64 = Buffer.from(bytes).toString('base64');
  const session = await page.context().newCDPSession(page);
  const before = await heap(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const { ready, answers } = await page.evaluate(
    async ({ base64: packed, typed }) => {
      const response = await fetch(`data:application/octet-stream;base64,${packed}`);
      const own = new Uint8Array(await response.arrayBuffer());
      const start = performance.now();
      const engine = new window.PriceListEngine(async () => own);
      engine.about({ lang: 'id', version: 'v1', at: Date.now(), newer: [] });
      await engine.ask('categories', {});
      const loaded = performance.now() - start;
      const times: number[] = [];
      for (const text of typed) {
        for (let length = 2; length <= text.length; length += 1) {
          const search = text.slice(0, length);
          for (const ask of [
            () => engine.ask('list', { filters: { search, limit: 24 }, now: Date.now() }),
            () => engine.ask('suggestions', { text: search }),
          ]) {
            const asked = performance.now();
            await ask();
            times.push(performance.now() - asked);
          }
        }
      }
      window.engine = engine;
      return { ready: loaded, answers: times };
    },
    { base64, typed: TYPED },
  );
  const used = (await heap(session)) - before;
  const figures = [
    (brotliCompressSync(bytes).length / 1024).toFixed(0),
    ready.toFixed(0),
    quantile(answers, 0.5).toFixed(1),
    quantile(answers, 0.95).toFixed(1),
    (used / 2 ** 20).toFixed(1),
  ];
  return `| ${list.products.length} / ${variants} | ${figures.join(' | ')} |`;
}

/** Bytes of the page's heap after a collection, with what lies behind typed arrays. */
async function heap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize, ...more } = await session.send('Runtime.getHeapUsage');
  return usedSize + ((more as { backingStorageSize?: number }).backingStorageSize ?? 0);
}
