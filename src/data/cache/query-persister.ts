import { notifyManager, type Query, type QueryClient, type QueryKey, type QueryPersister } from '@tanstack/react-query';
import * as v from 'valibot';
import type { User } from '#contract/session.ts';
import { AppError } from '#lib/app-error.ts';
import { within } from '#lib/scheduled.ts';
import { forgetPrivateQueries, type QueryStore, queryStore } from '#storage/query-store.ts';
import { answerOrPhone } from '../out-of-reach.ts';
import { type ShopClock, shopClock } from '../shop-clock.ts';
import { offlineAnswers } from './offline-answers.ts';
import { isKept, persistedKeys } from './persisted-keys.ts';
import { isSound } from './persisted-schemas.ts';
import { type PhoneAnswer, phoneAnswers } from './phone-answers.ts';
import { KEPT_FOR } from './query-client.ts';

/** Raise it when what a kept query holds changes its shape; older entries are then forgotten. */
export const SHAPE = '2';
/** Entries of the public catalogue; a visit of a large list leaves about 30. */
const MOST = 3_000;

/** Milliseconds that a page waits for the disk before it asks the shop, and once the shop has said nothing. */
const PATIENCE = 500;
const LAST_PATIENCE = 4_500;

const EntrySchema = v.object({ shape: v.literal(SHAPE), key: v.array(v.unknown()), at: v.number(), data: v.unknown() });
type Entry = v.InferOutput<typeof EntrySchema>;

/** When an answer was fetched, in milliseconds since the epoch (0 where its date is from the future), and what follows once that is said. */
interface Age {
  readonly at: number;
  readonly after?: () => void;
}

export interface PersistedCache {
  /** Restores a query from the phone when the app first asks for it; the network follows behind it where the answer is stale, or the customer's. */
  readonly persister: QueryPersister<unknown, QueryKey, never>;
  /** Keeps each fresh answer from now on. */
  watch(queryClient: QueryClient): void;
  /** Keeps what came with the page's HTML and was never fetched, then lets old entries go. */
  tidy(queryClient: QueryClient): Promise<void>;
  /** The customer is not here any more: nothing of theirs is read or written, whatever is still on its way. */
  lock(): void;
  /** Locks, and takes everything private off this phone. */
  wipe(): Promise<void>;
}

/**
 * Keeps answers on this phone, an entry a query, in one database for everybody and one for each customer.
 * @param sessionEpoch changes whenever a session ends in any tab
 */
