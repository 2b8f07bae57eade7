import * as v from 'valibot';
import { CountSchema, endpoint, MomentSchema } from './endpoint.ts';

/**
 * Orders that wait for the shop's people, by what they wait for: to be validated, for a decision on their receipt, for their money (also
 * those with such a receipt), to be packed, to leave (`to_ship`: packed ones for their courier, and packed pick-ups, which are to be
 * announced as ready), for the customer who collects them; `late` ones missed the promised days. Every paid order that has not left is in
 * one of them.
 */
export const orderQueues = ['to_validate', 'receipts', 'unpaid', 'to_pack', 'to_ship', 'pick_up_ready', 'late'] as const;
export type OrderQueue = (typeof orderQueues)[number];

/** How much of everything waits. One order can be in several queues. */
export const QueuesSchema = v.object({
  ...v.entriesFromList(orderQueues, CountSchema),
  /** Refunds that are owed. */
  refunds: CountSchema,
  /** Returns without a decision. */
  returns: CountSchema,
  /** Money without an order. */
  payments: CountSchema,
  /** When the latest order was placed; null before the first. */
  latest_order_at: v.nullable(MomentSchema),
});
export type Queues = v.InferOutput<typeof QueuesSchema>;

/** Server-sent events: `queues` at once and whenever a count has changed, then `end` with the data of `StreamEndSchema`. */
export const queueStreamEndpoint = endpoint({
  method: 'GET',
  path: '/v1/admin/queues/stream',
  access: 'admin',
  summary: 'The same as a stream of server-sent events (queues, end), with a comment every 15 seconds.',
  answer: QueuesSchema,
  problems: ['unavailable'],
});

export const queuesEndpoint = endpoint({
  method: 'GET',
  path: '/v1/admin/queues',
  access: 'admin',
  summary: 'How much waits for the shop’s people. The orders of a queue are listed by `queue` of the list of orders.',
  answer: QueuesSchema,
});
