import type { Language } from '#contract/endpoint.ts';
import { localKeys, read, textStorage } from '#storage/local.ts';

const KINDS: readonly unknown[] = ['categories', 'top-categories', 'brands', 'suggestions'];
const languages = () => (read(localKeys.priceList) ?? '').split(',').filter(Boolean);

/** Which price lists the customer has put on this phone: said at once and without the disk, and also when the browser has thrown the list away. */
export const notedPriceLists = {
  has: (lang: Language): boolean => languages().includes(lang),
  add(lang: Language): void {
    try {
      textStorage.setItem(localKeys.priceList, [...new Set([...languages(), lang])].join(','));
    } catch {
      // Without it the list is there, and is found by its own note only.
    }
  },
  /** Whether a query is one that such a list answers where the shop doesn't. */
  answers: ([area, lang, kind]: readonly unknown[]): boolean =>
    area === 'catalogue' && KINDS.includes(kind) && languages().includes(String(lang)),
  clear: (): void => textStorage.removeItem(localKeys.priceList),
};
