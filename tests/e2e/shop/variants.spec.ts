import { expect, type Page, test } from '@playwright/test';
import { type Shop, startShop } from '../../support/shop.ts';
import { productOf } from '../support/catalogue.ts';
import { arrive } from '../support/customer.ts';
import { addProducts } from '../support/merchant.ts';
import { awake, complaintsOf, expectNoSidewaysScroll, withLargeText } from '../support/page-checks.ts';
import { underWorker } from '../support/queued.ts';

test.use({ viewport: { width: 360, height: 740 } });

const header =
  'product_slug,product_name_id,category_slug,brand,drawing,sku,variant_name_id,price,stock,unit,weight_g,length_mm,width_mm,height_mm,colour';
const row = (sku: string, name: string, price: number, stock: number, colour: string) =>
  `cat-uji,Cat Uji Serasi,cat-interior,rupawarna,paint-gallon,${sku},${name},${price},${stock},galon,5400,190,190,210,${colour}`;
const csv = [
  header,
  row('UJI-P5', 'Putih · 5 kg', 100_000, 50, '#f4f3f1'),
  row('UJI-G5', 'Gading · 5 kg', 110_000, 0, '#e9dfc4'),
  row('UJI-R5', 'Racikan · 5 kg', 120_000, 50, ''),
  row('UJI-P25', 'Putih · 25 kg', 400_000, 50, '#f4f3f1'),
  row('UJI-B25', 'Biru · 25 kg', 420_000, 50, '#2266bf'),
].join('\n');

let shop: Shop;
let ids: ReadonlyMap<string, string>;
test.beforeAll(async () => {
  shop = await startShop();
  await addProducts(shop, csv);
  ids = new Map((await productOf('cat-uji', shop.url)).variants.map(({ name, id }) => [name, id]));
});
test.afterAll(() => shop.remove());
test.beforeEach(({ context }) => arrive(context, 'id', undefined, shop.url));

const main = (page: Page) => page.getByRole('main');
const size = (page: Page, name: string) =>
  main(page)
    .getByRole('group', { name: /^Ukuran/ })
    .getByRole('radio', { name, exact: true });
const colour = (page: Page, name: string) =>
  main(page)
    .getByRole('group', { name: /^Warna/ })
    .getByRole('radio', { name, exact: true });
const picture = (page: Page) => main(page).getByRole('region', { name: 'Gambar' }).getByRole('img').first();

async function open(page: Page, variant = '') {
  await page.goto(`${shop.url}/product/cat-uji${variant === '' ? '' : `?variant=${ids.get(variant)}`}`);
  await awake(page);
}
/** The choice is that of a page which is awake: its address and its radios say the same. */
async function expectChoice(page: Page, sizeName: string, colourName: string) {
  await expect(size(page, sizeName)).toBeChecked();
  await expect(colour(page, colourName)).toBeChecked();
}

test('paint is chosen by size and by colour: price, picture, article number and address follow', async ({ page }) => {
  const complaints = complaintsOf(page);
  await open(page);
  await expectChoice(page, '5 kg', 'Putih');
  await expect(
    main(page)
      .getByRole('group', { name: /^Warna/ })
      .getByRole('radio'),
  ).toHaveCount(4);
  await expect(colour(page, 'Gading, habis')).toBeVisible();
  await expect(colour(page, 'Biru, tidak ada dalam 5 kg')).toBeVisible();
  await expect(main(page).getByText('Racikan', { exact: true }), 'without a colour its name').toBeVisible();

  await size(page, '25 kg').check();
  await expectChoice(page, '25 kg', 'Putih');
  await expect(page).toHaveURL(new RegExp(`variant=${ids.get('Putih · 25 kg')}$`));
  await expect(main(page).getByText('UJI-P25 · 5,4 kg')).toBeVisible();
  await expect(
    main(page)
      .getByText(/^Rp\s400\.000$/)
      .first(),
  ).toBeVisible();
  await expect(picture(page)).toHaveAttribute('src', /variant=putih_25kg/);
  await colour(page, 'Biru').check();
  await expect(picture(page)).toHaveAttribute('src', /variant=biru_25kg/);
  expect(complaints).toEqual([]);
});

test('a colour that does not come in the chosen size says which size is chosen instead, and a sold-out pair can be waited for', async ({
  page,
}) => {
  await open(page, 'Putih · 25 kg');
  await colour(page, 'Racikan, tidak ada dalam 25 kg').check();
  await expectChoice(page, '5 kg', 'Racikan');
  await expect(main(page).getByRole('status').filter({ hasText: 'Racikan' })).toHaveText(
    'Racikan tidak ada dalam 25 kg, jadi sekarang 5 kg yang dipilih.',
  );
  await colour(page, 'Gading, habis').check();
  await expectChoice(page, '5 kg, habis', 'Gading, habis');
  await expect(main(page).getByText('yang dipilih')).toBeHidden();
  await expect(main(page).getByText('Stok habis').first()).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Kabari saya kalau tersedia lagi' })).toBeVisible();
});

test('a link leads to a choice, which a reload, the way back and a lost line keep', async ({ page, context }) => {
  await open(page, 'Biru · 25 kg');
  await expectChoice(page, '25 kg', 'Biru');
  await colour(page, 'Putih').check();
  await page.reload();
  await awake(page);
  await expectChoice(page, '25 kg', 'Putih');
  await page.getByRole('link', { name: 'Beranda' }).first().click();
  await expect(page).toHaveURL(`${shop.url}/`);
  await page.goBack();
  await expectChoice(page, '25 kg', 'Putih');
  await underWorker(page);
  await context.setOffline(true);
  await page.reload();
  await awake(page);
  await expectChoice(page, '25 kg', 'Putih');
  await size(page, '5 kg').check();
  await expectChoice(page, '5 kg', 'Putih');
});

test('both choices go by the arrow keys, and fit the narrowest phone and large text', async ({ page }) => {
  await open(page);
  await size(page, '5 kg').focus();
  await page.keyboard.press('ArrowRight');
  await expectChoice(page, '25 kg', 'Putih');
  await expect(size(page, '25 kg')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(colour(page, 'Putih')).toBeFocused();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await withLargeText(page, () => expectNoSidewaysScroll(page));
});

test('a list offers the same choice', async ({ page }) => {
  await page.goto(`${shop.url}/products?search=cat+uji+serasi`);
  await awake(page);
  await main(page).getByRole('button', { name: 'Pilih varian: Cat Uji Serasi' }).click();
  const sheet = page.getByRole('dialog', { name: 'Cat Uji Serasi' });
  await sheet
    .getByRole('group', { name: /^Ukuran/ })
    .getByRole('radio', { name: '25 kg' })
    .check();
  await sheet
    .getByRole('group', { name: /^Warna/ })
    .getByRole('radio', { name: 'Biru' })
    .check();
  await expect(sheet.getByRole('button', { name: /^Tambah · Rp\s420\.000$/ })).toBeVisible();
});
