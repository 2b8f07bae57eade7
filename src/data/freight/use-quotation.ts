import { useQuery } from '@tanstack/react-query';
import type { Language } from '#contract/endpoint.ts';
import { siteQueries } from '../site/queries.ts';
import { quotationLink } from './quotation.ts';

/** Where the customer asks the shop for a price that no tariff has; null until the shop's contacts are known. @param text of the message */
export function useQuotation(lang: Language, text: string): (ReturnType<typeof quotationLink> & { readonly phone: string }) | null {
  const { data: site } = useQuery(siteQueries.info(lang));
  return site === undefined ? null : { ...quotationLink(site, text), phone: site.phone };
}
