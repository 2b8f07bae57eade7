import { update } from 'idb-keyval';
import * as v from 'valibot';
import { openStore } from './query-database.ts';

const KEY = 'texts';
/** The most characters of a shared text that are kept; an order of 500 lines has a tenth. */
export const MOST_SHARED_TEXT = 200_000;
/** Shares that may wait for a page to open. */
const MOST = 20;

const SharedSchema = v.array(v.object({ text: v.string(), isTable: v.boolean() }));
/** A text that another app shared; `isTable` where it came as a file of separated values. */
export type SharedText = v.InferOutput<typeof SharedSchema>[number];

const store = openStore('fondasi-shared', 'files');
const known = (stored: unknown): SharedText[] => {
  const parsed = v.safeParse(SharedSchema, stored);
  return parsed.success ? parsed.output : [];
};

/** Orders in words that the worker took from other apps, until the page that shows them takes them over. */
export const sharedTexts = {
  /** @throws what the disk says */
  add: (shared: SharedText) => update<unknown>(KEY, stored => [...known(stored), shared].slice(-MOST), store),
  /** Takes what has arrived, each text once, also where two pages ask. @throws what the disk says */
  async take(): Promise<readonly SharedText[]> {
    let taken: readonly SharedText[] = [];
    await update<unknown>(
      KEY,
      stored => {
        taken = known(stored);
        return [];
      },
      store,
    );
    return taken;
  },
};
