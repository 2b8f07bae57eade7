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
    expect(() => readConfig({ SEED })).toThrow(new ConfigError([`SEED must be 'demo' or 'empty', not '${SEED}'`]));
  });
});

it.each(['true', '-1', '1.5'])('a number of proxies is not %s', TRUST_PROXY => {
  expect(() => readConfig({ TRUST_PROXY })).toThrow(
    new ConfigError([`TRUST_PROXY must be a whole number from 0 to 10, or networks such as '10.0.0.0/8,fd00::/8', not '${TRUST_PROXY}'`]),
  );
});

/** The sentences by which a configuration is refused; none where it is good. */
function mistakesOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.mistakes;
    throw error;
  }
}

it('names all mistakes at once, a sentence each', () => {
  const env = {
    PORT: '80000',
    DATABSE_URL: 'postgres://localhost/shop',
    RATE_LIMITS: 'no',
    PUBLIC_URL: 'shop.example',
    GOOGLE_CLIENT_ID: 'id',
    PUSH_SERVICES: 'https://push.example',
  };
  expect(mistakesOf(env)).toEqual([
    'DATABSE_URL is no setting; DATABASE_URL may be meant',
    "PORT must be a whole number from 0 to 65535, not '80000'",
    "PUBLIC_URL must be an address such as 'https://shop.example', not 'shop.example'",
    "RATE_LIMITS must be 'on' or 'off', not 'no'",
    "PUSH_SERVICES must name hosts such as 'push.example.com:8443', not 'https://push.example'",
    'GOOGLE_CLIENT_SECRET is missing: sign-in with Google needs GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or none of them',
  ]);
});

it('repeats no password and no secret', () => {
  const told = mistakesOf({ DATABASE_URL: 'mysql://shop:hunter2hunter2@db/shop', SECRET: 'hunter2hunter2' });
  expect(told).toHaveLength(2);
  expect(told.join(' ')).not.toContain('hunter2');
});

it.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASEURL', 'DATABASE_URL'],
  ['PUBLC_ULR', 'PUBLIC_URL'],
  ['TRUST_PROXI', 'TRUST_PROXY'],
  ['PROT', 'PORT'],
  ['ADMINKEY', 'ADMIN_KEY'],
  ['SECRETS', 'SECRET'],
])('%s is named as a slip of %s', (name, meant) => {
  expect(mistakesOf({ [name]: '1' })).toEqual([`${name} is no setting; ${meant} may be meant`]);
});

it('takes no name of another program for a slip', () => {
  const names = ['HOME', 'HOSTNAME', 'PATH', 'PWD', 'USER', 'SHELL', 'TERM', 'LANG', 'SHOP_URL', 'CI', 'NODE_ENV', 'POSTGRES_URL', 'SHLVL'];
  expect(mistakesOf(Object.fromEntries(names.map(name => [name, '1'])))).toEqual([]);
});

it('takes settings without their blanks, and empty ones as not set', () => {
  expect(readConfig({ PORT: ' 8080 ', PUBLIC_URL: '', SEED: ' ' })).toMatchObject({
    port: 8080,
    publicUrl: 'http://127.0.0.1:8080',
    seed: 'demo',
  });
});

it('takes a secret in base64url, as the file has it, and in base64', () => {
  const bytes = Buffer.alloc(32, 0xfb);
  for (const encoding of ['base64url', 'base64'] as const)
    expect(readConfig({ SECRET: bytes.toString(encoding) }).secret).toEqual(new Uint8Array(bytes));
  expect(mistakesOf({ SECRET: Buffer.alloc(31).toString('base64url') })).toHaveLength(1);
});

it('takes a bucket with all that it needs, or none', () => {
  const whole = { S3_ENDPOINT: 'https://s3.example/', S3_BUCKET: 'shop', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'hunter2' };
  expect(readConfig(whole).s3).toEqual({
    endpoint: 'https://s3.example',
    bucket: 'shop',
    region: 'us-east-1',
    accessKeyId: 'id',
    secretAccessKey: 'hunter2',
  });
  expect(readConfig({}).s3).toBeNull();
  const { S3_BUCKET: _, ...without } = whole;
  expect(mistakesOf(without)).toEqual([
    'S3_BUCKET is missing: object storage needs S3_ENDPOINT and S3_BUCKET and S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or none of them',
  ]);
});
