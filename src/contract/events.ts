import * as v from 'valibot';
import { endpoint, MomentSchema, queryInteger } from './endpoint.ts';
import { OrderStatusSchema } from './orders.ts';

/**
 * A change that concerns a customer. `notification`: there is a new one; of an order it also says to which status it came. `order`: an order
 * changed without words, such as by a receipt. `cart`: its lines. `read`: notifications were read. `list`: a project list or its lines.
 */
export const eventKinds = ['notification', 'order', 'cart', 'read', 'list'] as const;
export type EventKind = (typeof eventKinds)[number];

/** One change of what the customer sees: a hint what to read anew, with what a short message needs. */
export const ShopEventSchema = v.object({
  /** Counts up by one for each customer, without gaps. */
  cursor: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** 'other' for a kind that a later version of the shop has. */
  kind: v.fallback(v.picklist([...eventKinds, 'other']), 'other'),
  at: MomentSchema,
  /** Idempotency key of the customer's own write that made it, so that the device which sent that write can tell. */
  origin: v.nullable(v.string()),
  order_id: v.nullable(v.string()),
  order_number: v.nullable(v.string()),
  status: v.nullable(OrderStatusSchema),
  /** 1 order status, 2 promotion, 3 announcement. */
  notification_type: v.nullable(v.picklist([1, 2, 3])),
});
export type ShopEvent = v.InferOutput<typeof ShopEventSchema>;

/** A cursor to go on from; null is now. */
export const AfterSchema = v.object({ after: queryInteger(0, Number.MAX_SAFE_INTEGER, null) });
const CursorSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

export const eventsEndpoint = endpoint({
  method: 'GET',
  path: '/v1/events',
  access: 'customer',
  summary: 'What changed for the customer after a cursor, oldest first; without one only where the events stand now. Answers 304 by ETag.',
  query: AfterSchema,
  answer: v.object({
    events: v.array(ShopEventSchema),
    /** Ask with this one next. */
    cursor: CursorSchema,
    /** There are more: ask again at once. */
    has_more: v.boolean(),
    /** Too much has happened since the cursor: read everything anew. */
    is_reset: v.boolean(),
  }),
});

/** The first message of a stream. */
export const StreamStartSchema = v.object({ cursor: CursorSchema, is_reset: v.boolean(), now: MomentSchema });
export type StreamStart = v.InferOutput<typeof StreamStartSchema>;

/** Why the shop ends a stream: the access token expired or the session ended, or this process stops. */
export const StreamEndSchema = v.object({ reason: v.picklist(['expired', 'closing']) });
export type StreamEnd = v.InferOutput<typeof StreamEndSchema>;

/** Milliseconds at most between two pieces of a stream: where nothing happens there is a comment. */
export const STREAM_HEARTBEAT = 15_000;

/**
 * Server-sent events: `start`, then a `change` for each event with its cursor as id, then `end`. The answer's schema is that of a
 * change's data. The cursor also travels as Last-Event-ID.
 */
export const eventStreamEndpoint = endpoint({
  method: 'GET',
  path: '/v1/events/stream',
  access: 'customer',
  summary: 'The same as a stream of server-sent events (start, change, end), with a comment every 15 seconds.',
  query: AfterSchema,
  answer: ShopEventSchema,
  problems: ['unavailable'],
});
