import { causesOf } from '#server/causes.ts';

/** SQLSTATE of a database error, through the query builder's wrapping. */
export function sqlState(error: unknown): string | null {
  for (const cause of causesOf(error)) {
    if ('code' in cause && typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code)) return cause.code;
  }
  return null;
}

/** Serialization failure and deadlock: the database undid everything and asks to be asked again. */
const REPEATABLE = new Set(['40001', '40P01']);
const ATTEMPTS = 5;

/** Runs a whole transaction again after a serialization failure or deadlock, at most five times in all. */
export async function retrying<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt >= ATTEMPTS || !REPEATABLE.has(sqlState(error) ?? '')) throw error;
      // Colliding transactions must not collide again in step.
      await new Promise(resolve => setTimeout(resolve, Math.random() * 20 * attempt));
    }
  }
}
