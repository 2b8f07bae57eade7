import { expect, it } from 'vitest';
import type { Order } from '#contract/orders.ts';
import { createOrderNews, judge } from './order-news.ts';

const due = { id: 'order-1', status: 3 };

it('has an order that came to a status told once, by whichever way comes first', () => {
  const news = createOrderNews(() => 0);
  expect(news.isNew(due)).toBe(true);
  expect(news.isNew({ ...due })).toBe(false);
  expect(news.isNew({ ...due, status: 4 })).toBe(true);
  expect(news.isNew({ ...due, id: 'order-2' })).toBe(true);
  expect(news.isNew(due)).toBe(false);
});

it('has it told again when it comes to that status another time', () => {
  let now = 0;
  const news = createOrderNews(() => now);
  expect(news.isNew(due)).toBe(true);
  now = 59_999;
  expect(news.isNew(due)).toBe(false);
  expect(news.isNew(due, 'a second receipt')).toBe(true);
  now = 60_000;
  expect(news.isNew(due)).toBe(true);
});

it('ticks off what comes a stage further, not a cancellation, other news or a refused receipt', async () => {
  const orderWith = (state: 'submitted' | 'rejected' | 'accepted' | null) => () => {
    const receipt = state === null ? null : { state, reason: null, uploaded_at: '2026-11-25T04:00:00Z', reviewed_at: null };
    return Promise.resolve({ payment: { receipt } } as unknown as Pick<Order, 'payment'>);
  };
  const kinds = [2, 3, 4, 5, 6, 7, 8].map(status => judge({ id: 'a', status }, orderWith(null)).then(({ kind }) => kind));
  expect(await Promise.all(kinds)).toEqual([...Array(6).fill('progress'), 'other']);
  expect(await judge(null, orderWith(null))).toEqual({ kind: 'other' });
  expect(await judge(due, orderWith('rejected'))).toEqual({ kind: 'refused', receipt: '2026-11-25T04:00:00Z' });
  expect(await judge({ id: 'a', status: 4 }, orderWith('rejected'))).toEqual({ kind: 'progress' });
  expect(await judge(due, () => Promise.reject(new Error('no line')))).toEqual({ kind: 'other' });
});
