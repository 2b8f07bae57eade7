import { del, get, set, update } from 'idb-keyval';
import * as v from 'valibot';
import { noted } from './notes.ts';
import { openStore } from './query-database.ts';

const KEY = 'receipt';
/** Milliseconds: it is what its customer came for. */
const PATIENCE = 5_000;
const DAY = 24 * 3_600_000;

/** A file that another app shared, and the order that it pays as soon as the customer has said so. */
const SharedSchema = v.object({ file: v.blob(), sharedAt: v.number(), orderId: v.optional(v.nullable(v.string()), null) });

const store = openStore('fondasi-shared', 'files');

/** The waiting file and the order that it pays; null until the customer has chosen one. */
export interface SharedReceipt {
  readonly file: Blob;
  readonly orderId: string | null;
}

/**
 * The receipt that the worker took from another app and that waits until it is handed in or discarded. One at a time, and for a day only:
 * it tells of the customer's bank account.
 */
export const sharedReceipt = {
  /** @throws what the disk says */
  put: (file: Blob) => set(KEY, { file, sharedAt: Date.now() }, store),
  /** As the other app handed it over; null where there is none. */
  async get(): Promise<SharedReceipt | null> {
    const shared = v.safeParse(SharedSchema, await noted(() => get<unknown>(KEY, store), PATIENCE));
    if (!shared.success) return null;
    const { file, sharedAt, orderId } = shared.output;
    if (Date.now() - sharedAt < DAY) return { file, orderId };
    await sharedReceipt.forget();
    return null;
  },
  /** The customer has said which order it pays. */
  assign: (orderId: string) =>
    noted(() => update<unknown>(KEY, shared => (v.is(SharedSchema, shared) ? { ...shared, orderId } : shared), store)),
  forget: () => noted(() => del(KEY, store)),
};
