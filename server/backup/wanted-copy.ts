import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Job } from '#server/clock.ts';
import { writeCopy } from '#server/db/backup.ts';
import { OperatorError, systemReason } from '#server/operator-error.ts';

/** A file of this name asks the running shop for a copy of its database; the answer has the same name with another end. */
const WANTED = /^wanted-[0-9a-f-]{36}$/;
const COPY = '.copy';
const REFUSAL = '.refusal';

/** Milliseconds between two looks, on both sides. */
const LOOK = 1_000;
const ASK_AGAIN = 200;
/** Milliseconds for which an answer is kept that no process has fetched, and for which one is waited for. */
const UNFETCHED = 10 * 60_000;
const PATIENCE = 5 * 60_000;

/**
 * The running shop's side: one process alone may have the embedded database open, so a backup asks it for a copy by a file in its folder.
 * Who may write there may read the whole database anyway, so no key is wanted, and it works where a port is not to be reached.
 */
export function wantedCopies(dump: () => Promise<Blob>, folder: string): Job {
  return {
    name: 'copies for a backup',
    every: LOOK,
    async run() {
      const names = await readdir(folder).catch(() => []);
      for (const name of names.filter(each => WANTED.test(each))) await answer(dump, path.join(folder, name));
      for (const name of names.filter(each => each.startsWith('wanted-'))) await forgetOld(path.join(folder, name));
    },
  };
}

async function answer(dump: () => Promise<Blob>, request: string): Promise<void> {
  try {
    await writeCopy(dump, `${request}${COPY}`);
  } catch (error) {
    const reason = systemReason(error) ?? (error instanceof Error ? error.message : String(error));
    await writeFile(`${request}${REFUSAL}`, reason, { mode: 0o600 }).catch(() => undefined);
  }
  await rm(request, { force: true });
}

async function forgetOld(file: string): Promise<void> {
  const found = await stat(file).catch(() => null);
  if (found !== null && Date.now() - found.mtimeMs > UNFETCHED) await rm(file, { force: true });
}

/**
 * The backup's side: asks the shop that has the embedded database open for a copy of now.
 * @param folder for copies, of the same data directory
 * @returns the database's folder as a tar
 * @throws OperatorError where the shop does not answer, or could not write the copy
 */
export async function askForCopy(folder: string, patience = PATIENCE): Promise<Blob> {
  const request = path.join(folder, `wanted-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(request, '', { flag: 'wx', mode: 0o600 });
    const until = performance.now() + patience;
    while (performance.now() < until) {
      await sleep(ASK_AGAIN);
      if (existsSync(`${request}${REFUSAL}`))
        throw new OperatorError(`the running shop could not copy its database: ${await readFile(`${request}${REFUSAL}`, 'utf8')}`);
      if (!existsSync(`${request}${COPY}`)) continue;
      return new Blob([new Uint8Array(await promisify(gunzip)(await readFile(`${request}${COPY}`)))]);
    }
    throw new OperatorError(`the running shop made no copy of its database within ${patience / 1_000} s; is its disk full?`);
  } finally {
    for (const end of ['', COPY, REFUSAL]) await rm(`${request}${end}`, { force: true });
  }
}
