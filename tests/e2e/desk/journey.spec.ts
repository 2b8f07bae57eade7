import { expect, type Page, test } from '@playwright/test';
import { type SlowLine, startSlowLine } from '../../support/slow-line.ts';
import { admin } from '../support/admin.ts';
import { variantId } from '../support/catalogue.ts';
import { type Customer, fillCart, placeOrder, register } from '../support/customer.ts';
import { accept, atRest, invite, speak } from '../support/desk.ts';
import { handIn } from '../support/orders.ts';
import { complaintsOf, expectAccessible, expectNoSidewaysScroll } from '../support/page-checks.ts';

/** Orders that the new employee takes, from each to the next another way of paying and sending; the long form has ten. */
const COUNT = Number(process.env.DESK_ORDERS ?? 3);

let line: SlowLine;
test.beforeAll(async () => {
  line = await startSlowLine(process.env.SHOP_URL ?? '');
  line.set({ latency: 150, down: 50_000, up: 50_000 });
});
test.afterAll(() => line.stop());

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 });

test('a new employee on a phone at 400 kbit/s takes orders from their validation to their end', async ({ page, context }) => {
  test.setTimeout(120_000 + COUNT * 60_000);
  page.setDefaultTimeout(30_000);
  await speak(context, 'en');
  const invited = await invite('orders');
  await accept(page, { ...invited, link: line.url + invited.link }, 'en');
  await atRest(page);
  const complaints = complaintsOf(page);
  for (let turn = 0; turn < COUNT; turn += 1) {
    await test.step(`order ${turn + 1}`, () => [courier, marked, pickUp][turn % 3]?.(page) ?? Promise.resolve());
  }
  expect(complaints).toEqual([]);
});

/** A receipt that shows too little, another one, the ship, and two bags that came broken. */
async function courier(page: Page): Promise<void> {
  const { customer, id, number } = await ordered('store-truck');
  await open(page, 'To validate', number);
  await step(page, 'Validate the order', 'Waiting for payment');
  await handIn(customer, id);
  await page.goto(`${line.url}/desk/receipts?order=${number}`);
  await atRest(page);
  await sound(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^Reject/ }).click();
  await decide(page, { Reason: 'The amount is too small' }, /^Reject/);
  await expect.poll(async () => (await admin('order', id)).payment.receipt.state).toBe('rejected');
  await handIn(customer, id);
  await page.goto(`${line.url}/desk/receipts?order=${number}`);
  await atRest(page);
  await main.getByRole('button', { name: /^Accept/ }).click();
  await expect.poll(async () => (await admin('order', id)).status).toBe(4);
  await open(page, 'To pack', number);
  await step(page, 'Mark as packed', 'Packed, to ship');
  await main.getByRole('button', { name: 'Ship the order' }).click();
  await decide(page, { 'Tracking number': 'TTK-7' }, 'It is on its way');
  await expect(main.getByText('On its way', { exact: true }).first()).toBeVisible();
  await main.getByRole('button', { name: 'Mark as received' }).click();
  await decide(page, { 'Who has the goods now': 'Pak Amir' }, 'It was received');
  await expect(main.getByText('Nothing is left to do. Received by: Pak Amir')).toBeVisible();
  await expect(main.getByText('Ibu Rina').first()).toBeVisible();
  await sound(page);
  await goBack(page, number);
}

