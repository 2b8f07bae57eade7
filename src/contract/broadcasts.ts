import * as v from 'valibot';
import { CountSchema, endpoint, MomentSchema, pageQuery } from './endpoint.ts';
import { notificationType } from './notifications.ts';
import { compact, TextSchema } from './text.ts';

const MessageSchema = v.object({ id: TextSchema(500), en: TextSchema(500) });

/** A promotion or announcement and how far it has come. */
export const BroadcastSchema = v.object({
  id: v.string(),
  type: v.picklist([notificationType.promotion, notificationType.announcement]),
  message: MessageSchema,
  /** 'all', 'region:<code>' or 'customer:<id>'. */
  audience: v.string(),
  /** Customers in the audience when it began. */
  total: CountSchema,
  /** Customers who have it among their notifications. */
  sent: CountSchema,
  /** Devices whose push service accepted it, and those that wait for it; kept for a week. */
  pushes_sent: CountSchema,
  pushes_waiting: CountSchema,
  created_at: MomentSchema,
  /** When the last customer was told; null while it goes on, also over a restart. */
  finished_at: v.nullable(MomentSchema),
});
export type Broadcast = v.InferOutput<typeof BroadcastSchema>;

export const sendNotificationEndpoint = endpoint({
  method: 'POST',
  path: '/v1/admin/notifications',
  access: 'admin',
  summary: 'Sends a promotion or an announcement to all customers, to those with an address in a region, or to one.',
  body: v.object({
    type: BroadcastSchema.entries.type,
    message: MessageSchema,
    /** 'all', 'region:' with a code or a name of a province, regency or district, or an e-mail address. */
    to: v.optional(TextSchema(254), 'all'),
    /** The same as `to` with an e-mail address. */
    customer_email: v.optional(v.nullable(v.pipe(v.string(), compact, v.maxLength(254, 'too_long'))), null),
  }),
  answer: BroadcastSchema,
});

export const broadcastsEndpoint = endpoint({
  method: 'GET',
  path: '/v1/admin/broadcasts',
  access: 'admin',
  summary: 'Promotions and announcements with their progress, newest first.',
  query: v.object(pageQuery),
  answer: v.object({ broadcasts: v.array(BroadcastSchema), total: CountSchema }),
});

export const broadcastEndpoint = endpoint({
  method: 'GET',
  path: '/v1/admin/broadcasts/:id',
  access: 'admin',
  summary: 'One promotion or announcement with its progress.',
  answer: BroadcastSchema,
});
