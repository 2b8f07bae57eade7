import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import * as v from 'valibot';
import { receiptFile } from '#contract/files.ts';

const KEY = 'receipt';
const DAY = 24 * 3_600_000;

/** A file that another app shared and that belongs to no order yet. */
const SharedSchema = v.object({ file: v.blob(), sharedAt: v.number() });

let opened: UseStore | undefined;
function store(): UseStore {
  opened ??= createStore('fondasi-shared', 'files');
  return opened;
}

/**
 * The receipt that the worker took from another app and that waits for the customer's word which order it pays. One at a time, for
 * a day: it is somebody's bank statement.
 */
export const sharedReceipt = {
  put: (file: Blob) => set(KEY, { file, sharedAt: Date.now() }, store()),
  /** Null where there is none, or none that may be a receipt. */
  async get(): Promise<Blob | null> {
    const shared = v.safeParse(SharedSchema, await get<unknown>(KEY, store()).catch(() => undefined));
    if (!shared.success) return null;
    const { file, sharedAt } = shared.output;
    const isGood = Date.now() - sharedAt < DAY && (receiptFile.kinds as readonly string[]).includes(file.type);
    if (!isGood) await sharedReceipt.forget();
    return isGood ? file : null;
  },
  forget: () => del(KEY, store()).catch(() => undefined),
};
