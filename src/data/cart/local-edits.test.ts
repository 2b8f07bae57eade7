import { describe, expect, it } from 'vitest';
import type { Order } from '#contract/orders.ts';
import { compared, edited, type LocalEdits, noLocalEdits } from './local-edits.ts';

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
const mutation = (own: LocalEdits, quantity: number, cart?: Order) => edited(own, 'v', { quantity, name: 'Semen · 50 kg' }, cart);
const confirmed = compared(mutation(noLocalEdits, 7), cartAt(1, { v: 7, w: 2 }), noEdit).own;

describe('a line that another device changed', () => {
  it('is told with both quantities, once', () => {
    const { own, conflicts } = compared(confirmed, cartAt(2, { v: 9, w: 2 }), noEdit);
    expect(conflicts).toEqual([{ variantId: 'v', name: 'Semen · 50 kg', own: 7, other: 9, winner: 'other' }]);
    expect(compared(own, cartAt(3, { v: 10, w: 2 }), noEdit).conflicts).toEqual([]);
  });

  it('is told where it was removed', () => {
    expect(compared(confirmed, cartAt(2, { w: 2 }), noEdit).conflicts).toMatchObject([{ name: 'Semen · 50 kg', own: 7, other: 0 }]);
  });

  it('waits while an edit of this device will have the last word', () => {
    const { own, conflicts } = compared(confirmed, cartAt(2, { v: 9 }), () => [8]);
    expect([own.lines, conflicts]).toEqual([confirmed.lines, []]);
  });
});

describe('a line that another device changed while an edit of this one waited', () => {
  const seen = cartAt(1, { v: 5 });
  const waits = () => [7];
  const own = mutation(noLocalEdits, 7, seen);

  it('is told with the quantity that gives way, once', () => {
    const first = compared(own, cartAt(2, { v: 9 }), waits);
    expect(first.conflicts).toEqual([{ variantId: 'v', name: 'Semen · 50 kg', own: 7, other: 9, winner: 'own' }]);
    expect(compared(first.own, cartAt(3, { v: 9 }), waits).conflicts).toEqual([]);
    expect(compared(first.own, cartAt(3, { v: 7 }), waits)).toMatchObject({ own: { lines: { v: { at: at(3) } } }, conflicts: [] });
  });

  it('is not taken for one where this device’s earlier edit has arrived', () => {
    const twice = mutation(mutation(noLocalEdits, 6, seen), 7, seen);
    const arrived = compared(twice, cartAt(2, { v: 6 }), () => [6, 7]);
    expect(arrived.conflicts).toEqual([]);
    expect(compared(arrived.own, cartAt(3, { v: 6 }), waits).conflicts).toEqual([]);
  });

  it('is not taken for one where this device removed it first', () => {
    const again = mutation(edited(own, 'v', null), 7, seen);
    const removed = compared(again, cartAt(2, {}), () => [0, 7]);
    expect([removed.conflicts, compared(removed.own, cartAt(2, {}), waits).conflicts]).toEqual([[], []]);
  });

  it('is not read out of an older answer, or another cart', () => {
    expect(compared(own, cartAt(0, { v: 4 }), waits).conflicts).toEqual([]);
    expect(compared(own, cartAt(2, {}, 'next'), waits).conflicts).toEqual([]);
    expect(compared(mutation(noLocalEdits, 7), cartAt(2, { v: 9 }), waits).conflicts).toEqual([]);
  });
});

describe('silence', () => {
  it('is kept of what this device did not set, or has set anew since', () => {
    expect(compared(confirmed, cartAt(2, { v: 7, w: 5 }), noEdit).conflicts).toEqual([]);
    const again = mutation(confirmed, 8);
    expect(compared(again, cartAt(2, { v: 7 }), () => [8])).toMatchObject({
      own: { lines: { v: { quantity: 8, at: null } } },
      conflicts: [],
    });
    expect(compared(again, cartAt(2, { v: 8 }), noEdit)).toMatchObject({ own: { lines: { v: { at: at(2) } } }, conflicts: [] });
    expect(compared(edited(confirmed, 'v', null), cartAt(2, { v: 9 }), noEdit).conflicts).toEqual([]);
  });

  it('is kept of an answer that is older than the confirmation', () => {
    expect(compared(confirmed, cartAt(1, { v: 5 }), noEdit)).toEqual({ own: confirmed, conflicts: [] });
    expect(compared(confirmed, cartAt(0, {}), noEdit)).toEqual({ own: confirmed, conflicts: [] });
  });

  it('is kept of an edit that was refused or given up, as the shop did not confirm it', () => {
    expect(compared(mutation(noLocalEdits, 7), cartAt(1, { v: 5 }), noEdit)).toEqual({ own: { cartId: 'cart', lines: {} }, conflicts: [] });
  });

  it('is kept of a cart that was ordered', () => {
    expect(compared(confirmed, null, noEdit)).toEqual({ own: noLocalEdits, conflicts: [] });
    expect(compared(confirmed, cartAt(2, { v: 1 }, 'next'), noEdit)).toEqual({ own: { cartId: 'next', lines: {} }, conflicts: [] });
  });

  it('does not forget what waits for a cart that is not made yet', () => {
    expect(compared(mutation(noLocalEdits, 7), null, () => [8]).own.lines).toMatchObject({ v: { quantity: 7, at: null } });
  });
});
