/**
 * `npm run e2e:old`: the way to an order in a real Chromium 92, the oldest that the shop supports, on the built shop. Screenshots of
 * its steps lie in `.cache/old-chromium/steps`. Ends with 1 when a step or a script fails.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startShop } from '../support/shop.ts';
import { oldChromium } from './browser.ts';
import { journey } from './journey.ts';

const STEPS = join(import.meta.dirname, '..', '..', '.cache', 'old-chromium', 'steps');

const { browserType, executablePath } = oldChromium();
mkdirSync(STEPS, { recursive: true });
const shop = await startShop({ env: { RATE_LIMITS: 'off' } });
const browser = await browserType.launch({
  executablePath,
  args: ['--no-sandbox', '--no-zygote', '--disable-gpu', '--disable-dev-shm-usage'],
});
const faults: string[] = [];
let shoot = (_name: string): Promise<unknown> => Promise.resolve();
try {
  const context = await browser.newContext({ locale: 'id-ID', viewport: { width: 390, height: 800 } });
  const page = await context.newPage();
  shoot = name => page.screenshot({ path: join(STEPS, `${name}.png`) });
  page.on('pageerror', error => faults.push(error.stack ?? error.message));
  page.on('console', line => line.type() === 'error' && faults.push(line.text()));
  let count = 0;
  await journey(page, shop.url, async name => {
    count += 1;
    await shoot(`${String(count).padStart(2, '0')}-${name.replaceAll(' ', '-')}`);
    process.stdout.write(`${name}: ok\n`);
  });
  const worker = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
  process.stdout.write(`worker: ${worker}\n`);
} catch (error) {
  await shoot('fault').catch(() => undefined);
  faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
} finally {
  await browser.close();
  await shop.remove();
}
for (const fault of faults) process.stdout.write(`FAULT ${fault}\n`);
process.stdout.write(`Chromium ${browser.version()}: ${faults.length === 0 ? 'an order was placed' : `${faults.length} faults`}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
