/** Money is whole rupiah, an integer, everywhere. Percentages are computed in basis points (1 % = 100 bp). */

/** Effective VAT (PPN) inside every price: 11 %, in basis points. */
const VAT_BASIS_POINTS = 1_100;

/**
 * Price of one sold unit after a discount.
 * Rule: `round half up (price × (10,000 − bp) / 10,000)`, the one rounding of the shop.
 * @param price rupiah for one sold unit
 * @param discount percent, 0 to 100, at most two decimals
 * @returns rupiah
 */
export function discountedPrice(price: number, discount: number): number {
  const basisPoints = Math.round(discount * 100);
  return Math.floor((price * (10_000 - basisPoints) + 5_000) / 10_000);
}

/** @returns rupiah for `quantity` sold units at the discounted unit price. */
export function lineTotal(price: number, discount: number, quantity: number): number {
  return discountedPrice(price, discount) * quantity;
}

/**
 * VAT contained in a VAT-inclusive amount: `gross − round(gross / 1.11)`.
 * Source: effective PPN of 11 % (UU HPP 7/2021 with PMK 131/2024).
 * @param gross rupiah, VAT included
 * @returns rupiah
 */
export function includedVat(gross: number): number {
  return gross - Math.round((gross * 10_000) / (10_000 + VAT_BASIS_POINTS));
}

/**
 * The tax base that an invoice names beside the VAT: `round(net × 11 / 12)`, halves up. VAT is never computed from it anew, which would
 * differ by a rupiah.
 * Source: 'DPP nilai lain' of PMK 131/2024.
 * @param net rupiah without VAT
 * @returns rupiah
 */
export function otherTaxBase(net: number): number {
  return Math.floor((net * 22 + 12) / 24);
}

const THOUSANDS: Readonly<Record<string, number>> = { rb: 1e3, ribu: 1e3, k: 1e3, jt: 1e6, juta: 1e6, m: 1e9, miliar: 1e9, milyar: 1e9 };

/**
 * An amount as customers write it: '50.000', 'Rp 50000', '50rb', '1,5 juta', '1.5jt'. Without such a word every separator groups
 * thousands, since a rupiah has no parts.
 * @param text as typed
 * @returns whole rupiah; undefined where there is no number
 */
export function typedRupiah(text: string): number | undefined {
  const parts = /(\d[\d.,]*)\s*(rb|ribu|k|jt|juta|m|miliar|milyar)?(?!\p{L})/iu.exec(text);
  const [, number = '', word] = parts ?? [];
  const digits = number.replace(/\D/g, '');
  if (digits === '') return undefined;
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(number);
  if (word === undefined) return Number(digits);
  const amount = isGrouped ? Number(digits) : Number.parseFloat(number.replace(',', '.'));
  return Math.round(amount * (THOUSANDS[word.toLowerCase()] ?? 1));
}
