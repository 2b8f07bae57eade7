import { type Browser, expect, type Page, test } from '@playwright/test';
import { type FaultProxy, startFaultProxy } from '../../support/fault-proxy.ts';
import { admin } from '../support/admin.ts';
import { accept, atRest, deskPassword, type Invited, invite, speak } from '../support/desk.ts';
import { receiptToCheck } from '../support/orders.ts';

let line: FaultProxy;
test.beforeAll(async () => {
  line = await startFaultProxy(process.env.SHOP_URL ?? '');
});
test.afterAll(() => line.stop());

const status = async (id: string) => (await admin('order', id)).status;
/** How often an order's payment stands in its history. */
const payments = async (id: string) => (await admin('history', id)).events.filter((each: { status: number }) => each.status === 4).length;

test('two of the staff at one receipt: the second reads what the first decided, and decides nothing', async ({ browser }) => {
  const { id, number } = await receiptToCheck();
  const [rina, budi] = await Promise.all([atDesk(browser, 'Ibu Rina'), atDesk(browser, 'Pak Budi')]);
  for (const page of [rina, budi]) {
    await page.goto(`/desk/orders/${number}`);
    await atRest(page);
    await expect(page.getByRole('button', { name: 'Accept the receipt' })).toBeVisible();
  }
  // The second one hears of nothing until they press.
  await budi.route('**/queues/stream', route => route.abort());
  await rina.getByRole('button', { name: 'Accept the receipt' }).click();
  await expect.poll(() => status(id)).toBe(4);
  const late = budi.getByRole('button', { name: 'Accept the receipt' });
  // Their page may read the order anew by itself, and the button goes under the press.
  await expect(async () => {
    if (await late.isVisible()) await late.click({ timeout: 2_000 });
    await expect(budi.getByRole('main')).toContainText('Ibu Rina', { timeout: 5_000 });
  }).toPass();
  await expect(budi.getByRole('main').getByText('Paid, to pack', { exact: true }).first()).toBeVisible();
  expect(await payments(id)).toBe(1);
});

test('a line that hangs in the middle of a decision: the same press again decides nothing twice', async ({ page, context }) => {
  await speak(context, 'en');
  const invited = await invite('orders');
  await accept(page, { ...invited, link: line.url + invited.link }, 'en');
  const { id, number } = await receiptToCheck();
  await page.goto(`${line.url}/desk/orders/${number}`);
  await atRest(page);
  await line.break('reset-after', { method: 'POST', path: /acceptance/, times: 1 });
  await page.getByRole('button', { name: 'Accept the receipt' }).click();
  await expect(page.getByRole('main').getByText('Paid, to pack', { exact: true }).first()).toBeVisible();
  expect(await payments(id)).toBe(1);
  const again = line.seen.filter(({ path }) => path.includes('acceptance'));
  expect(new Set(again.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

test('a session that ended asks for the password over what was typed', async ({ page, context }) => {
  await speak(context, 'en');
  const invited = await invite('orders');
  await accept(page, invited, 'en');
  const { number } = await receiptToCheck();
  await page.goto(`/desk/orders/${number}`);
  await atRest(page);
  await page.getByRole('button', { name: 'Reject the receipt' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reject the receipt?' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The name is another one');
  await context.clearCookies();
  const signIn = page.getByRole('dialog', { name: 'Your session has ended' });
  // A page that asks the shop meanwhile may hear of the end before the decision does.
  await expect(async () => {
    if (!(await signIn.isVisible())) await dialog.getByRole('button', { name: 'Reject the receipt' }).click({ timeout: 2_000 });
    await expect(signIn).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await signIn.getByRole('textbox', { name: 'Password', exact: true }).fill(deskPassword);
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await expect(signIn).toHaveCount(0);
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('The name is another one');
  await dialog.getByRole('button', { name: 'Reject the receipt' }).click();
  await expect(dialog).toHaveCount(0);
});

test('an invitation counts once, and a role sees its own screens only', async ({ page, context }) => {
  await speak(context, 'en');
  const invited = await invite('catalogue');
  await accept(page, invited, 'en');
  await page.goto('/desk/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Not for your role' })).toBeVisible();
  await page.goto('/desk/products');
  await atRest(page);
  await expect(page.getByRole('table')).toBeVisible();
  await context.clearCookies();
  await page.goto(invited.link);
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(deskPassword);
  await page.getByRole('button', { name: 'Open the desk' }).click();
  await expect(page.getByText('This invitation was used or has expired. Ask the owner for another one')).toBeVisible();
});

/** A member of staff with a browser of their own. */
async function atDesk(browser: Browser, name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: process.env.SHOP_URL ?? '' });
  await speak(context, 'en');
  const page = await context.newPage();
  const invited: Invited = await invite('orders', name);
  await accept(page, invited, 'en');
  return page;
}
