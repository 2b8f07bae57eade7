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
  const amount = typedRupiah(text);
  return amount !== undefined && amount <= quotationLimits.rupiah ? amount : undefined;
}
