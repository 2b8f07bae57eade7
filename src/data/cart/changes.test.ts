import { describe, expect, it } from 'vitest';
import { cartLine as line } from '#tests/support/cart-lines.ts';
import { cartChanges, notedChange, openChanges } from './changes.ts';

const rule = (stock: number) => ({ stock, minimum: 1, step: 1 });

describe('a change for the worse while the shop could not be reached', () => {
  it('is nothing where all is as it was, fell in price, or is there in plenty', () => {
    expect(cartChanges([line()], [line()])).toEqual([]);
    expect(cartChanges([line()], [line({ price: 900 })])).toEqual([]);
    expect(cartChanges([line()], [line({ price: 1_100, discount: 10 })])).toEqual([]);
    expect(cartChanges([line()], [line({ rule: rule(10) })])).toEqual([]);
  });

  it('names a price that rose, after discounts', () => {
    expect(cartChanges([line({ discount: 10 })], [line()])).toMatchObject([{ price: { before: 900, after: 1_000 }, isShort: false }]);
  });

  it('names stock that fell below what is wanted, once', () => {
    const short = line({ rule: rule(8) });
    expect(cartChanges([line()], [short])).toMatchObject([{ isShort: true, price: null, line: { quantity: 10, rule: { stock: 8 } } }]);
    expect(cartChanges([short], [line({ rule: rule(7) })])).toEqual([]);
  });

  it('tells both of one line', () => {
    expect(cartChanges([line()], [line({ price: 1_200, rule: rule(8) })])).toMatchObject([{ isShort: true, price: { after: 1_200 } }]);
  });

  it('names what is no longer sold, and nothing else of it', () => {
    expect(cartChanges([line()], [line({ isAvailable: false, price: 2_000, rule: rule(0) })])).toMatchObject([
      { isGone: true, isShort: false, price: null },
    ]);
  });

  it('leaves out what was not wanted, is wanted no more, or came from another device', () => {
    expect(cartChanges([line({ quantity: 0 })], [line({ price: 2_000 })])).toEqual([]);
    expect(cartChanges([line()], [line({ quantity: 0, price: 2_000 })])).toEqual([]);
    expect(cartChanges([], [line({ rule: rule(1) })])).toEqual([]);
    expect(cartChanges([line()], [])).toEqual([]);
  });
});

describe('changes stored over a reload', () => {
  const dearAndShort = line({ price: 1_200, rule: rule(8) });
  const kept = cartChanges([line()], [dearAndShort]).map(notedChange);

  it('is asked again as it is now', () => {
    expect(openChanges(kept, [dearAndShort])).toEqual(cartChanges([line()], [dearAndShort]));
    expect(openChanges(kept, [line({ price: 1_300, rule: rule(7) })])).toMatchObject([
      { isShort: true, price: { before: 1_000, after: 1_300 }, line: { rule: { stock: 7 } } },
    ]);
    expect(openChanges(kept, [line({ isAvailable: false })])).toMatchObject([{ isGone: true, isShort: false, price: null }]);
  });

  it('needs no decision where it has become better, or the customer wants it no more', () => {
    expect(openChanges(kept, [line()])).toEqual([]);
    expect(openChanges(kept, [line({ quantity: 0, price: 1_200 })])).toEqual([]);
    expect(openChanges(kept, [])).toEqual([]);
  });
});
