import { createContext, type ReactNode, use, useMemo } from 'react';
import { type CartCommands, useCart, useCartCommands } from '#data/cart/use-cart.ts';
import { useLanguage } from '#i18n/use-language.ts';

/** The part of the cart that the controls of a page need. */
interface Basket {
  readonly quantityOf: (variantId: string) => number;
  readonly setLine: CartCommands['setLine'];
  /** False for a guest, who is asked to sign in by `setLine`. */
  readonly hasCart: boolean;
}

const BasketContext = createContext<Basket>({ quantityOf: () => 0, setLine: async () => false, hasCart: false });

/** One view of the cart for all cards of a page, instead of one a card. */
export function BasketProvider({ children }: { children: ReactNode }) {
  const { language } = useLanguage();
  const { cart } = useCart(language);
  const { setLine } = useCartCommands();
  const basket = useMemo(() => {
    const quantities = new Map(
      cart?.lines.flatMap(({ variantId, number, quantity }) => [
        [variantId, quantity],
        [`n${number}`, quantity],
      ]),
    );
    return { quantityOf: (id: string) => quantities.get(id) ?? 0, setLine, hasCart: cart !== null };
  }, [cart, setLine]);
  return <BasketContext value={basket}>{children}</BasketContext>;
}

export function useBasket(): Basket {
  return use(BasketContext);
}
