import { useLingui } from '@lingui/react/macro';
import { type Cart, isCounted } from '#data/cart/model.ts';
import { useQuotation } from '#data/freight/use-quotation.ts';
import { quantityWords } from '#i18n/quantity-words.ts';
import { quotationLabel, quotationText } from '#i18n/quotation-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { ContactLink } from '#ui/patterns/ContactLink.tsx';

/** Asks the shop what the freight of the whole cart costs where no tariff goes, with the cart as text. */
export function CartQuotation({ cart, place }: { cart: Cart; place: string }) {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  const goods = cart.lines
    .filter(isCounted)
    .map(({ quantity, unit, product, name }) => `${quantityWords(i18n, quantity, unit)} ${product.name} ${name}`);
  const link = useQuotation(language, quotationText(i18n, place, goods));
  return link === null ? null : <ContactLink href={link.href} isChat={link.isChat} label={quotationLabel(i18n, link)} />;
}
