import * as v from 'valibot';
import { CountSchema, endpoint, languageQuery, RupiahSchema } from './endpoint.ts';

/** `max_amount` in rupiah (null: none); `deadline_minutes` counts from the admin's validation. */
export const PaymentMethodSchema = v.object({
  id: v.string(),
  kind: v.picklist(['bank_transfer', 'virtual_account', 'qris']),
  name: v.string(),
  description: v.string(),
  image_url: v.string(),
  max_amount: v.nullable(RupiahSchema),
  deadline_minutes: CountSchema,
  /** Where to pay; null where the number is made per order. */
  account: v.nullable(v.object({ bank: v.string(), number: v.string(), holder: v.string() })),
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
