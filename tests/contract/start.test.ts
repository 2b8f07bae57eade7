import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { backUp } from '#server/db/backup.ts';
import { lockDirectory } from '#server/db/lock.ts';
import { openPGlite } from '#server/db/open.ts';
import { acceptSecret, fingerprintOf, holdSecret } from '#server/db/secret-fingerprint.ts';
import { checkAdminKey, readAdminKey, readSecret } from '#server/keys.ts';
import { OperatorError, unusable } from '#server/operator-error.ts';
import { restoreBackup } from '#server/restore.ts';
import { freePort } from '#tests/support/free-port.ts';
import { start } from './support/start.ts';
import { template } from './support/template.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fondasi-start-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const pidFile = () => path.join(folder, 'pid');
const dead = () => JSON.stringify({ pid: 2 ** 22 + 1, host: hostname(), began: null });

/** Runs work as a user whom permissions stop, which the system's own administrator is not. */
async function asAnyUser<Result>(work: () => Promise<Result>): Promise<Result> {
  const { geteuid, seteuid } = process;
  if (geteuid?.() !== 0 || seteuid === undefined) return work();
  seteuid(65_534);
  try {
    return await work();
  } finally {
    seteuid(0);
  }
}

/** The end of an attempt, as one line. */
const sentenceOf = async (attempt: () => unknown): Promise<string> => {
  const error = await Promise.resolve()
    .then(attempt)
    .then(
      () => 'no error',
      thrown => thrown,
    );
  return error instanceof OperatorError ? error.message : `no sentence: ${error}`;
};

