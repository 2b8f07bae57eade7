import { quotationLimits } from '#contract/quotations.ts';
import { typedRupiah } from '#lib/money.ts';

/** Basis points of a percentage that was typed with a comma or a point, up to 1,000 %; undefined where it is none. */
export function typedPercent(text: string): number | undefined {
  const plain = text.replace('%', '').replace(',', '.').trim();
  if (!/^\d{1,4}(?:\.\d{1,2})?$/.test(plain)) return undefined;
  const points = Math.round(Number(plain) * 100);
  return points <= quotationLimits.margin ? points : undefined;
}

/** Rupiah that were typed; undefined where there are none, or more than a paper takes. */
export function typedAmount(text: string): number | undefined {
  // A rupiah has no parts: '85.000,00' is 85,000.
  const amount = typedRupiah(text.replace(/[.,]\d\d?$/, ''));
  return amount !== undefined && amount <= quotationLimits.rupiah ? amount : undefined;
}

/**
 * Sold units of a quantity that was typed: '2,5' or '2.5' of half units are 5, '1.000' is a thousand, and '0.500' a half.
 * Undefined where it is no count of them from 1 on.
 * @param parts sold units in the one that is typed
 */
export function typedQuantity(text: string, parts: 1 | 2): number | undefined {
  const plain = text.trim();
  const number = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(plain) ? plain.replace(/[.,]/g, '') : plain.replace(',', '.');
  if (!/^\d{1,7}(?:\.\d{1,3})?$/.test(number)) return undefined;
  const quantity = Number(number) * parts;
  return Number.isInteger(quantity) && quantity > 0 && quantity <= quotationLimits.quantity ? quantity : undefined;
}
