import type { Context } from 'hono';
import type { Deps } from '#server/deps.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { knownDevice } from '#server/http/known-device.ts';
import { Problem } from '#server/http/problem.ts';
import type { Limit } from '#server/http/rate-limit.ts';
import { sharedLimiter } from '#server/http/shared-limit.ts';
import { findByEmail } from './store.ts';

const QUARTER_HOUR = 15 * 60_000;

/** Wrong passwords of one account from one address, and those from a device that has signed in to it before. */
const fromOnePlace: Limit = { events: 10, window: QUARTER_HOUR };
/** Those from anywhere: so loose that one stranger does not keep the customer out, so packed that many strangers guess nothing. */
const ofAccount: Limit = { events: 100, window: QUARTER_HOUR };
/** Those of all accounts from one address: whole villages share that of their mobile network. */
const ofAddress: Limit = { events: 100, window: QUARTER_HOUR };

/** Runs attempts at passwords within limits. */
export type GuardPassword = <Result>(http: Context, email: string, attempt: () => Promise<Result>) => Promise<Result>;

/**
 * Limits wrong passwords; right ones are not counted. A device that has signed in to the account before (a signed cookie) counts for
 * itself alone, so that strangers lock it out neither by the account nor by a shared address.
 * @throws Problem 429 rate_limited before the attempt, besides what the attempt throws
 */
export function guardPasswords(deps: Deps): GuardPassword {
  const limiter = sharedLimiter(deps);
  return async (http, email, attempt) => {
    const account = email.toLowerCase();
    const device = await deviceOf(deps, http, email);
    const address = clientAddress(http, deps.config);
    const place = device === null ? `password of ${account} from ${address}` : `password of ${account} on ${device}`;
    const wide = device === null ? { [`password of ${account}`]: ofAccount, [`passwords from ${address}`]: ofAddress } : {};
    // Counted before it is tried, so that attempts at the same time can't pass together.
    const taken = await limiter.take({ [place]: fromOnePlace, ...wide });
    try {
      const result = await attempt();
      await limiter.forget(place);
      await taken.giveBack();
      return result;
    } catch (error) {
      if (!(error instanceof Problem && error.status === 401)) await taken.giveBack();
      throw error;
    }
  };
}

/** Id of the request's device where the account's customer has signed in on it before. */
async function deviceOf(deps: Deps, http: Context, email: string): Promise<string | null> {
  const known = knownDevice(http, deps);
  if (known === null) return null;
  const customer = await findByEmail(deps.db, email);
  return customer?.id === known.customerId ? known.id : null;
}
