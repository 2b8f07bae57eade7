import { expect, type Locator, type Page, test } from '@playwright/test';
import { variantId } from './support/catalogue.ts';
import { arrive, fillCart, placeOrder, register } from './support/customer.ts';
import { awake, expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { words } from './support/visit.ts';

test.use({ serviceWorkers: 'block', trace: 'off' });

const looks = [
  {
    language: 'id',
    width: 1280,
    colorScheme: 'dark',
    addAddress: 'Tambah alamat',
    removeAddress: 'Hapus alamat ini?',
    cancelOrder: 'Batalkan pesanan',
    cancelThis: 'Batalkan pesanan ini?',
    bell: /^Notifikasi/,
    menu: 'Menu',
  },
  {
    language: 'en',
    width: 360,
    colorScheme: 'light',
    addAddress: 'Add address',
    removeAddress: 'Remove this address?',
    cancelOrder: 'Cancel order',
    cancelThis: 'Cancel this order?',
    bell: /^Notifications/,
    menu: 'Menu',
  },
] as const;

for (const { language, width, colorScheme, ...w } of looks) {
  test.describe(`${language} at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });
    const t = words[language];

    test('every dialog, sheet and popover is accessible, closes by Escape and gives the focus back', async ({ page, context }) => {
      test.setTimeout(120_000);
      await arrive(context, language);
      await go(page, '/product/semen-pcc-sagara');
      await expectSoundDialog(page, page.getByRole('main').getByRole('button', { name: t.addToCart }), t.login);

      const customer = await register(language);
      const item = await variantId('perekat-keramik-dinding-watukarsa-anti-turun');
      const order = await placeOrder(customer, await fillCart(customer, { [item]: 1 }));
      await fillCart(customer, { [item]: 2 });
      await arrive(context, language, customer.tokens);
      await go(page, '/categories/granit');
      await expectSoundDialog(page, page.getByRole('main').getByRole('article').first().getByRole('button', { name: t.choose }));
      if (width < 600) {
        await expectSoundDialog(page, page.getByRole('button', { name: t.filter }).filter({ visible: true }).first(), t.filter);
        await expectSoundDialog(page, page.getByRole('button', { name: w.menu }));
      } else {
        const banner = page.getByRole('banner');
        const triggers = [w.bell, t.cartCount(1), t.profileOf].map(name => banner.getByRole('link', { name }));
        for (const trigger of triggers) await expectSoundPopover(page, trigger);
      }
      await page.getByRole('combobox', { name: t.searchProducts }).fill('semen');
      await expect(page.getByRole('listbox')).toBeVisible();
      await expectAccessible(page);

      await go(page, '/address');
      await expectSoundDialog(page, page.getByRole('main').getByRole('button', { name: w.addAddress }).first(), w.addAddress);
      await expectSoundDialog(page, page.getByRole('main').getByRole('button', { name: t.remove }).first(), w.removeAddress);
      await go(page, `/transactions/waiting-payment/${order.id}`);
      await expectSoundDialog(page, page.getByRole('button', { name: w.cancelOrder }), w.cancelThis);
    });
  });
}

async function go(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await awake(page);
}

/** Opens a dialog and closes it by Escape. @param name its title, where it is known */
async function expectSoundDialog(page: Page, trigger: Locator, name?: string): Promise<void> {
  await test.step(name ?? 'a dialog', async () => {
    await trigger.click();
    const dialog = page.getByRole('dialog', name === undefined ? {} : { name });
    await expect(dialog).toBeVisible();
    await page.evaluate(() => Promise.all(document.getAnimations().map(animation => animation.finished.catch(() => undefined))));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(trigger).toBeFocused();
  });
}

/** Opens what a pointer's rest opens. */
async function expectSoundPopover(page: Page, trigger: Locator): Promise<void> {
  await trigger.hover();
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  await page.mouse.move(0, 700);
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
}
