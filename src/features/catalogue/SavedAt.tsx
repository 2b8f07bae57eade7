import { createContext, type ReactNode, use } from 'react';
import { useSavedAt } from '#data/connectivity.ts';
import { formatAge } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';

const Context = createContext<string | null>(null);

/**
 * Tells the cards inside how old their prices and stock are, while the shop can't be reached. Not when they were fetched: data that were
 * asked for anew and came back the same would have every card drawn again.
 * @param at milliseconds since the epoch
 */
export function SavedAt({ at, children }: { at: number | undefined; children: ReactNode }) {
  const { language } = useLanguage();
  const savedAt = useSavedAt(at);
  return <Context value={savedAt === null ? null : formatAge(savedAt, language)}>{children}</Context>;
}

/** '2 hours ago' while the shop can't be reached; null while prices and stock come from it. */
export const useAge = (): string | null => use(Context);

/** The words about a stock with the age that it has. */
export function withAge<Stock extends { readonly text: string }>(stock: Stock, age: string | null): Stock {
  return age === null ? stock : { ...stock, text: `${stock.text} · ${age}` };
}
