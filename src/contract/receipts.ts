import * as v from 'valibot';
import { endpoint, languageQuery } from './endpoint.ts';
import { RequiredFileSchema, receiptFile } from './files.ts';
import { OrderSchema } from './orders.ts';

export const uploadReceiptEndpoint = endpoint({
  method: 'POST',
  path: '/v1/orders/:id/receipt',
  access: 'customer',
  summary:
    'Proves the payment of an order that waits for it; the payment deadline stands still while the receipt is checked. After the deadline, payment_deadline_passed, also once the clock has cancelled the order.',
  query: v.object(languageQuery),
  body: v.object({ file: RequiredFileSchema(receiptFile) }),
  form: true,
  files: { file: receiptFile },
  answer: OrderSchema,
  problems: ['order_transition_not_allowed', 'payment_deadline_passed', 'receipt_submitted', 'receipts_full', 'payload_too_large'],
});

/** The latest receipt of an own order as a file, not in the envelope. */
export const ownReceiptFile = endpoint({
  method: 'GET',
  path: '/v1/orders/:id/receipt',
  access: 'customer',
  summary: 'The latest receipt of an own order.',
  answer: v.blob(),
});

/** The same for the shop's own people; `:id` may be the order's number. */
export const adminReceiptFile = endpoint({
  method: 'GET',
  path: '/v1/admin/orders/:id/receipt',
  access: 'admin',
  summary: 'The latest receipt of an order.',
  answer: v.blob(),
});
