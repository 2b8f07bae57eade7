import type { Config } from './config.ts';
import type { Database, Listen } from './db/client.ts';
import type { DiskSpace } from './disk-space.ts';
import type { FileStore } from './files/store.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics/metrics.ts';

/** Dependencies that the process gives to every module; tests give their own. */
export interface Deps {
  readonly db: Database;
  readonly config: Config;
  /** Receipts, photos and uploads. */
  readonly files: FileStore;
  /** The only clock that rules may read. */
  readonly now: () => Date;
  /** Milliseconds that have passed, by a clock that is never set: limits count by it. The process's own unless a test has one. */
  readonly elapsed?: () => number;
  /** Milliseconds of work after which a request is answered 503; the process's own unless a test has another. */
  readonly patience?: number;
  /** 32 random bytes of this shop, from which refresh tokens' successors are derived. */
  readonly secret: Uint8Array;
  readonly adminKey: string;
  /** The disk under the data directory; without it there is always room. */
  readonly disk?: DiskSpace;
  /** Hears of changes that any process made; without it they are found by looking now and then. */
  readonly listen?: Listen;
  /** Aborted when the process is to stop, so that what is open without end closes first. */
  readonly stopping?: AbortSignal;
  /** Counts what happens, for Prometheus; without it nothing is counted. */
  readonly metrics?: Metrics;
  /** One line for the operator; never with personal data. */
  readonly log: Log;
}
