import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Postgres } from '#tests/support/postgres.ts';
import { differences, playStockSteps } from '#tests/support/stock-steps.ts';
import { createPostgresShop, type PostgresShop, startSeededPostgres } from './support/shop.ts';

let postgres: Postgres;
let shop: PostgresShop;
beforeAll(async () => {
  postgres = await startSeededPostgres();
  shop = await createPostgresShop(postgres, { poolSize: 10 });
});
afterAll(async () => {
  await shop?.close();
  await postgres?.stop();
});

test('no order of imports, movements, purchases, cancellations and returns loses or invents a unit', async () => {
  await playStockSteps({ db: shop.db, fetch: shop.fetch, adminKey: shop.deps.adminKey }, { steps: 1_000, seed: 20_251_127 });
  expect(shop.lines).toEqual([]);
  expect(await differences(shop.db)).toEqual([]);
});
