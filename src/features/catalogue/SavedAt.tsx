import { createContext, type ReactNode, use } from 'react';
import { useSavedAt } from '#data/connectivity.ts';
import { formatAge } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';

const Context = createContext<number | undefined>(undefined);

/** Tells the cards inside when their prices and stock were fetched, in milliseconds since the epoch. */
export function SavedAt({ at, children }: { at: number | undefined; children: ReactNode }) {
  return <Context value={at}>{children}</Context>;
}

/** '2 hours ago' while the shop can't be reached; null while prices and stock come from it. */
export function useAge(): string | null {
  const { language } = useLanguage();
  const savedAt = useSavedAt(use(Context));
  return savedAt === null ? null : formatAge(savedAt, language);
}

/** The words about a stock with the age that it has. */
export function withAge<Stock extends { readonly text: string }>(stock: Stock, age: string | null): Stock {
  return age === null ? stock : { ...stock, text: `${stock.text} · ${age}` };
}
