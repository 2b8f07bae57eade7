import { includedVat, lineTotal } from '#lib/money.ts';

/** A line as money sees it: rupiah for one sold unit, discount in percent, grams of one sold unit. */
export interface PricedLine {
  readonly quantity: number;
  readonly price: number;
  readonly discount: number;
  readonly weight: number;
}

/** Sums of an order's goods: rupiah, and grams. */
export interface Totals {
  readonly items_total: number;
  readonly discount_total: number;
  readonly vat_total: number;
  readonly weight: number;
}

/** Adds lines up. The discount is what the rounded discounted unit prices leave of the full ones; VAT is that of the goods after it. */
export function totalsOf(lines: readonly PricedLine[]): Totals {
  let full = 0;
  let discounted = 0;
  let weight = 0;
  for (const line of lines) {
    full += line.price * line.quantity;
    discounted += lineTotal(line.price, line.discount, line.quantity);
    weight += line.weight * line.quantity;
  }
  return { items_total: full, discount_total: full - discounted, vat_total: includedVat(discounted), weight };
}
