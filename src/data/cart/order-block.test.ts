import { describe, expect, it } from 'vitest';
import { cartLine } from '#tests/support/cart-lines.ts';
import { type CartLine, cartOf } from './model.ts';
import { orderBlock } from './order-block.ts';

const line = (quantity: number, change: Partial<CartLine> = {}) =>
  cartLine({ quantity, rule: { stock: 12, minimum: 5, step: 5 }, ...change });
const block = (lines: readonly CartLine[], waiting = 0, laterIds: readonly string[] = []) =>
  orderBlock(cartOf('cart', lines), waiting, laterIds);

describe('reasons that keep a cart from the checkout', () => {
  it('is nothing when all that counts can be had', () => {
    expect(block([line(10)])).toBeNull();
    expect(block([line(10), line(0), line(99, { isAvailable: false })])).toBeNull();
  });

  it('is a cart in which nothing counts', () => {
    expect(block([])).toEqual({ kind: 'nothing' });
    expect(block([line(0), line(10, { isAvailable: false })])).toEqual({ kind: 'nothing' });
  });

  it('is a cart of which nothing can be had', () => {
    const soldOut = line(10, { rule: { stock: 4, minimum: 5, step: 5 } });
    expect(block([line(10, { isAvailable: false }), line(0, { isAvailable: false })])).toEqual({ kind: 'gone' });
    expect(block([line(10, { isAvailable: false }), soldOut])).toEqual({ kind: 'gone' });
    expect(block([soldOut, line(10)])).toBeNull();
  });

  it('is a cart of which no line is ticked, also where a line that can’t be had is', () => {
    const other = line(10, { variantId: 'w' });
    expect(block([line(10)], 0, ['v'])).toEqual({ kind: 'unticked' });
    expect(block([line(10), other], 0, ['v'])).toBeNull();
    expect(block([line(10), { ...other, isAvailable: false }], 0, ['v'])).toEqual({ kind: 'unticked' });
    expect(block([line(10, { variantId: 'x', number: 12 })], 0, ['n12'])).toEqual({ kind: 'unticked' });
  });

  it('lists ticked lines beyond stock, below the minimum or off the multiple', () => {
    const [beyond, few, odd] = [line(15, { variantId: 'a' }), line(3, { variantId: 'b' }), line(7, { variantId: 'c' })];
    expect(block([line(10), beyond, few, odd])).toEqual({ kind: 'decide', lines: [beyond, few, odd] });
    expect(block([line(10), beyond, few, odd], 0, ['a', 'c'])).toEqual({ kind: 'decide', lines: [few] });
  });

  it('is an edit that the server doesn’t know', () => {
    expect(block([line(10)], 1)).toEqual({ kind: 'unsent' });
  });
});