/** The customer tells by phone that two bags came broken; the employee notes it, accepts it, and sends the money. */
async function goBack(page: Page, number: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Note a return' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^More of / }).click();
  await dialog.getByRole('button', { name: /^More of / }).click();
  await dialog.getByRole('combobox', { name: 'Why' }).selectOption('damaged');
  await dialog.getByRole('combobox', { name: 'The customer wants' }).selectOption('refund');
  await sound(page);
  await dialog.getByRole('button', { name: 'Note a return' }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto(`${line.url}/desk/returns`);
  await atRest(page);
  await sound(page);
  await main.getByRole('link', { name: number }).first().click();
  await atRest(page);
  await main.getByRole('button', { name: 'Accept the return' }).click();
  await decide(page, { 'What the customer should know': 'We are sorry' }, 'Accept the return');
  await expect(main.getByText('Money owed')).toBeVisible();
  await page.goto(`${line.url}/desk/refunds`);
  await atRest(page);
  await sound(page);
  await main.getByRole('row').filter({ hasText: number }).getByRole('button', { name: 'Mark as sent' }).click();
  await decide(page, { 'Reference of the transfer': 'TRF-77' }, 'Mark as sent');
  await expect(main.getByRole('row').filter({ hasText: number })).toContainText('TRF-77');
}

/** Money on the bank's statement without a receipt. */
async function marked(page: Page): Promise<void> {
  const { number } = await ordered('store-truck');
  await open(page, 'To validate', number);
  await step(page, 'Validate the order', 'Waiting for payment');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Mark as paid' }).click();
  await decide(page, { Reference: 'BANK 99 0201' }, 'Mark as paid');
  await step(page, 'Mark as packed', 'Packed, to ship');
  await main.getByRole('button', { name: 'Ship the order' }).click();
  await decide(page, { 'Tracking number': 'TTK-8' }, 'It is on its way');
  await main.getByRole('button', { name: 'Mark as received' }).click();
  await decide(page, { 'Who has the goods now': 'Ibu Sari' }, 'It was received');
  await expect(main.getByText('Nothing is left to do. Received by: Ibu Sari')).toBeVisible();
}

/** The customer comes for the goods and shows the code. */
async function pickUp(page: Page): Promise<void> {
  const { customer, id, number } = await ordered('pick-up');
  await open(page, 'To validate', number);
  await step(page, 'Validate the order', 'Waiting for payment');
  await handIn(customer, id);
  await open(page, 'Receipts to check', number);
  await step(page, 'Accept the receipt', 'Paid, to pack');
  await step(page, 'Mark as packed', 'Packed, not announced yet');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Tell the customer it is ready' }).click();
  await decide(page, {}, 'Tell the customer it is ready');
  await main.getByRole('link', { name: 'Type the customer’s code' }).click();
  await atRest(page);
  const { pickup_code: code } = await customer.call<{ pickup_code: string }>('GET', `/orders/${id}`);
  await main.getByRole('textbox', { name: 'The customer’s code' }).fill(code.toLowerCase());
  await main.getByRole('button', { name: 'Check the code and hand over' }).click();
  await expect(main.getByRole('heading', { name: `The code is right: hand over ${number}` })).toBeVisible();
}

interface Ordered {
  readonly customer: Customer;
  readonly id: string;
  readonly number: string;
}

/** A customer's order that was just placed. */
async function ordered(shipment: string): Promise<Ordered> {
  const customer = await register('id');
  const goods = await variantId('semen-masonry-sagara-plester');
  const { id, number } = await placeOrder(customer, await fillCart(customer, { [goods]: 5 }), shipment);
  return { customer, id, number: number ?? '' };
}

/** From the work that waits through a queue to the order. */
async function open(page: Page, queue: string, number: string): Promise<void> {
  const main = page.getByRole('main');
  await page.getByRole('banner').getByRole('link', { name: 'The work that waits' }).click();
  await atRest(page);
  if (queue === 'Receipts to check') await page.goto(`${line.url}/desk/orders?queue=receipts`);
  else await main.getByRole('link', { name: queue }).click();
  await atRest(page);
  await page.getByRole('searchbox').fill(number);
  await page.keyboard.press('Enter');
  await main.getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await atRest(page);
}

/** Presses the order's main button. @param then the state that the order is in afterwards */
async function step(page: Page, action: string, then: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: action }).click();
  await expect(main.getByText(then, { exact: true }).first()).toBeVisible();
}

/** Fills the dialog that is open and sends it. */
async function decide(page: Page, fields: Readonly<Record<string, string>>, action: string | RegExp): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (const [label, value] of Object.entries(fields)) await dialog.getByRole('textbox', { name: label }).fill(value);
  await dialog.getByRole('button', { name: action }).click();
  await expect(dialog).toHaveCount(0);
}

async function sound(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}
