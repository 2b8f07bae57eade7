import type { OutboxBox, OutboxRecord } from './outbox-record.ts';

/** Records that a page holds in memory while the disk can't be used. */
export interface Away {
  /** The outbox as it stands in this page. */
  readonly box: OutboxBox;
  /** The disk's records when this page saw it last. */
  readonly base: OutboxBox;
  /** Ids of what was in `box` at any time: those that are gone from it are settled. */
  readonly seen: ReadonlySet<string>;
}

/** More than wait on a phone after weeks without a line. */
const MOST_BROUGHT = 2_000;

/**
 * Marks everything as tried, so that no later edit is merged into it: the disk may hold it as well, or may still write it down late, and
 * another tab may send it from there.
 */
export function tried(box: OutboxBox): OutboxBox {
  const isFresh = (record: OutboxRecord) => record.attempts === 0;
  return box.records.some(isFresh) ? { ...box, records: box.records.map(each => (isFresh(each) ? { ...each, attempts: 1 } : each)) } : box;
}

/**
 * Whether two boxes are of one disk. A deleted one has another client after its first edit, or the same one and a name of its own where
 * another tab has written back what it knew: what this page misses there was lost with the disk, not settled.
 */
export function isSameDisk(one: OutboxBox, later: OutboxBox): boolean {
  return one.clientId !== null && one.made === later.made && (later.clientId === one.clientId || later.former === one.clientId);
}

/** The page has no copy any more of what the disk holds under this id; the disk's stays. Pure. */
export function withoutCopy({ box, base, seen }: Away, id: string): Away {
  const others = (records: OutboxBox['records']) => records.filter(record => record.id !== id);
  return {
    box: { ...box, records: others(box.records) },
    base: { ...base, records: others(base.records) },
    seen: new Set([...seen].filter(each => each !== id)),
  };
}

/** The page's records after it hears late what the disk has written. Pure. */
export function joined({ box, base, seen }: Away, disk: OutboxBox): Away {
  const fresh = disk.records.filter(({ id }) => !seen.has(id));
  const there = new Set(disk.records.map(({ id }) => id));
  const former = new Set(base.records.map(({ id }) => id));
  const stay = box.records.filter(({ id }) => there.has(id) || !former.has(id));
  const records = [...fresh, ...stay].sort((one, other) => one.seq - other.seq);
  const next = {
    seq: Math.max(box.seq, disk.seq),
    records,
    outcomes: both(box.outcomes, disk.outcomes, base.outcomes, ({ id }) => id),
    unreadable: both(box.unreadable, disk.unreadable, base.unreadable, ({ key }) => key),
  };
  return { box: tried({ ...box, ...next }), base: disk, seen: new Set([...seen, ...fresh.map(({ id }) => id)]) };
}

/**
 * The records to be written once the disk can be used again: those of other tabs, without those that this page has settled, and behind them
 * what this page has still to send. Pure, and harmless when it meets its own result.
 * @param made the name of the disk where it was deleted and is made anew by this
 */
export function returned(disk: OutboxBox, { box, base, seen }: Away, made: string): OutboxBox {
  const isSame = isSameDisk(base, disk);
  const own = new Map(box.records.map(record => [record.id, record]));
  const there = new Set(disk.records.map(({ id }) => id));
  const former = new Set(base.records.map(({ id }) => id));
  const stay = disk.records.filter(({ id }) => own.has(id) || !seen.has(id)).map(record => newer(record, own.get(record.id)));
  // Records that the disk has no more were settled by another tab.
  const brought = new Set(disk.brought);
  const come = box.records.filter(({ id }) => !there.has(id) && !brought.has(id) && !(isSame && former.has(id)));
  const isBlank = disk.clientId === null && disk.seq === 0;
  const clientId = disk.clientId ?? base.clientId ?? box.clientId;
  let seq = Math.max(disk.seq, box.seq);
  const last = come.map(record => ({ ...record, clientId: clientId ?? record.clientId, seq: isBlank ? record.seq : ++seq }));
  return {
    ...disk,
    ...(isBlank ? { made } : {}),
    ...(isSame ? {} : { brought: [...new Set([...brought, ...seen, ...own.keys()])].slice(-MOST_BROUGHT) }),
    clientId,
    seq,
    records: [...stay, ...last],
    outcomes: both(disk.outcomes, box.outcomes, base.outcomes, ({ id }) => id),
    // Their places are a disk's own.
    unreadable: isSame ? both(disk.unreadable, box.unreadable, base.unreadable, ({ key }) => key) : disk.unreadable,
  };
}

function newer(record: OutboxRecord, own: OutboxRecord | undefined): OutboxRecord {
  if (own === undefined) return record;
  const refusal = own.refusal ?? record.refusal;
  return { ...record, attempts: Math.max(record.attempts, own.attempts), ...(refusal === undefined ? {} : { refusal }) };
}

/** Merges two lists that were once the same: the additions of both, without the removals of both. */
function both<Item>(
  first: readonly Item[],
  second: readonly Item[],
  base: readonly Item[],
  keyOf: (item: Item) => unknown,
): readonly Item[] {
  const setOf = (list: readonly Item[]) => new Set(list.map(keyOf));
  const [keys, others, former] = [setOf(first), setOf(second), setOf(base)];
  const stay = first.filter(item => others.has(keyOf(item)) || !former.has(keyOf(item)));
  const come = second.filter(item => !keys.has(keyOf(item)) && !former.has(keyOf(item)));
  return stay.length === first.length && come.length === 0 ? first : [...stay, ...come];
}
