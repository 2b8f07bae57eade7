import { resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { startShop } from '../support/shop.ts';
import { type Line, startSlowLine } from '../support/slow-line.ts';
import { median, pages, profiles, RUNS, slowDown } from './first-view.ts';
import { startFloor } from './floor.ts';
import { type Glance, glanceAt, watch } from './glance.ts';
import { ownPhone } from './pages.ts';
import type { Section } from './section.ts';

/** First visits of this build and of another one, which take turns, so that whatever else this machine does slows both down. */
export const besideSection = (other: string): Section => ({
  name: 'beside',
  title: 'First visits beside another build',
  run: async ({ browser, url }) => {
    const floor = await startFloor();
    const shop = await startShop({ env: { RATE_LIMITS: 'off' }, server: resolve(other, 'dist/server/main.js') });
    try {
      for (const [, address] of pages) await Promise.all([url, shop.url].map(each => warmUp(each + address)));
      const lines: string[] = [];
      for (const [name, line] of profiles) {
        lines.push(...(await compared(browser, { name, line, floor: floor.url, here: url, beside: shop.url })));
      }
      return [...lines, `Medians of ${RUNS} first visits, milliseconds. *Before*: the other build.`];
    } finally {
      await shop.remove();
      floor.stop();
    }
  },
});

/** The server compresses a page at its best only once it was asked for twice. */
async function warmUp(address: string): Promise<void> {
  const headers = { 'sec-fetch-dest': 'document', 'accept-encoding': 'br' };
  for (let times = 0; times < 3; times += 1) {
    await (await fetch(address, { headers })).arrayBuffer();
    await new Promise(after => setTimeout(after, 300));
  }
}

interface Comparison {
  readonly name: string;
  readonly line: Line;
  readonly floor: string;
  readonly here: string;
  readonly beside: string;
}

async function compared(browser: Browser, { name, line, floor, here, beside }: Comparison): Promise<readonly string[]> {
  const bare: Glance[] = [];
  const results = pages.map(([page, address, ready]) => ({ page, address, ready, before: [] as Glance[], after: [] as Glance[] }));
  for (let run = 0; run < RUNS; run += 1) {
    bare.push(await visit(browser, line, { shop: floor, address: '/', ready: '.card' }));
    for (const { address, ready, before, after } of results) {
      const turns = [async () => before.push(await visit(browser, line, { shop: beside, address, ready }))];
      turns.push(async () => after.push(await visit(browser, line, { shop: here, address, ready })));
      // Each is the first every other time.
      for (const turn of run % 2 === 0 ? turns : turns.reverse()) await turn();
    }
  }
  const base = median(bare, 'content');
  const of = (glances: readonly Glance[], key: keyof Glance) =>
    `${median(glances, key).toFixed(0)} (${(median(glances, key) / base).toFixed(2)})`;
  return [
    `### ${name}`,
    '',
    `The floor: ${base.toFixed(0)}.`,
    '',
    '| page | content before | after | largest paint before | after | awake before | after | share | long tasks before | after |',
    '|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|',
    ...results.map(({ page, before, after }) => {
      const awake = [median(before, 'awake'), median(after, 'awake')] as const;
      const long = [median(before, 'long').toFixed(0), median(after, 'long').toFixed(0)];
      const shown = [before, after].map(glances => of(glances, 'content'));
      const largest = [before, after].map(glances => of(glances, 'largest'));
      const cells = [...shown, ...largest, ...awake.map(time => time.toFixed(0)), (awake[1] / awake[0]).toFixed(2), ...long];
      return `| ${[page, ...cells].join(' | ')} |`;
    }),
    '',
  ];
}

interface Address {
  readonly shop: string;
  readonly address: string;
  readonly ready: string;
}

/** One visit of a phone that has never been there. */
async function visit(browser: Browser, line: Line, { shop, address, ready }: Address): Promise<Glance> {
  const slow = await startSlowLine(shop);
  const phone = await ownPhone(browser);
  try {
    slow.set(line);
    const page = await phone.newPage();
    await slowDown(page);
    await watch(page, ready);
    await page.goto(slow.url + address, { waitUntil: 'load' });
    return await glanceAt(page);
  } finally {
    await phone.close();
    await slow.stop();
  }
}
