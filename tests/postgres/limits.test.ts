import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweepLimits } from '#server/db/limit-store.ts';
import { limitCounts } from '#server/db/schema/limits.ts';
import { Problem } from '#server/http/problem.ts';
import { sharedAllowances, sharedLimiter } from '#server/http/shared-limit.ts';
import { register } from '#server/modules/customers/service.ts';
import { demoEmail, demoPassword } from '#server/seed/demo.ts';
import type { Postgres } from '#tests/support/postgres.ts';
import { createPostgresShop, type PostgresShop, startSeededPostgres } from './support/shop.ts';

let postgres: Postgres;
/** Two processes on one database. */
let one: PostgresShop;
let other: PostgresShop;
beforeAll(async () => {
  postgres = await startSeededPostgres();
  const url = await postgres.createDatabase();
  const env = { RATE_LIMITS: 'on', TRUST_PROXY: '1' };
  one = await createPostgresShop(postgres, { url, env, poolSize: 10 });
  other = await createPostgresShop(postgres, { url, env, poolSize: 10 });
  const form = { name: 'Maria', email: demoEmail, phone: '+6281234567890', password: demoPassword };
  await register(one.deps, { ...form, password_confirmation: demoPassword, terms_agreed: true }, '');
});
afterAll(async () => {
  await one.close();
  await other.close();
  await postgres.stop();
});
beforeEach(() => one.db.delete(limitCounts));

/** Milliseconds: on a busy machine the database takes longer than a request may wait, and each process would count alone. */
const PATIENT = 60_000;

const names = async () => (await one.db.select().from(limitCounts)).map(({ name }) => name);
/** Lets time pass for all counts. */
const pass = (seconds: number) =>
  one.db.execute(sql`
    update ${limitCounts} set until = until - ${seconds * 1e6}::bigint,
      moments = array(select moment - ${seconds * 1e6}::bigint from unnest(moments) as moment)`);

const login = async (shop: PostgresShop, password: string, address: string) => {
  const headers = { 'X-Forwarded-For': address };
  const answer = await shop.fetch('/api/v1/login', { method: 'POST', json: { email: demoEmail, password }, headers });
  return { status: answer.status, after: Number(answer.headers.get('retry-after')) };
};

describe('two processes', () => {
  it('count wrong passwords together: ten at one, and the other refuses the eleventh, a right one too', async () => {
    for (let count = 0; count < 10; count += 1) expect((await login(one, 'Wrong2025', '203.0.113.1')).status).toBe(401);
    for (const password of ['Wrong2025', demoPassword]) {
      const { status, after } = await login(other, password, '203.0.113.1');
      expect([status, after > 880 && after <= 900]).toEqual([429, true]);
    }
    expect((await login(other, demoPassword, '203.0.113.2')).status).toBe(200);
    await pass(901);
    expect((await login(one, demoPassword, '203.0.113.1')).status).toBe(200);
  });

  it('let ten of thirty pass that come to both at once', async () => {
    const limiters = [sharedLimiter(one.deps, PATIENT), sharedLimiter(other.deps, PATIENT)];
    const tries = Array.from({ length: 30 }, (_, index) =>
      limiters[index % 2]?.take({ login: { events: 10, window: 900_000 } }).then(
        () => 'passed',
        (error: Problem) => error.status,
      ),
    );
    const outcomes = await Promise.all(tries);
    expect(['passed', 429].map(wanted => outcomes.filter(outcome => outcome === wanted).length)).toEqual([10, 20]);
  });

  it('forget the failures before a success together, and count no success', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let count = 0; count < 9; count += 1) await login(count % 2 === 0 ? one : other, 'Wrong2025', '203.0.113.4');
      expect((await login(round === 0 ? one : other, demoPassword, '203.0.113.4')).status).toBe(200);
    }
  });

  it('count wrong admin keys together', async () => {
    const ask = async (shop: PostgresShop, key: string) =>
      (await shop.fetch('/api/v1/admin/orders', { headers: { 'x-admin-key': key, 'X-Forwarded-For': '203.0.113.5' } })).status;
    for (let count = 0; count < 10; count += 1) expect(await ask(one, `guess ${count}`)).toBe(401);
    expect(await ask(other, one.deps.adminKey)).toBe(429);
  });

  it('share an allowance, which comes back evenly', async () => {
    const [mine, theirs] = [sharedAllowances(one.deps, PATIENT), sharedAllowances(other.deps, PATIENT)];
    const take = (index: number) =>
      (index % 2 === 0 ? mine : theirs).take('photos', { atOnce: 6, anHour: 60 }).then(
        () => 0,
        (error: Problem) => error.detail.retryAfter ?? -1,
      );
    const waits = await Promise.all(Array.from({ length: 10 }, (_, index) => take(index)));
    expect(waits.filter(wait => wait === 0)).toHaveLength(6);
    expect(Math.min(...waits.filter(wait => wait > 0))).toBeGreaterThan(55);
    await pass(60);
    expect(await Promise.all([take(0), take(1)])).toEqual(expect.arrayContaining([0, 60]));
    // Half an hour later the whole is there again, and no more.
    await pass(1_800);
    expect((await Promise.all([0, 1, 2, 3, 4, 5, 6].map(take))).filter(wait => wait === 0)).toHaveLength(6);
  });
});

