import { mkdirSync, readFileSync, rmdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { OperatorError, systemCode, unusable } from '#server/operator-error.ts';

/** The process that holds a data directory. */
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

/** Another process holds the data directory. */
export class DirectoryInUse extends OperatorError {}

/** Milliseconds between signs of life, and after how many without one a holder on another machine counts as dead. */
const BEAT = 10_000;
const SILENCE = 60_000;
/** Milliseconds within which a new file has its content, and a takeover ends. */
const PATIENCE = 2_000;
/** Milliseconds for which processes that find the same dead one get into each other's way, at most. */
const CONTEST = 15_000;

/**
 * Takes a data directory for this process alone: two processes on one embedded database silently lose rows.
 * A file of a process that is dead is taken over.
 * @throws DirectoryInUse, or OperatorError where nothing can be written, with a sentence for the operator
 */
export async function lockDirectory(directory: string): Promise<Lock> {
  try {
    return await takeDirectory(directory);
  } catch (error) {
    throw unusable(directory, error);
  }
}

async function takeDirectory(directory: string): Promise<Lock> {
  mkdirSync(directory, { recursive: true });
  const file = path.join(directory, 'pid');
  const mine = JSON.stringify({ pid: process.pid, host: hostname(), began: processOf(process.pid)?.began ?? null } satisfies Holder);
  const since = performance.now();
  for (;;) {
    if (create(file, mine)) return held(file, mine);
    const text = read(file);
    // An overlong contest is one with a file that stays: a clock that was put back makes it look new for ever.
    if ((text !== null && isAlive(file, text)) || performance.now() - since > CONTEST) {
      throw new DirectoryInUse(
        `${directory} is in use by process ${parse(text ?? '')?.pid ?? '?'} (${file}); stop it, or set another DATA_DIR`,
      );
    }
    await takeOver(file, text);
  }
}

function create(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false;
    // A full disk leaves an empty file, which would tell the next start nothing.
    if (read(file) === '') rmSync(file, { force: true });
    throw error;
  }
}

/** Several processes may find the same dead one; only the one that makes the folder removes its file, and only if it is still that file. */
async function takeOver(file: string, dead: string | null): Promise<void> {
  const guard = `${file}.takeover`;
  try {
    mkdirSync(guard);
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw error;
    await sleep(50);
    if (ageOf(guard) > PATIENCE) rmSync(guard, { recursive: true, force: true });
    return;
  }
  try {
    if (dead !== null && read(file) === dead) rmSync(file, { force: true });
  } finally {
    rmdirSync(guard);
  }
}

function held(file: string, mine: string): Lock {
  const beat = setInterval(() => {
    const now = new Date();
    quietly(() => read(file) === mine && utimesSync(file, now, now));
  }, BEAT);
  beat.unref();
  const release = () => {
    clearInterval(beat);
    process.off('exit', release);
    quietly(() => read(file) === mine && rmSync(file, { force: true }));
  };
  process.on('exit', release);
  return { release };
}

/** A disk that turned read-only must not end a shop that still answers; the next start finds a dead process's file. */
function quietly(work: () => unknown): void {
  try {
    work();
  } catch {}
}

function isAlive(file: string, text: string): boolean {
  const holder = parse(text);
  if (holder === null) return ageOf(file) < PATIENCE;
  if (holder.host !== hostname()) return ageOf(file) < SILENCE;
  return isRunning(holder);
}

function isRunning({ pid, began }: Holder): boolean {
  // Read before the process is asked after: one that ends in between is found gone.
  const found = processOf(pid);
  try {
    process.kill(pid, 0);
  } catch (error) {
    // A process of another user can't be signalled, but it is there.
    if (systemCode(error) !== 'EPERM') return false;
  }
  if (found === null) return true;
  // One that has ended keeps its number until its parent has heard of it, which may be never.
  return !/[ZX]/i.test(found.state) && (began === null || began === found.began);
}

/** Fields 3 and 22 of /proc/PID/stat, where the system has it and shows it; the name in field 2 may hold spaces and brackets. */
function processOf(pid: number): { readonly state: string; readonly began: string | null } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', began: fields[19] ?? null };
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
  } catch (error) {
    if (systemCode(error) !== 'ENOENT') throw error;
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