export function createQueryPersister(
  sessionEpoch: () => string | null,
  { open = queryStore, clock = shopClock }: { readonly open?: typeof queryStore; readonly clock?: ShopClock } = {},
): PersistedCache {
  const shared = open(null);
  /** Queries whose fetch under way ends with an answer of this phone, which is as old as it is. */
  const ageing = new WeakMap<Query, Age>();
  let own: { readonly userId: string; readonly store: QueryStore } | null = null;
  let lastUser: string | null = null;

  function storeOf(queryKey: QueryKey, queryClient: QueryClient): QueryStore | null {
    if (!isKept(queryKey, 'database')) return null;
    if (queryKey[0] !== 'private') return shared;
    const userId = queryClient.getQueryData<Pick<User, 'id'>>(persistedKeys.user.beginning)?.id;
    if (userId === undefined) return null;
    if (own?.userId !== userId) {
      own?.store.close();
      const opened = sessionEpoch();
      own = { userId, store: open(userId, () => sessionEpoch() === opened) };
      lastUser = userId;
    }
    return own.store;
  }

  const persister: PersistedCache['persister'] = async (queryFn, context, query) => {
    ageing.delete(query);
    const store = query.state.data === undefined ? storeOf(query.queryKey, context.client) : null;
    const reading = Promise.resolve(store?.read(query.queryHash));
    let entry = entryOf(query.queryKey, await within(PATIENCE, reading));
    // An old answer is better than none: it is shown where the shop can't be asked.
    if (entry === null || entry.at < clock.toShop(clock.now()) - KEPT_FOR) {
      try {
        return await fetched(queryFn, context, query);
      } catch (error) {
        // A disk that had not said a word yet may have the only answer there is.
        if (!context.signal.aborted) entry ??= entryOf(query.queryKey, await within(LAST_PATIENCE, reading));
        if (entry === null || (error instanceof AppError && !error.isUnreachable)) throw error;
      }
    }
    const { data } = entry;
    const at = clock.orUnknown(clock.fromShop(entry.at));
    // However young, the customer's own may be older than what the last page or the worker has sent since, and news that came while it was
    // read from the disk found nothing to refresh.
    const isDoubted = query.queryKey[0] === 'private';
    return aged(query, data, { at, after: () => (isDoubted || query.isStale()) && void query.fetch().catch(() => undefined) });
  };

  function entryOf(queryKey: QueryKey, stored: unknown): Entry | null {
    const entry = v.safeParse(EntrySchema, stored);
    return entry.success && isSound(queryKey, entry.output.data) ? entry.output : null;
  }

  /** An answer that the worker took from its cache keeps its age, and is no better than the one on screen. */
  async function fetched(...[queryFn, context, query]: Parameters<PersistedCache['persister']>): Promise<unknown> {
    let kept: PhoneAnswer | undefined;
    const shops = Promise.resolve(queryFn(context));
    const answer = await answerOrPhone(shops, async () => {
      kept = query.queryKey[0] === 'private' ? undefined : await phoneAnswers.of(context.client, query.queryKey).catch(() => undefined);
      return kept?.data;
    });
    if (kept !== undefined && answer === kept.data) {
      // The shop's late answer still takes its place.
      shops.then(late => context.client.setQueryData(query.queryKey, late)).catch(() => undefined);
      return aged(query, answer, { at: clock.orUnknown(kept.at) });
    }
    // TanStack Query aborts a query whose signal has been read. Public queries heed that; of private ones the worker keeps no answers.
    const keptAt = query.queryKey[0] === 'private' ? null : offlineAnswers.fetchedAt(context.signal);
    if (keptAt === null) return answer;
    const at = clock.orUnknown(keptAt);
    const { data, dataUpdatedAt } = query.state;
    return data !== undefined && dataUpdatedAt > at ? aged(query, data, { at: dataUpdatedAt }) : aged(query, answer, { at });
  }

  function aged(query: Query, data: unknown, age: Age): unknown {
    ageing.set(query, age);
    return data;
  }

  /** The library takes what a persister returns for new; its age is set right after that. */
  function setAge(query: Query, { at, after }: Age): void {
    const { dataUpdateCount } = query.state;
    ageing.delete(query);
    notifyManager.schedule(() => {
      if (query.state.dataUpdateCount === dataUpdateCount) query.setState({ dataUpdatedAt: at });
      after?.();
    });
  }

  function keep(query: Query, store: QueryStore): Promise<void> {
    const { data, dataUpdatedAt: at } = query.state;
    return store.write(query.queryHash, { shape: SHAPE, key: query.queryKey, at: clock.toShop(at), data });
  }

  function lock(): void {
    own?.store.close();
    own = null;
  }

  return {
    persister,
    watch(queryClient) {
      const cache = queryClient.getQueryCache();
      cache.subscribe(event => {
        // The library would hold it to be fresh until the phone's clock has caught up.
        if (event.type === 'observerAdded' && clock.isAhead(event.query.state.dataUpdatedAt)) event.query.invalidate();
        if (event.type !== 'updated') return;
        const { query, action } = event;
        // A late answer to a query that was thrown away.
        if ((action.type !== 'success' && action.type !== 'error') || cache.get(query.queryHash) !== query) return;
        const age = action.type === 'success' && action.manual !== true ? ageing.get(query) : undefined;
        if (age !== undefined) return setAge(query, age);
        const store = storeOf(query.queryKey, queryClient);
        if (store === null) return;
        if (action.type === 'success') void keep(query, store);
        else if (action.error instanceof AppError && [403, 404].includes(action.error.status)) void store.remove(query.queryHash);
      });
    },
    async tidy(queryClient) {
      const served = queryClient.getQueryCache().findAll({
        predicate: ({ queryKey, state }) => queryKey[0] !== 'private' && state.data !== undefined && isKept(queryKey, 'database'),
      });
      for (const query of served) {
        // A page that lay on this phone may be older than what the app has fetched since.
        const kept = v.safeParse(EntrySchema, await shared.read(query.queryHash));
        if (!kept.success || kept.output.at < clock.toShop(query.state.dataUpdatedAt)) await keep(query, shared);
      }
      // Without the shop's word on the time, and its answers to take their place, nothing is too old.
      const before = clock.isTold() ? clock.toShop(clock.now()) - KEPT_FOR : 0;
      await shared.sweep(before, MOST);
      if (own === null) return;
      await own.store.sweep(before, MOST);
      // A phone keeps one customer's answers: they can be fetched again, unlike what waits to be sent.
      await forgetPrivateQueries({ but: own.userId });
    },
    lock,
    wipe() {
      const userId = own?.userId ?? lastUser;
      lock();
      lastUser = null;
      return forgetPrivateQueries(userId === null ? {} : { known: userId });
    },
  };
}

/** Everything of the public catalogue that is on this phone, oldest first, by the clock of what is in memory. */
export const publicEntries = (): Promise<readonly Entry[]> => entriesOf(null);

/** The same of one customer's own answers, or with null of everybody's. */
export async function entriesOf(userId: string | null): Promise<readonly Entry[]> {
  return (await queryStore(userId).all()).flatMap(row => {
    const entry = v.safeParse(EntrySchema, row);
    return entry.success && isSound(entry.output.key, entry.output.data)
      ? [{ ...entry.output, at: shopClock.fromShop(entry.output.at) }]
      : [];
  });
}
