import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { adminKeyHeader } from '#contract/admin.ts';
import type { Deps } from '#server/deps.ts';
import { clientAddress } from './client-address.ts';
import type { Limit } from './rate-limit.ts';
import { sharedLimiter } from './shared-limit.ts';

const QUARTER_HOUR = 15 * 60_000;

/** Wrong keys from one address. */
const fromAddress: Limit = { events: 10, window: QUARTER_HOUR };
/** Those from an address that has sent the right one: a stranger in the merchant's network does not soon lock the merchant out. */
const fromKnownAddress: Limit = { events: 30, window: QUARTER_HOUR };
/** Addresses that this process remembers for that; beyond it the one that was remembered first is forgotten. */
const MOST_KNOWN = 100;

/**
 * Makes the function that tells whether a request carries the admin key. Beyond the limit no key is compared, right or wrong: answering
 * the right one would leave guessing as quick as before.
 * @throws Problem 429 rate_limited
 */
export function guardAdminKey(deps: Deps): (http: Context) => Promise<boolean> {
  const limiter = sharedLimiter(deps);
  const expected = digest(deps.adminKey);
  // Hashes, since an address is personal.
  const known = new Set<string>();
  return async http => {
    const key = http.req.header(adminKeyHeader);
    if (key === undefined) return false;
    const address = clientAddress(http, deps.config);
    const place = digest(address).toString('base64');
    // Counted before it is compared, so that guesses at the same time can't pass together.
    const taken = await limiter.take({ [`admin key from ${address}`]: known.has(place) ? fromKnownAddress : fromAddress });
    if (!timingSafeEqual(digest(key), expected)) return false;
    await taken.giveBack();
    known.add(place);
    const [first] = known;
    if (known.size > MOST_KNOWN && first !== undefined) known.delete(first);
    return true;
  };
}

/** Digests are of one length, which the comparison in constant time asks for. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
