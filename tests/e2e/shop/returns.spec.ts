import { expect, test } from '@playwright/test';
import { admin } from '../support/admin.ts';
import { variantId } from '../support/catalogue.ts';
import { arrive, fillCart, placeOrder, register } from '../support/customer.ts';
import { expectSoundDialog } from '../support/dialogs.ts';
import { handIn } from '../support/orders.ts';
import { awake } from '../support/page-checks.ts';
import { photo } from '../support/photo.ts';
import { queuedEdits, underWorker } from '../support/queued.ts';

test('damage that is told without a line arrives by itself with its photos, and the decision comes to the open page', async ({
  page,
  context,
}) => {
  const customer = await register('id');
  await arrive(context, 'id', customer.tokens);
  const goods = await variantId('semen-masonry-sagara-plester');
  const { id, number } = await placeOrder(customer, await fillCart(customer, { [goods]: 10 }));
  const main = page.getByRole('main');

  await test.step('an order that is on its way takes none', async () => {
    await admin('validate', id);
    await handIn(customer, id);
    await admin('receipt', id, '--accept');
    await admin('process', id);
    await admin('ship', id, '--tracking', 'TTK-9');
    await page.goto(`/returns/${id}`);
    await expect(main.getByText('Pengembalian atau klaim bisa diajukan setelah pesanan diterima.')).toBeVisible();
  });

  await test.step('the form, from the order, without a line', async () => {
    await admin('deliver', id, '--received-by', 'Pak Amir');
    await page.goto(`/transactions/waiting-payment/${id}`);
    await underWorker(page);
    await awake(page);
    await main.getByRole('link', { name: 'Kembalikan atau klaim' }).click();
    await expect(main.getByRole('form', { name: 'Kembalikan atau klaim' })).toBeVisible();
    await context.setOffline(true);
    await main.getByRole('button', { name: 'Kirim', exact: true }).click();
    await expect(main.getByText('Pilih salah satu')).toHaveCount(2);
    await main.getByRole('radio', { name: 'Barang datang rusak' }).check();
    await main.getByRole('button', { name: /^Tambah .*Masonry/ }).click();
    await main.getByRole('button', { name: /^Tambah .*Masonry/ }).click();
    await main.getByRole('radio', { name: 'Uang kembali' }).check();
    await main.getByRole('button', { name: 'Kirim', exact: true }).click();
    await expect(main.getByText('Kolom ini wajib diisi')).toBeVisible();
    const chooser = page.waitForEvent('filechooser');
    await main.getByText('Tambah foto').click();
    await (await chooser).setFiles([await photo('koli.jpg'), await photo('rusak.jpg')]);
    await expect(main.getByRole('img', { name: /^Foto \d$/ })).toHaveCount(2);
    await main.getByRole('textbox', { name: 'Yang perlu diketahui toko' }).fill('Tiga sak basah');
    await main.getByRole('button', { name: 'Kirim', exact: true }).click();
    await expect(main.getByText('Menunggu dikirim')).toBeVisible();
    expect(await queuedEdits(page)).toBe(1);
  });

  await test.step('it can be read and changed in the queue, and arrives once there is a line', async () => {
    await main.getByRole('link', { name: 'Ubah atau hapus' }).click();
    await expect(main.getByText(`Pengembalian barang pesanan ${number}`)).toBeVisible();
    await expectSoundDialog(page, 'features/orders/returns/EditQueuedReturn.tsx', {
      trigger: main.getByRole('button', { name: /^Ubah: Pengembalian barang/ }),
    });
    await context.setOffline(false);
    await expect.poll(() => queuedEdits(page), { timeout: 60_000 }).toBe(0);
    await page.goto(`/returns/${id}`);
    await expect(main.getByText('Sedang diperiksa toko')).toBeVisible();
    await expect(main.getByRole('img', { name: /^Foto \d$/ })).toHaveCount(2);
  });

  await test.step('the shop accepts it', async () => {
    const { returns } = await admin('returns', '--state', 'asked', '--limit', '200');
    const own = returns.find((each: { order_number: string }) => each.order_number === number);
    expect(own).toMatchObject({ reason: 'damaged', wish: 'refund', words: 'Tiga sak basah', lines: [{ quantity: 3 }] });
    await admin('returns', 'accept', own.id, '--refund', '--restock', '--note', 'Maaf atas kejadian ini.');
    await expect(main.getByText('Diterima', { exact: true })).toBeVisible({ timeout: 60_000 });
    await expect(main.getByText(/^Rp\s175\.500 kembali dalam 1–3 hari kerja\.$/)).toBeVisible();
    await expect(main.getByText('Maaf atas kejadian ini.')).toBeVisible();
    await expect(main.getByText('7 sak')).toBeVisible();
    await page.goto('/notifications');
    const entry = main.getByRole('listitem').filter({ hasText: 'Pengembalian Anda diterima' });
    await expect(entry).toContainText('Maaf atas kejadian ini.');
    await entry.getByRole('link', { name: 'Lihat pesanan' }).click();
    await expect(page).toHaveURL(`/transactions/waiting-payment/${id}`);
  });
});
