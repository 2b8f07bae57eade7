import { Agent } from 'node:http';
import { timedGet } from './growth-calls.ts';
import { mainThreadTime } from './processor-time.ts';
import { askedPages } from './rendered-pages.ts';
import type { Section } from './section.ts';
import { quantile } from './statistics.ts';

const WARM_UP = 15;
const ROUNDS = 40;
/** Clients that ask for nothing but the longest page, each again as soon as it has its answer. */
const CLIENTS = 10;
const LONGEST = '/products?limit=200&sort=newest&n={n}';
const BROWSING_ROUNDS = 60;

/** A visitor's request meanwhile. */
const browsing: readonly { readonly name: string; readonly path: string }[] = [
  { name: 'a list', path: '/api/v1/products?limit=25&offset={n}' },
  { name: 'a search', path: '/api/v1/products?limit=25&search=semen&max_price=9{n}' },
  { name: 'a product', path: '/api/v1/products/semen-pcc-sagara?n={n}' },
  { name: 'a page that was rendered lately', path: '/' },
  { name: 'a page that no visitor has asked for yet', path: '/product/semen-pcc-sagara?n={n}' },
];

let asked = 0;
const next = (path: string) => path.replace('{n}', String(++asked));
const pageHeaders = { Accept: 'text/html' };

export const renderedSection: Section = {
  name: 'rendered',
  title: 'Pages rendered by the server',
  run: async ({ url, pid }) => [
    "Milliseconds of the main thread for one page that no cache has, the worst that its address can ask for; the goal is 60. 'KiB' is before compression.",
    '',
    '| page | main thread | KiB |',
    '|---|--:|--:|',
    ...(await measurePages(url, pid)),
    '',
    `Milliseconds that a visitor waits while ${CLIENTS} clients ask for nothing but \`${LONGEST.replace('{n}', '…')}\`, each time another one; the goal is a p95 of 150.`,
    '',
    '| visitor asks for | alone p95 | beside them p50 | p95 |',
    '|---|--:|--:|--:|',
    ...(await measureBrowsing(url)),
  ],
};

async function measurePages(url: string, pid: number): Promise<string[]> {
  const rows: string[] = [];
  for (const { name, path } of await askedPages(url)) {
    let bytes = 0;
    let before: number | null = null;
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      if (round === WARM_UP) before = mainThreadTime(pid);
      const answer = await fetch(url + next(path), { headers: pageHeaders });
      bytes = (await answer.text()).length;
      if (answer.status >= 500) throw new Error(`${name}: ${answer.status}`);
    }
    const after = mainThreadTime(pid);
    const each = before === null || after === null ? 'unknown' : ((after - before) / ROUNDS).toFixed(1);
    rows.push(`| ${name} | ${each} | ${(bytes / 1_024).toFixed(0)} |`);
  }
  return rows;
}

async function measureBrowsing(url: string): Promise<string[]> {
  const alone = await browse(url);
  let isOver = false;
  const lines = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const crowd = Array.from({ length: CLIENTS }, async () => {
    while (!isOver) await timedGet(url + next(LONGEST), pageHeaders, lines);
  });
  const beside = await browse(url);
  isOver = true;
  await Promise.all(crowd);
  lines.destroy();
  const of = (times: ReadonlyMap<string, number[]>, name: string, share: number) => quantile(times.get(name) ?? [], share).toFixed(0);
  return browsing.map(({ name }) => `| ${name} | ${of(alone, name, 0.95)} | ${of(beside, name, 0.5)} | ${of(beside, name, 0.95)} |`);
}

async function browse(url: string): Promise<ReadonlyMap<string, number[]>> {
  const times = new Map(browsing.map(({ name }) => [name, [] as number[]]));
  for (let round = 0; round < BROWSING_ROUNDS; round += 1) {
    for (const { name, path } of browsing) {
      const { milliseconds, status } = await timedGet(url + next(path), pageHeaders);
      if (status !== 200) throw new Error(`${name}: ${status}`);
      times.get(name)?.push(milliseconds);
    }
  }
  return times;
}
