import { LONGEST_SEARCH } from '#lib/search-values.ts';
import { createStore } from '#lib/store.ts';

const kept = createStore<string | null>(null);

/**
 * Recognizes a pasted text that is no search: several lines, such as a shopping list out of a chat, or more than is searched
 * for. It stays whole in the memory of this visit, since the field takes line breaks away.
 */
export const pastedText = {
  get: kept.get,
  subscribe: kept.subscribe,
  /** Keeps such a text; any other leaves the one that was kept. @returns whether it is one */
  keep(text: string): boolean {
    const isOrder = text.length > LONGEST_SEARCH || /[\r\n]/.test(text.trim());
    if (isOrder) kept.set(text);
    return isOrder;
  },
};
