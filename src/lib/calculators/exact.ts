/**
 * Fractions of integers. Measures are thousandths and coefficients millionths, both integers, and nothing is divided before the end: in floating
 * point 6.4 m² of tiles with 5 % to spare would take 8 boxes of 0.96 m², and they take 7.
 */
export interface Exact {
  readonly top: bigint;
  /** Above 0. */
  readonly bottom: bigint;
}

const ratio = (top: bigint, bottom: bigint): Exact => ({ top, bottom });

/** A fraction of two integers. */
export const exact = (top: number, bottom = 1): Exact => ratio(BigInt(top), BigInt(bottom));
/** So many thousandths, as measures are typed. */
export const thousandths = (count: number): Exact => exact(count, 1_000);
/** So many millionths, as coefficients are noted. */
export const millionths = (count: number): Exact => exact(count, 1_000_000);
export const nothing = exact(0);

export const times = (...factors: readonly Exact[]): Exact =>
  factors.reduce((product, { top, bottom }) => ratio(product.top * top, product.bottom * bottom));

export const plus = (...parts: readonly Exact[]): Exact =>
  parts.reduce((sum, { top, bottom }) => ratio(sum.top * bottom + top * sum.bottom, sum.bottom * bottom));

export const minus = (from: Exact, what: Exact): Exact => plus(from, ratio(-what.top, what.bottom));

/** @param by above 0 */
export const over = (what: Exact, by: Exact): Exact => ratio(what.top * by.bottom, what.bottom * by.top);

/** Below 0 where the first is the smaller one, 0 where they are equal. */
export function compare(one: Exact, other: Exact): number {
  const difference = one.top * other.bottom - other.top * one.bottom;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export function floorOf({ top, bottom }: Exact): number {
  const whole = top / bottom;
  return Number(top < 0n && whole * bottom !== top ? whole - 1n : whole);
}

export const ceilOf = (value: Exact): number => -floorOf(ratio(-value.top, value.bottom));

/** A multiple of `1 / parts`, half rounded up, as a number to be shown or stored: `numberOf(x, 100)` has two decimals. */
export const numberOf = (value: Exact, parts: number): number => floorOf(plus(times(value, exact(parts)), exact(1, 2))) / parts;