describe('a data directory', () => {
  test.each([
    ['with the file of a dead process', async () => writeFile(pidFile(), dead())],
    ['without one', async () => undefined],
  ])('that may not be written, %s, says so at once', { timeout: 10_000 }, async (_, prepare) => {
    await prepare();
    await chown(folder, 65_534, 65_534).catch(() => undefined);
    await chmod(folder, 0o500);
    const told = await asAnyUser(() => sentenceOf(() => lockDirectory(folder)));
    await chmod(folder, 0o700);
    expect(told).toMatch(
      /^the data directory \S+ can't be used: this process may not use it \(EACCES at \S+\); mend it, or set another DATA_DIR$/,
    );
    expect(told).toContain(folder);
  });

  test('says so where its file of a dead process may not be read', { timeout: 10_000 }, async () => {
    await writeFile(pidFile(), dead(), { mode: 0o000 });
    await chown(folder, 65_534, 65_534).catch(() => undefined);
    expect(await asAnyUser(() => sentenceOf(() => lockDirectory(folder)))).toContain(`EACCES at ${pidFile()}`);
  });

  test('that is a file, or lies below one, is told as that', async () => {
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    for (const directory of [file, path.join(file, 'data')]) {
      expect(await sentenceOf(() => lockDirectory(directory))).toContain('a file stands where a folder must be');
      expect(await sentenceOf(() => readSecret(directory))).toContain('a file stands where a folder must be');
    }
  });

  test.each([
    ['full', Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' }), 'its disk is full (ENOSPC)'],
    ['read-only', Object.assign(new Error('EROFS'), { code: 'EROFS' }), 'its disk is read-only (EROFS)'],
    // The embedded database throws no errors, but objects with numbers of its own.
    ['full under the embedded database', { name: 'ErrnoError', errno: 51 }, 'its disk is full (ENOSPC)'],
  ])('on a disk that is %s is told as that', (_, error, reason) => {
    const told = unusable('/data', error);
    expect(told).toBeInstanceOf(OperatorError);
    expect(told).toMatchObject({ message: expect.stringContaining(`/data can't be used: ${reason}`) });
  });

  test.runIf(existsSync('/proc/self/stat'))('is taken over from a process that ended and whose parent never heard of it', async () => {
    // The parent becomes a program that never asks after its children, before the child ends with its input.
    const parent = spawn('sh', ['-c', 'read line <&3 & echo $!; exec sleep 600'], { stdio: ['ignore', 'pipe', 'ignore', 'pipe'] });
    try {
      const [line] = await once(parent.stdout as NodeJS.ReadableStream, 'data');
      const pid = Number(String(line).trim());
      await expect.poll(() => readFile(`/proc/${parent.pid}/comm`, 'utf8'), { timeout: 20_000 }).toBe('sleep\n');
      (parent.stdio[3] as Writable).end();
      const fields = async () => (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
      await expect.poll(async () => (await fields())[0], { timeout: 10_000 }).toBe('Z');
      for (const began of [null, (await fields())[19] ?? '']) {
        await writeFile(pidFile(), JSON.stringify({ pid, host: hostname(), began }));
        (await lockDirectory(folder)).release();
      }
    } finally {
      parent.kill('SIGKILL');
    }
  });
});

describe('the admin key', () => {
  const good = 'k'.repeat(32);
  const short = 'k'.repeat(31);

  test.each(['', '   ', short, ` ${short} `])('of the environment is refused where it is %j', async ADMIN_KEY => {
    const told = await sentenceOf(() => readAdminKey(folder, { ADMIN_KEY }));
    expect(told).toBe(`ADMIN_KEY must have at least 32 characters, not ${ADMIN_KEY.trim().length}; leave it unset to have one made`);
  });

  test('of the file is refused where an operator made it short, and one of 32 characters is taken', async () => {
    const file = path.join(folder, 'admin-key');
    for (const key of ['', ` ${short}\n`]) {
      await writeFile(file, key);
      expect(await sentenceOf(() => checkAdminKey(folder, {}))).toBe(
        `the admin key in ${file} must have at least 32 characters, not ${key.trim().length}; remove the file to have one made`,
      );
    }
    await writeFile(file, `${good}\n`);
    expect(readAdminKey(folder, {})).toBe(good);
    expect(readAdminKey(folder, { ADMIN_KEY: `${good}x ` })).toBe(`${good}x`);
  });

  test('that is made has 32 characters and stays valid', () => {
    checkAdminKey(folder, {});
    const made = readAdminKey(folder, {});
    expect(made).toHaveLength(32);
    expect(readAdminKey(folder, {})).toBe(made);
  });
});

describe('a copy that is broken', () => {
  let database: Awaited<ReturnType<typeof openPGlite>>;
  let copies: string;
  let whole: Buffer;
  beforeAll(async () => {
    database = await openPGlite(null, await template('small'));
    copies = await mkdtemp(path.join(tmpdir(), 'fondasi-copies-'));
    whole = await readFile(await backUp(database.dump, copies, new Date()));
  });
  afterAll(async () => {
    await database.close();
    await rm(copies, { recursive: true, force: true });
  });

  /** A database without a shop. */
  const bare = async () => {
    const empty = await openPGlite(null, await template('none'));
    const tar = Buffer.from(await (await empty.dump()).arrayBuffer());
    await empty.close();
    return gzipSync(tar);
  };
  /** One byte of a table differs, which the sum at the end tells. */
  const flipped = () => {
    const bytes = Buffer.from(whole);
    const middle = bytes.length >> 1;
    bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
    return bytes;
  };
  const tarOf = (name: string) => {
    const header = Buffer.alloc(1024);
    header.write(name, 0);
    header.write('00000000000', 124);
    header.fill(' ', 148, 156);
    header.write(
      header
        .reduce((sum, byte) => sum + byte, 0)
        .toString(8)
        .padStart(6, '0'),
      148,
    );
    return header;
  };

  test.each<readonly [string, () => Buffer | Promise<Buffer>, string]>([
    ['cut off', () => whole.subarray(0, whole.length >> 1), 'it is no copy of a shop, or only a part of one'],
    ['changed in one bit', flipped, 'it is no copy of a shop, or only a part of one'],
    ['empty', () => Buffer.alloc(0), 'it is no copy of a shop, or only a part of one'],
    ['no gzip', () => Buffer.from('nothing'), 'it is no copy of a shop, or only a part of one (incorrect header check)'],
    ['a gzip of a text', () => gzipSync('nothing'), 'it is no copy of a shop, or only a part of one (not a whole tar)'],
    ['a gzip of half a tar', () => gzipSync(gunzipSync(whole).subarray(0, 20_000)), 'not a whole tar'],
    ['a tar of something else', () => gzipSync(tarOf('picture.jpg')), 'there is no database in it'],
    ['a database without a shop', bare, 'there is a database in it, but no shop'],
  ])('because it is %s leaves the database where it was', async (_, make, reason) => {
    const file = path.join(folder, 'copy.tar.gz');
    const location = path.join(folder, 'pglite');
    await writeFile(file, await make());
    await mkdir(location);
    await writeFile(path.join(location, 'stands'), 'for the database');
    const told = await sentenceOf(() => restoreBackup(file, location, new Date()));
    expect(told).toContain(`${file} was not restored: `);
    expect(told).toContain(reason);
    expect(told).toMatch(/\. The database is as it was$/);
    expect(told).not.toContain('\n');
    expect(await readdir(location)).toEqual(['stands']);
    expect((await readdir(folder)).sort()).toEqual(['copy.tar.gz', 'pglite']);
  });

  test('or is none at all, says which', async () => {
    const location = path.join(folder, 'pglite');
    expect(await sentenceOf(() => restoreBackup(path.join(folder, 'none'), location, new Date()))).toContain('it does not exist');
    expect(await sentenceOf(() => restoreBackup(folder, location, new Date()))).toContain('it is a folder');
  });
});

test('a start that cannot be says one sentence on its error stream and ends with 1', async () => {
  const file = path.join(folder, 'file');
  await writeFile(file, 'nothing');
  const good = path.join(folder, 'good');
  const port = String(await freePort());
  const cases: readonly (readonly [readonly string[], Readonly<Record<string, string>>, string])[] = [
    [[], { DATA_DIR: file }, `Fondasi can't start: the data directory ${file} can't be used: a file stands where a folder must be (`],
    [[], { DATA_DIR: good, ADMIN_KEY: 'short' }, "Fondasi can't start: ADMIN_KEY must have at least 32 characters, not 5"],
    [['restore', file], { DATA_DIR: good }, `Fondasi can't restore: ${file} was not restored: it is no copy of a shop`],
    [['restore'], { DATA_DIR: good }, "Fondasi can't restore: restore wants the file of a copy"],
    [
      ['restore', file],
      { DATA_DIR: good, DATABASE_URL: 'postgres://127.0.0.1:1/x' },
      "Fondasi can't restore: copies are of the embedded database",
    ],
    [['restroe', file], { DATA_DIR: good }, "Fondasi can't start: there is no command 'restroe'"],
    [['--check-config'], { DATA_DIR: good, DATABSE_URL: 'x' }, "Fondasi can't start: DATABSE_URL is no setting; DATABASE_URL may be meant"],
  ];
  await Promise.all(
    cases.map(async ([args, env, sentence]) => {
      const { ended, output } = start('server/main.ts', args, { PORT: port, ...env });
      expect(await ended, output()).toBe(1);
      expect(output()).toContain(sentence);
      expect(output().trim().split('\n')).toHaveLength(1);
    }),
  );
  const checked = start('server/main.ts', ['--check-config'], { DATA_DIR: good, PORT: port });
  expect(await checked.ended).toBe(0);
  expect(checked.output()).toBe(`The configuration is good: http://127.0.0.1:${port}, embedded database, files in ${good}.\n`);
  expect(existsSync(path.join(good, 'pglite'))).toBe(false);
});

test('another secret than the shop was opened with is refused, until the operator takes it for good', async () => {
  const shop = await openPGlite(null, await template('none'));
  const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  try {
    await holdSecret(shop.db, first);
    await holdSecret(shop.db, first);
    const told = await sentenceOf(() => holdSecret(shop.db, second));
    expect(told).toContain(`(fingerprint ${fingerprintOf(first)})`);
    expect(told).toContain(`(${fingerprintOf(second)})`);
    expect(await acceptSecret(shop.db, second)).toBe(fingerprintOf(first));
    await holdSecret(shop.db, second);
    expect(await sentenceOf(() => holdSecret(shop.db, first))).toContain('another secret');
  } finally {
    await shop.close();
  }
});
