import { isConnectionLoss } from './db/connection-loss.ts';
import { knownMigrations, migrationsOf } from './db/migrating.ts';
import type { Deps } from './deps.ts';
import { diskStore } from './files/disk-store.ts';
import { FilesUnavailable } from './files/store.ts';
import { shared, TimeOver, within } from './time-limit.ts';

/** Milliseconds for which one check is waited for; they run beside each other. */
const PATIENCE = 2_000;

/**
 * How a check ended. 'ok' serves; so does 'newer' (the database has migrations that this code does not know: they only add, so that two
 * versions may run beside each other) and 'short' (the disk's reserve is touched, but reads go on, and a full disk must not take a whole
 * shop off its balancer). Everything else does not.
 */
type CheckState = 'ok' | 'newer' | 'short' | 'timeout' | 'away' | 'failed' | 'missing' | 'unknown' | 'used_up' | 'stopping';
const SERVING: ReadonlySet<CheckState> = new Set<CheckState>(['ok', 'newer', 'short']);

/** Each check with its state; for migrations also how many this code and the database have, where they differ. */
type Checks = Readonly<Record<'database' | 'migrations' | 'files' | 'disk' | 'stopping', Check>>;
interface Check {
  readonly state: CheckState;
  readonly known?: number;
  readonly applied?: number;
}

/** Whether the process is to get requests. */
export interface Readiness {
  readonly isReady: boolean;
  /** Names of the checks that say no. */
  readonly failing: readonly string[];
  readonly checks: Checks;
}

/** Makes the question whether this process is to get requests. It is answered within {@link PATIENCE} and a little, whatever hangs. */
export function createReadiness({ db, config, files, disk, stopping }: Deps): () => Promise<Readiness> {
  // The files of the migrations are of the build, which does not change under a process.
  let known: readonly number[] | undefined;
  const askDatabase = shared(() => migrationsOf(db));
  /** Keys and resized pictures lie in the data directory also where files lie in a bucket. */
  const fileChecks = (files.isShared ? [diskStore(config.dataDir), files] : [files]).map(store => shared(() => store.check()));

  async function ofDatabase(): Promise<Pick<Checks, 'database' | 'migrations'>> {
    try {
      const applied = await within(askDatabase(), PATIENCE);
      known ??= knownMigrations();
      return { database: { state: 'ok' }, migrations: compare(known, applied) };
    } catch (error) {
      if (error instanceof TimeOver) return { database: { state: 'timeout' }, migrations: { state: 'unknown' } };
      if (isConnectionLoss(error)) return { database: { state: 'away' }, migrations: { state: 'unknown' } };
      // It answered, but without the list of migrations, or refused to look.
      return { database: { state: 'failed' }, migrations: { state: 'unknown' } };
    }
  }

  async function ofFiles(): Promise<Check> {
    try {
      await within(Promise.all(fileChecks.map(check => check())), PATIENCE);
      return { state: 'ok' };
    } catch (error) {
      if (error instanceof TimeOver) return { state: 'timeout' };
      return { state: error instanceof FilesUnavailable ? 'away' : 'failed' };
    }
  }

  return async () => {
    const [database, files] = await Promise.all([ofDatabase(), ofFiles()]);
    const checks: Checks = {
      ...database,
      files,
      disk: { state: disk?.isUsedUp() ? 'used_up' : disk?.isShort() ? 'short' : 'ok' },
      stopping: { state: stopping?.aborted ? 'stopping' : 'ok' },
    };
    const failing = Object.entries(checks).flatMap(([name, { state }]) => (SERVING.has(state) ? [] : [name]));
    return { isReady: failing.length === 0, failing, checks };
  };
}

function compare(known: readonly number[], applied: readonly number[]): Check {
  const counts = { known: known.length, applied: applied.length };
  if (known.some(each => !applied.includes(each))) return { state: 'missing', ...counts };
  return applied.some(each => !known.includes(each)) ? { state: 'newer', ...counts } : { state: 'ok' };
}
