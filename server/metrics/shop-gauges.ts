import type { OpenDatabase } from '#server/db/client.ts';
import { countOrders, countWaiting } from '#server/db/state-counts.ts';
import type { Deps } from '#server/deps.ts';
import { shared, within } from '#server/time-limit.ts';
import type { Metrics } from './metrics.ts';

/** Milliseconds for which a count of the database is good: however many programs read the figures, they cost one query each in that time. */
const LIFE = 15_000;
/** Milliseconds for which the database is waited for: figures of a shop without one must still come. */
const PATIENCE = 2_000;

type Counts = Readonly<Record<string, number>>;

/** Registers the figures of the shop, beside those that are counted where things happen. */
export function registerShopGauges(
  metrics: Metrics,
  { db, disk }: Pick<Deps, 'db' | 'disk'>,
  connections: OpenDatabase['connections'],
  elapsed: () => number = () => performance.now(),
): void {
  metrics.gauge({
    name: 'fondasi_orders',
    help: 'Orders by state; all processes of a shop tell the same.',
    label: 'state',
    read: kept(() => countOrders(db), elapsed),
  });
  metrics.gauge({
    name: 'fondasi_outbox_waiting',
    help: 'Messages that wait to be sent, by outbox; all processes of a shop tell the same.',
    label: 'outbox',
    read: kept(() => countWaiting(db), elapsed),
  });
  metrics.gauge({
    name: 'fondasi_database_connections',
    help: 'Connections of the pool, and requests that wait for one; none with the embedded database.',
    label: 'state',
    read: () => connections?.() ?? {},
  });
  metrics.gauge({
    name: 'fondasi_disk',
    help: '1 where less than the reserve is free (short), and where three quarters of that are gone (used_up).',
    label: 'state',
    read: () => ({ short: Number(disk?.isShort() ?? false), used_up: Number(disk?.isUsedUp() ?? false) }),
  });
}

/** Reads anew once a lifetime, and waits for it no longer than the database deserves. */
function kept(read: () => Promise<Counts>, elapsed: () => number): () => Promise<Counts> {
  let known: Counts = {};
  let at = Number.NEGATIVE_INFINITY;
  const readAnew = shared(async () => {
    known = await read();
    at = elapsed();
    return known;
  });
  return async () => (elapsed() - at < LIFE ? known : within(readAnew(), PATIENCE));
}
