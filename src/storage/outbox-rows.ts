import * as v from 'valibot';
import { type OutboxBox, type OutboxRecord, type Outcome, OutcomeSchema, type RecordReader, type Unreadable } from './outbox-record.ts';

/** The stores of the database; more need a new version, which a tab of the version before could not open. */
export const STORES = ['records', 'client', 'aside'] as const;
const CLIENT = 'client';
const OUTCOMES = 'outcomes';

/** The counter and the name stand beside the records, so that no commit can tear them apart. */
const ClientSchema = v.object({
  clientId: v.string(),
  seq: v.pipe(v.number(), v.safeInteger()),
  former: v.optional(v.string()),
  made: v.optional(v.string()),
  brought: v.optional(v.array(v.string())),
});
const OutcomesSchema = v.array(OutcomeSchema);

/** The raw rows of the stores. */
export interface StoredRows {
  /** By `seq`. */
  readonly rows: readonly unknown[];
  /** Rows that could not be read, with their place. */
  readonly aside: readonly (readonly [key: number, row: unknown])[];
  readonly client: unknown;
  readonly outcomes: unknown;
}

/** A box, and what has to change places so that the stores say the same. */
export interface SortedRows {
  readonly box: OutboxBox;
  /** Rows that this version can't read, by `seq`. */
  readonly toAside: readonly { readonly key: IDBValidKey; readonly row: unknown }[];
  /** Rows that an older version could not read and this one can. */
  readonly back: readonly { readonly key: number; readonly record: OutboxRecord }[];
}

/** Makes a box of what is stored. Pure. */
export function sortRows({ rows, aside, client, outcomes }: StoredRows, read: RecordReader): SortedRows {
  const known = v.safeParse(ClientSchema, client);
  const told = v.safeParse(OutcomesSchema, outcomes);
  const records: OutboxRecord[] = [];
  const unreadable: Unreadable[] = [];
  const toAside: SortedRows['toAside'][number][] = [];
  const back: SortedRows['back'][number][] = [];
  let seq = known.success ? known.output.seq : 0;
  for (const row of rows) {
    const record = read(row);
    const key = (row as { seq: IDBValidKey }).seq;
    if (typeof key === 'number') seq = Math.max(seq, key);
    if (record === null) toAside.push({ key, row });
    else records.push(record);
  }
  const taken = new Set(records.map(record => record.seq));
  for (const [key, row] of aside) {
    const record = read(row);
    if (record === null || taken.has(record.seq)) unreadable.push(described(row, key));
    else {
      records.push(record);
      back.push({ key, record });
    }
  }
  records.sort((one, other) => one.seq - other.seq);
  const clientId = known.success ? known.output.clientId : null;
  const names = known.success ? namesOf(known.output) : {};
  return { box: { clientId, ...names, seq, records, outcomes: told.success ? told.output : [], unreadable }, toAside, back };
}

/** Reads everything in a transaction and hands it over as a box. A row that can't be read is moved aside, never dropped. */
export function readBox(transaction: IDBTransaction, read: RecordReader, then: (box: OutboxBox) => void): void {
  const [records, asides] = [transaction.objectStore('records'), transaction.objectStore('aside')];
  const rows = records.getAll();
  const aside = asides.getAll();
  const keys = asides.getAllKeys();
  const outcomes = transaction.objectStore('client').get(OUTCOMES);
  const client = transaction.objectStore('client').get(CLIENT);
  // Requests of one transaction succeed in order, so the others are there as well.
  client.onsuccess = () => {
    const stored = {
      rows: rows.result,
      aside: aside.result.map((row, index) => [Number(keys.result[index]), row] as const),
      client: client.result,
      outcomes: outcomes.result,
    };
    const { box, toAside, back } = sortRows(stored, read);
    for (const { key, row } of toAside) {
      asides.add(row);
      records.delete(key);
    }
    for (const { key, record } of back) {
      records.put(record);
      asides.delete(key);
    }
    then(box);
  };
}

function described(row: unknown, key: number): Unreadable {
  const fields: Record<string, unknown> = typeof row === 'object' && row !== null ? { ...row } : {};
  const { userId, kind, createdAt } = fields;
  return {
    key,
    userId: typeof userId === 'string' ? userId : null,
    kind: typeof kind === 'string' ? kind : null,
    createdAt: typeof createdAt === 'number' ? createdAt : null,
  };
}

/** Writes what differs. */
export function writeBox(transaction: IDBTransaction, before: OutboxBox, after: OutboxBox): void {
  const records = transaction.objectStore('records');
  const kept = new Set(after.records.map(record => record.seq));
  for (const record of before.records) if (!kept.has(record.seq)) records.delete(record.seq);
  const known = new Set(before.records);
  for (const record of after.records) if (!known.has(record)) records.put(record);
  const stays = new Set(after.unreadable);
  for (const row of before.unreadable) if (!stays.has(row)) transaction.objectStore('aside').delete(row.key);
  const client = transaction.objectStore('client');
  if (after.outcomes !== before.outcomes) client.put(after.outcomes satisfies readonly Outcome[], OUTCOMES);
  if (after.clientId !== before.clientId || after.seq !== before.seq || after.brought !== before.brought) {
    client.put({ clientId: after.clientId, seq: after.seq, ...namesOf(after) }, CLIENT);
  }
}

/** The fields that tell disks apart; unknown ones are left out. */
function namesOf({ former, made, brought }: Pick<OutboxBox, 'former' | 'made' | 'brought'>) {
  return {
    ...(former === undefined ? {} : { former }),
    ...(made === undefined ? {} : { made }),
    ...(brought === undefined ? {} : { brought }),
  };
}
