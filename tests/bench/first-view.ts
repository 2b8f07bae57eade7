import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type Line, type SlowLine, startSlowLine } from '../support/slow-line.ts';
import { startFloor } from './floor.ts';
import { type Glance, glanceAt, watch } from './glance.ts';
import { ownPhone } from './pages.ts';
import type { Section } from './section.ts';
import { quantile } from './statistics.ts';

export const RUNS = 5;
const bytesOf = (kilobits: number) => (kilobits * 1_000) / 8;
/** How much slower a customer's phone computes than this machine. */
const CPU = 4;
export const profiles: readonly (readonly [string, Line])[] = [
  ['400 kbit/s, 400 ms', { latency: 400, down: bytesOf(400), up: bytesOf(400) }],
  ['1.6 Mbit/s, 150 ms', { latency: 150, down: bytesOf(1_600), up: bytesOf(750) }],
];
export const pages = [
  ['home', '/', 'main article'],
  ['list', '/products', 'main article'],
  ['product', '/product/semen-pcc-sagara', 'main h1'],
] as const;
const visits = ['cold', 'repeat', 'offline'] as const;
type Runs = Record<(typeof visits)[number], Glance[]>;

/** Measures a customer's first view on a weak line, beside a static page on the same line at the same time. */
export const firstViewSection: Section = {
  name: 'first-view',
  title: 'Visits on a weak line',
  run: async ({ browser, url }) => {
    const floor = await startFloor();
    const lines: string[] = [];
    try {
      for (const [name, line] of profiles) lines.push(...(await profileTable(browser, { name, line, shop: url, floor: floor.url })));
    } finally {
      floor.stop();
    }
    return [
      ...lines,
      `Medians of ${RUNS}, milliseconds from the start of the navigation, the processor ${CPU} times slower. *Content*: the first product card (product: its name) is visible. *Largest paint*: so is the largest picture or text. *Awake*: the page answers taps. *Quiet*: scripts have run and the last task of more than 50 ms is over. *Long tasks*: milliseconds beyond 50 of each task after the first paint; in one of them the inspector that drives this browser has V8 look up where the app's code stands, which no visitor's browser does. Repeat visits have the worker, offline ones no line at all.`,
    ];
  },
};

interface Profile {
  readonly name: string;
  readonly line: Line;
  readonly shop: string;
  readonly floor: string;
}

async function profileTable(browser: Browser, { name, line, shop, floor }: Profile): Promise<readonly string[]> {
  const results = new Map<string, Runs>();
  for (let run = 0; run < RUNS; run += 1) {
    for (const [page, address, ready] of [['floor', '/', '.card'], ...pages] as const) {
      const runs = results.get(page) ?? { cold: [], repeat: [], offline: [] };
      results.set(page, runs);
      const slow = await startSlowLine(page === 'floor' ? floor : shop);
      const phone = await ownPhone(browser);
      await series({ phone, slow, line, address, ready, hasWorker: page !== 'floor' }, runs);
      await phone.close();
      await slow.stop();
    }
  }
  const base = median(results.get('floor')?.cold ?? [], 'content');
  return [
    `### ${name}`,
    '',
    '| page | visit | content | of the floor | largest paint | of the floor | awake | quiet | long tasks | layout shift |',
    '|---|---|--:|--:|--:|--:|--:|--:|--:|--:|',
    ...[...results].flatMap(([page, runs]) =>
      visits.filter(visit => runs[visit].length > 0).map(visit => `| ${[page, visit, ...cells(runs[visit], base)].join(' | ')} |`),
    ),
    '',
  ];
}

function cells(glances: readonly Glance[], base: number): readonly string[] {
  const whole = (key: keyof Glance) => median(glances, key).toFixed(0);
  const ofFloor = (key: keyof Glance) => (median(glances, key) / base).toFixed(2);
  return [
    whole('content'),
    ofFloor('content'),
    whole('largest'),
    ofFloor('largest'),
    whole('awake'),
    whole('quiet'),
    whole('long'),
    median(glances, 'shift').toFixed(3),
  ];
}

export const median = (glances: readonly Glance[], key: keyof Glance) =>
  quantile(
    glances.map(glance => glance[key]),
    0.5,
  );

interface Series {
  readonly phone: BrowserContext;
  readonly slow: SlowLine;
  readonly line: Line;
  readonly address: string;
  readonly ready: string;
  readonly hasWorker: boolean;
}

/** A first visit, then one with the worker, then one without a line; each in a tab of its own. */
async function series({ phone, slow, line, address, ready, hasWorker }: Series, runs: Runs): Promise<void> {
  const visit = async () => {
    const page = await phone.newPage();
    await slowDown(page);
    await watch(page, ready);
    await page.goto(slow.url + address, { waitUntil: 'load' });
    const glance = await glanceAt(page);
    return { page, glance };
  };
  slow.set(line);
  const cold = await visit();
  runs.cold.push(cold.glance);
  if (!hasWorker) return;
  // The worker fetches what it keeps on a good line: that is not what is measured.
  slow.set(null);
  await cold.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await cold.page.reload({ waitUntil: 'networkidle' });
  await cold.page.close();
  slow.set(line);
  const repeat = await visit();
  runs.repeat.push(repeat.glance);
  await repeat.page.close();
  slow.set('cut');
  runs.offline.push((await visit()).glance);
}

export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU });
}
