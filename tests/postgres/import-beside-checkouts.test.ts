import { expect, it } from 'vitest';
import { importBesideCheckouts } from '#tests/load/import-beside-checkouts.ts';

it('an import and checkouts that buy what it changes wait for each other, and never in a circle', async () => {
  const { deadlocks, import: imported, checkouts, failures, wrongStocks } = await importBesideCheckouts(500, 30, { patience: 60_000 });
  expect({ deadlocks, failures, wrongStocks, status: imported[0] }).toEqual({ deadlocks: 0, failures: [], wrongStocks: 0, status: 200 });
  expect(checkouts.length).toBeGreaterThan(0);
});
