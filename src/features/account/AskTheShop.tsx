import { Trans, useLingui } from '@lingui/react/macro';
import { useQuotation } from '#data/freight/use-quotation.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { ContactLink } from '#ui/patterns/ContactLink.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';

/** How a customer reaches the shop whom no mail helps: by WhatsApp with the question written already, or by phone. */
export function AskTheShop() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const way = useQuotation(language, t`Hello, I cannot log in to my account. Please help me.`);
  if (way === null || (!way.isChat && way.phone === '')) return null;
  return (
    <Stack gap={8}>
      <p>
        <Trans>No email came, or you no longer read that address?</Trans>
      </p>
      <ContactLink
        href={way.href}
        isChat={way.isChat}
        label={way.isChat ? t`Ask the shop by WhatsApp` : t`Call the shop: ${{ phone: way.phone }}`}
      />
    </Stack>
  );
}
