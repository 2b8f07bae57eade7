import { statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Log } from './log.ts';

/** The state of the disk under the data directory, for requests and jobs. */
export interface DiskSpace {
  /** The reserve has been touched: nothing may be written but renewed sessions, without which a customer could read nothing. */
  isShort(): boolean;
  /** Three quarters of the reserve are gone: nothing at all may be written. The embedded database ends where it can't extend its log. */
  isUsedUp(): boolean;
  /** Hears that a write was refused although there seemed to be room, as by a quota, or by PostgreSQL with a disk of its own. @param reason in the system's words */
  wasRefused(reason: string): void;
}

/** A disk that is looked at again and again. */
export interface DiskWatch extends DiskSpace {
  stop(): void;
}

interface Options {
  readonly dataDir: string;
  /** Bytes that must stay free; 0: none. */
  readonly reserve: number;
  readonly log: Log;
  /** Bytes that this process may still write. */
  readonly measure?: (directory: string) => Promise<number>;
  /** Milliseconds from one look to the next. */
  readonly every?: number;
  /** Milliseconds, by a clock that is never set. */
  readonly elapsed?: () => number;
}

/** Milliseconds from one look to the next, and between two lines about the same thing. */
const EVERY = 1_000;
const MINUTE = 60_000;
/** Milliseconds for which a refused write keeps others from being tried. */
const REFUSAL = 5_000;

const usedUpAt = (reserve: number) => reserve / 4;
const megabytes = (bytes: number) => `${Math.floor(bytes / 1_048_576)} MB`;

/** Begins to watch the disk of the data directory; the first look is over when this resolves. */
export async function watchDisk(options: Options): Promise<DiskWatch> {
  const { dataDir, reserve, log, measure = freeBytes, every = EVERY, elapsed = () => performance.now() } = options;
  const tell = onceAMinute(log, elapsed);
  let free = Number.POSITIVE_INFINITY;
  let refusal = { at: Number.NEGATIVE_INFINITY, reason: '' };
  let wasShort = false;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const isShort = () => free < reserve || elapsed() - refusal.at < REFUSAL;
  async function look(): Promise<void> {
    free = await measure(dataDir).catch(error => {
      tell(`the free space of ${dataDir} can't be told: ${error instanceof Error ? error.message : String(error)}`);
      return Number.POSITIVE_INFINITY;
    });
    if (isShort()) {
      wasShort = true;
      const found = free < reserve ? `${megabytes(free)} free in ${dataDir}, less than ${megabytes(reserve)}` : refusal.reason;
      tell(`the disk is full (${found}): writes are answered with 503 until there is room, reads go on`);
    } else if (wasShort) {
      wasShort = false;
      log(`there is room on the disk again (${megabytes(free)} free in ${dataDir}): the shop writes again`);
    }
    if (isStopped) return;
    timer = setTimeout(() => void look(), every);
    timer.unref();
  }

  await look();
  return {
    isShort,
    isUsedUp: () => free < usedUpAt(reserve),
    wasRefused(reason) {
      refusal = { at: elapsed(), reason };
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/**
 * Waits until the embedded database can be opened: where it can't extend its log it fails in a language of its own, and hangs.
 * An operator who makes room need not start the shop again.
 */
export async function waitForRoom(options: Options): Promise<void> {
  const { dataDir, reserve, log, measure = freeBytes, every = EVERY, elapsed = () => performance.now() } = options;
  const tell = onceAMinute(log, elapsed);
  for (;;) {
    // A directory that can't be used is refused with better words by what opens it.
    const free = await measure(dataDir).catch(() => Number.POSITIVE_INFINITY);
    if (free >= usedUpAt(reserve)) return;
    tell(`the disk is full (${megabytes(free)} free in ${dataDir}): the shop opens once ${megabytes(usedUpAt(reserve))} are free`);
    await new Promise(resolve => setTimeout(resolve, every));
  }
}

/** Bytes that this process may still write in a directory, which need not be there yet. */
export async function freeBytes(directory: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(directory);
    return bavail * bsize;
  } catch (error) {
    const parent = path.dirname(directory);
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT') || parent === directory) throw error;
    return freeBytes(parent);
  }
}

function onceAMinute(log: Log, elapsed: () => number): (line: string) => void {
  let saidAt = Number.NEGATIVE_INFINITY;
  return line => {
    if (elapsed() - saidAt < MINUTE) return;
    saidAt = elapsed();
    log(line, 'warn');
  };
}
