import type { Language } from '#contract/endpoint.ts';
import type { PaymentMethod } from '#contract/payment.ts';
import type { Config } from '#server/config.ts';
import type { Executor } from '#server/db/client.ts';
import { Problem } from '#server/http/problem.ts';
import { pictureId, pictureUrl } from '#server/modules/media/pictures.ts';
import { type PaymentMethodRow, selectActiveMethods, selectMethod } from './store.ts';

/**
 * Rupiah. No order is larger, whatever the method: sums are kept in 32 bits, and a purchase of that size
 * is agreed on with the shop, not put into a cart.
 */
const LARGEST_PAYMENT = 2_000_000_000;

/** Methods of the shop in one language. */
export async function paymentMethods(db: Executor, config: Config, language: Language): Promise<PaymentMethod[]> {
  const methods = await selectActiveMethods(db);
  return methods.map(method => ({
    id: method.id,
    kind: method.kind,
    name: method.content[language].name,
    description: method.content[language].description,
    image_url: pictureUrl(pictureId({ type: 'payment', kind: method.kind })),
    max_amount: method.maxAmount,
    deadline_minutes: method.deadlineMinutes ?? config.paymentDeadlineMinutes,
    account: method.kind === 'qris' ? null : method.account,
    steps: [...method.content[language].steps],
  }));
}

/**
 * The method that is to pay an order.
 * @param amount rupiah to pay, before a unique code; `full` is the same before discounts, which is kept as well
 * @throws Problem 409 payment_method_not_available; where the amount is the reason, with `data: { max_amount, amount }`
 */
export async function methodFor(db: Executor, id: string, { amount, full }: { amount: number; full: number }): Promise<PaymentMethodRow> {
  const method = await selectMethod(db, id);
  if (method === null || !method.isActive) throw new Problem(409, 'payment_method_not_available');
  const largest = Math.min(method.maxAmount ?? LARGEST_PAYMENT, LARGEST_PAYMENT);
  const isTooMuch = amount > largest || full > LARGEST_PAYMENT;
  if (isTooMuch) throw new Problem(409, 'payment_method_not_available', { data: { max_amount: largest, amount } });
  return method;
}

/**
 * Minutes that a customer has from the order's validation on.
 * @param id of the order's method, which may have been taken off since
 */
export async function paymentMinutes(db: Executor, config: Config, id: string | null): Promise<number> {
  const method = id === null ? null : await selectMethod(db, id);
  return method?.deadlineMinutes ?? config.paymentDeadlineMinutes;
}
