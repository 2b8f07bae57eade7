import * as v from 'valibot';
import { DepotSchema, EtaSchema } from './delivery.ts';
import { CountSchema, EmptySchema, endpoint, languageQuery, MomentSchema, pageQuery, queryInteger, ShortTextSchema } from './endpoint.ts';

/** 1 order status, 2 promotion, 3 announcement. */
export const notificationType = { order: 1, promotion: 2, announcement: 3 } as const;

/** `status_progress` of what a customer is told when an order comes to a status: the placed order's, which has status 2, is 0. */
export const statusProgress = (status: number) => status - 2;
/** The order status that a `status_progress` tells of. */
export const statusOfProgress = (progress: number) => progress + 2;

/** For order status `status_progress` (0 to 6) chooses the words; for the others `message` is the text. */
export const NotificationSchema = v.object({
  id: v.string(),
  type: v.picklist([1, 2, 3]),
  status_progress: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))),
  order_id: v.nullable(v.string()),
  order_number: v.nullable(v.string()),
  message: v.nullable(v.string()),
  created_at: MomentSchema,
  read_at: v.nullable(MomentSchema),
  /** The goods that an announcement leads to. */
  product: v.optional(v.nullable(v.object({ slug: v.string(), variant_id: v.string() }))),
  /** Its order is collected, not brought: the stages have other words. This and what follows is missing in what a phone kept earlier. */
  is_pick_up: v.optional(v.boolean()),
  /** Of a paid order that is under way: the days that were promised, and where it is collected; null for other news. */
  eta: v.optional(v.nullable(EtaSchema)),
  depot: v.optional(v.nullable(DepotSchema)),
});
export type Notification = v.InferOutput<typeof NotificationSchema>;

/** A page of them; `total` counts those of the filter, `unread` all that are new. */
export const NotificationsSchema = v.object({ notifications: v.array(NotificationSchema), total: CountSchema, unread: CountSchema });
export type Notifications = v.InferOutput<typeof NotificationsSchema>;

export const notificationsEndpoint = endpoint({
  method: 'GET',
  path: '/v1/notifications/user/:userId',
  access: 'customer',
  summary: "The customer's notifications, newest first.",
  query: v.object({ ...pageQuery, ...languageQuery, type: queryInteger(1, 3, null) }),
  answer: NotificationsSchema,
});

export const readNotificationsEndpoint = endpoint({
  method: 'POST',
  path: '/v1/notifications/read',
  access: 'customer',
  summary: 'Marks notifications as read; an empty list marks all.',
  body: v.object({ ids: v.pipe(v.array(ShortTextSchema), v.maxLength(200, 'too_long')) }),
  answer: EmptySchema,
});
