import { expect, test } from '@playwright/test';
import { variantId } from '../support/catalogue.ts';
import { arrive, fillCart, placeOrder, register } from '../support/customer.ts';
import { accept, atRest, invite } from '../support/desk.ts';
import { expectSoundDialog } from '../support/dialogs.ts';
import { asAdmin, handIn } from '../support/orders.ts';
import { awake, expectNoSidewaysScroll } from '../support/page-checks.ts';
import { heic, photo } from '../support/photo.ts';
import { rupiah } from '../support/visit.ts';

test.use({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });

test('the receiver at the site sees goods, counts and weight by a link, says who took them in, and sees nothing once it is revoked', async ({
  page,
  context,
  browser,
}) => {
  const customer = await register('id');
  const goods = await variantId('semen-masonry-sagara-plester');
  const order = await placeOrder(customer, await fillCart(customer, { [goods]: 5 }));
  await asAdmin('POST', `orders/${order.id}/validation`);
  await handIn(customer, order.id);
  await asAdmin('POST', `orders/${order.id}/receipt/acceptance`);
  await asAdmin('POST', `orders/${order.id}/processing`);
  await arrive(context, 'id', customer.tokens);
  const main = page.getByRole('main');
  const number = order.number ?? '';

  await page.goto(`/transactions/waiting-payment/${order.id}`);
  await awake(page);
  const share = main.getByRole('button', { name: 'Bagikan ke penerima' });
  await expectSoundDialog(page, 'features/orders/receiver/ReceiverDialog.tsx', { trigger: share, name: 'Bagikan ke penerima' });
  await share.click();
  const dialog = page.getByRole('dialog', { name: 'Bagikan ke penerima' });
  await dialog.getByRole('button', { name: 'Buat tautan' }).click();
  await expect(dialog.getByRole('img', { name: 'Tautan untuk penerima sebagai kode QR' })).toBeVisible();
  const address = (await dialog.getByText(/\/delivery\/[\da-f]{32}$/).textContent()) ?? '';
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const foreman = await (await browser.newContext({ locale: 'id-ID', viewport: { width: 360, height: 740 } })).newPage();
  const seen = foreman.getByRole('main');
  await foreman.goto(address);
  await awake(foreman);
  await expect(foreman.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(seen.getByRole('heading', { level: 1, name: `Pesanan ${number}` })).toBeVisible();
  await expect(seen.getByText(/5 sak/)).toBeVisible();
  await expect(seen.getByText(/^\d+([.,]\d+)? kg$/)).toBeVisible();
  await expect(seen.getByRole('listitem').filter({ hasText: 'Menunggu kurir' })).toContainText('(tahap saat ini)');
  await expect(seen.getByRole('textbox')).toHaveCount(0);
  const text = (await seen.textContent()) ?? '';
  for (const secret of ['Rp', rupiah(order.total), '8123', 'Pattimura', customer.user.name]) expect(text).not.toContain(secret);
  await expectNoSidewaysScroll(foreman);
  await foreman.emulateMedia({ media: 'print' });
  await expect(foreman.getByRole('img', { name: 'Tautan untuk penerima sebagai kode QR' })).toBeVisible();
  await expect(seen.getByRole('button', { name: 'Cetak' })).toBeHidden();
  await foreman.emulateMedia({ media: 'screen' });

  await asAdmin('POST', `orders/${order.id}/shipment`, { tracking_number: 'TTK-42' });
  await foreman.reload();
  await awake(foreman);
  await seen.getByRole('button', { name: 'Kabari bahwa barang sudah tiba' }).click();
  await expect(seen.getByText('Isi nama, maksimal 80 karakter')).toBeVisible();
  await seen.getByRole('textbox', { name: 'Nama penerima' }).fill('Pak Yan');
  await seen.getByRole('button', { name: 'Kabari bahwa barang sudah tiba' }).click();
  await expect(seen.getByText(/^Pak Yan · /)).toBeVisible();

  const pictureAtTheSite = { name: 'Foto barang di lokasi' };
  await expect(seen.getByRole('img', pictureAtTheSite)).toHaveCount(0);
  const choose = async (file: Awaited<ReturnType<typeof photo>>) => {
    const chooser = foreman.waitForEvent('filechooser');
    await seen.getByText('Ambil atau pilih foto').click();
    await (await chooser).setFiles(file);
  };
  await choose(heic);
  await expect(seen.getByText(/^Gambar HEIC ini/)).toBeVisible();
  await choose(await photo('turun.jpg'));
  await expect(seen.getByRole('img', { name: 'Foto 1' })).toBeVisible();
  await expect(seen.getByText(/^Gambar HEIC ini/)).toHaveCount(0);
  await seen.getByRole('textbox', { name: 'Nama penerima' }).fill('Bu Rina');
  await foreman.context().setOffline(true);
  await seen.getByRole('button', { name: 'Kirim foto' }).click();
  await expect(seen.getByRole('alert')).toContainText('Nama dan foto masih ada di sini. Silakan kirim lagi');
  await expect(seen.getByRole('textbox', { name: 'Nama penerima' })).toHaveValue('Bu Rina');
  await expect(seen.getByRole('img', { name: 'Foto 1' })).toBeVisible();
  await foreman.context().setOffline(false);
  await seen.getByRole('button', { name: 'Kirim lagi' }).click();
  await expect(seen.getByText(/^Bu Rina · /)).toBeVisible();
  await expect(seen.getByRole('img', pictureAtTheSite)).toHaveJSProperty('naturalWidth', 1_600);
  await expect(seen.getByRole('img', { name: 'Foto 1' })).toHaveCount(0);
  await expect(seen.getByText('Pilih foto lain')).toBeVisible();
  await expectNoSidewaysScroll(foreman);

  // The page that was open all along hears of it.
  await expect(main.getByText(/^Diterima di lokasi oleh Bu Rina, /)).toBeVisible();
  await expect(main.getByRole('img', pictureAtTheSite)).toHaveJSProperty('naturalWidth', 1_600);

  const merchant = await (await browser.newContext({ locale: 'id-ID', viewport: { width: 360, height: 740 } })).newPage();
  await accept(merchant, await invite('orders'), 'id');
  await merchant.goto(`/desk/orders/${number}`);
  await atRest(merchant);
  await expect(merchant.getByRole('main').getByText('Diterima oleh Bu Rina')).toBeVisible();
  await expect(merchant.getByRole('img', pictureAtTheSite)).toHaveJSProperty('naturalWidth', 1_600);
  await expectNoSidewaysScroll(merchant);
  await merchant.context().close();

  await share.click();
  await dialog.getByRole('button', { name: 'Cabut tautan' }).click();
  await expect(dialog.getByRole('button', { name: 'Buat tautan' })).toBeVisible();
  await foreman.reload();
  await expect(seen.getByText(/tidak lagi menampilkan kiriman/)).toBeVisible();
  await foreman.context().close();
});
