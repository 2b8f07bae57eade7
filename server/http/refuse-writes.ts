import type { MiddlewareHandler } from 'hono';
import type { Deps } from '#server/deps.ts';
import { Problem } from './problem.ts';
import { isRead } from './reads.ts';

/** Seconds after which a write that met a full disk makes sense again. */
const RETRY = 30;

/** The refusal of a write for which there is no room: later it may go through, so a phone keeps it and asks again. */
export const storageFull = () => new Problem(503, 'storage_full', { retryAfter: RETRY });

/**
 * Refuses every write while the disk is full, before anything of it is read; sign-in and logout are writes as well.
 * @throws Problem 503 storage_full
 */
export function refuseWrites({ disk }: Pick<Deps, 'disk'>): MiddlewareHandler {
  return (http, next) => {
    if (!isRead(http) && disk?.isShort()) throw storageFull();
    return next();
  };
}
