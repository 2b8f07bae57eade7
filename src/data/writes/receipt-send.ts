import * as v from 'valibot';
import type { Order } from '#contract/orders.ts';
import { uploadReceiptEndpoint } from '#contract/receipts.ts';
import { putOrder } from '../orders/put-order.ts';
import { UPLOAD_PATIENCE, UPLOAD_TIMEOUT, type Write } from './write.ts';

/** `file` is small already; `orderNumber` is for the screen. */
const schema = v.object({ orderId: v.string(), orderNumber: v.nullable(v.string()), file: v.blob() });

declare module '#storage/outbox-record.ts' {
  interface OutboxKinds {
    'receipt.send': { payload: v.InferOutput<typeof schema>; answer: Order };
  }
}

/** The receipt of a transfer, a picture or a PDF. Refusals: codes by field, 404, 409 where the order takes none any more. */
export const receiptSend: Write<'receipt.send'> = {
  schema,
  queue: ({ orderId }) => `receipt:${orderId}`,
  patience: UPLOAD_PATIENCE,
  send: (api, lang, { orderId, file }, attempt) =>
    api.call(uploadReceiptEndpoint, { params: { id: orderId }, query: { lang }, body: { file }, ...attempt, timeout: UPLOAD_TIMEOUT }),
  apply(client, order, _mutation, lang) {
    putOrder(client, lang, order);
    void client.invalidateQueries({ queryKey: ['private'] });
  },
};
