import * as v from 'valibot';
import { askReturnEndpoint, type Return, returnOutcomes, returnReasons } from '#contract/returns.ts';
import { returnQueries } from '../returns/queries.ts';
import { UPLOAD_PATIENCE, UPLOAD_TIMEOUT, type Write } from './write.ts';

const schema = v.object({
  orderId: v.string(),
  /** For the screen, as names and units of the goods are. */
  orderNumber: v.nullable(v.string()),
  reason: v.picklist(returnReasons),
  wish: v.picklist(returnOutcomes),
  words: v.string(),
  lines: v.array(v.object({ id: v.string(), quantity: v.pipe(v.number(), v.integer()), name: v.string(), unit: v.string() })),
  /** Small already. */
  photos: v.array(v.blob()),
});

declare module '#storage/outbox-record.ts' {
  interface OutboxKinds {
    'return.ask': { payload: v.InferOutput<typeof schema>; answer: Return };
  }
}

/** Goods that the customer sends back or claims. Refusals: codes by field, 404, 409 where the order takes no such return any more. */
export const returnAsk: Write<'return.ask'> = {
  schema,
  queue: ({ orderId }) => `return:${orderId}`,
  // Two returns of one order are two returns: neither takes the other's place.
  subject: ({ id }) => `return:${id}`,
  patience: UPLOAD_PATIENCE,
  send(api, lang, { orderId, reason, wish, words, lines, photos }, attempt) {
    const body = { reason, wish, words, photos, lines: lines.map(({ id, quantity }) => `${id}:${quantity}`).join(',') };
    return api.call(askReturnEndpoint, { params: { id: orderId }, query: { lang }, body, ...attempt, timeout: UPLOAD_TIMEOUT });
  },
  apply(client, asked, { orderId }, lang) {
    client.setQueryData(returnQueries.ofOrder(lang, orderId).queryKey, known => {
      if (known === undefined || known.returns.some(({ id }) => id === asked.id)) return known;
      const taken = new Map(asked.lines.map(({ order_item_id, quantity }) => [order_item_id, quantity]));
      const returnable = known.returnable.flatMap(line => {
        const quantity = line.quantity - (taken.get(line.order_item_id) ?? 0);
        return quantity > 0 ? [{ ...line, quantity }] : [];
      });
      return { ...known, returns: [asked, ...known.returns], returnable };
    });
    void client.invalidateQueries({ queryKey: ['private', 'orders'] });
  },
};
