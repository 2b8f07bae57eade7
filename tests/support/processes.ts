import { execFileSync } from 'node:child_process';

/** Processes that a process has started. */
export function childrenOf(parent: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  return lines.map(line => line.trim().split(/\s+/).map(Number)).flatMap(([pid = 0, ppid]) => (ppid === parent ? [pid] : []));
}

/** Signals processes, those that have ended meanwhile excepted. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended.
    }
  }
}
