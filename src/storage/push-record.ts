import { get, update } from 'idb-keyval';
import * as v from 'valibot';
import { noted } from './notes.ts';
import { openStore } from './query-database.ts';

const WordsSchema = v.object({ title: v.string(), body: v.string() });

/** The record of this browser's pushes; the worker reads it with no page open. Never a token. */
const PushRecordSchema = v.object({
  /** The browser's own name for itself. */
  deviceId: v.nullable(v.string()),
  /** Id of the customer who is signed in now; null for a guest. */
  signedIn: v.nullable(v.string()),
  /** Id of the customer whose pushes this browser takes. */
  takenBy: v.nullable(v.string()),
  endpoint: v.nullable(v.string()),
  /** An endpoint whose customer left and of whose end the shop has not heard yet. */
  ended: v.optional(v.nullable(v.string()), null),
  /** Notifications that the customer has not read, for the badge on the app's icon. */
  unread: v.optional(v.number(), 0),
  /** The words that replace another customer's notification, in this browser's language. */
  generic: v.nullable(WordsSchema),
});
export type PushRecord = v.InferOutput<typeof PushRecordSchema>;

const empty: PushRecord = { deviceId: null, signedIn: null, takenBy: null, endpoint: null, ended: null, unread: 0, generic: null };
const KEY = 'record';
/** Milliseconds: no customer waits for a push, and a phone that has just woken up is slow. */
const PATIENCE = 5_000;

const store = openStore('fondasi-push', 'push');

const parse = (stored: unknown): PushRecord => {
  const record = v.safeParse(PushRecordSchema, stored);
  return record.success ? record.output : empty;
};

/** The record in IndexedDB; a browser that has none (or forbids it) knows nothing, and the visit still works. */
export const pushRecord = {
  get: (): Promise<PushRecord> => noted(() => get<unknown>(KEY, store), PATIENCE).then(parse),
  /** Changes a part of it in one transaction, so that page and worker don't write over each other. */
  change: (part: Partial<PushRecord>): Promise<void> =>
    noted(() => update<unknown>(KEY, stored => ({ ...parse(stored), ...part }), store), PATIENCE),
};
