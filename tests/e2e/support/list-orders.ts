import { expect, type Page } from '@playwright/test';
import type { Order } from '#contract/orders.ts';
import { type Customer, placeOrder } from './customer.ts';
import { queuedEdits } from './queued.ts';

const cartOf = async (customer: Customer) => (await customer.call<{ orders: Order[] }>('GET', '/orders/?status=1')).orders[0];

/** Puts what is chosen into the cart as the page offers it, and places it. @returns the order's lines */
export async function orderFrom(page: Page, customer: Customer, button: string): Promise<{ id: string; lines: number }> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Put \d+ products into the cart$/ })
    .click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect.poll(() => queuedEdits(page)).toBe(0);
  const cart = await cartOf(customer);
  if (cart === undefined) throw new Error('no cart');
  const { id } = await placeOrder(customer, cart, 'pick-up');
  return { id, lines: cart.order_items.length };
}
