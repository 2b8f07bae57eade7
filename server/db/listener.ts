import pg from 'pg';
import type { Listen } from './client.ts';
import { lockNumbers } from './lock-numbers.ts';
import { PATIENCE } from './pool.ts';

/** Milliseconds until a lost line is tried again, the first time and at most. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 15_000;
/** Milliseconds between two questions whether the line still stands: one that is only listened to never tells that it broke. */
const BEAT = 15_000;

interface Listener {
  readonly listen: Listen;
  close(): Promise<void>;
}

/**
 * One connection that only listens, opened for the first channel; pooled ones come and go. It holds the lock of an open shop as long as it
 * stands, and waits for a restore that has it.
 * @param beat milliseconds after which a connection that fell silent is found out, besides the time that it has to answer
 * @param patience milliseconds that it has for an answer
 */
export function postgresListener(connectionString: string, beat = BEAT, patience = PATIENCE): Listener {
  const channels = new Map<string, ((payload: string) => void)[]>();
  const tell = (channel: string, payload: string) => {
    for (const onHint of channels.get(channel) ?? []) onHint(payload);
  };
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let isClosed = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString, connectionTimeoutMillis: patience, query_timeout: patience, keepAlive: true });
    client = next;
    next.on('error', () => lost(next));
    next.on('end', () => lost(next));
    next.on('notification', ({ channel, payload }) => tell(channel, payload ?? ''));
    try {
      await next.connect();
      await next.query('select pg_advisory_lock_shared($1)', [lockNumbers.open]);
      for (const channel of channels.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`);
      failures = 0;
      askAgain(next);
    } catch {
      lost(next);
    }
  }

  function askAgain(asked: pg.Client): void {
    const later = setTimeout(() => {
      if (client !== asked || isClosed) return;
      asked.query('select 1').then(
        () => askAgain(asked),
        () => lost(asked),
      );
    }, beat);
    later.unref();
  }

  function lost(former: pg.Client): void {
    if (client !== former || isClosed) return;
    client = null;
    former.end().catch(() => undefined);
    const pause = Math.min(FIRST_PAUSE * 2 ** failures, LONGEST_PAUSE);
    failures += 1;
    timer = setTimeout(() => void reconnect(), pause);
    timer.unref();
  }

  async function reconnect(): Promise<void> {
    if (isClosed) return;
    await connect();
    // Notifications sent meanwhile were missed.
    if (client !== null) for (const channel of channels.keys()) tell(channel, '*');
  }

  return {
    async listen(channel, onHint) {
      channels.set(channel, [...(channels.get(channel) ?? []), onHint]);
      if (client === null) await connect();
      else await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
