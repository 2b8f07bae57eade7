import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { admin } from '../support/admin.ts';
import { variantId } from '../support/catalogue.ts';
import { arrive, type Customer, fillCart, placeOrder, register } from '../support/customer.ts';
import { expectSoundDialog, expectSoundPopover } from '../support/dialogs.ts';
import { handIn } from '../support/orders.ts';
import { awake, expectAccessible } from '../support/page-checks.ts';
import { words } from '../support/visit.ts';

test.use({ serviceWorkers: 'block', trace: 'off', permissions: ['notifications'] });

const looks = [
  {
    language: 'id',
    width: 1280,
    colorScheme: 'dark',
    addAddress: 'Tambah alamat',
    editDelivery: 'Ubah: Alamat pengiriman',
    removeAddress: 'Hapus alamat ini?',
    cancelOrder: 'Batalkan pesanan',
    cancelThis: 'Batalkan pesanan ini?',
    otherReason: 'Alasan lain',
    ownReason: 'Alasan Anda',
    shareOrder: 'Bagikan ke penerima',
    makeLink: 'Buat tautan',
    linkCode: 'Tautan untuk penerima sebagai kode QR',
    confirmReceived: 'Konfirmasi diterima',
    receivedAll: 'Sudah menerima semuanya?',
    writeReview: /^Tulis ulasan/,
    howItWorks: 'Cara kerjanya',
    pushSheet: 'Notifikasi pesanan Anda',
    openMap: 'Buka peta',
    map: /^Peta/,
    choosePhoto: /^Pilih foto/,
    crop: 'Bagian yang ditampilkan',
    bell: /^Notifikasi/,
    menu: 'Menu',
    categories: 'Kategori',
  },
  {
    language: 'en',
    width: 360,
    colorScheme: 'light',
    addAddress: 'Add address',
    editDelivery: 'Edit: Delivery address',
    removeAddress: 'Remove this address?',
    cancelOrder: 'Cancel order',
    cancelThis: 'Cancel this order?',
    otherReason: 'Another reason',
    ownReason: 'Your reason',
    shareOrder: 'Share with the receiver',
    makeLink: 'Make a link',
    linkCode: 'Link for the receiver as a QR code',
    confirmReceived: 'Confirm received',
    receivedAll: 'Have you received everything?',
    writeReview: /^Write a review/,
    howItWorks: 'How it works',
    pushSheet: 'Notifications of your orders',
    openMap: 'Open the map',
    map: /^Map/,
    choosePhoto: /^Choose a photo/,
    crop: 'Part that is shown',
    bell: /^Notifications/,
    menu: 'Menu',
    categories: 'Categories',
  },
] as const;

const GOODS = 'perekat-keramik-dinding-watukarsa-anti-turun';

