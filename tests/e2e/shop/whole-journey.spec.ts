import { expect, type Locator, type Page, test } from '@playwright/test';
import { admin } from '../support/admin.ts';
import { variantId } from '../support/catalogue.ts';
import { fillCart, placeOrder, sessionOf } from '../support/customer.ts';
import { journeyWords } from '../support/journey-words.ts';
import { bringIntoView } from '../support/page-checks.ts';
import { photo } from '../support/photo.ts';
import { addCement, orderCement, totalToPay } from '../support/purchase.ts';
import { type Language, open, words } from '../support/visit.ts';

/** One customer's way through the shop, as a person would go it. */
for (const { language, width } of [
  { language: 'id', width: 1280 },
  { language: 'en', width: 360 },
] as const) {
  test.describe(`a customer in ${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: width < 600 ? 740 : 900 } });

    test('registers, orders, pays twice, follows, receives and reviews, and hears of every step', async ({ page, context }) => {
      const t = words[language];
      const w = journeyWords[language];
      await open(context, language);
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.welcome);
      await addCement(page, language);

      const placed = await test.step('order', () => checkOut(page, language));
      const news = (title: string) => openNews(page, language, title, placed.number);
      await news(w.orderMade);

      await test.step('pay twice', async () => {
        await admin('validate', placed.number);
        await (await news(w.readyForPayment)).getByRole('link', { name: w.payOrder }).click();
        await expect(page).toHaveURL(`/transactions/waiting-payment/${placed.id}`);
        expect(await totalToPay(page, language)).toBe(placed.total);
        await page.getByRole('main').getByRole('link', { name: w.payNow }).first().click();
        await expect(page).toHaveURL(`/payment/${placed.id}`);
        await sendReceipt(page, language);
        await admin('receipt', placed.number, '--reject', w.reason);
        await page.goto(`/payment/${placed.id}`);
        await expect(page.getByRole('main').getByText(w.receiptRejected)).toBeVisible();
        await expect(page.getByRole('main').getByText(w.reason)).toBeVisible();
        await sendReceipt(page, language);
        await admin('receipt', placed.number, '--accept');
        await news(w.paymentValidated);
      });

      await test.step('follow and receive', async () => {
        await admin('process', placed.number);
        await news(w.processing);
        await admin('ship', placed.number, '--tracking', 'TTK-88123');
        await (await news(w.onItsWay)).getByRole('link', { name: w.trackOrder }).click();
        await expect(page).toHaveURL(`/track/${placed.id}`);
        await expect(page.getByRole('main').getByText('TTK-88123')).toBeVisible();
        await page.getByRole('button', { name: w.confirmReceived }).click();
        await page.getByRole('dialog').getByRole('button', { name: w.yesReceived }).click();
        await expect(page.getByRole('status').getByText(w.completed)).toBeVisible();
      });

      await test.step('review', async () => {
        await (await news(w.delivered)).getByRole('link', { name: w.writeReview }).click();
        await expect(page).toHaveURL(/\/reviews/);
        await page.getByRole('button', { name: w.writeReview }).click();
        const form = page.getByRole('form');
        await form.getByRole('radio', { name: w.fiveStars }).check();
        await form.getByLabel(w.yourReview).fill(w.review);
        await form.getByLabel(w.addPhotos).setInputFiles(await photo('semen.jpg'));
        await expect(form.getByRole('img', { name: w.photo })).toBeVisible();
        await form.getByRole('button', { name: w.sendReview }).click();
        await expect(page.getByRole('status').getByText(w.reviewOnline)).toBeVisible();
        await page.goto('/product/semen-pcc-sagara#reviews');
        const reviews = page.getByRole('region', { name: w.reviews });
        await bringIntoView(reviews);
        const mine = reviews.getByRole('listitem').filter({ hasText: w.review }).first();
        await expect(mine).toBeVisible();
        await expect(mine.getByRole('link', { name: w.photo })).toBeVisible();
      });

      await test.step('a second order is cancelled', async () => {
        const customer = await sessionOf(page);
        const item = await variantId('perekat-keramik-dinding-watukarsa-anti-turun');
        const second = await placeOrder(customer, await fillCart(customer, { [item]: 1 }));
        await admin('cancel', second.id, '--reason', w.reason);
        await openNews(page, language, w.cancelled, second.number ?? '');
      });
    });
  });
}

/** From the cart with the cement to the placed order, as the admin's command line tells it. */
async function checkOut(page: Page, language: Language): Promise<{ id: string; number: string; total: number }> {
  const promised = await orderCement(page, language);
  const { user } = await sessionOf(page);
  const waiting = await admin('orders', '--status', '2');
  const placed = waiting.find((order: { customer: { email: string } }) => order.customer.email === user.email);
  await expect(page.getByText(placed.number).first()).toBeVisible();
  const w = journeyWords[language];
  // Longer than the notice that comes and goes.
  await page.reload();
  await expect(page.getByRole('main').getByText(w.orderReceived)).toBeVisible();
  await expect(page.getByRole('main').getByText(placed.number).first()).toBeInViewport();
  await expect(page.getByText(w.nothingToPay)).toHaveCount(0);
  expect(placed.total - placed.unique_code).toBe(promised);
  expect(placed.items_total - placed.discount_total + placed.shipping_fee + placed.unique_code).toBe(placed.total);
  return placed;
}

/** Finds the bell's news on the notifications' page in the customer's language. */
async function openNews(page: Page, language: Language, title: string, number: string): Promise<Locator> {
  const w = journeyWords[language];
  return test.step(title, async () => {
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: w.bellWithNews })).toBeVisible();
    await page.goto('/notifications');
    const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: title }).filter({ hasText: number }).first();
    await expect(entry).toBeVisible();
    return entry;
  });
}

async function sendReceipt(page: Page, language: Language): Promise<void> {
  const w = journeyWords[language];
  await page.getByLabel(w.chooseFile).setInputFiles(await photo('bukti.jpg'));
  await page.getByRole('button', { name: w.sendReceipt }).click();
  await expect(page).toHaveURL(/\/payment\/.+\/success$/, { timeout: 40_000 });
  await expect(page.getByRole('main').getByText(w.receiptSent)).toBeVisible();
}
