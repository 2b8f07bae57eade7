import type { Language } from '#contract/endpoint.ts';
import { loginPrompt } from '../session/login-prompt.ts';
import { useSessionState } from '../session/use-session.ts';
import type { CartLine } from './model.ts';
import { useCart } from './use-cart.ts';

/** The cart for a plan of goods that go into it. */
export interface CartForPlan {
  /** The customer's cart is on its way, and a press does nothing yet: a button shows that. */
  readonly isBusy: boolean;
  /**
   * Hands over the lines of the cart. A guest is asked to log in instead.
   * @param refuse says that the cart could not be loaded; `retry` asks for it again
   */
  readonly begin: (plan: (lines: readonly CartLine[]) => void, refuse: (retry: () => void) => void) => void;
}

/**
 * The customer's cart for what counts on top of it. The shop is told quantities, not additions: planned on an empty cart in the place of one
 * that could not be loaded, 10 more bags would leave 10 of 50.
 */
export function useCartForPlan(lang: Language): CartForPlan {
  const { kind } = useSessionState();
  const { cart, isLoading, retry } = useCart(lang);
  return {
    isBusy: isLoading,
    begin(plan, refuse) {
      if (kind === 'guest') loginPrompt.open();
      else if (cart !== null) plan(cart.lines);
      else if (!isLoading) refuse(retry);
    },
  };
}
