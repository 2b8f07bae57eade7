import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** Seconds for which a code stands, and how many such spans before and after now are taken: RFC 6238 advises one for clocks that differ. */
const PERIOD = 30;
const WINDOW = 1;
/** Recovery codes at a time, and bytes of each. */
const CODES = 10;
const CODE_BYTES = 5;

/** A new secret for an authenticator app, in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that an authenticator app reads from a QR code. @param issuer name of the shop */
export const secretUri = (secret: string, { issuer, label }: { readonly issuer: string; readonly label: string }): string =>
  totp(secret, { issuer, label }).toString();

/**
 * Number of the half minute whose code this is; null for a wrong code and for one that was used.
 * @param lastStep of the code that was taken last, null for none
 */
export function stepOf(
  secret: string,
  code: string,
  { now, lastStep }: { readonly now: Date; readonly lastStep: number | null },
): number | null {
  const digits = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) return null;
  const delta = totp(secret).validate({ token: digits, timestamp: now.getTime(), window: WINDOW });
  if (delta === null) return null;
  const step = Math.floor(now.getTime() / (PERIOD * 1_000)) + delta;
  return lastStep !== null && step <= lastStep ? null : step;
}

const totp = (secret: string, { issuer = '', label = '' } = {}) =>
  new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period: PERIOD, secret: Secret.fromBase32(secret) });

/** Codes for the day when the phone is lost, to be written down: 'k7p4-qx2m'. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => {
    const text = BigInt(`0x${randomBytes(CODE_BYTES).toString('hex')}`)
      .toString(32)
      .padStart(8, '0');
    return `${text.slice(0, 4)}-${text.slice(4)}`;
  });
}

/** They have 40 random bits each, are behind a password, and guesses are counted. */
export const recoveryHash = (code: string): string =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^0-9a-v]/g, ''))
    .digest('base64url');

/** A thief of a copy of the database can't sign in with it: the secret is encrypted with the shop's. @returns nonce, tag and text in base64url */
export function sealed(secret: string, shopSecret: Uint8Array): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(shopSecret), nonce);
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
}

/** Null where it was sealed by another secret. */
export function unsealed(stored: string, shopSecret: Uint8Array): string | null {
  const bytes = Buffer.from(stored, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(shopSecret), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

const keyOf = (shopSecret: Uint8Array) => Buffer.from(hkdfSync('sha256', shopSecret, '', 'fondasi second factor', 32));
