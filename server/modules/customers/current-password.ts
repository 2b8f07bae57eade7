import type { Deps } from '#server/deps.ts';
import { rates } from '#server/http/customer-limits.ts';
import { type SharedLimiter, sharedLimiter } from '#server/http/shared-limit.ts';

/** One for all forms of a process that ask for the current password: guesses at one count for the others. */
const limiters = new WeakMap<Deps, SharedLimiter>();

/** Counts a guess at a customer's current password. @throws Problem 429 rate_limited */
export async function takeGuess(deps: Deps, customerId: string): Promise<{ giveBack(): Promise<void> }> {
  return limiterOf(deps).take({ [nameOf(customerId)]: rates.passwordChanges });
}

/** Forgets a customer's guesses, after a right one. */
export const forgetGuesses = (deps: Deps, customerId: string): Promise<void> => limiterOf(deps).forget(nameOf(customerId));

const nameOf = (customerId: string) => `current password of ${customerId}`;

function limiterOf(deps: Deps): SharedLimiter {
  const limiter = limiters.get(deps) ?? sharedLimiter(deps);
  limiters.set(deps, limiter);
  return limiter;
}
