import { createContext, type ReactNode, use, useState } from 'react';
import { ageClock } from '#data/age-clock.ts';
import { useIsReachable, useSavedAt } from '#data/connectivity.ts';
import { formatAge } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';

const Context = createContext<number | undefined>(undefined);

/**
 * Tells the cards inside when their prices and stock were fetched, in milliseconds since the epoch. While the shop can be reached no card
 * shows that time, and an answer that came back the same would have every card drawn again, so a new time is told only while the shop can't
 * be reached. On a page that is still waking up another value would have React hydrate all of the list in one go.
 */
export function SavedAt({ at, children }: { at: number | undefined; children: ReactNode }) {
  const isReachable = useIsReachable();
  const [told, setTold] = useState(at);
  if (!isReachable && told !== at) setTold(at);
  return <Context value={told}>{children}</Context>;
}

/** '2 hours ago' while the shop can't be reached; null while prices and stock come from it. */
export function useAge(): string | null {
  const { language } = useLanguage();
  const savedAt = useSavedAt(use(Context));
  return savedAt === null ? null : formatAge(savedAt, language, ageClock.now());
}

/** The words about a stock with the age that it has. */
export function withAge<Stock extends { readonly text: string }>(stock: Stock, age: string | null): Stock {
  return age === null ? stock : { ...stock, text: `${stock.text} · ${age}` };
}
