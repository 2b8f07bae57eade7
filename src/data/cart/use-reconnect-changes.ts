import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Language } from '#contract/endpoint.ts';
import { useIsReachable } from '../connectivity.ts';
import { useUser } from '../session/use-session.ts';
import { type CartChange, cartChanges, notedChange, openChanges } from './changes.ts';
import type { CartLine } from './model.ts';
import { cartNotes } from './notes.ts';
import { cartQueries } from './queries.ts';
import { useCart } from './use-cart.ts';
import { useWaitingEdits } from './use-waiting-edits.ts';

const none: readonly CartChange[] = [];

interface ReconnectChanges {
  readonly changes: readonly CartChange[];
  /** The customer has decided about a line: it is not asked about after a reload. */
  readonly decide: (variantId: string) => void;
  /** The customer is through with all of them. */
  readonly settle: () => void;
}

/**
 * Lines of the cart that got worse while the shop could not be reached, told once it can be and all edits made meanwhile have arrived.
 * A customer who stayed online is told nothing: they saw prices and stock as they are. Changes that are not decided outlive a reload.
 */
export function useReconnectChanges(language: Language): ReconnectChanges {
  const userId = useUser()?.id ?? null;
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
  const hasLooked = useRef(false);
  // A phone that was offline when it was put away opens with a cart of that time and edits that still wait.
  const isAway = !isReachable || (waiting > 0 && dataUpdatedAt < startedAt);

  useEffect(() => {
    if (hasLooked.current || userId === null || cart === null) return;
    hasLooked.current = true;
    setChanges(openChanges(cartNotes.of(userId).changes, cart.lines));
  }, [userId, cart]);

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
    if (userId === null || cart === null || waiting > 0 || dataUpdatedAt < backAt.current) return;
    const fresh = cartChanges(seen.current, cart.lines);
    const noted = cartNotes.of(userId).changes;
    const former = noted.filter(({ variantId }) => fresh.every(({ line }) => line.variantId !== variantId));
    const all = [...openChanges(former, cart.lines), ...fresh];
    cartNotes.change(userId, { changes: all.map(notedChange) });
    // Decided lines stay until the customer closes the sheet: if it closed by itself, a tap could hit the page behind it.
    const asked = new Set([...noted.map(({ variantId }) => variantId), ...fresh.map(({ line }) => line.variantId)]);
    setChanges(shown => [...shown.filter(({ line }) => !asked.has(line.variantId)), ...all]);
    seen.current = null;
  }, [isAway, waiting, cart, dataUpdatedAt, language, queryClient, userId]);

  const keepOnly = (isKept: (variantId: string) => boolean) => {
    if (userId === null) return;
    cartNotes.change(userId, { changes: cartNotes.of(userId).changes.filter(({ variantId }) => isKept(variantId)) });
  };
  return {
    changes,
    decide: decided => keepOnly(variantId => variantId !== decided),
    settle: () => {
      keepOnly(() => false);
      setChanges(none);
    },
  };
}
