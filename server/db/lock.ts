import { mkdirSync, readFileSync, rmdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Who holds a data directory. */
interface Holder {
  readonly pid: number;
  readonly host: string;
  /** Kernel ticks at which the process began, where the system tells: process ids come back, in a container at every start. */
  readonly began: string | null;
}

/** A held data directory. */
export interface Lock {
  release(): void;
}

/** Somebody else holds the data directory. */
export class DirectoryInUse extends Error {}

/** Milliseconds between signs of life, and after how many without one a holder on another machine counts as dead. */
const BEAT = 10_000;
const SILENCE = 60_000;
/** Milliseconds within which a new file has its content, and a takeover ends. */
const PATIENCE = 2_000;

/**
 * Takes a data directory for this process alone: two processes on one embedded database silently lose rows.
 * A file of a process that is dead is taken over.
 * @throws DirectoryInUse with a sentence for the operator
 */
export async function lockDirectory(directory: string): Promise<Lock> {
  mkdirSync(directory, { recursive: true });
  const file = path.join(directory, 'pid');
  const mine = JSON.stringify({ pid: process.pid, host: hostname(), began: beganAt(process.pid) } satisfies Holder);
  for (;;) {
    if (create(file, mine)) return held(file, mine);
    const text = read(file);
    if (text !== null && isAlive(file, text)) {
      throw new DirectoryInUse(`${directory} is in use by process ${parse(text)?.pid ?? '?'} (${file}); stop it, or set another DATA_DIR`);
    }
    await takeOver(file, text);
  }
}

function create(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Several processes may find the same dead one; only the one that makes the folder removes its file, and only if it is still that file. */
async function takeOver(file: string, dead: string | null): Promise<void> {
  const guard = `${file}.takeover`;
  try {
    mkdirSync(guard);
  } catch {
    await sleep(50);
    if (ageOf(guard) > PATIENCE) rmdirSync(guard);
    return;
  }
  if (dead !== null && read(file) === dead) rmSync(file, { force: true });
  rmdirSync(guard);
}

function held(file: string, mine: string): Lock {
  const beat = setInterval(() => {
    const now = new Date();
    if (read(file) === mine) utimesSync(file, now, now);
  }, BEAT);
  beat.unref();
  const release = () => {
    clearInterval(beat);
    process.off('exit', release);
    if (read(file) === mine) rmSync(file, { force: true });
  };
  process.on('exit', release);
  return { release };
}

function isAlive(file: string, text: string): boolean {
  const holder = parse(text);
  if (holder === null) return ageOf(file) < PATIENCE;
  if (holder.host !== hostname()) return ageOf(file) < SILENCE;
  return isRunning(holder.pid) && (holder.began === null || holder.began === beganAt(holder.pid));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user can't be signalled, but it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Field 22 of /proc/PID/stat; the name in field 2 may hold spaces and brackets. */
function beganAt(pid: number): string | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function parse(text: string): Holder | null {
  try {
    const holder: unknown = JSON.parse(text);
    return typeof holder === 'object' && holder !== null && 'pid' in holder ? (holder as Holder) : null;
  } catch {
    return null;
  }
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function ageOf(location: string): number {
  try {
    return Date.now() - statSync(location).mtimeMs;
  } catch {
    return 0;
  }
}
