import { expect, type Page, test } from '@playwright/test';
import { productOf } from '../support/catalogue.ts';
import { arrive, type Customer, fillCart, register } from '../support/customer.ts';
import { awake, expectAccessible } from '../support/page-checks.ts';

test.use({ serviceWorkers: 'block', viewport: { width: 360, height: 740 } });

/** A customer whose only ways are ships and a depot across the sea. */
async function customerInTual(): Promise<Customer> {
  const customer = await register('id');
  await customer.call('POST', '/addresses/', {
    ...{ label: 'Proyek Tual', receiver_name: customer.user.name, phone_number: customer.user.phone },
    ...{ full_address: 'Jalan Baru No. 2', region_code: '81.72.02.2001', zip_code: '97611' },
  });
  return customer;
}

/** Cement, and sand that no ship takes. */
async function cartForTual(): Promise<{ customer: Customer; cart: string }> {
  const customer = await customerInTual();
  const firstOf = async (slug: string) => (await productOf(slug)).variants[0]?.id ?? '';
  const { id } = await fillCart(customer, {
    [await firstOf('semen-pcc-sagara')]: 5,
    [await firstOf('pasir-pasang-watukarsa-jeneberang')]: 2,
  });
  return { customer, cart: id };
}

const shipments = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Pengiriman', exact: true });

test('sand keeps cement from the ship: two taps order the cement, and the sand stays in the cart', async ({ page, context }) => {
  const { customer, cart } = await cartForTual();
  await arrive(context, 'id', customer.tokens);
  await page.goto(`/cart/checkout/${cart}`);
  await awake(page);
  const main = page.getByRole('main');
  // The primary address is folded, and a depot across the sea is not chosen for the customer.
  await expect(main.getByText('Jalan Baru No. 2')).toBeVisible();
  await expect(main.getByRole('radio', { name: /Ambil di depo/ })).not.toBeChecked();
  await expect(main.getByRole('button', { name: 'Lanjut ke pembayaran' })).toBeDisabled();
  await expect(main.getByText('Tidak semua bisa dikirim bersama')).toBeVisible();
  await expectAccessible(page);

  await main.getByRole('button', { name: 'Pesan dulu 1 produk lainnya' }).filter({ visible: true }).first().click();
  await expect(main.getByText(/^Tetap di keranjang: Pasir/)).toBeVisible();
  await expect(main.getByRole('radio', { name: /Kargo laut/ })).toBeChecked();
  await main.getByRole('button', { name: 'Lanjut ke pembayaran' }).click();

  await main.getByRole('radio', { name: /Transfer bank/ }).check();
  await main.getByRole('button', { name: 'Lanjut periksa pesanan' }).click();
  const review = main.getByRole('region', { name: 'Periksa pesanan' }).or(main);
  await expect(review.getByText('Semen PCC Sagara').first()).toBeVisible();
  await main.getByRole('button', { name: 'Buat pesanan' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/transactions\/waiting-payment/);
  await page.goto('/cart');
  await awake(page);
  const lines = page.getByRole('list', { name: 'Produk di keranjang' }).getByRole('listitem');
  await expect(lines).toHaveCount(1);
  await expect(lines.first()).toContainText('Pasir');
});

test('the service that refuses names its goods; they can be taken out, or ordered together after all', async ({ page, context }) => {
  const { customer, cart } = await cartForTual();
  await arrive(context, 'id', customer.tokens);
  await page.goto(`/cart/checkout/${cart}`);
  await awake(page);
  const main = page.getByRole('main');
  await main.getByText(/layanan tidak menerima pesanan ini/).click();
  const ship = main.getByRole('listitem').filter({ hasText: 'Kargo laut' });
  await expect(ship).toContainText(/Pasir.*: hanya dengan truk toko atau diambil sendiri/);
  await ship.getByRole('button', { name: 'Pesan dulu 1 produk lainnya' }).click();
  await main.getByRole('button', { name: 'Pesan semuanya bersama' }).click();
  await expect(main.getByText('Tidak semua bisa dikirim bersama')).toBeVisible();
  await main.getByText(/layanan tidak menerima pesanan ini/).click();
  await ship.getByRole('button', { name: 'Keluarkan 1 produk' }).click();
  await expect(main.getByText('Tidak semua bisa dikirim bersama')).toBeHidden();
  await expect(main.getByRole('radio', { name: /Kargo laut/ })).toBeChecked();
  await expect(shipments(page)).toContainText(/Total\s*Rp/);
});

test('a customer sees the delivered total of a cart after five taps from home, and how far the next tier is', async ({ page, context }) => {
  const customer = await customerInTual();
  await arrive(context, 'id', customer.tokens);
  await page.goto('/');
  await awake(page);
  const main = page.getByRole('main');
  await page.getByRole('combobox', { name: 'Cari produk' }).fill('semen pcc sagara');
  await page.keyboard.press('Enter');
  await main
    .getByRole('link', { name: /^Semen PCC Sagara/ })
    .first()
    .click();
  await main.getByRole('textbox', { name: /^Jumlah Semen PCC/ }).fill('100');
  await main.getByRole('button', { name: 'Tambah ke keranjang', exact: true }).filter({ visible: true }).click();
  await page
    .getByRole('link', { name: /^Keranjang/ })
    .filter({ visible: true })
    .first()
    .click();
  const delivery = page.getByRole('complementary').getByRole('region', { name: 'Pengiriman' });
  await expect(delivery).toContainText(/Sampai di Tual ± Rp\s[\d.]+/);
  await expect(delivery).toContainText(/Ongkir ± Rp\s[\d.]+, Kargo laut/);
  await expect(delivery).toContainText(/Tiba \d+.* jika dibayar dalam 24 jam/);
  await expect(delivery).toContainText('Berat tagihan 4 t, menurut berat sebenarnya');
  await expect(delivery.getByRole('progressbar', { name: /^Tambah .* ongkir turun jadi/ })).toBeVisible();
  await expectAccessible(page);
});

test('the cart names what no service brings', async ({ page, context }) => {
  const { customer } = await cartForTual();
  await arrive(context, 'id', customer.tokens);
  await page.goto('/cart');
  await awake(page);
  const delivery = page.getByRole('complementary').getByRole('region', { name: 'Pengiriman' });
  await expect(delivery).toContainText('Tidak ada layanan yang membawa semua ini ke Tual');
  await expect(delivery).toContainText(/Pasir Pasang.*: hanya dengan truk toko/);
  await expect(delivery).not.toContainText('Semen');
});
