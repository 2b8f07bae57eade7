import { Random } from '#tests/load/generated-values.ts';
import type { Strike, Struck } from './faults.ts';
import { compareAnswers, compareDatabase, type Ledger } from './ledger.ts';
import { startLoad } from './load.ts';
import type { Place } from './places.ts';

/** Milliseconds for which an answer is waited for that does not come. */
const PATIENCE = 60_000;
/** Milliseconds for the first answer of a shop. */
const START = 90_000;

/** The parameters of a row of the run. */
export interface Wanted {
  readonly fault: string;
  readonly times: number;
  readonly strike: (struck: Struck) => Strike;
  readonly shoppers: number;
  readonly seed: number;
  /** Hears after each fault how many milliseconds later the shop was back. */
  readonly onBack: (milliseconds: number) => void;
}

/** The result of a row. */
export interface Row extends Ledger {
  readonly database: string;
  readonly fault: string;
  readonly times: number;
  /** Milliseconds from each fault's end to the first order that was sent after it and answered. */
  readonly back: readonly number[];
  /** Tries that came to nothing, by code and status. */
  readonly failures: Readonly<Record<string, number>>;
  /** Answers to customers that can't be right, and failures that the server logged. */
  readonly surprises: readonly string[];
  /** Ends of the server that the run didn't cause. */
  readonly ends: readonly string[];
}

async function isOpen(url: string): Promise<void> {
  const deadline = performance.now() + START;
  for (;;) {
    const answer = await fetch(`${url}/api/health`).catch(() => null);
    if (answer?.ok) return;
    if (performance.now() > deadline) throw new Error('The shop did not open.');
    await new Promise(resolve => setTimeout(resolve, 50));
  }
}

/** Lets one kind of fault strike a shop under load again and again, then compares what was acknowledged with what there is. */
export async function row(place: Place, { fault, times, strike, shoppers, seed, onBack }: Wanted): Promise<Row> {
  const { server } = place;
  const logged = server.output().length;
  const ended = server.ends.length;
  server.start();
  await isOpen(server.url);
  const load = await startLoad(server.url, [...place.opening.keys()], { count: shoppers, seed });
  const struck = strike({ place, load, random: new Random(seed + 1_000) });
  const back: number[] = [];
  try {
    for (let nth = 0; nth < times; nth += 1) {
      const since = await struck(nth);
      const after = (await load.answeredSince(since, PATIENCE)) - since;
      back.push(after);
      onBack(after);
    }
    await load.stop(PATIENCE);
  } catch (error) {
    load.giveUp();
    throw new Error(`${place.name}, ${fault} ${back.length + 1} of ${times}, seed ${seed}\n${server.output().slice(-4_000)}`, {
      cause: error,
    });
  }
  await isOpen(server.url);
  const listed = await compareAnswers(load.shoppers);
  const ledger = await place.read(db => compareDatabase(db, load.shoppers, place.opening));
  const failed = server
    .output()
    .slice(logged)
    .split('\n')
    .filter(line => / request \S+ .* failed: /.test(line));
  return {
    ...ledger,
    database: place.name,
    fault,
    times,
    back,
    failures: load.failures,
    surprises: [...load.complaints, ...listed, ...new Set(failed.map(line => line.replace(/^\S+ request \S+ /, '')))],
    ends: server.ends.slice(ended),
  };
}
