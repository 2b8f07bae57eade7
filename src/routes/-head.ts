import type { I18n, MessageDescriptor } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import { siteQueries } from '#data/site/queries.ts';
import { languageOf } from '#i18n/use-language.ts';

/** Title and description of a page, with the shop's name as far as it is known; names of products and categories come as plain text. */
export function routeHead(
  { i18n, queryClient }: { i18n: I18n; queryClient: QueryClient },
  { title, description }: { title?: MessageDescriptor | string | undefined; description?: string | undefined },
) {
  const language = languageOf(i18n.locale);
  const site = queryClient.getQueryData(siteQueries.info(language).queryKey);
  const words = typeof title === 'object' ? i18n._(title) : title;
  const parts = words === undefined ? [site?.name, site?.tagline] : [words, site?.name];
  const about = description ?? site?.[`description_${language}`];
  const text = parts.filter(Boolean).join(' – ');
  // Without a line, and before the name is on the phone, the page keeps the title that it has.
  return { meta: [...(text === '' ? [] : [{ title: text }]), ...(about ? [{ name: 'description', content: about }] : [])] };
}
