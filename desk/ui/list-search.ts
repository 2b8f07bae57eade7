import { useSearch } from '@tanstack/react-router';
import { pageIn, textIn } from '#lib/search-values.ts';

/** What stands in a list's address: its page, from 1, the words that are looked for, and any other filter by name. */
export function useListSearch(): { page: number; search: string; filter: (name: string) => string } {
  const values: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  return {
    page: pageIn(values.page) ?? 1,
    search: textIn(values.search) ?? '',
    filter: name => textIn(values[name]) ?? '',
  };
}
