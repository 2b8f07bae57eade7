import { describe, expect, it } from 'vitest';
import { isOrderNumber, orderNumber, shopDay, startOfShopDay } from './number.ts';

describe('order numbers', () => {
  it('carry the day of Makassar, which begins at 16:00 UTC', () => {
    const zeros = () => 0;
    expect(orderNumber(new Date('2025-11-20T15:59:59Z'), 'FD', zeros)).toBe('FD-251120-0000');
    expect(orderNumber(new Date('2025-11-20T16:00:00Z'), 'FD', zeros)).toBe('FD-251121-0000');
    expect(orderNumber(new Date('2025-12-31T16:00:00Z'), '', zeros)).toBe('260101-0000');
  });

  it('use no letter that is mistaken for a digit', () => {
    let next = 0;
    const all = Array.from({ length: 8 }, () => orderNumber(new Date(), 'FD', below => next++ % below).slice(-4)).join('');
    expect(new Set(all).size).toBe(32);
    expect(all).not.toMatch(/[ILOU]/);
    expect(Array.from({ length: 500 }, (_, nth) => orderNumber(new Date(), nth % 2 ? 'TB7' : '')).every(isOrderNumber)).toBe(true);
  });

  it.each(['', 'FD-251120-4F7', 'FD-251120-4F7I', 'fd-251120-4F7K', 'FD-2511-4F7K', ' FD-251120-4F7K'])('are not written %j', text => {
    expect(isOrderNumber(text)).toBe(false);
  });
});

it('knows when a day of the shop begins', () => {
  expect(startOfShopDay('2025-11-20')).toEqual(new Date('2025-11-19T16:00:00Z'));
  expect(shopDay(new Date('2025-11-19T16:00:00Z'))).toBe('2025-11-20');
  expect(startOfShopDay('2025-13-40')).toBeNull();
});
