import { setTimeout } from 'node:timers/promises';

/** Times that a write is tried: less than five seconds in all where the database answers at all. */
const TRIES = 5;
/** Milliseconds more before each next try. */
const STEP = 250;

/** Writes again where the database does not answer: what was sent and is not marked so would be sent once more. */
export async function insist(write: () => Promise<void>): Promise<void> {
  for (let tries = 1; tries < TRIES; tries += 1) {
    try {
      return await write();
    } catch {
      await setTimeout(tries * STEP);
    }
  }
  return write();
}
