import type { PaymentMethod } from '#contract/payment.ts';

/** Whether a method takes an amount in rupiah. */
export function canPay({ max_amount }: Pick<PaymentMethod, 'max_amount'>, amount: number): boolean {
  return max_amount === null || amount <= max_amount;
}
