import { useLingui } from '@lingui/react/macro';
import type { OrderItem } from '#contract/orders.ts';
import { useQuotation } from '#data/freight/use-quotation.ts';
import { quantityWords } from '#i18n/quantity-words.ts';
import { quotationLabel, quotationText } from '#i18n/quotation-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { ContactLink } from '#ui/patterns/ContactLink.tsx';

/** Asks the shop what the freight of an order costs where no tariff goes. */
export function OrderQuotation({ lines, place }: { lines: readonly OrderItem[]; place: string }) {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  const goods = lines.map(
    ({ quantity, product_variant: { unit, name, product } }) => `${quantityWords(i18n, quantity, unit)} ${product.name} ${name}`,
  );
  const link = useQuotation(language, quotationText(i18n, place, goods));
  return link === null ? null : (
    <div>
      <ContactLink href={link.href} isChat={link.isChat} label={quotationLabel(i18n, link)} />
    </div>
  );
}
