import type { I18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import type { Graph } from 'schema-dts';
import { siteQueries } from '#data/site/queries.ts';
import { type AppLanguage, defaultLanguage, languages } from '#i18n/i18n.ts';
import { languageOf } from '#i18n/use-language.ts';
import { describePage } from '#routes/-describe.ts';
import { graph } from '#routes/-structured-data.ts';
import { type Head, headOf } from '../boot/document-head.ts';
import type { AppRouter } from '../boot/router.tsx';
import { addressesAt, ownAddress } from './page-address.ts';

const LOCALES = { id: 'id_ID', en: 'en_GB' } as const satisfies Record<AppLanguage, string>;

/** Has X show the picture above the words; all else it reads as messengers do. */
const LARGE = { name: 'twitter:card', content: 'summary_large_image' };

/** What messengers lay a card of `server/modules/share-cards` out by before they have it. @param alt what it says */
const cardTags = (alt: string | undefined) => ({ 'og:image:width': '1200', 'og:image:height': '630', 'og:image:alt': alt });

interface Drawn {
  readonly router: AppRouter;
  readonly queryClient: QueryClient;
  readonly i18n: I18n;
  /** Address that customers use, without a trailing slash. */
  readonly publicUrl: string;
}

/**
 * The part of a rendered page that search engines and messengers read: in its head its own address, its other language and the
 * card of a shared link (Open Graph), beside it what the page is about. Searches and products that are no longer sold can be shared like any page, and are not listed.
 */
export function describedPage({ router, queryClient, i18n, publicUrl }: Drawn): { head: Head; data: Graph | null } {
  const language = languageOf(i18n.locale);
  const addressIn = addressesAt(publicUrl, router);
  const sources = { queryClient, i18n, addressIn };
  const {
    type,
    picture,
    isCard = false,
    cardTitle,
    things,
    description,
    isListed = true,
  } = describePage(router.state.matches.at(-1), sources);
  const { title, meta: ownMeta, links } = headOf(router);
  const meta = ownMeta.map(each => (each.name === 'description' && description !== undefined ? { ...each, content: description } : each));
  const [path, search] = ownAddress(router);
  const address = addressIn(language, path, search);
  const alternate = (hreflang: string, of: AppLanguage) => ({ rel: 'alternate', hreflang, href: addressIn(of, path, search) });
  const card = {
    'og:type': type,
    'og:site_name': queryClient.getQueryData(siteQueries.info(language).queryKey)?.name,
    'og:title': cardTitle ?? title ?? undefined,
    'og:description': meta.find(({ name }) => name === 'description')?.content,
    'og:url': address,
    'og:image': picture,
    ...(isCard ? cardTags(cardTitle ?? title ?? undefined) : {}),
    'og:locale': LOCALES[language],
  };
  const isUnlisted = !isListed || 'search' in search;
  const head = {
    title,
    meta: [
      ...meta,
      ...(isUnlisted ? [{ name: 'robots', content: 'noindex' }] : []),
      ...(isCard ? [LARGE] : []),
      ...Object.entries(card).map(([property, content]) => ({ property, content })),
    ],
    links: [
      ...links,
      { rel: 'canonical', href: address },
      ...languages.map(each => alternate(each, each)),
      alternate('x-default', defaultLanguage),
    ],
  };
  return { head, data: things.length === 0 ? null : graph(things) };
}
