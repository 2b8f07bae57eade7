import { expect, type Page, test } from '@playwright/test';
import { productOf } from '../support/catalogue.ts';
import { arrive, fillCart, register } from '../support/customer.ts';
import { expectSoundDialog } from '../support/dialogs.ts';
import { awake, complaintsOf } from '../support/page-checks.ts';

test.use({ serviceWorkers: 'block', viewport: { width: 360, height: 740 } });

const delivery = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Pengiriman' });

const quantity = (page: Page) => page.getByRole('main').getByRole('textbox', { name: /^Jumlah Semen PCC/ });

/** Chooses a place in the sheet by the keyboard alone, with a name that may be mistyped. */
async function choosePlace(page: Page, typed: string, found: RegExp): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Kirim ke mana?' });
  await sheet.getByRole('searchbox').fill(typed);
  await sheet.getByRole('button', { name: found }).first().focus();
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
}

const addressInHighlands = {
  ...{ label: 'Proyek', receiver_name: 'Yohana', phone_number: '0812-3456-7890', full_address: 'Jalan Trikora No. 1' },
  ...{ region_code: '95.01.03.2003', zip_code: '99531' },
};

/** Figures that need one line more than their room move a page by 0.0066; the place's own name beside the shop's moves it by 0.0003. */
const ONE_LINE = 0.001;

