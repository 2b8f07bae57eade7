import { expect, type Page, type Route, test } from '@playwright/test';
import { variantId } from '../support/catalogue.ts';
import { addAddress, arrive, fillCart, register } from '../support/customer.ts';
import { awake, expectAccessible, expectNoSidewaysScroll } from '../support/page-checks.ts';
import { checkOut } from '../support/purchase.ts';
import { devicesOf, silentService, withPushService } from '../support/push-browser.ts';

const SUBSCRIPTION = '**/push-subscriptions/*';
const looks = {
  id: {
    here: 'Notifikasi di perangkat ini',
    promotions: 'Promosi',
    orders: 'Pesanan dan pembayaran',
    forbidden: 'Ini tidak tersedia untuk Anda',
    blocked: 'Notifikasi diblokir di browser Anda. Izinkan notifikasi untuk situs ini di pengaturannya',
    install: 'Di iPhone dan iPad notifikasi memerlukan aplikasi yang terpasang: ketuk Bagikan, lalu Tambah ke Layar Utama',
    unsupported: 'Browser ini tidak dapat menampilkannya. Notifikasi Anda selalu ada di sini.',
  },
  en: {
    here: 'Notifications on this device',
    blocked: 'They are blocked in your browser. Allow notifications for this site in its settings',
    install: 'On iPhone and iPad they need the installed app: tap Share, then Add to Home Screen',
    unsupported: 'This browser cannot show them. Your notifications are always here.',
  },
};

test('the notifications page turns pushes on and off, chooses their kinds, and follows the shop and the browser', async ({
  page,
  context,
}) => {
  const t = looks.id;
  const customer = await register('id');
  const phone = await withPushService(context, silentService, process.env.SHOP_URL ?? '');
  await arrive(context, 'id', customer.tokens);
  await page.goto('/notifications');
  const here = page.getByRole('region', { name: t.here });
  const isOn = here.getByRole('switch', { name: t.here });
  const promotions = here.getByRole('switch', { name: t.promotions });
  const devices = () => expect.poll(() => devicesOf(customer));
  await expect(isOn).toBeEnabled();
  await expect(isOn).not.toBeChecked();
  await expect(promotions).toHaveCount(0);

  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await isOn.click();
  await expect(isOn).toBeChecked();
  await devices().toMatchObject([{ language: 'id', kinds: { order: true, promotion: true, announcement: true } }]);
  await expect.poll(() => phone.isSubscribed(page)).toBe(true);
  await awake(page);
  await expectAccessible(page);

  // A switch follows the shop: it stays until the shop has answered, and where it refuses.
  const held = await holding(page);
  await promotions.click();
  await expect(promotions).toBeDisabled();
  await expect(promotions).toBeChecked();
  await expect.poll(() => held.routes.length).toBe(1);
  const refused = page.getByRole('alert').getByText(t.forbidden).waitFor();
  await held.routes[0]?.fulfill({ status: 403, json: { status: 403, code: 'forbidden', message: 'not this one' } });
  await refused;
  await expect(promotions).toBeEnabled();
  await expect(promotions).toBeChecked();
  await held.end();
  await promotions.click();
  await expect(promotions).not.toBeChecked();
  await expect(here.getByRole('switch', { name: t.orders })).toBeChecked();
  await devices().toMatchObject([{ kinds: { order: true, promotion: false, announcement: true } }]);

  // The choice survives the registration of each start; and that one, however late, does not undo a switch.
  const start = await holding(page);
  await page.reload();
  await expect(isOn).toBeChecked();
  await expect(promotions).not.toBeChecked();
  await expect.poll(() => start.routes.length).toBe(1);
  await isOn.click();
  await expect(isOn).toBeDisabled();
  await start.end();
  await expect(isOn).not.toBeChecked();
  await expect(promotions).toHaveCount(0);
  await devices().toEqual([]);
  await expect.poll(() => phone.isSubscribed(page)).toBe(false);

  await isOn.press('Space');
  await expect(isOn).toBeChecked();
  await devices().toMatchObject([{ kinds: { order: true } }]);

  // Taken back in the browser: the page says so, and the shop forgets the device.
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }));
  await page.reload();
  await expect(here).toContainText(t.blocked);
  await expect(isOn).toHaveCount(0);
  await devices().toEqual([]);

  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PushManager'));
  await page.reload();
  await expect(here).toContainText(t.unsupported);
  await page.addInitScript(asIphone);
  await page.reload();
  await expect(here).toContainText(t.install);
  await expect(isOn).toHaveCount(0);
});