for (const { language, width, colorScheme, ...w } of looks) {
  test.describe(`${language} at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });
    const t = words[language];

    test('every dialog, sheet and popover is accessible, closes by Escape and gives the focus back', async ({ page, context }) => {
      const main = page.getByRole('main');
      await arrive(context, language);
      await go(page, '/product/semen-pcc-sagara');
      const add = main.getByRole('button', { name: t.addToCart });
      await expectSoundDialog(page, 'shell/LoginDialog.tsx', { trigger: add, name: t.login });

      const customer = await register(language);
      const item = await variantId(GOODS);
      const place = async () => placeOrder(customer, await fillCart(customer, { [item]: 1 }));
      const [waiting, shipping, received] = [await place(), await place(), await place()];
      for (const { id } of [shipping, received]) await ship(customer, id);
      await admin('deliver', received.id, '--received-by', 'Ibu Ida');
      const cart = await fillCart(customer, { [item]: 2 });
      await arrive(context, language, customer.tokens);

      await go(page, '/categories/granit');
      const choose = main.getByRole('article').first().getByRole('button', { name: t.choose });
      await expectSoundDialog(page, 'features/catalogue/card/VariantSheet.tsx', { trigger: choose });
      if (width < 600) {
        const filter = page.getByRole('button', { name: t.filter }).filter({ visible: true }).first();
        await expectSoundDialog(page, 'features/catalogue/listing/FilterSheet.tsx', { trigger: filter, name: t.filter });
        await expectSoundDialog(page, 'shell/Sidebar.tsx', { trigger: page.getByRole('button', { name: w.menu }) });
      } else {
        const link = (name: string | RegExp) => page.getByRole('banner').getByRole('link', { name, exact: true });
        await expectSoundPopover(page, 'shell/NotificationButton.tsx', link(w.bell));
        await expectSoundPopover(page, 'shell/CartButton.tsx', link(t.cartCount(1)));
        await expectSoundPopover(page, 'shell/ProfileButton.tsx', link(t.profileOf));
        await expectSoundPopover(page, 'shell/MenuRow.tsx', link(w.categories));
        await expectSoundPopover(page, 'shell/MenuRow.tsx', link(t.browseProducts));
      }
      await page.getByRole('combobox', { name: t.searchProducts }).fill('semen');
      await expect(page.getByRole('listbox')).toBeVisible();
      await expectAccessible(page);

      await go(page, '/address');
      const openAddress = main.getByRole('button', { name: w.addAddress }).first();
      await expectSoundDialog(page, 'features/account/AddressScreen.tsx', {
        trigger: openAddress,
        name: w.addAddress,
        look: async dialog => {
          await dialog.getByRole('button', { name: w.openMap }).click();
          await expect(dialog.getByRole('application', { name: w.map })).toBeVisible();
        },
      });
      const removeAddress = main.getByRole('button', { name: t.remove }).first();
      await expectSoundDialog(page, 'features/account/DeleteAddressDialog.tsx', { trigger: removeAddress, name: w.removeAddress });
      await go(page, `/transactions/waiting-payment/${waiting.id}`);
      await expectSoundDialog(page, 'features/orders/CancelOrder.tsx', {
        trigger: page.getByRole('button', { name: w.cancelOrder }),
        name: w.cancelThis,
        look: async dialog => {
          await dialog.getByRole('radio', { name: w.otherReason }).check();
          await expect(dialog.getByRole('textbox', { name: w.ownReason })).toBeVisible();
        },
      });
      await expectSoundDialog(page, 'features/orders/receiver/ReceiverDialog.tsx', {
        trigger: main.getByRole('button', { name: w.shareOrder }),
        name: w.shareOrder,
        look: async dialog => {
          await dialog.getByRole('button', { name: w.makeLink }).click();
          await expect(dialog.getByRole('img', { name: w.linkCode })).toBeVisible();
        },
      });
      await go(page, `/track/${shipping.id}`);
      const confirm = main.getByRole('button', { name: w.confirmReceived });
      await expectSoundDialog(page, 'features/orders/ConfirmReceived.tsx', { trigger: confirm, name: w.receivedAll });
      await go(page, '/reviews');
      const review = main.getByRole('button', { name: w.writeReview });
      await expectSoundDialog(page, 'features/reviews/ReviewsScreen.tsx', { trigger: review, name: w.writeReview });

      await test.step('the part of a photo that is shown', async () => {
        await go(page, '/profile');
        const buffer = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#888' } })
          .png()
          .toBuffer();
        await main.getByLabel(w.choosePhoto).setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer });
        await main.getByRole('slider', { name: w.crop }).press('ArrowRight');
        await expect(main.getByRole('slider', { name: w.crop })).toHaveValue('0.55');
        await expectAccessible(page);
      });

      await go(page, `/cart/checkout/${cart.id}`);
      await main.getByRole('button', { name: w.editDelivery }).click();
      const another = main.getByRole('button', { name: w.addAddress });
      await expectSoundDialog(page, 'features/checkout/AddressStep.tsx', { trigger: another, name: w.addAddress });
      await main.getByRole('button', { name: t.deliverHere }).click();
      await main.getByRole('radio', { name: t.pickUp }).check();
      await main.getByRole('button', { name: t.continueToPayment }).click();
      await main.getByRole('radio', { name: t.bankTransfer }).check();
      await main.getByRole('button', { name: t.continueToReview }).click();
      await main.getByRole('button', { name: t.placeOrder }).filter({ visible: true }).click();
      await expect(page).toHaveURL(/\/transactions\/waiting-payment/);
      const howItWorks = main.getByRole('button', { name: w.howItWorks });
      await expectSoundDialog(page, 'features/notifications/PushOffer.tsx', { trigger: howItWorks, name: w.pushSheet });
    });
  });
}

async function go(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await awake(page);
}

/** Takes a placed order up to its way to the customer. */
async function ship(customer: Customer, orderId: string): Promise<void> {
  await admin('validate', orderId);
  await handIn(customer, orderId);
  await admin('receipt', orderId, '--accept');
  await admin('process', orderId);
  await admin('ship', orderId, '--tracking', 'TTK-1');
}
