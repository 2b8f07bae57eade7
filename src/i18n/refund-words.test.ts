import { expect, it } from 'vitest';
import { formatWeekday } from './refund-words.ts';

it.each([
  ['id', 'id-ID'],
  ['en', 'en-GB'],
] as const)('names the days of a year in %s as Intl does', (language, tag) => {
  const intl = new Intl.DateTimeFormat(tag, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  const days = Array.from({ length: 366 }, (_, index) => new Date(Date.UTC(2026, 0, 1 + index)));
  const plain = (text: string) => text.replace(',', '').replace('Sept', 'Sep');
  expect(days.map(day => formatWeekday(day.toISOString().slice(0, 10), language))).toEqual(days.map(day => plain(intl.format(day))));
});

it('is written as the shop writes it', () => {
  expect([formatWeekday('2026-12-02', 'id'), formatWeekday('2026-12-02', 'en')]).toEqual(['Rab 2 Des', 'Wed 2 Dec']);
});
