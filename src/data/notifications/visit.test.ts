import { expect, test } from 'vitest';
import type { Notification } from '#contract/notifications.ts';
import { isMarked, tapped, visitOf } from './visit.ts';

const entry = (id: string, isRead = false): Notification => ({
  id,
  type: 1,
  status_progress: 1,
  order_id: 'order',
  order_number: null,
  message: null,
  created_at: '2025-11-20T02:00:00.000Z',
  read_at: isRead ? '2025-11-20T03:00:00.000Z' : null,
});
const ids = (entries: readonly Notification[]) => entries.map(({ id }) => id);

test('notifications that a visit begins with are read, and keep their mark while the visit lasts', () => {
  const visit = visitOf(null, 'all', [entry('new'), entry('old', true)]);
  expect(ids(visit.read)).toEqual(['new']);
  expect(isMarked(visit, entry('new'))).toBe(true);
  // The shop has heard of it and tells so.
  expect(isMarked(visit, entry('new', true))).toBe(true);
  expect(isMarked(visit, entry('old', true))).toBe(false);
});

test('one that arrives meanwhile is marked and stays unread until the next visit', () => {
  const visit = visitOf(null, 'all', [entry('a', true)]);
  const later = visitOf(visit, 'all', [entry('arrived'), entry('a', true)]);
  expect(later).toBe(visit);
  expect(later.read).toEqual([]);
  expect(isMarked(later, entry('arrived'))).toBe(true);
  expect(ids(visitOf(later, 'page 2', [entry('arrived')]).read)).toEqual(['arrived']);
  expect(ids(visitOf(null, 'all', [entry('arrived')]).read)).toEqual(['arrived']);
});

test('a tap takes the mark away and reads what arrived', () => {
  const visit = visitOf(null, 'all', [entry('shown')]);
  const after = tapped(tapped(visit, entry('shown')), entry('arrived'));
  expect(ids(after?.read ?? [])).toEqual(['shown', 'arrived']);
  expect(isMarked(after, entry('arrived'))).toBe(false);
  expect(isMarked(after, entry('shown', true))).toBe(false);
  expect(ids(tapped(visit, entry('seen elsewhere', true))?.read ?? [])).toEqual(['shown']);
});
