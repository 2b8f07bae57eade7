import { smallDisk } from '#tests/support/small-disk.ts';
import { databaseFreezes, databaseKills, FULL_DISK, fullDisks, serverKills } from './faults.ts';
import { fillerOf } from './filler.ts';
import { embeddedPlace, type Place, type PlaceOptions, postgresPlace } from './places.ts';
import { type Row, row, type Wanted } from './row.ts';

/** How often each fault strikes; server kills and full disks on each of the two databases. */
export interface Plan {
  readonly serverKills: number;
  readonly databaseKills: number;
  readonly databaseFreezes: number;
  readonly fullDisks: number;
  readonly shoppers: number;
  readonly size: PlaceOptions['size'];
  readonly seed: number;
}

const MB = 1_048_576;
/** MB beside the shop's own files: more than it wants to be free, so that it first lives well. */
const ROOM = 400;

/** Databases of a shop by their names on the command line, with the MB that its files take on a small disk. */
export const DATABASES = [
  { name: 'pglite', open: embeddedPlace, files: 200 },
  { name: 'postgresql', open: postgresPlace, files: 300 },
] as const;

/** The listeners of a run. */
export interface Ears {
  onRow(row: Row): void;
  onBack?: Wanted['onBack'];
}

/**
 * Runs a plan, one row after another.
 * @returns what could not be done on this machine
 */
export async function chaos(
  plan: Plan,
  { onRow, onBack = () => undefined }: Ears,
  databases: readonly (typeof DATABASES)[number][] = DATABASES,
): Promise<string[]> {
  const { shoppers, seed } = plan;
  const one = async (place: Place, fault: string, times: number, strike: Wanted['strike']) => {
    if (times > 0) onRow(await row(place, { fault, times, strike, shoppers, seed, onBack }));
  };
  const missing: string[] = [];
  for (const { open, files } of databases) {
    await within(await open(plan), async place => {
      await one(place, 'SIGKILL of the server', plan.serverKills, serverKills);
      if (place.postgres === null) return;
      await one(place, 'SIGKILL of PostgreSQL', plan.databaseKills, databaseKills);
      await one(place, 'freeze of PostgreSQL', plan.databaseFreezes, databaseFreezes);
    });
    if (plan.fullDisks === 0) continue;
    const disk = await smallDisk((ROOM + files) * MB);
    if (disk === null) {
      missing.push('full disks: this user may not mount a small disk');
      continue;
    }
    try {
      await within(await open({ ...plan, folder: disk.folder }), place =>
        one(place, FULL_DISK, plan.fullDisks, struck => fullDisks(struck, fillerOf(disk.folder))),
      );
    } finally {
      await disk.remove();
    }
  }
  return missing;
}

async function within(place: Place, work: (place: Place) => Promise<void>): Promise<void> {
  try {
    await work(place);
  } finally {
    await place.remove();
  }
}
