import { describe, expect, it } from 'vitest';
import type { Order } from '#contract/orders.ts';
import { lookedAt, noOwnLines, type OwnLines, wished } from './own-lines.ts';

const noEdit = () => false;
const at = (second: number) => `2026-01-01T00:00:0${second}.000Z`;
const product = { name: '50 kg', product: { slug: 'semen', name: 'Semen' } };

/** A cart as the shop tells it at a second, with quantities by variant. */
function cartAt(second: number, quantities: Readonly<Record<string, number>>, id = 'cart'): Order {
  const order_items = Object.entries(quantities).map(([product_variant_id, quantity]) => ({
    product_variant_id,
    quantity,
    product_variant: product,
  }));
  return { id, updated_at: at(second), order_items } as unknown as Order;
}

/** Seven of `v` were set here, and confirmed at second 1. */
const wish = (own: OwnLines, quantity: number) => wished(own, 'v', { quantity, name: 'Semen · 50 kg' });
const confirmed = lookedAt(wish(noOwnLines, 7), cartAt(1, { v: 7, w: 2 }), noEdit).own;

describe('a line that another device changed', () => {
  it('is told with both quantities, once', () => {
    const { own, replaced } = lookedAt(confirmed, cartAt(2, { v: 9, w: 2 }), noEdit);
    expect(replaced).toEqual([{ variantId: 'v', name: 'Semen · 50 kg', before: 7, after: 9 }]);
    expect(lookedAt(own, cartAt(3, { v: 10, w: 2 }), noEdit).replaced).toEqual([]);
  });

  it('is told where it was removed', () => {
    expect(lookedAt(confirmed, cartAt(2, { w: 2 }), noEdit).replaced).toMatchObject([{ name: 'Semen · 50 kg', before: 7, after: 0 }]);
  });

  it('waits while an edit of this device will have the last word', () => {
    const { own, replaced } = lookedAt(confirmed, cartAt(2, { v: 9 }), id => id === 'v');
    expect([own.lines, replaced]).toEqual([confirmed.lines, []]);
  });
});

describe('silence', () => {
  it('is kept of what this device did not set, or has set anew since', () => {
    expect(lookedAt(confirmed, cartAt(2, { v: 7, w: 5 }), noEdit).replaced).toEqual([]);
    const again = wish(confirmed, 8);
    expect(lookedAt(again, cartAt(2, { v: 7 }), () => true)).toMatchObject({
      own: { lines: { v: { quantity: 8, at: null } } },
      replaced: [],
    });
    expect(lookedAt(again, cartAt(2, { v: 8 }), noEdit)).toMatchObject({ own: { lines: { v: { at: at(2) } } }, replaced: [] });
    expect(lookedAt(wished(confirmed, 'v', null), cartAt(2, { v: 9 }), noEdit).replaced).toEqual([]);
  });

  it('is kept of an answer that is older than the confirmation', () => {
    expect(lookedAt(confirmed, cartAt(1, { v: 5 }), noEdit)).toEqual({ own: confirmed, replaced: [] });
    expect(lookedAt(confirmed, cartAt(0, {}), noEdit)).toEqual({ own: confirmed, replaced: [] });
  });

  it('is kept of an edit that was refused or given up, as nobody confirmed it', () => {
    expect(lookedAt(wish(noOwnLines, 7), cartAt(1, { v: 5 }), noEdit)).toEqual({ own: { cartId: 'cart', lines: {} }, replaced: [] });
  });

  it('is kept of a cart that was ordered', () => {
    expect(lookedAt(confirmed, null, noEdit)).toEqual({ own: noOwnLines, replaced: [] });
    expect(lookedAt(confirmed, cartAt(2, { v: 1 }, 'next'), noEdit)).toEqual({ own: { cartId: 'next', lines: {} }, replaced: [] });
  });

  it('does not forget what waits for a cart that is not made yet', () => {
    expect(lookedAt(wish(noOwnLines, 7), null, () => true).own.lines).toMatchObject({ v: { quantity: 7, at: null } });
  });
});
