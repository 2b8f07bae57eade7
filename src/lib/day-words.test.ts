import { describe, expect, it } from 'vitest';
import { formatDays, formatHours, formatWeekday } from './day-words.ts';

describe('days', () => {
  it.each([
    ['2026-12-03', '2026-12-10', '3–10 Des', '3–10 Dec'],
    ['2026-11-28', '2026-12-03', '28 Nov–3 Des', '28 Nov–3 Dec'],
    ['2026-12-28', '2027-12-03', '28 Des–3 Des', '28 Dec–3 Dec'],
    ['2026-08-02', '2026-08-02', 'Min 2 Agu', 'Sun 2 Aug'],
  ])('from %s to %s are written short', (from, to, indonesian, english) => {
    expect([formatDays({ from, to }, 'id'), formatDays({ from, to }, 'en')]).toEqual([indonesian, english]);
  });
});

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

it('hours name days in a row as a span', () => {
  const [opens, closes] = ['08:00', '17:00'];
  const workdays = [
    { weekdays: [1, 2, 3, 4, 5], opens, closes },
    { weekdays: [6], opens, closes: '15:00' },
  ];
  expect(formatHours(workdays, 'id')).toBe('Sen–Jum 08:00–17:00, Sab 08:00–15:00');
  expect(formatHours([{ weekdays: [7, 6, 1, 3], opens, closes }], 'en')).toBe('Mon, Wed, Sat, Sun 08:00–17:00');
});
