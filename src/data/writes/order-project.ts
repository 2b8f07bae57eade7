import * as v from 'valibot';
import { setProjectEndpoint } from '#contract/order-project.ts';
import type { Order } from '#contract/orders.ts';
import { putOrder } from '../orders/put-order.ts';
import type { Write } from './write.ts';

const schema = v.object({
  orderId: v.string(),
  /** For the screen. */
  orderNumber: v.nullable(v.string()),
  /** As it was typed; '' takes the name away. */
  projectName: v.string(),
});

declare module '#storage/outbox-record.ts' {
  interface OutboxKinds {
    'order.project': { payload: v.InferOutput<typeof schema>; answer: Order };
  }
}

/** A placed order is named after another project. Refusals: codes by field, 404. */
export const orderProject: Write<'order.project'> = {
  schema,
  queue: ({ orderId }) => `project:${orderId}`,
  send: (api, lang, { orderId, projectName }, attempt) =>
    api.call(setProjectEndpoint, { params: { id: orderId }, query: { lang }, body: { project_name: projectName }, ...attempt }),
  apply(client, order, _mutation, lang) {
    putOrder(client, lang, order);
    void client.invalidateQueries({ queryKey: ['private', 'orders'] });
  },
};
