import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';

describe('how a new database is filled', () => {
  it.each([
    ['demo', {}],
    ['demo', { PUBLIC_URL: 'http://192.168.1.4:3000', SEED: '' }],
    ['empty', { PUBLIC_URL: 'https://shop.example' }],
    ['empty', { PUBLIC_URL: 'HTTPS://shop.example/' }],
    ['empty', { DATABASE_URL: 'postgres://localhost/shop' }],
    ['demo', { DATABASE_URL: 'postgres://localhost/shop', PUBLIC_URL: 'https://shop.example', SEED: 'demo' }],
    ['empty', { SEED: 'empty' }],
  ])('is %s by %j', (seed, env) => {
    expect(readConfig(env).seed).toBe(seed);
  });

  it.each(['full', 'Demo', 'none'])('is never guessed from %s', SEED => {
    expect(() => readConfig({ SEED })).toThrow(new ConfigError(`SEED must be 'demo' or 'empty', not '${SEED}'`));
  });
});

it.each(['true', '-1', '1.5'])('a number of proxies is not %s', TRUST_PROXY => {
  expect(() => readConfig({ TRUST_PROXY })).toThrow(
    new ConfigError(`TRUST_PROXY must be a whole number from 0 to 10, not '${TRUST_PROXY}'`),
  );
});
