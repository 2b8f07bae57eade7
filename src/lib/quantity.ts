/** Limits on the quantity of a variant, in integers of its sold unit. */
export interface QuantityRule {
  /** Units in stock. */
  readonly stock: number;
  /** Smallest quantity that is sold. */
  readonly minimum: number;
  /** Quantities are multiples of this. */
  readonly step: number;
}

/** Largest quantity the stock allows: a multiple of the step, at least the minimum; 0 when not even that is there. */
export function largestQuantity({ stock, minimum, step }: QuantityRule): number {
  const largest = Math.floor(stock / step) * step;
  return largest >= minimum ? largest : 0;
}

/**
 * One press of '+': 0 → minimum → minimum + step …; at the stock limit the quantity is set to 0
 * (specification §4; the screen says why and offers 'Undo').
 */
export function incremented(quantity: number, rule: QuantityRule): number {
  const largest = largestQuantity(rule);
  if (quantity >= largest) return 0;
  return quantity < rule.minimum ? smallestQuantity(rule) : Math.min((Math.floor(quantity / rule.step) + 1) * rule.step, largest);
}

/** One press of '−': steps down, from the minimum straight to 0, and stops there. */
export function decremented(quantity: number, rule: QuantityRule): number {
  const next = (Math.ceil(quantity / rule.step) - 1) * rule.step;
  return next >= smallestQuantity(rule) ? next : 0;
}

/** The smallest multiple of the step that reaches the minimum. */
export function smallestQuantity({ minimum, step }: QuantityRule): number {
  return Math.ceil(minimum / step) * step;
}

/** Why a typed quantity was changed by {@link snapped}. */
export type SnapReason = 'minimum' | 'multiple' | 'stock' | null;

/** The nearest allowed quantity at or above what was typed, bounded by stock, and why it differs. 0 stays 0. */
export function snapped(typed: number, rule: QuantityRule): { quantity: number; reason: SnapReason } {
  if (!Number.isFinite(typed) || typed <= 0) return { quantity: 0, reason: null };
  const largest = largestQuantity(rule);
  const wanted = Math.ceil(typed / rule.step) * rule.step;
  if (wanted > largest) return { quantity: largest, reason: 'stock' };
  if (wanted < smallestQuantity(rule)) return { quantity: smallestQuantity(rule), reason: 'minimum' };
  return { quantity: wanted, reason: wanted === typed ? null : 'multiple' };
}

/** Whether a quantity may be checked out: 0 is 'not ordered', anything else keeps to minimum, multiple and stock. */
export function isOrderable(quantity: number, rule: QuantityRule): boolean {
  return Number.isInteger(quantity) && quantity >= rule.minimum && quantity % rule.step === 0 && quantity <= rule.stock;
}
