import type { Section } from './section.ts';
import { quantile } from './statistics.ts';

/** Every query differs from the one before, so that no cache of ours answers. */
const calls: readonly { name: string; path: (round: number) => string }[] = [
  { name: 'product list, a category', path: round => `/api/v1/products?category=semen-mortar&limit=25&offset=${round % 5}` },
  { name: 'product list, all by price', path: round => `/api/v1/products?sort=price_asc&limit=25&offset=${round}` },
  { name: 'search "semen"', path: round => `/api/v1/products?search=semen&limit=25&offset=${round % 8}` },
  { name: 'search with a typo, "semne"', path: round => `/api/v1/products?search=semne&limit=25&offset=${round % 8}` },
  { name: 'suggestions "ker"', path: round => `/api/v1/search-suggestions?search=ker${'amik'.slice(0, round % 4)}` },
  { name: 'one product', path: () => '/api/v1/products/semen-pcc-sagara' },
];

const ROUNDS = 60;

interface ApiRow {
  readonly name: string;
  /** Milliseconds. */
  readonly median: number;
  readonly p95: number;
}

export const apiSection: Section = {
  name: 'api',
  title: 'Answers of the API (PGlite, one request at a time, loopback included)',
  run: async ({ url }) => [
    '| call | median ms | p95 ms |',
    '|---|--:|--:|',
    ...(await measureApi(url)).map(row => `| ${row.name} | ${row.median.toFixed(1)} | ${row.p95.toFixed(1)} |`),
  ],
};

/** Times each call after a warm-up. @throws Error when an answer is not 200 */
async function measureApi(url: string): Promise<readonly ApiRow[]> {
  const rows: ApiRow[] = [];
  for (const { name, path } of calls) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS + 5; round += 1) {
      const start = performance.now();
      const response = await fetch(url + path(round));
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${name}: ${response.status}`);
      if (round >= 5) times.push(performance.now() - start);
    }
    rows.push({ name, median: quantile(times, 0.5), p95: quantile(times, 0.95) });
  }
  return rows;
}
