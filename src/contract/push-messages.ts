import * as v from 'valibot';

/** An order, by its id, and the status that it came to. */
export const OrderNewsSchema = v.object({ id: v.string(), status: v.number() });
export type OrderNews = v.InferOutput<typeof OrderNewsSchema>;

/** Messages about pushes from the worker to its pages. */
export const PushMessageSchema = v.variant('type', [
  /** A push came while the page is in front: it says so itself. */
  v.object({
    type: v.literal('PUSH_SHOWN'),
    title: v.string(),
    path: v.string(),
    /** Which order came to which status; null for other news, and from the worker of an earlier version. */
    order: v.optional(v.nullable(OrderNewsSchema), null),
  }),
  /** A notification was tapped: this page is the one to show it. */
  v.object({ type: v.literal('PUSH_OPENED'), path: v.string() }),
]);
export type PushMessage = v.InferOutput<typeof PushMessageSchema>;
