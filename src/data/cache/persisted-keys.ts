import type { QueryKey } from '@tanstack/react-query';

/** Where an answer is kept: in the phone's database, or in the small snapshot that is read before the first frame. */
export type Keeping = 'database' | 'snapshot';

interface Kept {
  /** How the key begins; null stands for any part, such as the language. */
  readonly beginning: readonly (string | null)[];
  readonly keeping?: Keeping;
}

/** Answers that may stay on this phone; whatever is not named here never does. `kept-queries.ts` has their shapes. */
export const persistedKeys = {
  user: { beginning: ['private', 'user'], keeping: 'snapshot' },
  counts: { beginning: ['private', 'counts'], keeping: 'snapshot' },
  siteInfo: { beginning: ['catalogue', null, 'site-info'], keeping: 'snapshot' },
  banners: { beginning: ['catalogue', null, 'banners'] },
  categories: { beginning: ['catalogue', null, 'categories'] },
  topCategories: { beginning: ['catalogue', null, 'top-categories'] },
  brands: { beginning: ['catalogue', null, 'brands'] },
  products: { beginning: ['catalogue', null, 'products'] },
  allProducts: { beginning: ['catalogue', null, 'all-products'] },
  product: { beginning: ['catalogue', null, 'product'] },
  reviews: { beginning: ['catalogue', null, 'reviews'] },
  page: { beginning: ['catalogue', null, 'page'] },
  articles: { beginning: ['catalogue', null, 'articles'] },
  article: { beginning: ['catalogue', null, 'article'] },
  tags: { beginning: ['catalogue', null, 'tags'] },
  paymentMethods: { beginning: ['catalogue', null, 'payment-methods'] },
  shipmentMethods: { beginning: ['catalogue', null, 'shipment-methods'] },
  freightRates: { beginning: ['catalogue', 'freight-rates'] },
  regions: { beginning: ['catalogue', 'regions'] },
  cart: { beginning: ['private', 'cart'] },
  orders: { beginning: ['private', 'orders', 'list'] },
  order: { beginning: ['private', 'orders', 'one'] },
  quotes: { beginning: ['private', 'orders', 'quotes'] },
  orderEvents: { beginning: ['private', 'orders', 'events'] },
  returns: { beginning: ['private', 'orders', 'returns'] },
  projects: { beginning: ['private', 'orders', 'projects'] },
  bought: { beginning: ['private', 'orders', 'bought'] },
  ownReviews: { beginning: ['private', 'reviews'] },
  addresses: { beginning: ['private', 'addresses'] },
  notifications: { beginning: ['private', 'notifications'] },
  lists: { beginning: ['private', 'lists', 'all'] },
  list: { beginning: ['private', 'lists', 'one'] },
  watches: { beginning: ['private', 'watches'] },
  quotations: { beginning: ['private', 'quotations'] },
  letterhead: { beginning: ['private', 'letterhead'] },
} as const satisfies Readonly<Record<string, Kept>>;
export type PersistedName = keyof typeof persistedKeys;

const rules = Object.entries(persistedKeys) as readonly (readonly [PersistedName, Kept])[];

/** Which of them a key belongs to. */
export function persistedNameOf(queryKey: QueryKey): PersistedName | undefined {
  return rules.find(([, { beginning }]) => beginning.every((part, place) => part === null || part === queryKey[place]))?.[0];
}

/** Whether answers of this key may be kept there. */
export function isKept(queryKey: QueryKey, keeping: Keeping): boolean {
  const name = persistedNameOf(queryKey);
  return name !== undefined && ((persistedKeys[name] as Kept).keeping ?? 'database') === keeping;
}
