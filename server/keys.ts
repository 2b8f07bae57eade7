import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** File of the admin key in the data directory; the command line reads it too. */
export const adminKeyFile = (dataDir: string) => path.join(dataDir, 'admin-key');

/** The admin key: ADMIN_KEY, else the one that was made at the first start. */
export function readAdminKey(dataDir: string, env: Readonly<Record<string, string | undefined>>): string {
  return env.ADMIN_KEY?.trim() || readOrMake(adminKeyFile(dataDir), () => randomBytes(24).toString('base64url'));
}

/** The shop's secret, 32 bytes: whoever changes it signs everybody out. Several processes on one PostgreSQL need the same file. */
export function readSecret(dataDir: string): Uint8Array {
  return Buffer.from(
    readOrMake(path.join(dataDir, 'secret'), () => randomBytes(32).toString('base64url')),
    'base64url',
  );
}

function readOrMake(file: string, make: () => string): string {
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    const made = make();
    writeFileSync(file, `${made}\n`, { flag: 'wx', mode: 0o600 });
    return made;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const text = readFileSync(file, 'utf8').trim();
  if (text === '') throw new Error(`${file} is empty; remove it to have a new one made`);
  return text;
}
