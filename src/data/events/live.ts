import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import type { ShopEvent } from '#contract/events.ts';
import type { Store } from '#lib/store.ts';
import { localKeys, localValue } from '#storage/local.ts';
import { connectivity } from '../connectivity.ts';
import { createFollower, type Follower } from './follower.ts';
import { ownWrites } from './own-writes.ts';
import { createRefresher } from './refresh.ts';
import { type News, shopEvents } from './source.ts';

export interface LiveOptions {
  readonly api: Api;
  readonly queryClient: QueryClient;
  /** Id of the customer who is here. */
  readonly owner: Pick<Store<string | null>, 'get' | 'subscribe'>;
  /** Hears that the session ended. */
  readonly onEnd: (listener: () => void) => void;
  /** An order came to another status just now; `isOwn` where this tab's own write brought it there. */
  readonly onOrderNews: (event: ShopEvent, isOwn: boolean) => void;
}

/** Milliseconds for which an event is news; what happened while the phone slept is told by the lists. */
const FRESH = 60_000;

/**
 * Keeps what is on screen up with the shop while this tab is in sight and there is a line. Each tab follows on its own: hardly ever are
 * two in sight at once, and a leader among tabs would need a lock, which keeps a page out of the back button's cache.
 */
export function followShop({ api, queryClient, owner, onEnd, onOrderNews }: LiveOptions): void {
  const saved = localValue(localKeys.eventCursor);
  const refresh = createRefresher(queryClient);
  let follower: Follower | null = null;
  let customer: string | null = null;

  function begin(userId: string): Follower {
    const place = cursorOf(userId, saved);
    let hasBegun = false;
    return createFollower({
      source: shopEvents(api),
      cursor: place,
      onNews: (news: News) => {
        // What this visit began with may be older than the cursor: the last page heard of a change, or wrote it, and was left before it
        // had read the outcome.
        refresh(hasBegun ? news : { ...news, isReset: true });
        hasBegun = true;
        for (const event of news.events) if (isNews(event, news.now)) onOrderNews(event, ownWrites.has(event.origin));
      },
    });
  }

  function look(): void {
    const user = owner.get();
    if (user !== customer) {
      follower?.want(false);
      follower = user === null ? null : begin(user);
      customer = user;
    }
    follower?.want(document.visibilityState === 'visible' && navigator.onLine);
  }

  owner.subscribe(look);
  onEnd(() => saved.set(null));
  document.addEventListener('visibilitychange', look);
  globalThis.addEventListener('online', look);
  globalThis.addEventListener('offline', look);
  connectivity.subscribe(() => connectivity.isReachable() && follower?.nudge());
  look();
}

/** The newest cursor is kept across visits, with whose it is; a tab that slept goes on from its own. */
function cursorOf(userId: string, saved: Store<string | null>): { get(): number | null; set(cursor: number): void } {
  const [savedUser, savedCursor] = (saved.get() ?? '').split(':');
  let own = savedUser === userId && savedCursor !== undefined ? Number(savedCursor) : null;
  return {
    get: () => own,
    set: cursor => {
      if (cursor === own) return;
      own = cursor;
      saved.set(`${userId}:${cursor}`);
    },
  };
}

function isNews({ kind, at, order_id: order, status }: ShopEvent, now: number | null): boolean {
  const isOrder = kind === 'notification' && order !== null && status !== null;
  return isOrder && (now === null || now - Date.parse(at) < FRESH);
}
