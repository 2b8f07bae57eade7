import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/db/client.ts';
import { diskStore } from '#server/files/disk-store.ts';
import { answerErrors } from './errors.ts';
import { Problem } from './problem.ts';

async function answerTo(error: Error) {
  const lines: string[] = [];
  const refusals: string[] = [];
  const deps = {
    // Errors are answered without a database.
    db: {} as unknown as Database,
    config: readConfig({}),
    files: diskStore('/nowhere'),
    now: () => new Date(),
    secret: new Uint8Array(32),
    adminKey: '',
    disk: { isShort: () => false, isUsedUp: () => false, wasRefused: (reason: string) => void refusals.push(reason) },
    log: (line: string) => lines.push(line),
  };
  const app = new Hono().get('/', () => {
    throw error;
  });
  app.onError(answerErrors(deps));
  const answer = await app.request('/');
  return { answer, body: await answer.json(), lines, refusals };
}

/** As the query builder wraps what the database says. */
function refused(state: string): Error {
  return new Error('Failed query: select … params: a secret', { cause: Object.assign(new Error('driver says so'), { code: state }) });
}

test('a problem is answered as it is, with its pause', async () => {
  const { answer, body } = await answerTo(
    new Problem(429, 'rate_limited', { retryAfter: 7, data: { a: 1 }, errors: { field: ['required'] } }),
  );
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([429, '7', 'private, no-store']);
  expect(body).toEqual({ status: 429, code: 'rate_limited', message: 'rate_limited', errors: { field: ['required'] }, data: { a: 1 } });
});

test.each([
  ['22P02', 404, 'not_found'],
  ['22021', 400, 'validation_failed'],
  ['22003', 400, 'validation_failed'],
  ['22007', 400, 'validation_failed'],
  ['22008', 400, 'validation_failed'],
  ['22P05', 400, 'validation_failed'],
])('what the database refuses with %s is the caller’s doing', async (state, status, code) => {
  const { body, lines } = await answerTo(refused(state));
  expect(body).toMatchObject({ status, code });
  expect(lines).toEqual([]);
});

test('anything else is told to the log, without parameters, and not to the caller', async () => {
  const { body, lines } = await answerTo(refused('42P01'));
  expect(body).toMatchObject({ status: 500, code: 'internal_error' });
  expect(JSON.stringify(body)).not.toContain('driver');
  expect(lines[0]).toContain('driver says so');
  expect(lines[0]).not.toContain('secret');
});

test.each([
  refused('57P01'),
  refused('57P02'),
  refused('57P03'),
  refused('08006'),
  refused('53300'),
  Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }),
  new Error('Failed query', { cause: Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }) }),
  new Error('timeout exceeded when trying to connect'),
  new Error('Query read timeout'),
  new Error('Connection terminated unexpectedly'),
])('a database that is not there for a moment, %s, is 503 and asked again', async error => {
  const { answer, body, lines } = await answerTo(error);
  expect(body).toEqual({ status: 503, code: 'unavailable', message: 'database' });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(lines).toHaveLength(1);
});

test.each([
  refused('53100'),
  Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
  Object.assign(new Error('EDQUOT: disk quota exceeded, write'), { code: 'EDQUOT' }),
])('a disk that has no room, %s, is 503 and asked again, and the watch hears of it', async error => {
  const { answer, body, lines, refusals } = await answerTo(error);
  expect(body).toMatchObject({ status: 503, code: 'storage_full' });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect([lines.length, refusals.length]).toEqual([0, 1]);
});
