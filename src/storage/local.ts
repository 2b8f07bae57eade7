import { createStore, type Store } from '#lib/store.ts';

/** Keys in local storage; the first three are fixed by the specification. */
export const localKeys = {
  accessToken: 'access_token',
  refreshToken: 'refresh_token',
  locale: 'locale',
  checkoutDraft: 'checkout_draft',
  /** Notes on the customer's cart. */
  cartNotes: 'cart_notes',
  pushRefused: 'push_refused',
  /** When the offer to install the app was taken up or refused. */
  installAnswered: 'install_answered',
  /** How often the customer came: count and milliseconds since the epoch of the last page. */
  visits: 'visits',
  eventCursor: 'event_cursor',
  /** Changes whenever a session ends: what was asked before it must not be written after it, in any tab. */
  sessionEpoch: 'session_era',
  /** The secret that ends this phone's session at the shop, and can do nothing else. */
  endSecret: 'session_end_secret',
  /** The same of sessions that a logout ended here while the shop could not be told: a JSON list. */
  owedEnds: 'session_ends_owed',
  /** Answers that the first frame shows before the database has been read. */
  snapshot: 'snapshot',
  /** The shop's clock at its last answer and how far the phone's was ahead of it, in milliseconds: `1764000000000:-120`. */
  shopTime: 'shop_time',
  /** 'on' or 'off' as the customer chose; absent follows the browser. */
  dataSaver: 'data_saver',
  /** The regency that goods are to go to, as JSON: `{"regency":"81.72","name":"Tual"}`. `src/first-view/inline/head.ts` reads whether there is one. */
  destination: 'destination',
  /** 'rows' where the customer has lists of products as rows; absent shows cards. `src/first-view/inline/head.ts` reads it. */
  listView: 'list_view',
  /** The styles of the sun mode where it is on, as CSS; `src/first-view/inline/head.ts` puts them into the page before it is drawn. */
  sun: 'sun',
  /** Languages whose price list the customer has put on this phone: `id,en`. It outlives the list where the browser throws its databases away. */
  priceList: 'price_list',
  /** Changes with every edit of a guest's lists, so that other tabs read them anew. */
  guestLists: 'guest_lists',
  /** Jobs that were calculated here, the last one first: `bricks,tiles`. */
  calculators: 'calculators',
  /** What was searched for on this phone, the last one first, as a JSON list. */
  recentSearches: 'recent_searches',
  /** The order that the customer is pasting or typing, and what was decided of its lines, as JSON. */
  quickOrder: 'quick_order',
  /** Goods that the customer chose for words of an order, as JSON. */
  quickChoices: 'quick_choices',
  /** The same of quotations and the letterhead on this phone. */
  phoneQuotations: 'phone_quotations',
  /** Id of the quotation whose goods were put into the cart last. */
  quotationInCart: 'quotation_in_cart',
} as const;
export type LocalKey = (typeof localKeys)[keyof typeof localKeys];

/**
 * One string in local storage as a store that also hears other tabs. Storage that is full or forbidden (private windows)
 * leaves the value in memory, so that the visit still works.
 */
export function localValue(key: LocalKey): Store<string | null> {
  const memory = createStore<string | null>(read(key));
  globalThis.addEventListener?.('storage', event => {
    if (event.key === key || event.key === null) memory.set(read(key));
  });
  // A page that the back button brings back has heard nothing meanwhile.
  globalThis.addEventListener?.('pageshow', event => event.persisted && memory.set(read(key)));
  return {
    get: memory.get,
    subscribe: memory.subscribe,
    set: next => {
      const value = typeof next === 'function' ? next(memory.get()) : next;
      try {
        if (value === null) localStorage.removeItem(key);
        else localStorage.setItem(key, value);
      } catch {
        // Kept in memory.
      }
      memory.set(value);
    },
  };
}

/** The stored value now, past the store: another tab may have written it a moment ago. */
export function read(key: LocalKey): string | null {
  try {
    return globalThis.localStorage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Local storage for modules that keep a whole text of their own there; full or forbidden storage keeps nothing. */
export const textStorage = {
  getItem: read as (key: string) => string | null,
  setItem: (key: string, text: string) => localStorage.setItem(key, text),
  removeItem: (key: string) => globalThis.localStorage?.removeItem(key),
};
