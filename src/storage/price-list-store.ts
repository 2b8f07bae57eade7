import { promisifyRequest } from 'idb-keyval';
import { noted } from './notes.ts';
import { openStore } from './query-database.ts';

/** Milliseconds that a reader waits for the disk. */
const PATIENCE = 5_000;

const ABOUT = 'about ';
const LIST = 'list ';
const PART = 'part ';

/** Price lists on this phone: one of each language, what is said of it, and parts of the next that have come so far. It holds nothing of a customer: a logout leaves it. */
export interface PriceListStore {
  /** The note that was put beside the list of a language; undefined where there is none, or the disk can't be read. */
  about(lang: string): Promise<unknown>;
  /** The packed list of a language. */
  list(lang: string): Promise<Uint8Array | undefined>;
  /**
   * Puts a whole list in the place of the one before, and lets the parts go that it was made of: all of it or nothing.
   * @throws DOMException QuotaExceededError where the phone has no room, others where its browser keeps nothing
   */
  replace(lang: string, about: object, list: Uint8Array): Promise<void>;
  /** Puts another note beside the same list. */
  note(lang: string, about: object): Promise<void>;
  /** A part of the next list of a language, by its id. */
  part(lang: string, id: string): Promise<Uint8Array | undefined>;
  /** @throws as `replace` */
  putPart(lang: string, id: string, bytes: Uint8Array): Promise<void>;
  /** Lets the parts of a language go. */
  dropParts(lang: string): Promise<void>;
  /** Lets the list of a language go, with the note beside it. */
  drop(lang: string): Promise<void>;
  /** Everything of every language. */
  remove(): Promise<void>;
}

/** The store in IndexedDB, a database of its own. */
export function priceListStore(): PriceListStore {
  const store = openStore('fondasi-price-list', 'files');
  const read = <Value>(key: string) => noted(() => store('readonly', objects => promisifyRequest<Value>(objects.get(key))), PATIENCE);
  /** Resolves once all of it is on the disk. */
  const write = (change: (objects: IDBObjectStore) => void) =>
    store('readwrite', objects => {
      change(objects);
      return promisifyRequest(objects.transaction);
    });
  const partsOf = (lang: string) => IDBKeyRange.bound(`${PART}${lang} `, `${PART}${lang} \uffff`);
  return {
    about: lang => read<unknown>(ABOUT + lang),
    list: lang => read<Uint8Array | undefined>(LIST + lang),
    replace: (lang, about, list) =>
      write(objects => {
        objects.put(list, LIST + lang);
        objects.put(about, ABOUT + lang);
        objects.delete(partsOf(lang));
      }),
    note: (lang, about) => write(objects => void objects.put(about, ABOUT + lang)),
    part: (lang, id) => read<Uint8Array | undefined>(`${PART}${lang} ${id}`),
    putPart: (lang, id, bytes) => write(objects => void objects.put(bytes, `${PART}${lang} ${id}`)),
    dropParts: lang => write(objects => void objects.delete(partsOf(lang))),
    drop: lang =>
      write(objects => {
        objects.delete(LIST + lang);
        objects.delete(ABOUT + lang);
      }),
    remove: () => write(objects => void objects.clear()),
  };
}
