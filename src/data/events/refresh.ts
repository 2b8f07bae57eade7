import type { QueryClient } from '@tanstack/react-query';
import type { ShopEvent } from '#contract/events.ts';
import { concerns } from './concern.ts';
import { ownWrites } from './own-writes.ts';
import type { News } from './source.ts';

/** Milliseconds in which events gather, so that a dozen of them read a list anew once. */
const GATHER = 50;

/**
 * Makes what reads anew whatever news concern. The cart, lists and the readings of this tab's own writes are left alone: what their answers did
 * not bring is being read already, and reading the cart anew at every tap of a stepper would cost a slow line dearly.
 */
export function createRefresher(queryClient: QueryClient): (news: News) => void {
  let gathered: ShopEvent[] = [];
  let isReset = false;
  let isPlanned = false;

  function refresh(): void {
    const [concerning, everything] = [gathered, isReset];
    isPlanned = false;
    gathered = [];
    isReset = false;
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => (everything && queryKey[0] === 'private') || concerning.some(event => concerns(event, queryKey)),
    });
  }

  return ({ events, isReset: isAll }) => {
    const foreign = events.filter(({ kind, origin }) => (kind !== 'cart' && kind !== 'read' && kind !== 'list') || !ownWrites.has(origin));
    gathered.push(...foreign);
    isReset ||= isAll;
    if (isPlanned || (foreign.length === 0 && !isAll)) return;
    isPlanned = true;
    setTimeout(refresh, GATHER);
  };
}
