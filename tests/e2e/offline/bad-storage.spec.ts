import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type FaultProxy, startFaultProxy } from '../../support/fault-proxy.ts';
import { startKillableBrowser } from '../../support/killable-browser.ts';
import { sessionOf } from '../support/customer.ts';
import { awake } from '../support/page-checks.ts';
import { fillAddress, fillRegistration, findCement } from '../support/purchase.ts';
import { queuedEdits } from '../support/queued.ts';
import { words } from '../support/visit.ts';

const t = words.id;
const cartWrite = { method: 'POST', path: /\/v1\/orders\/cart/ };
const saved = /Tersimpan di ponsel/;
const pageOnly = 'Hanya ada selama halaman ini terbuka, dikirim saat ada sinyal';

interface BadStorage {
  /** Written into the browser's profile before it starts. */
  readonly settings?: object;
  readonly before?: (context: BrowserContext, page: Page, origin: string) => Promise<unknown>;
  /** The fault of the storage once something lies in it. */
  readonly during?: ((page: Page) => Promise<void>) | undefined;
  /** Whether an edit is on the disk after that. */
  readonly isKept: boolean;
}

const kinds: Readonly<Record<string, BadStorage>> = {
  /** The browser's own setting 'block all cookies', which refuses every kind of storage and Web Locks. */
  refused: { settings: { profile: { default_content_setting_values: { cookies: 2 } } }, isKept: false },
  /** WebKit's databases do this now and then: they open, or not, when it pleases them. */
  hanging: {
    before: context => context.addInitScript(() => (IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest)),
    isKept: false,
  },
  deleted: {
    during: async page => {
      const names = await page.evaluate(async () => {
        const all = await indexedDB.databases();
        for (const { name = '' } of all) indexedDB.deleteDatabase(name);
        return all.map(({ name }) => name);
      });
      expect(names).toContain('fondasi-outbox');
    },
    isKept: true,
  },
  quota: {
    before: async (context, page, origin) => {
      const devtools = await context.newCDPSession(page);
      await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    },
    isKept: false,
  },
};

for (const [name, { settings, before, during, isKept }] of Object.entries(kinds)) {
  test(`a visit on storage that is ${name}: from home to an order and to the addresses, with a true word on what is kept`, async () => {
    const line = await startFaultProxy(process.env.SHOP_URL ?? '');
    const browser = await startKillableBrowser({ baseURL: line.url }, profile => writeSettings(profile, settings ?? {}));
    try {
      const page = await browser.context.newPage();
      await before?.(browser.context, page, line.url);
      await test.step('home, list, product, a new customer', () => wantCement(page));
      await test.step('cart', () => editWithoutLine(page, line, { during, isKept }));
      await test.step('checkout and orders', () => order(page, isKept));
      await test.step('address', async () => {
        await page.getByRole('banner').getByRole('link', { name: t.profileOf }).hover();
        await page.getByRole('link', { name: t.address, exact: true }).filter({ visible: true }).first().click();
        await expect(page.getByRole('main').getByText('Proyek Ambon')).toBeVisible();
      });
      // It has nothing to do with the disk, and needs a customer who signed in by the screen.
      if (isKept) await test.step('a logout without a line ends the session at the shop once there is one', () => leaveOffline(page));
    } finally {
      await browser.remove();
      await line.stop();
    }
  });
}

async function writeSettings(profile: string, settings: object): Promise<void> {
  await mkdir(join(profile, 'Default'), { recursive: true });
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(settings));
}

/** By taps alone, here and below: a reload would end a session that nothing keeps. */
async function wantCement(page: Page): Promise<void> {
  await page.goto('/');
  await awake(page);
  await findCement(page, 'id');
  await page.getByRole('main').getByRole('button', { name: t.addToCart }).click();
  await page.getByRole('dialog', { name: t.login }).getByRole('button', { name: t.signUp }).click();
  await fillRegistration(page, 'id');
  await expect(page).toHaveURL(/\/product\/semen-pcc-sagara/);
  await expect(page.getByRole('status').getByText(t.added)).toBeVisible();
}

async function editWithoutLine(page: Page, line: FaultProxy, { during, isKept }: Pick<BadStorage, 'during' | 'isKept'>): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: t.cartCount(1) })
    .click();
  const main = page.getByRole('main');
  await expect(main.getByRole('list', { name: t.productsInCart }).getByRole('listitem')).toHaveCount(1);
  const quantity = main.getByRole('textbox', { name: t.cement });
  await expect(quantity).toHaveValue('5');
  if (isKept) await expect.poll(() => queuedEdits(page), 'the cement itself has arrived').toBe(0);
  await line.break('unavailable', cartWrite);
  await main.getByRole('button', { name: t.moreOf }).click();
  await expect(main.getByText(isKept ? saved : pageOnly)).toBeVisible();
  if (isKept) {
    await expect.poll(() => queuedEdits(page)).toBe(1);
    await during?.(page);
    await expect.poll(() => queuedEdits(page).catch(() => 0), 'written back').toBe(1);
  }
  await line.heal();
  await expect(main.getByText(isKept ? saved : pageOnly)).toBeHidden();
  await expect(quantity).toHaveValue('6');
}

async function order(page: Page, isKept: boolean): Promise<void> {
  await page.getByRole('link', { name: t.checkout }).filter({ visible: true }).click();
  await fillAddress(page, 'id');
  await page.getByRole('radio', { name: t.pickUp }).check();
  await page.getByRole('button', { name: t.continueToPayment }).click();
  await page.getByRole('radio', { name: t.bankTransfer }).check();
  await page.getByRole('button', { name: t.continueToReview }).click();
  await page.context().setOffline(true);
  const later = page.getByRole('button', { name: /^Buat pesanan ini saat ada sinyal/ });
  const cannotWait = page.getByText(/Ponsel ini sedang tidak bisa menyimpan pesanan untuk nanti/);
  await expect(isKept ? later : cannotWait).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: t.placeOrder }).filter({ visible: true }).click();
  // An answer that is late, on a machine that is busy, leads to the page of what waits, where the order is made without another tap.
  const made = page.getByRole('main').getByText(/^Pesanan Anda .* telah dibuat/);
  await expect(page.getByText(t.checkoutSuccess).or(made).first()).toBeVisible();
  await expect(page).toHaveURL(/\/transactions\/waiting-payment|\/queue/);
}

async function leaveOffline(page: Page): Promise<void> {
  const { tokens } = await sessionOf(page);
  const status = async () => {
    const answer = await fetch(`${process.env.SHOP_URL}/api/v1/auth/user`, { headers: { authorization: `Bearer ${tokens.token}` } });
    return answer.status;
  };
  await page.context().setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: t.profileOf }).hover();
  await page.getByRole('button', { name: t.logout }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('refresh_token'))).toBeNull();
  expect(await status()).toBe(200);
  await page.context().setOffline(false);
  await expect.poll(status).toBe(401);
}
