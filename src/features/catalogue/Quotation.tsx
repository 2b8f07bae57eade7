import { useLingui } from '@lingui/react/macro';
import { useQuotation } from '#data/freight/use-quotation.ts';
import { quotationLabel, quotationText } from '#i18n/quotation-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { ContactLink } from '#ui/patterns/ContactLink.tsx';

/** Asks the shop for a price that no tariff has. */
export function Quotation({ goods, place }: { goods: string; place: string }) {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  const link = useQuotation(language, quotationText(i18n, place, [goods]));
  return link === null ? null : <ContactLink href={link.href} isChat={link.isChat} label={quotationLabel(i18n, link)} />;
}
