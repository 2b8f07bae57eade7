import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Order } from '#contract/orders.ts';
import { localKeys, textStorage } from '#storage/local.ts';
import { isKept, persistedKeys } from './persisted-keys.ts';
import { isSound } from './persisted-schemas.ts';
import { SHAPE } from './query-persister.ts';

/** How many lines the cart and notifications the inbox had when they were last seen. */
export interface Counts {
  readonly cart: number;
  readonly notifications: number;
}

/** The customer who is here, as far as the tokens of this tab tell. */
interface SignedIn {
  readonly tokens: { access(): string | null };
  sessionEpoch(): string | null;
}

/** Milliseconds; the library saves the last state of a burst. */
const THROTTLE = 300;

const StoredSchema = v.object({
  timestamp: v.number(),
  buster: v.literal(SHAPE),
  clientState: v.object({
    queries: v.array(v.object({ queryKey: v.array(v.unknown()), state: v.object({ data: v.unknown(), dataUpdatedAt: v.number() }) })),
  }),
});

/**
 * Puts what the first frame shows into the cache, synchronously: who is here, the counts on the icons, what the shop says of itself.
 * Keeps it up to date from then on. The language has a key of its own.
 * @returns the function that takes everything private out of it at once
 */
export function keepSnapshot(queryClient: QueryClient, session: SignedIn): () => void {
  const cache = queryClient.getQueryCache();
  let sessionEpoch = session.sessionEpoch();
  // A throttled save may run after the customer signed out, in this tab or another, so each one checks who is signed in.
  const isAllowed = (key: QueryKey) =>
    key[0] !== 'private' || (session.tokens.access() !== null && session.sessionEpoch() === sessionEpoch);
  const persister = createSyncStoragePersister({
    storage: textStorage,
    key: localKeys.snapshot,
    throttleTime: THROTTLE,
    serialize: client => {
      const queries = client.clientState.queries.filter(({ queryKey }) => isAllowed(queryKey));
      return JSON.stringify({ ...client, clientState: { mutations: [], queries } });
    },
  });

  function restore(): void {
    const stored = v.safeParse(
      StoredSchema,
      attempt(() => persister.restoreClient()),
    );
    // However old by a clock that may be wrong: the tokens decide who is here.
    if (!stored.success) return;
    for (const { queryKey, state } of stored.output.clientState.queries) {
      const isUsable = isAllowed(queryKey) && isKept(queryKey, 'snapshot') && isSound(queryKey, state.data);
      // Whatever came with the page is newer: the merchant may have renamed the shop since.
      if (isUsable && queryClient.getQueryData(queryKey) === undefined)
        queryClient.setQueryData(queryKey, state.data, { updatedAt: state.dataUpdatedAt });
    }
  }

  function save(): void {
    const queries = cache
      .findAll({ predicate: ({ queryKey, state }) => state.data !== undefined && isKept(queryKey, 'snapshot') })
      .map(({ queryKey, queryHash, state }) => ({ queryKey, queryHash, state, dehydratedAt: Date.now() }));
    void persister.persistClient({ timestamp: Date.now(), buster: SHAPE, clientState: { mutations: [], queries } });
  }

  restore();
  // What came with the page raised no event here: without it a guest who loses the line now would not even see the shop's name.
  save();
  cache.subscribe(event => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { queryKey, state } = event.query;
    if (isKept(queryKey, 'snapshot')) save();
    else count(queryClient, queryKey, state.data);
  });
  return () => {
    sessionEpoch = session.sessionEpoch();
    void persister.removeClient();
    save();
  };
}

/** Notes how many there are whenever the cart or the inbox is known anew. */
function count(queryClient: QueryClient, queryKey: QueryKey, data: unknown): void {
  if (queryKey[0] !== 'private') return;
  const before: Counts = queryClient.getQueryData(countsKey) ?? { cart: 0, notifications: 0 };
  const cart = queryKey[1] === cartKey[1] ? (queryClient.getQueryData<Order | null>(cartKey)?.order_items.length ?? 0) : before.cart;
  const inbox = v.safeParse(InboxSchema, { page: queryKey, data });
  const notifications = inbox.success ? inbox.output.data.total : before.notifications;
  if (cart !== before.cart || notifications !== before.notifications) queryClient.setQueryData(countsKey, { cart, notifications });
}

const cartKey = persistedKeys.cart.beginning;
const countsKey = persistedKeys.counts.beginning;
/** A page of all notifications, not of one kind. */
const InboxSchema = v.object({
  page: v.looseTuple([v.literal('private'), v.literal('notifications'), v.string(), v.string(), v.object({ type: v.null() })]),
  data: v.object({ total: v.number() }),
});

function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