/**
 * What moved on a page since its HTML was there, but for what followed a tap. A slow processor draws before: a button that still lacks its
 * word is none of the figures.
 */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>(resolve => {
        new PerformanceObserver(list => {
          const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
          const entries = list.getEntries() as unknown as { value: number; hadRecentInput: boolean; startTime: number }[];
          const isMeant = (entry: (typeof entries)[number]) => !entry.hadRecentInput && entry.startTime > (page?.domInteractive ?? 0);
          resolve(entries.filter(isMeant).reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

/** Pixels by which the figures are higher than the room that is kept for them. */
const grown = (page: Page) =>
  delivery(page).evaluate(box => box.getBoundingClientRect().height - Number.parseFloat(getComputedStyle(box).minHeight));

test.beforeEach(({ context }) => arrive(context, 'id'));

test('a guest sees freight, service and days of 20 sacks to Tual without a login, before and after a reload', async ({ page, context }) => {
  const complaints = complaintsOf(page);
  await page.goto('/product/semen-pcc-sagara');
  await awake(page);
  await delivery(page).getByRole('button', { name: 'Pilih tempat' }).click();
  await choosePlace(page, 'tuall', /^Kota Tual/);
  await quantity(page).fill('20');
  await page.keyboard.press('Tab');
  // 20 sacks of 40 kg by sea: 800 kg at Rp 4,000 and Rp 35,000 for handling.
  await expect(delivery(page)).toContainText(/Sampai di Tual ± Rp\s[\d.]+\/sak/);
  await expect(delivery(page)).toContainText(/20 sak: ongkir ± Rp\s3\.235\.000, Kargo laut/);
  await expect(delivery(page)).toContainText(/Tiba \d+( \w{3})?–\d+ \w{3} jika dibayar dalam 24 jam/);
  await expect(delivery(page)).toContainText(/Atau ambil di Depo Ambon, ± \d+ km, harus menyeberang laut/);
  await expect(page.getByRole('button', { name: 'Kirim ke: Tual' })).toBeVisible();

  await page.reload();
  await awake(page);
  await expect(delivery(page)).toContainText('Sampai di Tual');
  expect(await shifts(page)).toBeLessThan(ONE_LINE);

  // Without a line the figures follow the quantity, and say how old the rates are.
  await context.setOffline(true);
  await quantity(page).fill('40');
  await page.keyboard.press('Tab');
  await expect(delivery(page)).toContainText(/40 sak: ongkir ± Rp\s6\.435\.000/);
  await expect(delivery(page)).toContainText(/Tarif disimpan 1 menit lalu/);
  await context.setOffline(false);
  expect(complaints.filter(each => !each.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

for (const { lang, name, open } of [
  { lang: 'id', name: 'Kirim ke mana?', open: 'Kirim ke: pilih tempat' },
  { lang: 'en', name: 'Where should it be delivered?', open: 'Deliver to: choose a place' },
] as const) {
  test(`the sheet of places is accessible in ${lang}, and finds nothing where there is nothing`, async ({ page, context }) => {
    await arrive(context, lang);
    await page.goto('/');
    await awake(page);
    await expectSoundDialog(page, 'features/freight/DestinationSheet.tsx', {
      trigger: page.getByRole('button', { name: open }),
      name,
      look: async dialog => {
        await dialog.getByRole('searchbox').fill('zzzzqq');
        await expect(dialog.getByRole('status')).not.toBeEmpty();
        await dialog.getByRole('searchbox').fill('ambon');
        await expect(dialog.getByRole('list').getByRole('button').first()).toBeVisible();
        // The first Escape would only empty the field.
        await dialog.getByRole('searchbox').fill('');
      },
    });
  });
}

test('the figures of a far place have their room on every width before they come', async ({ page }) => {
  await page.goto('/product/semen-pcc-sagara');
  await awake(page);
  await delivery(page).getByRole('button', { name: 'Pilih tempat' }).click();
  await choosePlace(page, 'merauke', /Merauke/);
  await expect(delivery(page)).toContainText('Sampai di Kab. Merauke ±');
  for (const width of [320, 360, 390, 480, 600, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const grown = await delivery(page).evaluate(
      box => box.getBoundingClientRect().height - Number.parseFloat(getComputedStyle(box).minHeight),
    );
    expect(grown, `${width} px`).toBe(0);
  }
});

test('the figures of a cart have their room on every width before they come', async ({ page, context }) => {
  const customer = await register('id');
  await fillCart(customer, { [(await productOf('semen-pcc-sagara')).variants[0]?.id ?? '']: 5 });
  await arrive(context, 'id', customer.tokens);
  await page.goto('/cart');
  await awake(page);
  await delivery(page).getByRole('button', { name: 'Pilih tempat' }).click();
  await choosePlace(page, 'ambon', /^Kota Ambon/);
  await expect(delivery(page)).toContainText('Sampai di Ambon ±');
  // The store truck asks one price for up to 500 kg.
  const tape = delivery(page).getByRole('progressbar', { name: /^Masih muat \d+ kg dengan ongkos yang sama$/ });
  const [carried, most] = await tape.evaluate(({ value, max }: HTMLProgressElement) => [value, max]);
  expect([most, await tape.getAttribute('aria-label')]).toEqual([500, `Masih muat ${500 - (carried ?? 0)} kg dengan ongkos yang sama`]);
  for (const width of [320, 360, 390, 480, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await grown(page), `${width} px`).toBeCloseTo(0, 1);
  }
});

test('cards of a list have the delivered price in a line of its own, and nothing moves for it', async ({ page }) => {
  await page.goto('/categories/semen');
  await awake(page);
  await page.getByRole('button', { name: 'Kirim ke: pilih tempat' }).click();
  await choosePlace(page, 'dullah utara', /^Pulau Dullah Utara/);
  const card = page.getByRole('article').filter({ hasText: 'Semen PCC Sagara' }).first();
  await expect(card).toContainText(/± Rp\s[\d.]+\s?di Tual/);
  await page.reload();
  await awake(page);
  await expect(card).toContainText(/± Rp\s[\d.]+\s?di Tual/);
  expect(await shifts(page)).toBeLessThan(ONE_LINE);
});

test('what cannot go there is said on the card and on the page, and the highlands ask for a quotation', async ({ page }) => {
  await page.goto('/categories/pasir');
  await awake(page);
  await page.getByRole('button', { name: 'Kirim ke: pilih tempat' }).click();
  await choosePlace(page, 'kota tual', /^Kota Tual/);
  const card = page.getByRole('article').first();
  await expect(card).toContainText('Hanya diantar di Ambon');
  await card.getByRole('link').first().click();
  await expect(delivery(page)).toContainText('Hanya diantar di Ambon');

  await page.goto('/product/semen-pcc-sagara');
  await awake(page);
  await delivery(page).getByRole('button', { name: 'Ubah tempat' }).click();
  await choosePlace(page, 'jayawijaya', /^Kab\. Jayawijaya/);
  const link = delivery(page).getByRole('link', { name: 'Minta penawaran lewat WhatsApp' });
  const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text).toMatch(/^Mohon penawaran ongkir ke Kab\. Jayawijaya:\n5 sak Semen PCC Sagara/);

  // A district that the shop has no rates for any more is not kept in silence.
  await page.evaluate(() => localStorage.setItem('destination', '{"regency":"91.99","name":"Kab. Lama"}'));
  await page.reload();
  await expect(delivery(page)).toContainText('Kab. Lama tidak ada lagi di daftar kabupaten kami.');
  await delivery(page).getByRole('button', { name: 'Ubah tempat' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Lupakan Kab. Lama' }).click();
  await expect(page.getByRole('button', { name: 'Kirim ke: pilih tempat' })).toBeVisible();
});

test('a guest leaves in a list what is brought to their place, by a link that can be shared', async ({ page }) => {
  await page.goto('/products?category=bata-pasir-batu');
  await awake(page);
  const main = page.getByRole('main');
  const chip = main.getByRole('link', { name: 'Bisa dikirim ke Tual', exact: true });
  await expect(chip).toHaveCount(0);
  const sand = main.getByRole('link', { name: /^Pasir Pasang/ }).first();
  await expect(sand).toBeVisible();
  await page.getByRole('button', { name: /^Kirim ke/ }).click();
  await choosePlace(page, 'tual', /^Kota Tual/);
  await chip.click();
  await expect(page).toHaveURL(/deliver_to=81\.72/);
  await expect(sand).toHaveCount(0);
  await page.reload();
  await awake(page);
  await expect(main.getByRole('link', { name: 'Hapus saringan Bisa dikirim ke Tual' })).toBeVisible();
  await expect(sand).toHaveCount(0);
  expect(await shifts(page)).toBeLessThan(ONE_LINE);
  await main.getByRole('link', { name: 'Hapus saringan Bisa dikirim ke Tual' }).click();
  await expect(sand).toBeVisible();
});

test('a product and a cart link what a customer asks before they pay', async ({ page }) => {
  await page.goto('/product/semen-pcc-sagara');
  await awake(page);
  const help = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
  await expect(help('Pengembalian')).toHaveAttribute('href', '/guarantee-and-returns');
  await expect(help('Pembayaran')).toHaveAttribute('href', '/faq#ways-to-pay');
  await help('Pengiriman').click();
  await expect(page).toHaveURL(/\/faq#services$/);
  await expect(page.locator('#services')).toBeVisible();
});

test('a cart for the highlands asks for a quotation with all of it as text, and the checkout does too', async ({ page, context }) => {
  const customer = await register('id');
  const [cement, sand] = [await productOf('semen-pcc-sagara'), await productOf('pasir-pasang-watukarsa-jeneberang')];
  const goods = { [cement.variants[0]?.id ?? '']: 20, [sand.variants[0]?.id ?? '']: 4 };
  const cart = await fillCart(customer, goods);
  await customer.call('POST', '/addresses/', addressInHighlands);
  await arrive(context, 'id', customer.tokens);
  await page.goto('/cart');
  const own = page.getByRole('complementary').getByRole('region', { name: 'Pengiriman' });
  await expect(own).toContainText('Ke Kab. Jayawijaya: minta penawaran');
  const asked = await own.getByRole('link', { name: 'Minta penawaran lewat WhatsApp' }).getAttribute('href');
  expect(new URL(asked ?? '').searchParams.get('text')).toBe(
    'Mohon penawaran ongkir ke Kab. Jayawijaya:\n20 sak Semen PCC Sagara 40 kg\n2 m³ Pasir Pasang Watukarsa Jeneberang Ayak 5 mm',
  );
  await page.goto(`/cart/checkout/${cart.id}`);
  await expect(page.getByRole('main').getByRole('link', { name: 'Minta penawaran lewat WhatsApp' })).toBeVisible();
});
