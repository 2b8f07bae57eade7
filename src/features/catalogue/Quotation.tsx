import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { quotationLink } from '#data/freight/quotation.ts';
import { siteQueries } from '#data/site/queries.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { MessageCircle, Phone } from '#ui/icons.ts';
import { Words } from '#ui/primitives/Words.tsx';
import * as css from './Delivery.css.ts';

/** Asks the shop for a price that no tariff has: by WhatsApp with the goods as text, else by phone. */
export function Quotation({ goods, place }: { goods: string; place: string }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { data: site } = useQuery(siteQueries.info(language));
  if (site === undefined) return null;
  const { phone } = site;
  const { href, isChat } = quotationLink(site, `${t`Please quote the shipping to ${place}:`}\n${goods}`);
  return (
    <a className={css.ask} href={href} {...(isChat ? { target: '_blank', rel: 'noreferrer' } : {})}>
      {isChat ? <MessageCircle size={18} /> : <Phone size={18} />}
      <Words>{isChat ? t`Ask for a quotation by WhatsApp` : t`Ask for a quotation: ${phone}`}</Words>
    </a>
  );
}
