import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Language } from '#contract/endpoint.ts';
import { createStore, type Store } from '#lib/store.ts';
import { type PriceListStore, priceListStore } from '#storage/price-list-store.ts';
import { shopClock } from '../shop-clock.ts';
import { type About, aboutOf } from './about.ts';
import type { DownloadFailure, Outcome, Progress } from './download.ts';
import type { EngineFault } from './engine-error.ts';
import { notedPriceLists } from './noted.ts';

/** The price list of a language, as screens show it. */
export interface PriceListState {
  /** Null where there is none on this phone, or the disk has not said so yet. */
  readonly about: About | null;
  /** Whether the disk has been asked. */
  readonly isRead: boolean;
  /** The customer has put one here, and the browser has thrown it away, or it can't be read any more. */
  readonly isLost: boolean;
  /** Of a download under way; null where there is none. */
  readonly progress: Progress | null;
  /** Why the last download did not come to an end. */
  readonly failure: DownloadFailure | null;
  /** How it ended. */
  readonly outcome: Outcome | null;
}

const DAY = 86_400_000;

const nothing: PriceListState = { about: null, isRead: false, isLost: false, progress: null, failure: null, outcome: null };

/** Price lists of this phone: one for each language, and what becomes of it. Screens follow `state`. */
function createPriceLists(store: PriceListStore = priceListStore()) {
  const states: Readonly<Record<Language, Store<PriceListState>>> = { id: createStore(nothing), en: createStore(nothing) };
  const change = (lang: Language, part: Partial<PriceListState>) => states[lang].set(state => ({ ...state, ...part }));
  const running = new Map<Language, Promise<void>>();

  async function read(lang: Language): Promise<About | null> {
    const about = aboutOf(await store.about(lang));
    if (about !== null && !notedPriceLists.has(lang)) notedPriceLists.add(lang);
    const before = states[lang].get();
    const isSame = JSON.stringify(before.about) === JSON.stringify(about);
    change(lang, { about: isSame ? before.about : about, isRead: true, isLost: about === null && notedPriceLists.has(lang) });
    return about;
  }

  async function run(queryClient: QueryClient, lang: Language, isAsked: boolean): Promise<void> {
    const [{ download, DownloadError }, { portsOf }] = await Promise.all([import('./download.ts'), import('./download-ports.ts')]);
    // What a customer asked for is not to be the first thing that the browser throws away.
    if (isAsked) void navigator.storage?.persist?.().catch(() => false);
    change(lang, { progress: { received: 0, total: 0, isShared: false }, failure: null, outcome: null });
    try {
      const outcome = await download(lang, portsOf(queryClient, store), progress => change(lang, { progress }));
      notedPriceLists.add(lang);
      change(lang, { outcome });
    } catch (error) {
      // What a customer did not ask for fails in silence, unless they have to do something about it.
      const failure = error instanceof DownloadError ? error.failure : 'refused';
      if (isAsked || failure === 'newer_format') change(lang, { failure });
    }
    await read(lang);
    change(lang, { progress: null });
  }

  return {
    state: (lang: Language): Pick<Store<PriceListState>, 'get' | 'subscribe'> => states[lang],
    /** What is said of the list of a language; null where there is none. */
    read,
    /** Whether a list is here, and the shop was last asked about it more than a day ago. */
    async isOld(lang: Language): Promise<boolean> {
      const about = await read(lang);
      return about !== null && Math.abs(shopClock.toShop(shopClock.now()) - about.checkedAt) > DAY;
    },
    /** Brings a list up to date, one download of a language at a time in this tab. @param isAsked by the customer, a moment ago */
    download(queryClient: QueryClient, lang: Language, isAsked: boolean): Promise<void> {
      const before = running.get(lang);
      if (before !== undefined) return before;
      const own = run(queryClient, lang, isAsked).finally(() => running.delete(lang));
      running.set(lang, own);
      return own;
    },
    /** The list turned out to be gone or unreadable: the next download brings it whole. What only a newer app can read stays for it. */
    lose(lang: Language, fault: EngineFault): void {
      if (fault === 'newer_format') change(lang, { failure: 'newer_format' });
      else change(lang, { about: null, isLost: true });
      // A disk that says nothing may have it all the same.
      if (fault === 'damaged') void store.drop(lang).catch(() => undefined);
    },
    /** Takes the lists of every language off this phone. */
    async remove(): Promise<void> {
      notedPriceLists.clear();
      await store.remove().catch(() => undefined);
      for (const lang of ['id', 'en'] as const) states[lang].set({ ...nothing, isRead: true });
    },
  };
}

export const priceLists = createPriceLists();

/** The price list of a language on this phone; nothing on the server. */
export function usePriceList(lang: Language): PriceListState {
  const { get, subscribe } = priceLists.state(lang);
  return useSyncExternalStore(subscribe, get, () => nothing);
}
