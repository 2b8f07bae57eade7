import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of /proc a second, on every Linux there is. */
const TICKS = 100;

/**
 * Milliseconds that these processes and their children have had of a processor, user and system together: what a request costs however
 * busy the machine is. Null where the system does not tell.
 */
export function processorTime(pids: readonly number[]): number | null {
  try {
    const ticks = readdirSync('/proc')
      .filter(name => /^\d+$/.test(name))
      .map(readStat)
      .filter(stat => stat !== null && (pids.includes(stat.pid) || pids.includes(stat.parent)))
      .reduce((sum, stat) => sum + (stat?.ticks ?? 0), 0);
    return (ticks * 1_000) / TICKS;
  } catch {
    return null;
  }
}

/** Milliseconds that a process's main thread has had of a processor; null where the system does not tell. */
export function mainThreadTime(pid: number): number | null {
  const ticks = readStat(`${pid}/task/${pid}`)?.ticks;
  return ticks === undefined ? null : (ticks * 1_000) / TICKS;
}

/** A process that ends while it is looked at is none. */
function readStat(pid: string): { pid: number; parent: number; ticks: number } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Behind the name, which may hold anything: state, parent, …; user and system time are the 14th and 15th of all.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { pid: Number(pid), parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    return null;
  }
}
