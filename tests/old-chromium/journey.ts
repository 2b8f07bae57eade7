import type { Page } from '@playwright/test';

/** Waits until the page shows the text, wherever; old Playwright knows no `expect`. */
const shows = (page: Page, text: string) => page.waitForSelector(`:visible:text("${text}")`);

/** A customer's way from the home page to a placed order, in Indonesian; `step` is told of each step that is done. */
export async function journey(page: Page, url: string, step: (name: string) => Promise<void>): Promise<void> {
  await page.goto(url);
  await page.fill('input[name=search]', 'semne');
  await page.keyboard.press('Enter');
  await shows(page, 'Menampilkan hasil untuk');
  await step('search');
  await page.click('main a:has-text("Semen PCC Sagara")');
  await page.waitForSelector('h1:has-text("Semen PCC Sagara")');
  await step('product');
  await page.click('button:visible:has-text("Tambah")');
  await page.waitForSelector('dialog[open]');
  await step('login dialog');
  await page.click('dialog button:visible:has-text("Daftar")');
  await page.fill('input[name=name]', 'Rahma Latuconsina');
  await page.fill('input[name=email]', `chromium-92-${Date.now()}@contoh.test`);
  await page.fill('input[type=tel]', '0812-3456-7890');
  for (const field of await page.$$('input[type=password]')) await field.fill('Fondasi2025');
  await page.check('input[type=checkbox]');
  await step('registration');
  await page.click('main button:has-text("Daftar")');
  await shows(page, 'Masuk keranjang');
  await page.goto(`${url}/cart`);
  await page.waitForSelector('main li:has-text("Sagara")');
  await step('cart');
  await page.click('a:visible:has-text("Checkout")');
  await page.waitForSelector('form:has-text("Penerima")');
  await page.fill('input[name=label]', 'Proyek Ambon');
  await page.fill('input[name=receiver_name]', 'Rahma Latuconsina');
  await page.fill('form input[type=tel]', '+62 812 3456 7890');
  await page.fill('main input[type=search]', 'sirimau');
  await page.click('form button:has-text("Sirimau")');
  const village = 'form label:has-text("Kelurahan/desa") >> xpath=.. >> select';
  await page.waitForSelector(`${village} >> option:nth-child(2)`, { state: 'attached' });
  await page.selectOption(village, { index: 1 });
  await page.fill('[name=full_address]', 'Jl. Jenderal Sudirman No. 12, RT 01/RW 02');
  await step('address');
  await page.click('form button:has-text("Simpan")');
  await page.click('label:has-text("Kargo laut")');
  await step('freight');
  await page.click('button:visible:has-text("Lanjut ke pembayaran")');
  await page.click('label:has-text("Transfer")');
  await page.click('button:visible:has-text("Lanjut periksa pesanan")');
  await step('review');
  await page.click('button:visible:has-text("Buat pesanan")');
  await shows(page, 'Checkout berhasil');
  await page.waitForSelector('main a[href*="/transactions/waiting-payment/"]');
  await step('order');
}
