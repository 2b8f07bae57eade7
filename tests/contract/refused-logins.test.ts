import { expect, test } from 'vitest';
import { refusedLogins } from '#tests/load/refused-logins.ts';

const MEGABYTE = 1024 * 1024;

// `npm run refused-logins` does the same with a hundred thousand.
test('logins that are refused leave no memory behind, however long and different their e-mails are', async () => {
  const { heap, rss, statuses } = await refusedLogins(2_000);
  expect(heap).toBeLessThan(10 * MEGABYTE);
  expect(rss).toBeLessThan(80 * MEGABYTE);
  expect(statuses).toEqual({ 422: 1_000, 429: 1_000 });
}, 600_000);
