import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Language } from '#contract/endpoint.ts';
import { useOutbox, useWaiting } from '../outbox/use-outbox.ts';
import { loginPrompt } from '../session/login-prompt.ts';
import { useSessionState } from '../session/use-session.ts';
import { cartView } from './cart-view.ts';
import type { Cart, WantedLine } from './model.ts';
import { cartQueries } from './queries.ts';

/** The cart on screen, null for a guest; `isLoading` until the server's is known, `error` when it can't be. */
export function useCart(lang: Language): { cart: Cart | null; isLoading: boolean; error: Error | null; retry: () => void } {
  const state = useSessionState();
  const mutations = useWaiting();
  const { data, error, isPending, refetch } = useQuery({ ...cartQueries.current(lang), enabled: state.kind === 'customer' });
  const cart = useMemo(() => (data === undefined ? null : cartView(data, mutations)), [data, mutations]);
  return {
    cart: state.kind === 'customer' ? cart : null,
    isLoading: state.kind === 'unknown' || (state.kind === 'customer' && isPending && error === null),
    error: data === undefined ? error : null,
    retry: () => void refetch(),
  };
}

/** Shown at once; resolves to true as soon as it is saved on this device, so that nothing is called done before. */
export interface CartCommands {
  /** @param listId the project list that the goods are for */
  readonly setLine: (line: WantedLine, listId?: string) => Promise<boolean>;
  readonly removeLine: (variantId: string) => Promise<boolean>;
}

/** The customer's edits of the cart. A guest is asked to sign in, and the wanted line is kept until then. */
export function useCartCommands(): CartCommands {
  const { user } = useSessionState();
  const outbox = useOutbox();
  const queryClient = useQueryClient();
  const userId = user?.id ?? null;
  return useMemo(() => {
    // The same in every language.
    const cartId = () => queryClient.getQueryData(cartQueries.current('id').queryKey)?.id;
    const asked = async (line?: WantedLine) => {
      loginPrompt.open(line);
      return false;
    };
    return {
      setLine: (line, listId) =>
        userId === null
          ? asked(line)
          : outbox.enqueue({ kind: 'cart.set', userId, cartId: cartId(), line, ...(listId === undefined ? {} : { listId }) }),
      removeLine: variantId => (userId === null ? asked() : outbox.enqueue({ kind: 'cart.remove', userId, cartId: cartId(), variantId })),
    };
  }, [outbox, queryClient, userId]);
}
