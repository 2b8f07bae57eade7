import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { siteQueries } from '#data/site/queries.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatPhone } from '#lib/phone-format.ts';
import { Mail, MessageCircle, Phone } from '#ui/icons.ts';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Words } from '#ui/primitives/Words.tsx';
import * as css from './HelpContact.css.ts';

/** How to reach the shop, below a text that may have left something open. */
export function HelpContact() {
  const id = useId();
  const { language } = useLanguage();
  const { data: site } = useQuery(siteQueries.info(language));
  const chat = site?.socials.find(social => social.icon === 'whatsapp');
  // A shop that can't be reached doesn't ask to be asked.
  if (site === undefined || !(chat || site.phone || site.email)) return null;
  return (
    <section aria-labelledby={id} className={css.card}>
      <Heading level={2} size="group" id={id}>
        <Trans>Is something still unclear?</Trans>
      </Heading>
      <p className={css.text}>
        <Trans>Ask us. Have your order number at hand if it is about an order.</Trans>
      </p>
      <div className={css.ways}>
        {chat === undefined ? null : (
          <a href={chat.link} target="_blank" rel="noreferrer" className={css.way}>
            <MessageCircle size={18} />
            <Words>{` ${chat.name}`}</Words>
          </a>
        )}
        {site.phone && (
          <a href={`tel:${site.phone}`} className={css.way}>
            <Phone size={18} />
            <Words>{` ${formatPhone(site.phone)}`}</Words>
          </a>
        )}
        {site.email && (
          <a href={`mailto:${site.email}`} className={css.way}>
            <Mail size={18} />
            <Words>{` ${site.email}`}</Words>
          </a>
        )}
      </div>
    </section>
  );
}
