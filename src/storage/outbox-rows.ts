import * as v from 'valibot';
import { type OutboxBox, type OutboxRecord, type Outcome, OutcomeSchema, readRecord, type Unreadable } from './outbox-record.ts';

/** The stores of the database; more need a new version, which a tab of the version before could not open. */
export const STORES = ['records', 'client', 'aside'] as const;
const CLIENT = 'client';
const OUTCOMES = 'outcomes';

/** The counter and the name stand beside the records, so that no commit can tear them apart. */
const ClientSchema = v.object({ clientId: v.string(), seq: v.pipe(v.number(), v.safeInteger()) });
const OutcomesSchema = v.array(OutcomeSchema);

/** Reads everything in a transaction and hands it over as a box. A row that can't be read is moved aside, never dropped. */
export function readBox(transaction: IDBTransaction, then: (box: OutboxBox) => void): void {
  const rows = transaction.objectStore('records').getAll();
  const aside = transaction.objectStore('aside').getAll();
  const keys = transaction.objectStore('aside').getAllKeys();
  const outcomes = transaction.objectStore('client').get(OUTCOMES);
  const client = transaction.objectStore('client').get(CLIENT);
  // Requests of one transaction succeed in order, so the others are there as well.
  client.onsuccess = () => {
    const known = v.safeParse(ClientSchema, client.result);
    const told = v.safeParse(OutcomesSchema, outcomes.result);
    const records: OutboxRecord[] = [];
    const unreadable: Unreadable[] = [];
    let seq = known.success ? known.output.seq : 0;
    for (const row of rows.result) {
      const record = readRecord(row);
      const key = (row as { seq: IDBValidKey }).seq;
      if (typeof key === 'number') seq = Math.max(seq, key);
      if (record !== null) records.push(record);
      else {
        transaction.objectStore('aside').add(row);
        transaction.objectStore('records').delete(key);
      }
    }
    const taken = new Set(records.map(record => record.seq));
    for (const [index, row] of aside.result.entries()) {
      const key = Number(keys.result[index]);
      const record = readRecord(row);
      if (record === null || taken.has(record.seq)) unreadable.push(described(row, key));
      else {
        // An older version of the app did not understand it; this one does.
        records.push(record);
        transaction.objectStore('records').put(record);
        transaction.objectStore('aside').delete(key);
      }
    }
    records.sort((one, other) => one.seq - other.seq);
    then({
      clientId: known.success ? known.output.clientId : null,
      seq,
      records,
      outcomes: told.success ? told.output : [],
      unreadable,
    });
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
  if (after.clientId !== before.clientId || after.seq !== before.seq) {
    client.put({ clientId: after.clientId, seq: after.seq }, CLIENT);
  }
}
