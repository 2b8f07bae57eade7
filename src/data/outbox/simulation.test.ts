import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { flaws } from '#tests/support/outbox/flaws.ts';
import type { Flaw } from '#tests/support/outbox/parts.ts';
import { play } from '#tests/support/outbox/schedule.ts';

const SCHEDULES = Number(process.env.OUTBOX_SCHEDULES ?? 2_000);
const FIRST = Number(process.env.OUTBOX_SEED ?? 1);

/** The first schedule in which something goes wrong, with what. */
async function firstBreach(schedules: number, flaw?: Flaw): Promise<{ seed: number; breaches: readonly string[] } | null> {
  for (let seed = FIRST; seed < FIRST + schedules; seed += 1) {
    const breaches = await play(seed, flaw);
    // Schedules take no turn of the event loop, and the test's runner waits for one.
    await setImmediate();
    if (breaches.length > 0) return { seed, breaches };
  }
  return null;
}

it(`loses, doubles, reorders and strands nothing in ${SCHEDULES} schedules of faults`, { timeout: 60_000 + SCHEDULES * 150 }, async () => {
  // The seed stands in the failure: OUTBOX_SEED with OUTBOX_SCHEDULES=1 plays that schedule alone.
  expect(await firstBreach(SCHEDULES)).toBeNull();
});

it.each(Object.entries(flaws))('notices an outbox that %s', { timeout: 60_000 }, async (_name, flaw) => {
  expect(await firstBreach(2_000, flaw)).not.toBeNull();
});
