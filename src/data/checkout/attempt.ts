import type { Checkout } from '#contract/orders.ts';
import { uuidv7 } from '#lib/ids.ts';

/** One press of 'Place order': its idempotency key and what it asked for. */
export interface Attempt {
  readonly key: string;
  /** The request's body as JSON. */
  readonly asked: string;
}

/** The same attempt for the same mutation, so that a repetition after a lost answer can't order twice; else a new one. */
export function attemptFor(previous: Attempt | null, checkout: Checkout, newKey: () => string = uuidv7): Attempt {
  const asked = JSON.stringify(checkout);
  return previous?.asked === asked ? previous : { key: newKey(), asked };
}
