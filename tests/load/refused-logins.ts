import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '#tests/support/free-port.ts';

const AT_ONCE = 10;
/** Attempts after which the address has used up its limit, and whatever is made once has been made. */
const WARM_UP = 110;

export interface Growth {
  /** Bytes more than before, after a forced collection. */
  readonly heap: number;
  readonly rss: number;
  /** Answers by status. */
  readonly statuses: Readonly<Record<string, number>>;
}

/**
 * Sends logins that are refused, ten at a time, each with an e-mail of its own: as long as an e-mail may be, and every other one a
 * hundred thousand characters longer.
 * @param count how many
 * @returns by how much the server's memory has grown
 */
export async function refusedLogins(count: number): Promise<Growth> {
  const port = await freePort();
  const server = fork(path.join(import.meta.dirname, 'memory-server.ts'), {
    execArgv: ['--expose-gc', '--import', 'tsx'],
    env: { ...process.env, PORT: String(port) },
  });
  const said = async () => (await once(server, 'message'))[0];
  try {
    await said();
    await flood(port, WARM_UP, () => 60);
    server.send('measure');
    const before = await said();
    const statuses = await flood(port, count, nth => (nth % 2 === 0 ? 100_000 : 60));
    server.send('measure');
    const after = await said();
    return { heap: after.heap - before.heap, rss: after.rss - before.rss, statuses };
  } finally {
    server.kill('SIGKILL');
  }
}

async function flood(port: number, count: number, lengthOf: (nth: number) => number): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  let next = 0;
  const client = async () => {
    while (next < count) {
      const nth = next++;
      const name = `${nth}-`.padEnd(lengthOf(nth), 'x');
      const { status } = await fetch(`http://127.0.0.1:${port}/api/v1/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: `${name}@${`${'y'.repeat(60)}.`.repeat(3)}test`, password: 'Fondasi2026' }),
      });
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, client));
  return statuses;
}
