import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { OperatorError } from '#server/operator-error.ts';
import type { Database } from './client.ts';
import { settings } from './schema/shop.ts';

const NAME = 'secret_fingerprint';

/** Names a secret without giving it away, 16 characters. */
export function fingerprintOf(secret: Uint8Array): string {
  return createHmac('sha256', secret).update('fingerprint of the secret').digest('base64url').slice(0, 16);
}

/**
 * Writes the fingerprint of the secret at the shop's first start, and compares it at every other: with another secret each customer
 * would be logged out and every phone's pushes would end, and two processes would refuse each other's tokens.
 * @throws OperatorError where the shop was opened with another secret
 */
export async function holdSecret(db: Database, secret: Uint8Array): Promise<void> {
  const own = fingerprintOf(secret);
  await db.insert(settings).values({ name: NAME, value: own }).onConflictDoNothing();
  const [held] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, NAME));
  if (held?.value === own) return;
  throw new OperatorError(
    `the shop in this database has another secret (fingerprint ${held?.value}) than this process (${own}). Give SECRET, or DATA_DIR/secret, ` +
      "the value that the shop's other processes have. 'node dist/server/main.js accept-secret' takes the new one for good: every customer " +
      'is logged out then, and their phones get no pushes until the app is opened again',
  );
}

/** Takes another secret for good. @returns the fingerprint of the former one, null where there was none */
export async function acceptSecret(db: Database, secret: Uint8Array): Promise<string | null> {
  const [held] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, NAME));
  const value = fingerprintOf(secret);
  await db.insert(settings).values({ name: NAME, value }).onConflictDoUpdate({ target: settings.name, set: { value } });
  return typeof held?.value === 'string' ? held.value : null;
}
