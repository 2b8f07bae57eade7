import { useLingui } from '@lingui/react/macro';
import type { Product, ProductDetail, Variant } from '#contract/catalogue.ts';
import type { BaseUnit, Unit } from '#contract/units.ts';
import { basePrice } from '#data/catalogue/price.ts';
import { formatNumber, formatRupiah } from '#i18n/formats.ts';
import { lineQuantityWords } from '#i18n/line-quantity-words.ts';
import { countWords, isInParts, partsWords, quantityWords, stepperUnit } from '#i18n/quantity-words.ts';
import { unitWord } from '#i18n/unit-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { isBuyable } from '#lib/buyable.ts';
import { discountedPrice } from '#lib/money.ts';

/** Below this the number that is left is named. */
const FEW = 20;

interface StockWords {
  readonly text: string;
  readonly tone: 'ok' | 'warn' | 'bad';
}

/** Texts on a product for cards and pages, in the customer's language. */
export function useProductWords() {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();

  const stock = (variant: Variant): StockWords => {
    if (!isBuyable(variant)) return { text: t`Out of stock`, tone: 'bad' };
    // The price list on a phone says that there are few, and not how many.
    if ('is_few' in variant) return { text: t`Few left`, tone: 'warn' };
    if (variant.stock >= FEW) return { text: t`In stock`, tone: 'ok' };
    const left = countWords(i18n, variant.stock, variant.unit);
    return { text: t`${left} left`, tone: 'warn' };
  };
  const number = (value: number, digits?: number) => formatNumber(value, language, digits);
  const unit = (code: Unit | BaseUnit) => unitWord(i18n, code);

  return {
    number,
    unit,
    /** A number of a variant's sold units; of half units what they hold. */
    count: (variant: Variant, quantity: number) => countWords(i18n, quantity, variant.unit),
    /** '20 sacks', where nothing near says the unit. */
    quantity: (variant: Variant, quantity: number) => quantityWords(i18n, quantity, variant.unit),
    stepper: (variant: Variant) => stepperUnit(i18n, variant.unit),

    /** Amount, unit, and what it was before the discount, for `Price`. */
    price(variant: Variant) {
      const discount = number(variant.discount, 1);
      const isReduced = variant.discount > 0;
      return {
        amount: formatRupiah(discountedPrice(variant.price, variant.discount)),
        amountLabel: t`Price`,
        unit: `/${unit(variant.unit).replace(' ', '\u00a0')}`,
        ...(isReduced ? { original: formatRupiah(variant.price), originalLabel: t`Original price`, discount: `−${discount}%` } : {}),
      };
    },

    /** 'Rp 1.550/kg'; nothing where it would repeat the price. */
    basePrice(variant: Variant): string | undefined {
      const amount = basePrice(variant);
      if (amount === null || variant.content === null || variant.content.unit === variant.unit) return undefined;
      return `${formatRupiah(amount)}/${unit(variant.content.unit)}`;
    },

    stock,
    /** Of a page's variant: whether it is sold at all comes before how many are left. */
    availability: (product: ProductDetail, variant: Variant): StockWords =>
      product.is_discontinued ? { text: t`No longer sold`, tone: 'bad' } : stock(variant),

    /** How much the quantity holds: '3 × box = 4.32 m²', '2 kg (4 × ½ kg)'; `short` leaves out what stands in the field. */
    contentOf(variant: Variant, quantity: number, short = false): string | null {
      if (isInParts(variant.unit)) return (short ? partsWords : lineQuantityWords)(i18n, quantity, variant.unit);
      if (variant.content === null || variant.content.unit === variant.unit) return null;
      const total = number((quantity * variant.content.thousandths) / 1_000);
      return `${partsWords(i18n, quantity, variant.unit)} = ${total} ${unit(variant.content.unit)}`;
    },

    /** Stars with reviews, and how many were sold; undefined where there is neither. */
    rating({ rating, rating_count, sold_count }: Product): { short: string; text: string } | undefined {
      const stars = number(rating, 1);
      const count = number(rating_count);
      const sold = number(sold_count);
      if (rating_count === 0) return undefined;
      const short = sold_count < 1_000 ? t`${sold} sold` : t`${number(sold_count / 1_000, sold_count < 10_000 ? 1 : 0)}k sold`;
      return {
        short: sold_count === 0 ? stars : `${stars} · ${short}`,
        text: t`${stars} of 5, ${count} reviews, ${sold} sold`,
      };
    },
  };
}
