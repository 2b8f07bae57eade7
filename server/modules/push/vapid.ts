import { createECDH, hkdfSync } from 'node:crypto';
import type { Deps } from '#server/deps.ts';

/** A P-256 key pair in base64url, with which this shop shows push services who it is (RFC 8292). */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * The shop's VAPID keys, derived from the secret that the first start made: there is one thing to keep and to share between
 * processes, and a restart or a move of the database ends no subscription.
 */
export function vapidKeys({ secret }: Pick<Deps, 'secret'>): VapidKeys {
  for (let attempt = 0; ; attempt += 1) {
    const curve = createECDH('prime256v1');
    try {
      curve.setPrivateKey(Buffer.from(hkdfSync('sha256', secret, '', `vapid ${attempt}`, 32)));
    } catch {
      // One number in four thousand million is none of the curve's.
      continue;
    }
    const privateKey = curve.getPrivateKey();
    // Zeros at its beginning are left out.
    const padded = Buffer.concat([Buffer.alloc(32 - privateKey.length), privateKey]);
    return { publicKey: curve.getPublicKey('base64url'), privateKey: padded.toString('base64url') };
  }
}
