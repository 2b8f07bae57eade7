import { expect, test } from 'vitest';
import { changedNotificationSearch, notificationPage, notificationSearch } from './notification-search.ts';

test('an address that makes no sense is the first page of all', () => {
  const search = notificationSearch({ type: 9, page: -1, limit: 7 });
  expect(notificationPage(search)).toEqual({ limit: 25, offset: 0, type: null });
});

test('pages begin after those before them', () => {
  expect(notificationPage({ type: 2, page: 3, limit: 50 })).toEqual({ limit: 50, offset: 100, type: 2 });
});

test('another filter begins at the first page and keeps the page size; what is usual is not in the address', () => {
  expect(changedNotificationSearch({ type: 1, page: 4, limit: 50 }, { type: 3 })).toEqual({ type: 3, limit: 50 });
  expect(changedNotificationSearch({ type: 1, page: 4 }, { type: undefined })).toEqual({});
  expect(changedNotificationSearch({ type: 1 }, { page: 2 })).toEqual({ type: 1, page: 2 });
  expect(changedNotificationSearch({ page: 2, limit: 50 }, { limit: 25 })).toEqual({});
});
