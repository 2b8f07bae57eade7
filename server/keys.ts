import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { OperatorError, systemCode, unusable } from './operator-error.ts';

/** File of the admin key in the data directory; the command line reads it too. */
export const adminKeyFile = (dataDir: string) => path.join(dataDir, 'admin-key');

/** File of the secret in the data directory. */
const secretFile = (dataDir: string) => path.join(dataDir, 'secret');

/** Characters at least: as many as the key that is made at the first start has, so that no key can be guessed. */
const ADMIN_KEY_LENGTH = 32;

/**
 * Checks the admin key that there is, before anything is opened; one that is still to be made is good.
 * @throws OperatorError where it is too short
 */
export function checkAdminKey(dataDir: string, env: Env): void {
  const file = adminKeyFile(dataDir);
  const key = env.ADMIN_KEY ?? readKey(dataDir, file);
  if (key === null || key.trim().length >= ADMIN_KEY_LENGTH) return;
  const place = env.ADMIN_KEY === undefined ? `the admin key in ${file}` : 'ADMIN_KEY';
  const way = env.ADMIN_KEY === undefined ? 'remove the file' : 'leave it unset';
  throw new OperatorError(`${place} must have at least ${ADMIN_KEY_LENGTH} characters, not ${key.trim().length}; ${way} to have one made`);
}

/** The admin key: ADMIN_KEY, else the one that was made at the first start. @throws OperatorError as {@link checkAdminKey} */
export function readAdminKey(dataDir: string, env: Env): string {
  checkAdminKey(dataDir, env);
  return env.ADMIN_KEY?.trim() ?? readOrMake(dataDir, adminKeyFile(dataDir), () => randomBytes(24).toString('base64url'));
}

/**
 * The shop's secret, at least 32 bytes: the one that the configuration gives, else the data directory's file, made at the first start.
 * Several processes on one PostgreSQL need the same one; `holdSecret` refuses another.
 * @throws OperatorError where the file is empty or can't be used
 */
export function readSecret(dataDir: string, given: Uint8Array | null = null): Uint8Array {
  if (given !== null) return given;
  const file = secretFile(dataDir);
  const text = readOrMake(dataDir, file, () => randomBytes(32).toString('base64url'));
  if (text === '') throw new OperatorError(`${file} is empty; remove it to have a new one made`);
  return Buffer.from(text, 'base64url');
}

/** The keys of a shop as text, for its backup; null for one that has not been made. @param given the secret of the configuration */
export function keptKeys(dataDir: string, given: Uint8Array | null): { readonly secret: string | null; readonly adminKey: string | null } {
  const secret = given === null ? readKey(dataDir, secretFile(dataDir)) : Buffer.from(given).toString('base64url');
  return { secret: secret || null, adminKey: readKey(dataDir, adminKeyFile(dataDir)) || null };
}

type Env = Readonly<Record<string, string | undefined>>;

function readOrMake(dataDir: string, file: string, make: () => string): string {
  const known = readKey(dataDir, file);
  if (known !== null) return known;
  const made = make();
  try {
    mkdirSync(dataDir, { recursive: true });
    return writeNew(file, made) ? made : (readKey(dataDir, file) ?? '');
  } catch (error) {
    throw unusable(dataDir, error);
  }
}

/** @returns false where another process made it meanwhile */
function writeNew(file: string, text: string): boolean {
  try {
    writeFileSync(file, `${text}\n`, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false;
    // A full disk leaves an empty file, with which no later start would get on.
    if (systemCode(error) === 'ENOSPC') rmSync(file, { force: true });
    throw error;
  }
}

function readKey(dataDir: string, file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    // Where the directory itself can't be used, taking it says so.
    if (['ENOENT', 'ENOTDIR'].includes(systemCode(error))) return null;
    throw unusable(dataDir, error);
  }
}
