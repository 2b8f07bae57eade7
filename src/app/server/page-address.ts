import { defaultLanguage } from '#i18n/i18n.ts';
import type { AddressIn } from '#routes/-describe.ts';
import type { AppRouter } from '../boot/router.tsx';

/** Search parameters that make another page; all others only filter or sort. */
const OWN_PAGE = ['search', 'tag', 'page'];

/** @param publicUrl address that customers use, without a trailing slash */
export function addressesAt(publicUrl: string, { options: { stringifySearch } }: AppRouter): AddressIn {
  return (language, path, search = {}) =>
    publicUrl + path + stringifySearch(language === defaultLanguage ? search : { ...search, lang: language });
}

/** Path, in lower case, and search of the page on show, without filters, orders and what its address has from elsewhere. A first page has no number. */
export function ownAddress({ state, latestLocation }: AppRouter): readonly [path: string, search: Readonly<Record<string, unknown>>] {
  const search = Object.entries(state.matches.at(-1)?.search ?? {});
  const own = search.filter(
    ([key, value]) => OWN_PAGE.includes(key) && value !== undefined && value !== '' && !(key === 'page' && String(value) === '1'),
  );
  return [latestLocation.pathname.toLowerCase(), Object.fromEntries(own)];
}
