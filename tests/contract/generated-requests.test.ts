import { expect, test } from 'vitest';
import { generatedRequests } from '#tests/load/generated-requests.ts';

// `npm run generated-requests -- 200000 [seed]` sends more, and plays a seed again.
test('20,000 requests made of the API’s own description get no 5xx and no answer that the description does not name', async () => {
  const seed = Number(process.env.REQUESTS_SEED ?? Date.now() % 1_000_000);
  const { surprises, statuses } = await generatedRequests(20_000, seed);
  expect(surprises, `seed ${seed}: REQUESTS_SEED=${seed}`).toEqual([]);
  // They come through to what the calls do, and meet each kind of refusal.
  for (const status of [200, 400, 401, 404, 409, 415, 422]) expect([status, (statuses[status] ?? 0) > 10]).toEqual([status, true]);
  expect(statuses[200]).toBeGreaterThan(2_000);
  // A slow machine takes minutes.
}, 600_000);
