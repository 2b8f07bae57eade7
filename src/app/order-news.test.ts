import { expect, it } from 'vitest';
import { createOrderNews, isProgress } from './order-news.ts';

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
  now = 60_000;
  expect(news.isNew(due)).toBe(true);
});

it('ticks off what comes a stage further, not a cancellation or other news', () => {
  expect([2, 3, 4, 5, 6, 7].map(isProgress)).not.toContain(false);
  expect(isProgress(8)).toBe(false);
  expect(isProgress(null)).toBe(false);
});
