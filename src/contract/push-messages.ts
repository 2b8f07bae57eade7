import * as v from 'valibot';

/** What the worker tells its pages about pushes. */
export const PushMessageSchema = v.variant('type', [
  /** A push came while the page is in front: it says so itself. */
  v.object({ type: v.literal('PUSH_SHOWN'), title: v.string(), path: v.string() }),
  /** A notification was tapped: this page is the one to show it. */
  v.object({ type: v.literal('PUSH_OPENED'), path: v.string() }),
]);
export type PushMessage = v.InferOutput<typeof PushMessageSchema>;
