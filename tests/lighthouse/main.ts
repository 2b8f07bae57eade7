/**
 * Lighthouse on a phone, against the built shop: `npm run lighthouse` prints the scores of home, list, product and cart, and fails where
 * accessibility, best practices or SEO are below 100. Performance is the median of five runs, which depends on the machine and is printed
 * only; `npm run lighthouse -- 1` makes one. Run `npm run build` first. The first run fetches Lighthouse into this folder; it is no part of
 * the shop's own packages, since it weighs a fifth of them all.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/browser.mjs';
import { startShop } from '../support/shop.ts';

const RUNS = 5;
/** robots.txt closes the cart to search engines on purpose: it is one customer's. */
const PAGES = [
  { path: '/', skipped: [] },
  { path: '/products', skipped: [] },
  { path: '/product/semen-pcc-sagara', skipped: [] },
  { path: '/cart', skipped: ['is-crawlable'] },
];
const HELD = ['accessibility', 'best-practices', 'seo'] as const;

interface Report {
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly { id: string; weight: number }[] }>
  >;
  readonly audits: Readonly<Record<string, { readonly title: string; readonly score: number | null; readonly scoreDisplayMode: string }>>;
}

const cli = join(import.meta.dirname, 'node_modules', 'lighthouse', 'cli', 'index.js');
const folder = mkdtempSync(join(tmpdir(), 'fondasi-lighthouse-'));
const say = (text: string) => void process.stdout.write(`${text}\n`);
const percent = (score: number | null | undefined) => Math.round((score ?? 0) * 100);

if (!existsSync(cli)) {
  say('Fetching Lighthouse …');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('Lighthouse could not be fetched');
}

/** One visit by a phone that Lighthouse plays. */
function visit(url: string, skipped: readonly string[]): Report {
  const file = join(folder, 'report.json');
  const args = [
    ...[cli, url, '--quiet', '--output=json', `--output-path=${file}`, '--only-categories=performance,accessibility,best-practices,seo'],
    ...(skipped.length === 0 ? [] : [`--skip-audits=${skipped.join(',')}`]),
    `--chrome-flags=--headless=new ${CHROMIUM_FLAGS.join(' ')}`,
  ];
  const { status, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, CHROME_PATH: findChromium() ?? '', CI: '1' },
  });
  if (status !== 0) throw new Error(`Lighthouse failed at ${url}\n${stderr}`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** What took points from a category. */
function lacks({ categories, audits }: Report, category: string): string[] {
  const counted = categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  return counted.flatMap(({ id }) => ((audits[id]?.score ?? 1) < 1 ? [`${id}: ${audits[id]?.title}`] : []));
}

const runs = Number(process.argv[2] ?? RUNS);
const shop = await startShop({ env: { RATE_LIMITS: 'off' } });
try {
  for (const { path, skipped } of PAGES) {
    const reports = Array.from({ length: runs }, () => visit(shop.url + path, skipped));
    const speeds = reports.map(({ categories }) => percent(categories.performance?.score)).sort((one, other) => one - other);
    const scores = HELD.map(
      category => [category, Math.min(...reports.map(({ categories }) => percent(categories[category]?.score)))] as const,
    );
    say(
      `${path}: performance ${speeds[Math.floor(speeds.length / 2)]} (${speeds.join(', ')}), ${scores.map(([name, score]) => `${name} ${score}`).join(', ')}`,
    );
    for (const [category, score] of scores) {
      if (score === 100) continue;
      process.exitCode = 1;
      for (const lack of new Set(reports.flatMap(report => lacks(report, category)))) say(`  ${category}: ${lack}`);
    }
  }
} finally {
  await shop.remove();
  rmSync(folder, { recursive: true, force: true });
}
