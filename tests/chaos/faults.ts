import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '#tests/load/generated-values.ts';
import type { Filler } from './filler.ts';
import type { Load } from './load.ts';
import type { Place } from './places.ts';

/** Answers to writes between two faults, least and most: a slow machine has as much load between them as a quick one. */
const CALM = [10, 50] as const;
/** Milliseconds from an answer to a fault at most: long enough for the next write to be anywhere. */
const AFTERWARDS = 40;
/** Milliseconds from a kill to a second one, at most: the server is just starting. */
const STARTING = 1_500;
/** Milliseconds of a freeze in turn: longer and shorter than the server waits for an answer of its database. */
const FREEZES = [
  [4_500, 6_500],
  [200, 3_500],
] as const;
/** Milliseconds that a disk stays full. */
const FULL = [1_000, 5_000] as const;

/** Bytes that are free on a disk that is all but full. */
const SPARE = 8 * 1024 * 1024;

/** Name of the one fault by which a server may end. */
export const FULL_DISK = 'full disk';

/** Lets something fail. @returns the moment from which on the shop could be back (performance.now) */
export type Strike = (nth: number) => Promise<number>;

export interface Struck {
  readonly place: Place;
  readonly load: Load;
  readonly random: Random;
}

const between = (random: Random, [least, most]: readonly [number, number]) => least + random.next() * (most - least);

/** Any moment under load; every other one is that at which an answer to a write has just come. */
async function moment({ load, random }: Struck, act: () => void): Promise<void> {
  const isAtOnce = random.chance(0.5);
  await new Promise<void>(resolve => {
    load.afterAnswers(Math.floor(between(random, CALM)), () => {
      if (isAtOnce) act();
      resolve();
    });
  });
  if (isAtOnce) return;
  await sleep(random.next() * AFTERWARDS);
  act();
}

/** Kills of the server; every fifth one is followed by another while it starts. */
export function serverKills(struck: Struck): Strike {
  const { server } = struck.place;
  return async nth => {
    await moment(struck, () => server.kill());
    if (nth % 5 === 4) {
      await sleep(struck.random.next() * STARTING);
      server.kill();
    }
    return performance.now();
  };
}

/** Kills of PostgreSQL with all its processes; it is started again at once. */
export function databaseKills(struck: Struck): Strike {
  const { postgres } = struck.place;
  return async () => {
    let killed: Promise<void> | undefined;
    await moment(struck, () => {
      killed = postgres?.kill();
    });
    await killed;
    const back = performance.now();
    await postgres?.start();
    return back;
  };
}

/** Freezes of PostgreSQL. */
export function databaseFreezes(struck: Struck): Strike {
  const { postgres } = struck.place;
  return async nth => {
    let thaw: (() => void) | undefined;
    await moment(struck, () => {
      thaw = postgres?.freeze();
    });
    await sleep(between(struck.random, FREEZES[nth % 2 === 0 ? 0 : 1]));
    thaw?.();
    return performance.now();
  };
}

/**
 * Fills the disk that the shop and its database lie on: to the last block, or up to where rows still find room and a new file of the
 * database's log does not. A PostgreSQL that ended by it is started again, as an operator would.
 */
export function fullDisks(struck: Struck, filler: Filler): Strike {
  const { place, random } = struck;
  return async nth => {
    let filled: Promise<void> | undefined;
    await moment(struck, () => {
      filled = filler.fill(nth % 2 === 0 ? 0 : SPARE);
    });
    await filled;
    await sleep(between(random, FULL));
    await filler.free();
    const back = performance.now();
    await place.postgres?.start();
    return back;
  };
}
