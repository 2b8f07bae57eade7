import * as v from 'valibot';
import { boundedText, CountSchema, endpoint, RupiahSchema } from './endpoint.ts';
import { compact, TextSchema } from './text.ts';

const kinds = ['bank_transfer', 'virtual_account', 'qris'] as const;
const AccountSchema = v.object({ bank: v.string(), number: v.string(), holder: v.string() });

/**
 * A payment method as the merchant sets it. In its steps '{amount}' and '{account}' stand for what an order's page says. `account` of a
 * virtual account holds the first digits of every order's number; of QRIS the merchant's own code, as the bank prints it.
 * `max_amount` in rupiah (null: none); `deadline_minutes` from the validation on (null: as for the whole shop). `is_demo`: the account
 * is still the invented one, and money that is sent there is lost.
 */
export const AdminPaymentMethodSchema = v.object({
  id: v.string(),
  kind: v.picklist(kinds),
  is_active: v.boolean(),
  name_id: v.string(),
  name_en: v.string(),
  description_id: v.string(),
  description_en: v.string(),
  steps_id: v.array(v.string()),
  steps_en: v.array(v.string()),
  account: v.nullable(AccountSchema),
  max_amount: v.nullable(RupiahSchema),
  deadline_minutes: v.nullable(CountSchema),
  has_unique_code: v.boolean(),
  is_demo: v.boolean(),
});
export type AdminPaymentMethod = v.InferOutput<typeof AdminPaymentMethodSchema>;

const StepsSchema = v.pipe(v.array(TextSchema(400)), v.minLength(1, 'required'), v.maxLength(12, 'too_long'));
const whole = (least: number, most: number) =>
  v.nullable(v.pipe(v.number('invalid'), v.integer('invalid'), v.minValue(least, 'too_small'), v.maxValue(most, 'too_large')));

/** Fields of a method that a request may set: one at least, and none that a method does not have. */
const MethodInputSchema = v.pipe(
  v.partial(
    v.strictObject({
      is_active: v.boolean('invalid'),
      name_id: TextSchema(60),
      name_en: TextSchema(60),
      description_id: TextSchema(300),
      description_en: TextSchema(300),
      steps_id: StepsSchema,
      steps_en: StepsSchema,
      account: v.strictObject({
        bank: TextSchema(80),
        number: v.pipe(boundedText(600), compact, v.nonEmpty('required')),
        holder: TextSchema(120),
      }),
      max_amount: whole(1_000, 2_000_000_000),
      deadline_minutes: whole(5, 43_200),
      has_unique_code: v.boolean('invalid'),
    }),
  ),
  v.check(fields => Object.keys(fields).length > 0, 'required'),
);
export type MethodInput = v.InferOutput<typeof MethodInputSchema>;

export const adminPaymentMethodsEndpoint = endpoint({
  method: 'GET',
  path: '/v1/admin/payment-methods',
  access: 'admin',
  summary: 'Every payment method in both languages, also those that customers are not offered, in their order.',
  answer: v.object({ payment_methods: v.array(AdminPaymentMethodSchema), total: CountSchema }),
});

export const setPaymentMethodEndpoint = endpoint({
  method: 'PUT',
  path: '/v1/admin/payment-methods/:id',
  access: 'admin',
  summary:
    'Replaces the fields of a payment method that are given. One that is offered needs its account; orders that wait for their payment show the new one.',
  body: MethodInputSchema,
  answer: AdminPaymentMethodSchema,
});
