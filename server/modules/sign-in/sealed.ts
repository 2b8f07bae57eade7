import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { ProviderSchema } from '#contract/sign-in.ts';

/** A sign-in under way. The browser carries it, sealed, so that a stranger can't fill a table by starting sign-ins. */
const AttemptSchema = v.object({
  provider: ProviderSchema,
  state: v.string(),
  nonce: v.string(),
  /** Of PKCE. */
  verifier: v.string(),
  /** Path of the shop to end at. */
  redirect: v.string(),
  /** Known to this browser alone: what a provider says can't be fetched from another one. */
  browser: v.string(),
  /** Milliseconds since 1970. */
  expiresAt: v.number(),
});
export type Attempt = v.InferOutput<typeof AttemptSchema>;

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (secret: Uint8Array) => Buffer.from(hkdfSync('sha256', secret, '', 'fondasi sign-in attempt', 32));

/** An attempt as text that only this shop can read or write. */
export function seal(attempt: Attempt, secret: Uint8Array): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(secret), iv);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(attempt)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The attempt, or null for what was not sealed here or is too old. */
export function open(text: string | undefined, secret: Uint8Array, now: Date): Attempt | null {
  const bytes = Buffer.from(text ?? '', 'base64url');
  if (bytes.length <= IV_BYTES + TAG_BYTES) return null;
  try {
    const decipher = createDecipheriv(ALGORITHM, keyOf(secret), bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const plain = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString();
    const attempt = v.parse(AttemptSchema, JSON.parse(plain));
    return attempt.expiresAt > now.getTime() ? attempt : null;
  } catch {
    return null;
  }
}
