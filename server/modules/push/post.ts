import { Agent, request } from 'node:https';
import { rootCertificates } from 'node:tls';
import webPush from 'web-push';
import type { Language } from '#contract/endpoint.ts';
import type { VapidKeys } from './vapid.ts';

/** Milliseconds from the first byte of the request to the last of the answer. */
export const TIMEOUT = 10_000;
/** Milliseconds for which one signature is shown to a push service; the standard allows a day. */
const SIGNATURE_LIFE = 6 * 3_600_000;
/** Push services whose signatures are kept: devices name their own, and some have many hosts. */
const MOST_SIGNATURES = 200;

/** Where a message goes. */
interface Target {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: Language;
}

export interface Message {
  readonly payload: string;
  /** Seconds for which the push service keeps it for a device that is off. */
  readonly ttl: number;
  readonly urgency: 'normal' | 'high';
  /** A push that waits for a device that is off is replaced by a later one of the same topic; at most 32 letters of base64url. */
  readonly topic: string;
}

/** The push service's answer; status 0 where none came in time. `retryAfter` in milliseconds. */
export interface Outcome {
  readonly status: number;
  readonly retryAfter: number | null;
}

export type Post = (target: Target, message: Message) => Promise<Outcome>;

/**
 * Makes the function that encrypts a message for its device (RFC 8291), signs it (RFC 8292) and hands it to its push service. A service
 * that sends it elsewhere is not followed: its answer is a refusal.
 * @param contact `mailto:` or `https:` address at which the push service's operator can reach the merchant
 * @param ca certificates in PEM that are trusted besides the usual ones
 */
export function poster({ keys, contact, ca }: { keys: VapidKeys; contact: string; ca: string | null }): Post {
  const agent = new Agent({ keepAlive: true, maxSockets: 64, ...(ca === null ? {} : { ca: [...rootCertificates, ca] }) });
  const signatures = new Map<string, { readonly header: string; readonly until: number }>();

  function signature(origin: string): string {
    const known = signatures.get(origin);
    if (known !== undefined && known.until > Date.now()) return known.header;
    const { publicKey, privateKey } = keys;
    const header = webPush.getVapidHeaders(origin, contact, publicKey, privateKey, 'aes128gcm').Authorization;
    signatures.delete(origin);
    signatures.set(origin, { header, until: Date.now() + SIGNATURE_LIFE });
    const [oldest] = signatures.keys();
    if (signatures.size > MOST_SIGNATURES && oldest !== undefined) signatures.delete(oldest);
    return header;
  }

  return async (target, message) => {
    const { endpoint } = target;
    const { headers, body } = encrypted(target, message) ?? {};
    // Keys that are no keys: nothing can ever be sent there.
    if (headers === undefined) return { status: 410, retryAfter: null };
    const all = { ...headers, Authorization: signature(new URL(endpoint).origin) };
    return new Promise(resolve => {
      const silence = () => resolve({ status: 0, retryAfter: null });
      const call = request(endpoint, { method: 'POST', headers: all, agent, signal: AbortSignal.timeout(TIMEOUT) }, answer => {
        answer.resume();
        answer.on('error', silence);
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, retryAfter: waitOf(answer.headers['retry-after']) }));
      });
      call.on('error', silence);
      call.end(body);
    });
  };
}

/** Null where the device's keys are none. */
function encrypted({ endpoint, p256dh, auth }: Target, { payload, ttl, urgency, topic }: Message) {
  const options = { TTL: ttl, urgency, contentEncoding: 'aes128gcm', topic } as const;
  try {
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, options);
  } catch {
    return null;
  }
}

/** Seconds or a date. */
function waitOf(header: string | undefined): number | null {
  if (header === undefined) return null;
  const wait = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}