test.describe('in English on a dark phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, colorScheme: 'dark' });

  test('pushes are offered only after an order, behind a sheet that explains; a refusal is remembered', async ({ page, context }) => {
    const t = looks.en;
    const customer = await register('en');
    await addAddress(customer);
    const goods = await variantId('semen-masonry-sagara-plester');
    await arrive(context, 'en', customer.tokens);
    // The browser's own question is answered with no, and counted.
    await page.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { get: () => 'default' });
      Notification.requestPermission = async () => {
        document.documentElement.dataset.asked = `${Number(document.documentElement.dataset.asked ?? 0) + 1}`;
        return 'denied';
      };
    });
    const asked = page.locator('html[data-asked]');
    const offer = page.getByRole('button', { name: 'How it works' });
    const sheet = page.getByRole('dialog', { name: 'Notifications of your orders' });

    await checkOut(page, 'en', `/cart/checkout/${(await fillCart(customer, { [goods]: 5 })).id}`);
    // It comes late, so it stands where it moves nothing.
    const order = page.getByRole('main').getByRole('link', { name: /FD-/ }).first();
    await expect(order.or(offer)).toHaveCount(2);
    expect((await offer.boundingBox())?.y).toBeGreaterThan((await order.boundingBox())?.y ?? Number.POSITIVE_INFINITY);
    await offer.click();
    await expect(sheet).toContainText("They carry the order's number and state, nothing else.");
    await expect(asked).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect(offer).toHaveCount(0);

    await checkOut(page, 'en', `/cart/checkout/${(await fillCart(customer, { [goods]: 5 })).id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(offer).toHaveCount(0);

    // A customer who refused finds the switch; only it asks.
    await page.goto('/notifications');
    const here = page.getByRole('region', { name: t.here });
    await awake(page);
    await expect(asked).toHaveCount(0);
    await here.getByRole('switch', { name: t.here }).click();
    await expect(page.getByText('Your browser was not allowed to show notifications')).toBeVisible();
    await expect(asked).toHaveAttribute('data-asked', '1');
    await expect(here.getByRole('switch', { name: t.here })).not.toBeChecked();
    expect(await devicesOf(customer)).toEqual([]);

    const states = [
      { make: () => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }), words: t.blocked },
      { make: () => Reflect.deleteProperty(globalThis, 'PushManager'), words: t.unsupported },
      { make: asIphone, words: t.install },
    ];
    for (const { make, words } of states) {
      await page.addInitScript(make);
      await page.reload();
      await expect(here).toContainText(words);
      await expectNoSidewaysScroll(page);
    }
    await expectAccessible(page);
  });
});

function asIphone(): void {
  Object.defineProperty(navigator, 'userAgent', { get: () => 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)' });
}

/** Holds requests about the subscription until `end`, which lets them go on. */
async function holding(page: Page): Promise<{ readonly routes: readonly Route[]; end(): Promise<void> }> {
  const routes: Route[] = [];
  const hold = (route: Route) => void routes.push(route);
  await page.route(SUBSCRIPTION, hold);
  return {
    routes,
    async end() {
      await page.unroute(SUBSCRIPTION, hold);
      for (const route of routes) await route.continue().catch(() => undefined);
    },
  };
}
