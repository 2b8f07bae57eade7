import { describe, expect, it } from 'vitest';
import { cartLine } from '#tests/support/cart-lines.ts';
import { type CartLine, cartOf } from './model.ts';
import { orderBlock } from './order-block.ts';

const line = (quantity: number, change: Partial<CartLine> = {}) =>
  cartLine({ quantity, rule: { stock: 12, minimum: 5, step: 5 }, ...change });
const block = (lines: readonly CartLine[], waiting = 0, id: string | null = 'cart') => orderBlock(cartOf(id, lines), waiting);

describe('reasons that keep a cart from the checkout', () => {
  it('is nothing when all that counts can be had', () => {
    expect(block([line(10)])).toBeNull();
    expect(block([line(10)], 0, null)).toBeNull();
    expect(block([line(10), line(0), line(99, { isAvailable: false })])).toBeNull();
  });

  it('is a cart in which nothing counts', () => {
    expect(block([])).toEqual({ kind: 'nothing' });
    expect(block([line(0), line(10, { isAvailable: false })])).toEqual({ kind: 'nothing' });
  });

  it('is a cart of which nothing is sold any more', () => {
    expect(block([line(10, { isAvailable: false }), line(0, { isAvailable: false })])).toEqual({ kind: 'gone' });
  });

  it('names the line beyond stock, below the minimum or off the multiple', () => {
    expect(block([line(10), line(15)])).toMatchObject({ kind: 'stock', line: { quantity: 15 } });
    expect(block([line(3)])).toMatchObject({ kind: 'quantity' });
    expect(block([line(7)])).toMatchObject({ kind: 'quantity' });
  });

  it('is an edit that the server doesn’t know', () => {
    expect(block([line(10)], 1)).toEqual({ kind: 'unsent' });
  });
});
