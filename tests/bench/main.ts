/**
 * `npm run bench`: what a visit costs and how quick the shop answers, as tables here and in docs/benchmarks.md.
 * `npm run bench -- --only=repeat,cart-edit` runs and prints some sections and leaves the page as it is.
 * `npm run bench -- --beside=../other` compares first visits with those of another built checkout, turn by turn.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/browser.mjs';
import { startShop } from '../support/shop.ts';
import { apiSection } from './api.ts';
import { besideSection } from './beside.ts';
import { cartEditSection } from './cart-edit.ts';
import { deskSection } from './desk.ts';
import { firstViewSection } from './first-view.ts';
import { growthSection } from './growth.ts';
import { installSection } from './install.ts';
import { loadsSection, routeChangeSection } from './pages.ts';
import { priceListSection } from './price-list.ts';
import { priceListOnPhoneSection } from './price-list-phone.ts';
import { pushesSection } from './pushes.ts';
import { quickOrderSection } from './quick-order.ts';
import { renderedSection } from './rendered.ts';
import { repeatSection } from './repeat.ts';
import { searchSection } from './search.ts';
import type { Section } from './section.ts';
import { streamsSection } from './streams.ts';
import { veryBadLineSection } from './very-bad-line.ts';

const sections: readonly Section[] = [
  loadsSection,
  firstViewSection,
  repeatSection,
  veryBadLineSection,
  installSection,
  routeChangeSection,
  deskSection,
  cartEditSection,
  apiSection,
  searchSection,
  priceListSection,
  priceListOnPhoneSection,
  quickOrderSection,
  renderedSection,
  streamsSection,
  pushesSection,
  growthSection,
];

const other = process.argv.flatMap(word => /^--beside=(.+)$/.exec(word)?.[1] ?? [])[0];
const only = process.argv.flatMap(word => /^--only=(.+)$/.exec(word)?.[1]?.split(',') ?? []);
const unknown = only.filter(name => sections.every(section => section.name !== name));
if (unknown.length > 0)
  throw new Error(`No such section: ${unknown.join(', ')}. There are ${sections.map(({ name }) => name).join(', ')}.`);

const root = join(import.meta.dirname, '..', '..');
execFileSync(process.execPath, [join(root, 'scripts', 'build.mjs')], { stdio: 'inherit' });
const executablePath = ensureChromium();
const shop = await startShop({ env: { RATE_LIMITS: 'off' } });
process.env.SHOP_URL = shop.url;
const browser = await chromium.launch({ args: [...CHROMIUM_FLAGS], ...(executablePath ? { executablePath } : {}) });
try {
  const parts: string[] = [];
  const wanted = other === undefined ? sections.filter(({ name }) => only.length === 0 || only.includes(name)) : [besideSection(other)];
  for (const section of wanted) {
    parts.push([`## ${section.title}`, '', ...(await section.run({ browser, url: shop.url, pid: shop.pid })), ''].join('\n'));
  }
  const report = [
    '# Benchmarks',
    '',
    `\`npm run bench\` writes this page. ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, Chromium ${browser.version()}. Machines differ and are noisy: compare rows of one run.`,
    '',
    ...parts,
  ].join('\n');
  console.log(report);
  if (only.length === 0 && other === undefined) writeFileSync(join(root, 'docs', 'benchmarks.md'), report);
} finally {
  await browser.close();
  await shop.remove();
}
