import { useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/orders.ts';
import { useQuotation } from '#data/freight/use-quotation.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { ContactLink } from '#ui/patterns/ContactLink.tsx';

/** A question about an order: by WhatsApp with its number written already, or by phone. */
export function AskAboutOrder({ order }: { order: Order }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const number = order.number ?? '';
  const way = useQuotation(language, t`Hello, I have a question about order ${number}.`);
  if (way === null || number === '' || (!way.isChat && way.phone === '')) return null;
  return (
    <ContactLink
      href={way.href}
      isChat={way.isChat}
      label={way.isChat ? t`Ask about order ${number}` : t`Call about order ${number}: ${{ phone: way.phone }}`}
    />
  );
}
