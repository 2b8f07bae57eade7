import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';

/** The keys that a browser makes for one subscription, and what it does with a message. */
export interface PushReceiver {
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** The plain text of an RFC 8291 message. @throws Error where it was not meant for these keys */
  decrypt(body: Uint8Array): string;
}

/** Makes a receiver with fresh keys. */
export function pushReceiver(): PushReceiver {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  const own = curve.getPublicKey();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    decrypt(bytes) {
      const body = Buffer.from(bytes);
      const salt = body.subarray(0, 16);
      const senderEnd = 21 + (body[20] ?? 0);
      const sender = body.subarray(21, senderEnd);
      const shared = curve.computeSecret(sender);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
      const key = Buffer.from(hkdfSync('sha256', shared, auth, info, 32));
      const contentKey = Buffer.from(hkdfSync('sha256', key, salt, 'Content-Encoding: aes128gcm\0', 16));
      const nonce = Buffer.from(hkdfSync('sha256', key, salt, 'Content-Encoding: nonce\0', 12));
      const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce);
      decipher.setAuthTag(body.subarray(-16));
      const plain = Buffer.concat([decipher.update(body.subarray(senderEnd, -16)), decipher.final()]);
      // A delimiter of 2 ends the last record; zeros may follow it.
      const end = plain.lastIndexOf(2);
      return plain.subarray(0, end).toString('utf8');
    },
  };
}

/** The claims of a VAPID header. */
export interface VapidClaims {
  readonly aud: string;
  readonly exp: number;
  readonly sub: string;
  /** The key that signed it, in base64url. */
  readonly key: string;
}

/** Reads and checks `Authorization: vapid t=…, k=…` (RFC 8292). @throws Error where the signature is not the key's */
export function vapidClaims(header: string): VapidClaims {
  const token = /\bt=([\w.-]+)/.exec(header)?.[1] ?? '';
  const key = /\bk=([\w-]+)/.exec(header)?.[1] ?? '';
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) } });
  const signed = Buffer.from(`${head}.${claims}`);
  if (!verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))) {
    throw new Error('the VAPID signature is not of its key');
  }
  return { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), key };
}
