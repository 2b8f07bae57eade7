import { describe, expect, it } from 'vitest';
import type { Checkout, Order } from '#contract/orders.ts';
import { AppError } from '#lib/app-error.ts';
import { attemptFor } from './attempt.ts';
import { conflictOf, expectedTotal, isAnswered, lineChanges } from './conflict.ts';
import { acceptedCheckout, checkoutOf } from './expectation.ts';

const sand = '00000000-0000-7000-8000-000000000001';
const tile = '00000000-0000-7000-8000-000000000002';
const cartId = '00000000-0000-7000-8000-000000000009';

function cartOf(...lines: readonly (readonly [id: string, quantity: number, isAvailable?: boolean])[]): Order {
  const order_items = lines.map(([id, quantity, is_available = true]) => ({
    id,
    product_variant_id: id,
    quantity,
    price: 10_000,
    discount: 0,
    product_variant: { name: 'Kelas 1', is_available, product: { slug: id, name: id === sand ? 'Pasir' : 'Keramik' } },
  }));
  return { id: cartId, order_items } as unknown as Order;
}
const choices = { addressId: 'address', shipmentId: 'truck', paymentId: 'qris' };
const refusal = (code: string, data?: unknown) => new AppError(code, 409, { data });

describe('the obstacle of a failed checkout', () => {
  it('names every short line', () => {
    const stock = [{ product_variant_id: sand, name: 'Pasir', wanted: 12, available: 8 }];
    expect(conflictOf(refusal('stock_short', { stock }))).toEqual({ kind: 'stock', lines: stock });
    expect(conflictOf(refusal('variant_unavailable', { stock }))).toEqual({ kind: 'gone', lines: stock });
  });

  it('carries old and new prices and the fee', () => {
    const prices = [{ product_variant_id: sand, name: 'Pasir', old_price: 1, old_discount: 0, new_price: 2, new_discount: 5 }];
    const shipping = { old_fee: 10, new_fee: 20 };
    expect(conflictOf(refusal('price_changed', { prices, shipping }))).toEqual({ kind: 'prices', prices, shipping });
    expect(conflictOf(refusal('price_changed', { prices }))).toEqual({ kind: 'prices', prices, shipping: null });
  });

  it.each([
    ['address_not_found', 'address'],
    ['shipment_not_available', 'shipping'],
    ['payment_method_not_available', 'payment'],
  ])('leads %s back to its step', (code, step) => {
    expect(conflictOf(refusal(code, { max_amount: 5 }))).toEqual({ kind: 'choice', step, code });
  });

  it('knows the order that the cart has become', () => {
    expect(conflictOf(refusal('cart_closed', { order_id: cartId }))).toEqual({ kind: 'closed', orderId: cartId });
    expect(conflictOf(refusal('cart_closed', 'nonsense'))).toEqual({ kind: 'closed', orderId: null });
  });

  it('asks to look at a cart that was changed or emptied', () => {
    expect(conflictOf(refusal('cart_changed'))).toEqual({ kind: 'cart' });
    expect(conflictOf(refusal('cart_empty'))).toEqual({ kind: 'cart' });
  });

  it.each([
    new AppError('network', 0),
    new AppError('timeout', 0),
    new AppError('unavailable', 503),
    new AppError('idempotency_in_progress', 409),
    new AppError('unauthorized', 401),
    new TypeError('anything'),
  ])('calls nothing certain without an answer (%s)', error => {
    expect(conflictOf(error)).toEqual({ kind: 'unsure' });
    expect(isAnswered(error)).toBe(false);
  });

  it('says when to ask again after too many attempts, with the same key', () => {
    const error = new AppError('rate_limited', 429, { retryAfter: 150_000 });
    expect(conflictOf(error)).toEqual({ kind: 'later', minutes: 3 });
    expect(conflictOf(new AppError('rate_limited', 429))).toEqual({ kind: 'later', minutes: 1 });
    expect(isAnswered(error)).toBe(false);
  });

  it('passes other refusals on by their code', () => {
    expect(conflictOf(new AppError('not_found', 404))).toEqual({ kind: 'refused', code: 'not_found' });
    expect(isAnswered(refusal('stock_short'))).toBe(true);
  });
});

describe('an attempt', () => {
  const checkout = checkoutOf(cartOf([sand, 3]), choices, 5_000);
  const keys = ['first', 'second', 'third'];
  const newKey = () => keys.shift() ?? '';

  it('keeps its key for the same mutation and takes another for another', () => {
    const first = attemptFor(null, checkout, newKey);
    expect(attemptFor(first, { ...checkout }, newKey)).toBe(first);
    expect(attemptFor(first, { ...checkout, shipping_fee: 6_000 }, newKey).key).not.toBe(first.key);
  });
});

describe('the question to the customer', () => {
  it('leaves out lines at 0 and those no longer sold', () => {
    const { items, shipping_fee } = checkoutOf(cartOf([sand, 3], [tile, 0], [cartId, 2, false]), choices, 5_000);
    expect(items).toEqual([{ product_variant_id: sand, quantity: 3, price: 10_000, discount: 0 }]);
    expect(shipping_fee).toBe(5_000);
  });

  it('names the project only where there is one, so that what waits since before there were projects stays the same words', () => {
    const asked = (projectName: string) => checkoutOf(cartOf([sand, 3]), { ...choices, projectName }, 5_000);
    expect(asked(' PO-17 ')).toMatchObject({ project_name: 'PO-17' });
    expect(JSON.stringify(asked('  '))).toBe(JSON.stringify(checkoutOf(cartOf([sand, 3]), choices, 5_000)));
    expect(acceptedCheckout(asked('PO-17'), { prices: [], shipping: null }).project_name).toBe('PO-17');
  });

  it('is at the accepted prices and fee after a change, and nothing else changes', () => {
    const checkout: Checkout = checkoutOf(cartOf([sand, 3], [tile, 1]), choices, 5_000);
    const prices = [{ product_variant_id: sand, name: '', old_price: 10_000, old_discount: 0, new_price: 12_000, new_discount: 50 }];
    const accepted = acceptedCheckout(checkout, { prices, shipping: { old_fee: 5_000, new_fee: 7_000 } });
    expect(accepted).toEqual({
      ...checkout,
      items: [{ ...checkout.items[0], price: 12_000, discount: 50 }, checkout.items[1]],
      shipping_fee: 7_000,
    });
    expect(expectedTotal(checkout)).toBe(45_000);
    expect(expectedTotal(accepted)).toBe(3 * 6_000 + 10_000 + 7_000);
    expect(acceptedCheckout(checkout, { prices: [], shipping: null })).toEqual(checkout);
  });
});

describe('a cart that was changed elsewhere', () => {
  it('shows each line that differs, gone and new ones as 0', () => {
    expect(lineChanges(cartOf([sand, 3]), cartOf([sand, 3]))).toEqual([]);
    expect(lineChanges(cartOf([sand, 3]), cartOf([sand, 5], [tile, 2]))).toEqual([
      { variantId: sand, name: 'Pasir · Kelas 1', before: 3, after: 5 },
      { variantId: tile, name: 'Keramik · Kelas 1', before: 0, after: 2 },
    ]);
    expect(lineChanges(cartOf([tile, 2]), cartOf([tile, 2, false]))).toEqual([
      { variantId: tile, name: 'Keramik · Kelas 1', before: 2, after: 0 },
    ]);
  });
});
