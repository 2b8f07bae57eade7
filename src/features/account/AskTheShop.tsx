import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { quotationLink } from '#data/freight/quotation.ts';
import { siteQueries } from '#data/site/queries.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { ContactLink } from '#ui/patterns/ContactLink.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';

/** How a customer reaches the shop whom no mail helps: by WhatsApp with the question written already, or by phone. */
export function AskTheShop() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { data: site } = useQuery(siteQueries.info(language));
  if (site === undefined) return null;
  const { href, isChat } = quotationLink(site, t`Hello, I cannot log in to my account. Please help me.`);
  if (!isChat && site.phone === '') return null;
  return (
    <Stack gap={8}>
      <p>
        <Trans>No email came, or you no longer read that address?</Trans>
      </p>
      <ContactLink href={href} isChat={isChat} label={isChat ? t`Ask the shop by WhatsApp` : t`Call the shop: ${site.phone}`} />
    </Stack>
  );
}
