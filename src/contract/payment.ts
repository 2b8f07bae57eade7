import * as v from 'valibot';
import { CountSchema, endpoint, languageQuery, MomentSchema, RupiahSchema } from './endpoint.ts';

const AccountSchema = v.object({ bank: v.string(), number: v.string(), holder: v.string() });

/** `max_amount` in rupiah (null: none); `deadline_minutes` counts from the admin's validation. */
export const PaymentMethodSchema = v.object({
  id: v.string(),
  kind: v.picklist(['bank_transfer', 'virtual_account', 'qris']),
  name: v.string(),
  description: v.string(),
  image_url: v.string(),
  max_amount: v.nullable(RupiahSchema),
  deadline_minutes: CountSchema,
  /** Where to pay; of virtual accounts only the first digits, the number is made per order. */
  account: v.nullable(AccountSchema),
  steps: v.array(v.string()),
});
export type PaymentMethod = v.InferOutput<typeof PaymentMethodSchema>;

export const paymentMethodsEndpoint = endpoint({
  method: 'GET',
  path: '/v1/payment-method',
  access: 'public',
  summary: 'Payment methods of the shop.',
  query: v.object(languageQuery),
  answer: v.array(PaymentMethodSchema),
});

/**
 * Proof of a payment. While it is `submitted` the deadline's clock stands still; a `rejected` one says why and may be replaced.
 * `url` is the file for its owner alone, who asks for it with the access token.
 */
export const ReceiptSchema = v.object({
  state: v.picklist(['submitted', 'rejected', 'accepted']),
  reason: v.nullable(v.string()),
  uploaded_at: MomentSchema,
  url: v.string(),
});
export type Receipt = v.InferOutput<typeof ReceiptSchema>;

/** How far the payment of an order is: where to pay it (null where there is no number to pay to), and the latest receipt. */
export const OrderPaymentSchema = v.object({
  account: v.nullable(AccountSchema),
  /** The text of the code to scan, with the exact amount; null for other methods and while it is not time to pay. */
  qris: v.optional(v.nullable(v.string()), null),
  receipt: v.nullable(ReceiptSchema),
});