describe('the shared count', () => {
  const two = { events: 2, window: 10_000 };
  const outcome = (taking: Promise<unknown>) =>
    taking.then(
      () => 'taken',
      error => (error instanceof Problem ? (error.detail.retryAfter ?? 'refused') : String(error)),
    );

  it('slides, gives back, and counts nothing of what one name refuses', async () => {
    const [mine, theirs] = [sharedLimiter(one.deps, PATIENT), sharedLimiter(other.deps, PATIENT)];
    await mine.take({ a: two });
    await pass(4);
    await theirs.take({ a: two });
    expect(await outcome(mine.take({ a: two }))).toBe(6);
    for (let count = 0; count < 5; count += 1) expect(await outcome(theirs.take({ b: two, a: two }))).toBe(6);
    await pass(6);
    const taken = await theirs.take({ a: two, b: two });
    expect(await outcome(mine.take({ a: two }))).toBe(4);
    await taken.giveBack();
    expect(await outcome(mine.take({ a: two, b: two }))).toBe('taken');
    await mine.forget('a');
    expect(await outcome(theirs.take({ a: two }))).toBe('taken');
  });

  it('holds hashes alone, nothing of a flood that was refused, and after a sweep nothing that is over', async () => {
    const limiter = sharedLimiter(one.deps);
    await limiter.take({ 'maria@example.test from 203.0.113.9': two });
    await limiter.take({ address: two });
    await limiter.take({ address: two });
    for (let count = 0; count < 20; count += 1) expect(await outcome(limiter.take({ [`account ${count}`]: two, address: two }))).toBe(10);
    expect(await names()).toEqual([expect.stringMatching(/^[\w-]{22}$/), expect.stringMatching(/^[\w-]{22}$/)]);
    await pass(5);
    await sweepLimits(one.db);
    expect(await names()).toHaveLength(2);
    await pass(6);
    await sweepLimits(one.db);
    expect(await names()).toEqual([]);
  });

  it('does not deadlock where many names are taken in any order beside a sweep', async () => {
    const many = { events: 1_000, window: 10_000 };
    const limiters = [sharedLimiter(one.deps, PATIENT), sharedLimiter(other.deps, PATIENT)];
    const takes = Array.from({ length: 200 }, async (_, index) => {
      const own = ['a', 'b', 'c', 'd'].map((_name, place) => 'abcd'[(place + index) % 4] ?? '');
      const taken = await limiters[index % 2]?.take(Object.fromEntries(own.map(name => [name, many])));
      if (index % 3 === 0) await taken?.giveBack();
      if (index % 10 === 0) await sweepLimits(one.db);
    });
    await Promise.all(takes);
    const counts = (await one.db.select().from(limitCounts)).map(({ moments }) => moments.length);
    expect(counts).toEqual([133, 133, 133, 133]);
  });

  it('is this process’s own while the database is frozen, which holds no request up for long', async () => {
    const limiter = sharedLimiter(one.deps);
    await limiter.take({ a: two });
    const thaw = postgres.freeze();
    try {
      const began = performance.now();
      const outcomes = [];
      for (let count = 0; count < 20; count += 1) outcomes.push(await outcome(limiter.take({ a: two })));
      expect(outcomes.filter(each => each === 'taken')).toHaveLength(1);
      expect(performance.now() - began).toBeLessThan(1_900);
    } finally {
      thaw();
    }
    const fresh = sharedLimiter(other.deps);
    await expect.poll(() => outcome(fresh.take({ z: two })), { timeout: 10_000 }).toBeTypeOf('number');
    expect((await names()).length).toBeGreaterThan(0);
  });
});
