import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Language } from '#contract/endpoint.ts';
import { useIsReachable } from '../connectivity.ts';
import { type CartChange, cartChanges } from './changes.ts';
import type { CartLine } from './model.ts';
import { cartQueries } from './queries.ts';
import { useCart } from './use-cart.ts';
import { useWaitingEdits } from './use-waiting-edits.ts';

const none: readonly CartChange[] = [];

/**
 * What got worse in the cart while the shop could not be reached, once it can be and everything that was edited meanwhile has
 * arrived. Without such an absence it is silent: whoever is online sees prices and stock as they are.
 */
export function useReconnectChanges(language: Language): { changes: readonly CartChange[]; settle: () => void } {
  const queryClient = useQueryClient();
  const isReachable = useIsReachable();
  const waiting = useWaitingEdits();
  const { cart } = useCart(language);
  // Only looked at here: whether it is asked for, the cart decides.
  const { dataUpdatedAt } = useQuery({ ...cartQueries.current(language), enabled: false });
  const [startedAt] = useState(Date.now);
  const [changes, setChanges] = useState(none);
  const seen = useRef<readonly CartLine[] | null>(null);
  const backAt = useRef(0);
  // A phone that was offline when it was put away opens with a cart of that time and edits that still wait.
  const isAway = !isReachable || (waiting > 0 && dataUpdatedAt < startedAt);

  useEffect(() => {
    if (!isAway || cart === null) return;
    seen.current = cart.lines;
    backAt.current = 0;
  }, [isAway, cart]);

  useEffect(() => {
    if (isAway || seen.current === null) return;
    if (backAt.current === 0) {
      backAt.current = Date.now();
      void queryClient.invalidateQueries({ queryKey: cartQueries.current(language).queryKey });
    }
    if (cart === null || waiting > 0 || dataUpdatedAt < backAt.current) return;
    setChanges(cartChanges(seen.current, cart.lines));
    seen.current = null;
  }, [isAway, waiting, cart, dataUpdatedAt, language, queryClient]);

  return { changes, settle: () => setChanges(none) };
}
