import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { accept, atRest, invite, speak } from '../support/desk.ts';
import { awake, complaintsOf } from '../support/page-checks.ts';
import { underWorker } from '../support/queued.ts';

/** Where today's worker says that the desk is no page of the storefront. */
const KNOWS_DESK = String.raw`/^\/desk(?:\/|$)/,`;

let earlier: { readonly url: string; stop(): void };
test.beforeAll(async () => {
  earlier = await startEarlier(process.env.SHOP_URL ?? '');
});
test.afterAll(() => earlier.stop());

test('a phone whose worker is from before the desk opens it all the same, with and without a page of it seen before', async ({
  page,
  context,
}) => {
  await speak(context, 'id');
  await page.goto(earlier.url);
  await underWorker(page);
  await awake(page);
  const invited = await invite('orders');
  await accept(page, { ...invited, link: earlier.url + invited.link }, 'id');
  const complaints = complaintsOf(page);
  await atRest(page);
  await page.reload();
  await atRest(page);
  await expect(page.getByRole('navigation', { name: 'Meja kerja' })).toBeAttached();
  await page.goto(earlier.url);
  await awake(page);
  await expect(page.getByRole('banner').getByRole('combobox')).toBeVisible();
  expect(complaints).toEqual([]);
});

/** The shop with a worker that takes the desk for a page of the storefront, as every phone has it that was there before. */
async function startEarlier(shop: string) {
  const { hostname, port } = new URL(shop);
  const script = await (await fetch(`${shop}/sw.js`)).text();
  expect(script).toContain(KNOWS_DESK);
  const earlierScript = script.replace(KNOWS_DESK, '').replace('|uploads|desk)', '|uploads)');
  const server = createServer((incoming, answer) => {
    const { method, headers, url: path } = incoming;
    if (path === '/sw.js') {
      answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(earlierScript);
      return;
    }
    const onward = request({ hostname, port, method, path, headers, agent: false }, from => {
      answer.writeHead(from.statusCode ?? 502, from.headers);
      from.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
