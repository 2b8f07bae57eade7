import { expect, type Page, test } from '@playwright/test';
import { admin } from '../support/admin.ts';
import { atRest, deskPassword, invite, speak } from '../support/desk.ts';
import { receiptToCheck } from '../support/orders.ts';

test('an employee signs in, opens the receipts, and decides on them by keyboard alone', async ({ page, context }) => {
  page.setDefaultTimeout(30_000);
  await speak(context, 'en');
  const first = await receiptToCheck();
  const second = await receiptToCheck();
  const invited = await invite('orders');
  await page.goto(invited.link);
  await tabTo(page, 'New password');
  await page.keyboard.type(deskPassword);
  await page.keyboard.press('Enter');
  await atRest(page);

  // The first stop leads past the menu, the link of the receipts from there.
  await page.goto('/desk/');
  await atRest(page);
  await tabTo(page, 'Receipts to check');
  await page.keyboard.press('Enter');
  await atRest(page);
  await expect(page).toHaveURL(/\/desk\/receipts/);

  for (const { id, number, key } of [
    { ...first, key: 'a' },
    { ...second, key: 'r' },
  ]) {
    await goTo(page, number);
    await page.keyboard.press(key);
    if (key === 'r') {
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await tabTo(page, 'Reason');
      // The keys of the decisions are letters here.
      await page.keyboard.type('a blurred jar');
      await tabTo(page, 'Reject');
      await page.keyboard.press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect
        .poll(async () => (await admin('order', id)).payment.receipt)
        .toMatchObject({ state: 'rejected', reason: 'a blurred jar' });
    } else await expect.poll(async () => (await admin('order', id)).status).toBe(4);
  }
});

/** Goes on by the key until this receipt is shown: other tests leave receipts too. */
async function goTo(page: Page, number: string): Promise<void> {
  const shown = page.getByRole('main').getByRole('link', { name: number });
  await expect(async () => {
    if (!(await shown.isVisible())) await page.keyboard.press('j');
    await expect(shown).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** Tabs until the focus is on what has this name. */
async function tabTo(page: Page, name: string): Promise<void> {
  const named = () =>
    page.evaluate(() => {
      const { activeElement: focus } = document;
      if (focus === null) return '';
      const labels = 'labels' in focus ? [...((focus as HTMLInputElement).labels ?? [])].map(label => label.textContent) : [];
      return [focus.getAttribute('aria-label'), ...labels, focus.textContent].filter(Boolean).join(' ');
    });
  for (let presses = 0; presses < 60; presses += 1) {
    if ((await named()).startsWith(name)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${name}`);
}
