import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { type FaultProxy, startFaultProxy } from '../../support/fault-proxy.ts';
import { type Shop, startShop } from '../../support/shop.ts';
import { arrive } from '../support/customer.ts';
import { changeProduct } from '../support/merchant.ts';
import { words } from '../support/visit.ts';

const t = words.en;
let shop: Shop;
let line: FaultProxy;
test.beforeAll(async () => {
  shop = await startShop();
  line = await startFaultProxy(shop.url);
  await mkdir(join(shop.dataDir, 'pictures'), { recursive: true });
  const photo = sharp({ create: { width: 900, height: 900, channels: 3, background: '#b5532a' } });
  await photo.jpeg().toFile(join(shop.dataDir, 'pictures/semen.jpg'));
  await changeProduct(shop, 'semen-pcc-sagara', { image: 'semen.jpg' });
});
test.afterAll(async () => {
  await line.stop();
  await shop.remove();
});

test('a first visit fetches each picture once, also a photo, whose format the browser chooses', async ({ page, context }) => {
  await arrive(context, 'en', undefined, line.url);
  await page.goto(`${line.url}/product/semen-pcc-sagara`);
  const photo = page.getByRole('main').getByRole('img', { name: t.cement });
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const address = await photo.evaluate((img: HTMLImageElement) => img.currentSrc);
  const seen = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter(name => name.includes('/media/pictures/')),
  );
  expect(seen).toContain(address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect
    .poll(() => page.evaluate(urls => Promise.all(urls.map(url => caches.match(url, { ignoreVary: true }).then(Boolean))), seen))
    .toEqual(seen.map(() => true));
  const fetched = line.seen.map(({ path }) => path).filter(path => path.startsWith('/media/pictures/'));
  expect(fetched).toEqual([...new Set(fetched)]);

  // The page again, by the worker and without the shop.
  await line.break('refuse');
  await page.goto(`${line.url}/product/semen-pcc-sagara`);
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});

test('the picture that a page is about comes with the page, photo or drawing, and the next behind its layout', async ({
  page,
  context,
}) => {
  await arrive(context, 'en', undefined, line.url);
  const pictures = async (path: string) => {
    await page.goto(`${line.url}${path}`);
    const all = page.getByRole('main').locator('img');
    return all.evaluateAll(each => (each as HTMLImageElement[]).map(({ loading, fetchPriority }) => `${loading} ${fetchPriority}`));
  };
  // A shop that has too many pages to make hands out the bare one meanwhile, which has no picture yet.
  for (const product of ['semen-pcc-sagara', 'semen-opc-tipe-i-sagara-struktur'])
    await expect.poll(async () => (await pictures(`/product/${product}`))[0], product).toBe('eager high');
  await expect.poll(async () => (await pictures('/products')).slice(0, 2)).toEqual(['eager high', 'lazy auto']);
});
