import * as v from 'valibot';
import { IdSchema, type Language } from '#contract/endpoint.ts';
import { type Notification, statusOfProgress } from '#contract/notifications.ts';
import { orderStatus } from '#contract/order-status.ts';
import { PICK_UP } from '#contract/shipping.ts';
import type { Executor } from '#server/db/client.ts';
import { notFound } from '#server/http/problem.ts';
import { type NewEvent, publish } from '../events/service.ts';
import { queueOrderMails } from '../mail/service.ts';
import type { Told } from '../push/payload.ts';
import { queuePushes } from '../push/service.ts';
import { depotView } from '../shipping/delivery.ts';
import { countNotifications, insertNotifications, markRead, selectNotifications, selectTold } from './store.ts';

/** A notification that a module makes for a customer. For an order `statusProgress` (0 to 6) chooses the words, else `message` is the text. */
export interface Notice {
  readonly customerId: string;
  /** 1 order status, 2 promotion, 3 announcement. */
  readonly type: 1 | 2 | 3;
  readonly statusProgress: number | null;
  readonly orderId: string | null;
  readonly orderNumber?: string | null;
  /** Idempotency key of the customer's own write that led to it. */
  readonly origin?: string | null;
  readonly message?: { readonly id: string; readonly en: string } | null;
  /** The goods that an announcement is about: it leads to them. */
  readonly variantId?: string | null;
  /** When it happened; the transaction's moment unless said. */
  readonly at?: Date;
}

/** Stores a notification with its event, its pushes and its mail in the transaction of what it tells; answers its id. */
export async function notify(tx: Executor, notice: Notice): Promise<string> {
  const [id] = await notifyAll(tx, [notice]);
  if (id === undefined) throw new Error('a notification was not stored');
  return id;
}

/** The same for many, by four statements; ids in their order. @param broadcastId the broadcast that they belong to */
export async function notifyAll(tx: Executor, notices: readonly Notice[], broadcastId: string | null = null): Promise<string[]> {
  if (notices.length === 0) return [];
  const ids = await insertNotifications(
    tx,
    notices.map(({ customerId, type, statusProgress, orderId, message = null, variantId = null, at }) => ({
      customerId,
      type,
      statusProgress,
      orderId,
      message,
      variantId,
      ...(at === undefined ? {} : { createdAt: at }),
    })),
  );
  const at = notices[0]?.at ?? new Date();
  await queuePushes(tx, ids, at, broadcastId);
  await queueOrderMails(tx, ids, at);
  await publish(tx, ...notices.map((notice, index) => eventOf(notice, ids[index] ?? null)));
  return ids;
}

function eventOf({ type, statusProgress, ...notice }: Notice, notificationId: string | null): NewEvent {
  const { customerId, orderId, orderNumber = null, origin = null, at } = notice;
  return {
    customerId,
    kind: 'notification',
    notificationId,
    notificationType: type,
    orderId,
    orderNumber,
    status: statusProgress === null ? null : statusOfProgress(statusProgress),
    origin,
    ...(at === undefined ? {} : { at }),
  };
}

/** What one notification tells; null where it is gone. */
export const toldOf = (db: Executor, id: string): Promise<Told | null> => selectTold(db, id);

/**
 * The caller's notifications, newest first.
 * @throws Problem 404 where `userId` is not the caller
 */
export async function listNotifications(
  db: Executor,
  caller: { readonly customerId: string; readonly userId: string },
  page: { readonly type: number | null; readonly limit: number; readonly offset: number; readonly lang: Language },
): Promise<{ notifications: Notification[]; total: number; unread: number }> {
  const { customerId, userId } = caller;
  if (userId !== customerId) throw notFound('user');
  const rows = await selectNotifications(db, { customerId, ...page });
  const counts = await countNotifications(db, customerId, page.type);
  return { ...counts, notifications: rows.map(row => toNotification(row, page.lang)) };
}

/** Marks the caller's notifications as read; an empty list means all. Another customer's ids and unknown ones change nothing. */
export async function readNotifications(
  tx: Executor,
  { customerId, now, origin = null }: { readonly customerId: string; readonly now: Date; readonly origin?: string | null },
  ids: readonly string[],
): Promise<void> {
  const known = ids.length === 0 ? null : ids.filter(id => v.is(IdSchema, id));
  if (known?.length === 0) return;
  if (await markRead(tx, customerId, known, now)) await publish(tx, { customerId, kind: 'read', origin, at: now });
}

type Row = Awaited<ReturnType<typeof selectNotifications>>[number];

function toNotification(row: Row, language: Language): Notification {
  return {
    id: row.id,
    type: row.type === 1 || row.type === 2 ? row.type : 3,
    status_progress: row.statusProgress,
    order_id: row.orderId,
    order_number: row.orderNumber,
    message: row.message?.[language] ?? null,
    created_at: row.createdAt.toISOString(),
    read_at: row.readAt?.toISOString() ?? null,
    product: row.slug === null ? null : { slug: row.slug, variant_id: row.variantId ?? '' },
    ...deliveryOf(row),
  };
}

/** Of a paid order that is under way: when it comes, and where it is collected. */
function deliveryOf({ statusProgress, shipmentMethodId, etaFrom, etaTo, depot }: Row): Pick<Notification, 'is_pick_up' | 'eta' | 'depot'> {
  const status = statusProgress === null ? 0 : statusOfProgress(statusProgress);
  const isUnderWay = status >= orderStatus.paymentValidated && status <= orderStatus.onShipping;
  const isPickUp = shipmentMethodId === PICK_UP;
  return {
    is_pick_up: isPickUp,
    eta: isUnderWay && etaFrom !== null && etaTo !== null ? { from: etaFrom, to: etaTo, pay_by: null } : null,
    depot: isUnderWay && isPickUp && depot !== null ? depotView(depot) : null,
  };
}
