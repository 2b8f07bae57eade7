import * as v from 'valibot';
import { type Checkout, type CheckoutConflict, CheckoutConflictSchema, type Order } from '#contract/orders.ts';
import { AppError } from '#lib/app-error.ts';
import { lineTotal } from '#lib/money.ts';
import { orderedItems } from './expectation.ts';

export type ShortLine = CheckoutConflict['stock'][number];
type PriceChange = CheckoutConflict['prices'][number];
type FeeChange = NonNullable<CheckoutConflict['shipping']>;

/** The part of a checkout in which a choice has to be made again. */
export type ChoiceStep = 'address' | 'shipping' | 'payment';

/** Obstacles between the customer and the order. */
export type Conflict =
  /** Whether the order was placed is not known: no answer came. Asking again with the same key is safe. */
  | { readonly kind: 'unsure' }
  /** Too many attempts in a short time: asking again then, with the same key, is safe. */
  | { readonly kind: 'later'; readonly minutes: number }
  | { readonly kind: 'stock'; readonly lines: readonly ShortLine[] }
  | { readonly kind: 'gone'; readonly lines: readonly ShortLine[] }
  | { readonly kind: 'prices'; readonly prices: readonly PriceChange[]; readonly shipping: FeeChange | null }
  | { readonly kind: 'cart' }
  | { readonly kind: 'closed'; readonly orderId: string | null }
  | { readonly kind: 'choice'; readonly step: ChoiceStep; readonly code: string }
  | { readonly kind: 'refused'; readonly code: string };

const steps: Readonly<Record<string, ChoiceStep>> = {
  address_not_found: 'address',
  shipment_not_available: 'shipping',
  payment_method_not_available: 'payment',
};

const MINUTE = 60_000;

/** Reads the obstacle from the error of a checkout. */
export function conflictOf(error: unknown): Conflict {
  if (!(error instanceof AppError)) return { kind: 'unsure' };
  const { code } = error;
  if (error.status === 429) return { kind: 'later', minutes: Math.max(1, Math.ceil((error.detail.retryAfter ?? 0) / MINUTE)) };
  if (!isAnswered(error)) return { kind: 'unsure' };
  const told = v.safeParse(CheckoutConflictSchema, error.detail.data ?? {});
  const data = told.success ? told.output : v.parse(CheckoutConflictSchema, {});
  const step = steps[code];
  if (step !== undefined) return { kind: 'choice', step, code };
  switch (code) {
    case 'stock_short':
      return { kind: 'stock', lines: data.stock };
    case 'variant_unavailable':
      return { kind: 'gone', lines: data.stock };
    case 'price_changed':
      return { kind: 'prices', prices: data.prices, shipping: data.shipping };
    case 'cart_changed':
    case 'cart_empty':
    case 'quantity_not_allowed':
      return { kind: 'cart' };
    case 'cart_closed':
      return { kind: 'closed', orderId: data.order_id };
    default:
      return { kind: 'refused', code };
  }
}

/** Whether the server has decided about an attempt, so that the next one needs a key of its own. */
export function isAnswered(error: unknown): boolean {
  return error instanceof AppError && !error.isUnreachable && !undecided.has(error.code) && ![401, 408, 425, 429].includes(error.status);
}
const undecided = new Set(['idempotency_in_progress']);

/** Rupiah for goods and shipping at the expectations of a checkout. */
export function expectedTotal({ items, shipping_fee = 0 }: Checkout): number {
  return items.reduce((sum, { price, discount, quantity }) => sum + lineTotal(price, discount, quantity), shipping_fee);
}

/** A line that is not as it was when the customer saw it; 0 is not there. */
export interface LineChange {
  readonly variantId: string;
  readonly name: string;
  readonly before: number;
  readonly after: number;
}

/** How the lines to be ordered differ between two readings of a cart. */
export function lineChanges(before: Order, after: Order): readonly LineChange[] {
  const was = new Map(orderedItems(before).map(item => [item.product_variant_id, item]));
  const is = new Map(orderedItems(after).map(item => [item.product_variant_id, item]));
  return [...new Map([...was, ...is]).values()].flatMap(({ product_variant_id: variantId, product_variant: variant }) => {
    const change = { before: was.get(variantId)?.quantity ?? 0, after: is.get(variantId)?.quantity ?? 0 };
    return change.before === change.after ? [] : [{ variantId, name: `${variant.product.name} · ${variant.name}`, ...change }];
  });
}
