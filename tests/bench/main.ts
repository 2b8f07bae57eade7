/** `npm run bench`: what a first visit costs and how quick the shop answers, as a table here and in docs/benchmarks.md. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/browser.mjs';
import { startShop } from '../support/shop.ts';
import { measureApi } from './api.ts';
import { measureLoads, measureRouteChange } from './pages.ts';
import { measureStreams } from './streams.ts';

const root = join(import.meta.dirname, '..', '..');
execFileSync(process.execPath, [join(root, 'scripts', 'build.mjs')], { stdio: 'inherit' });
const executablePath = ensureChromium();
const shop = await startShop({ env: { RATE_LIMITS: 'off' } });
const browser = await chromium.launch({ args: [...CHROMIUM_FLAGS], ...(executablePath ? { executablePath } : {}) });
try {
  const api = await measureApi(shop.url);
  const loads = await measureLoads(browser, shop.url);
  const change = await measureRouteChange(browser, shop.url);
  const streams = await measureStreams(shop);
  const report = [
    '# Benchmarks',
    '',
    `\`npm run bench\` writes this page. ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, Chromium ${browser.version()}. Machines differ and are noisy: compare rows of one run.`,
    '',
    '## First visit, cold, phone of 360 px',
    '',
    '| page | HTML KiB | JS + CSS KiB | fonts KiB | pictures KiB | layout shift | first contentful paint ms |',
    '|---|--:|--:|--:|--:|--:|--:|',
    ...loads.map(
      load =>
        `| ${[load.path, kib(load.html), kib(load.code), kib(load.font), kib(load.picture), load.shift.toFixed(4), load.paint.toFixed(0)].join(' | ')} |`,
    ),
    '',
    'Sizes are bytes on the wire (brotli where the answer is text). Goals: JS + CSS of `/` at most 112 KB, layout shift below 0.02.',
    '',
    '## Answers of the API (PGlite, one request at a time, loopback included)',
    '',
    '| call | median ms | p95 ms |',
    '|---|--:|--:|',
    ...api.map(row => `| ${row.name} | ${row.median.toFixed(1)} | ${row.p95.toFixed(1)} |`),
    '',
    '## Streams of events',
    '',
    '| | |',
    '|---|--:|',
    `| open streams, of ${streams.clients / 10} customers | ${streams.clients} |`,
    `| memory of the shop for one more | ${streams.kibPerClient === null ? 'unknown' : `${streams.kibPerClient.toFixed(1)} KiB`} |`,
    `| a cart edit until all ten devices of its customer know, median | ${streams.median.toFixed(0)} ms |`,
    `| the same, p95 | ${streams.p95.toFixed(0)} ms |`,
    `| messages that reached somebody else | ${streams.strays} |`,
    '',
    '## List to product, product in the cache',
    '',
    '| | |',
    '|---|--:|',
    `| tap to product heading, median of ${change.rounds} | ${change.median.toFixed(0)} ms |`,
    `| rounds in which a spinner or skeleton was drawn | ${change.waits} |`,
    '',
  ].join('\n');
  console.log(report);
  writeFileSync(join(root, 'docs', 'benchmarks.md'), report);
} finally {
  await browser.close();
  await shop.remove();
}

function kib(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
