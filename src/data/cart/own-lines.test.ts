import { describe, expect, it } from 'vitest';
import type { Order } from '#contract/orders.ts';
import { lookedAt, noOwnLines, type OwnLines, wished } from './own-lines.ts';

const noEdit = () => [];
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
const mutation = (own: OwnLines, quantity: number, cart?: Order) => wished(own, 'v', { quantity, name: 'Semen · 50 kg' }, cart);
const confirmed = lookedAt(mutation(noOwnLines, 7), cartAt(1, { v: 7, w: 2 }), noEdit).own;

describe('a line that another device changed', () => {
  it('is told with both quantities, once', () => {
    const { own, clashes } = lookedAt(confirmed, cartAt(2, { v: 9, w: 2 }), noEdit);
    expect(clashes).toEqual([{ variantId: 'v', name: 'Semen · 50 kg', own: 7, other: 9, winner: 'other' }]);
    expect(lookedAt(own, cartAt(3, { v: 10, w: 2 }), noEdit).clashes).toEqual([]);
  });

  it('is told where it was removed', () => {
    expect(lookedAt(confirmed, cartAt(2, { w: 2 }), noEdit).clashes).toMatchObject([{ name: 'Semen · 50 kg', own: 7, other: 0 }]);
  });

  it('waits while an edit of this device will have the last word', () => {
    const { own, clashes } = lookedAt(confirmed, cartAt(2, { v: 9 }), () => [8]);
    expect([own.lines, clashes]).toEqual([confirmed.lines, []]);
  });
});

describe('a line that another device changed while an edit of this one waited', () => {
  const seen = cartAt(1, { v: 5 });
  const waits = () => [7];
  const own = mutation(noOwnLines, 7, seen);

  it('is told with the quantity that gives way, once', () => {
    const first = lookedAt(own, cartAt(2, { v: 9 }), waits);
    expect(first.clashes).toEqual([{ variantId: 'v', name: 'Semen · 50 kg', own: 7, other: 9, winner: 'own' }]);
    expect(lookedAt(first.own, cartAt(3, { v: 9 }), waits).clashes).toEqual([]);
    expect(lookedAt(first.own, cartAt(3, { v: 7 }), waits)).toMatchObject({ own: { lines: { v: { at: at(3) } } }, clashes: [] });
  });

  it('is not taken for one where this device’s earlier edit has arrived', () => {
    const twice = mutation(mutation(noOwnLines, 6, seen), 7, seen);
    const arrived = lookedAt(twice, cartAt(2, { v: 6 }), () => [6, 7]);
    expect(arrived.clashes).toEqual([]);
    expect(lookedAt(arrived.own, cartAt(3, { v: 6 }), waits).clashes).toEqual([]);
  });

  it('is not taken for one where this device removed it first', () => {
    const again = mutation(wished(own, 'v', null), 7, seen);
    const removed = lookedAt(again, cartAt(2, {}), () => [0, 7]);
    expect([removed.clashes, lookedAt(removed.own, cartAt(2, {}), waits).clashes]).toEqual([[], []]);
  });

  it('is not read out of an older answer, or another cart', () => {
    expect(lookedAt(own, cartAt(0, { v: 4 }), waits).clashes).toEqual([]);
    expect(lookedAt(own, cartAt(2, {}, 'next'), waits).clashes).toEqual([]);
    expect(lookedAt(mutation(noOwnLines, 7), cartAt(2, { v: 9 }), waits).clashes).toEqual([]);
  });
});

describe('silence', () => {
  it('is kept of what this device did not set, or has set anew since', () => {
    expect(lookedAt(confirmed, cartAt(2, { v: 7, w: 5 }), noEdit).clashes).toEqual([]);
    const again = mutation(confirmed, 8);
    expect(lookedAt(again, cartAt(2, { v: 7 }), () => [8])).toMatchObject({
      own: { lines: { v: { quantity: 8, at: null } } },
      clashes: [],
    });
    expect(lookedAt(again, cartAt(2, { v: 8 }), noEdit)).toMatchObject({ own: { lines: { v: { at: at(2) } } }, clashes: [] });
    expect(lookedAt(wished(confirmed, 'v', null), cartAt(2, { v: 9 }), noEdit).clashes).toEqual([]);
  });

  it('is kept of an answer that is older than the confirmation', () => {
    expect(lookedAt(confirmed, cartAt(1, { v: 5 }), noEdit)).toEqual({ own: confirmed, clashes: [] });
    expect(lookedAt(confirmed, cartAt(0, {}), noEdit)).toEqual({ own: confirmed, clashes: [] });
  });

  it('is kept of an edit that was refused or given up, as the shop did not confirm it', () => {
    expect(lookedAt(mutation(noOwnLines, 7), cartAt(1, { v: 5 }), noEdit)).toEqual({ own: { cartId: 'cart', lines: {} }, clashes: [] });
  });

  it('is kept of a cart that was ordered', () => {
    expect(lookedAt(confirmed, null, noEdit)).toEqual({ own: noOwnLines, clashes: [] });
    expect(lookedAt(confirmed, cartAt(2, { v: 1 }, 'next'), noEdit)).toEqual({ own: { cartId: 'next', lines: {} }, clashes: [] });
  });

  it('does not forget what waits for a cart that is not made yet', () => {
    expect(lookedAt(mutation(noOwnLines, 7), null, () => [8]).own.lines).toMatchObject({ v: { quantity: 7, at: null } });
  });
});
