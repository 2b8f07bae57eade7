import type * as v from 'valibot';
import type { PushDevice, putPushSubscriptionEndpoint, renewPushSubscriptionEndpoint } from '#contract/push.ts';
import type { Config } from '#server/config.ts';
import type { Executor } from '#server/db/client.ts';
import { most } from '#server/http/customer-limits.ts';
import { notFound, Problem } from '#server/http/problem.ts';
import { isPushService } from '#server/push-services.ts';
import { countPushes, insertDeliveries } from './delivery-store.ts';
import {
  countSubscriptions,
  deleteOldest,
  deleteSubscription,
  deleteSubscriptionsAt,
  deleteSubscriptionsOfSession,
  findSubscription,
  replaceEndpoint,
  type SubscriptionRow,
  selectSubscriptions,
  takeTurns,
  upsertSubscription,
} from './subscription-store.ts';

type Registration = v.InferOutput<NonNullable<typeof putPushSubscriptionEndpoint.body>>;
type Renewal = v.InferOutput<NonNullable<typeof renewPushSubscriptionEndpoint.body>>;

/** The customer of a device, and the session it ends with. */
export interface Owner {
  readonly customerId: string;
  readonly sessionId: string;
  readonly deviceId: string;
}

const allKinds = { order: true, promotion: true, announcement: true };
const DEVICE_ID = /^[\w-]{8,64}$/;

/**
 * Registers a device, at each of its starts, or changes what it wants. Of more than ten the one that was not heard of for longest goes.
 * @throws Problem 404 for a name that is no device's, 422 push_service_unknown
 */
export async function registerDevice(
  tx: Executor,
  { customerId, sessionId, deviceId }: Owner,
  { endpoint, keys, language, kinds }: Registration,
  { now, config }: { now: Date; config: Config },
): Promise<PushDevice> {
  if (!DEVICE_ID.test(deviceId)) throw notFound('device');
  checkService(endpoint, config);
  await takeTurns(tx, customerId);
  const known = await findSubscription(tx, customerId, deviceId);
  const wanted = kinds ?? (known === null ? allKinds : kindsOf(known));
  const row = await upsertSubscription(tx, {
    customerId,
    sessionId,
    deviceId,
    endpoint,
    ...keys,
    language,
    wantsOrders: wanted.order,
    wantsPromotions: wanted.promotion,
    wantsAnnouncements: wanted.announcement,
    seenAt: now,
  });
  await deleteOldest(tx, row, most.devices);
  return toDevice(row);
}

export async function listDevices(
  db: Executor,
  customerId: string,
  page: { limit: number; offset: number },
): Promise<{ push_subscriptions: PushDevice[]; total: number }> {
  const rows = await selectSubscriptions(db, customerId, page);
  return { push_subscriptions: rows.map(toDevice), total: await countSubscriptions(db, customerId) };
}

/** Ends the pushes to a device; one that has none is left as it is. */
export function removeDevice(tx: Executor, customerId: string, deviceId: string): Promise<void> {
  return deleteSubscription(tx, customerId, deviceId);
}

/** Ends the pushes to the device of a session, at its logout. */
export function removeDeviceOfSession(tx: Executor, sessionId: string): Promise<void> {
  return deleteSubscriptionsOfSession(tx, sessionId);
}

/**
 * Follows a browser that replaced its subscription. Answers alike whether the old endpoint was known.
 * @throws Problem 422 push_service_unknown
 */
export async function renewEndpoint(tx: Executor, { old_endpoint, endpoint, keys }: Renewal, config: Config): Promise<void> {
  checkService(endpoint, config);
  await replaceEndpoint(tx, old_endpoint, { endpoint, ...keys });
}

/** Ends the pushes to an endpoint, of any customer. The answer doesn't tell whether the endpoint was known. */
export function endEndpoint(tx: Executor, endpoint: string): Promise<void> {
  return deleteSubscriptionsAt(tx, endpoint);
}

/**
 * Writes a delivery for every device that wants each of the notifications, in their transaction.
 * @param at from when on they may be sent
 */
export function queuePushes(tx: Executor, notificationIds: readonly string[], at: Date, broadcastId: string | null = null): Promise<void> {
  return insertDeliveries(tx, notificationIds, { at, broadcastId });
}

/** How many pushes of broadcasts there are, by '<id> sent' and '<id> waiting'. */
export async function pushCounts(db: Executor, broadcastIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = broadcastIds.length === 0 ? [] : await countPushes(db, broadcastIds);
  return new Map(rows.map(row => [`${row.broadcastId} ${row.state}`, row.pushes]));
}

/** @throws Problem 422 push_service_unknown where the shop sends nothing to an endpoint's host */
export function checkService(endpoint: string, { pushServices }: Config): void {
  if (isPushService(endpoint, pushServices)) return;
  throw new Problem(422, 'push_service_unknown', { errors: { endpoint: ['push_service_unknown'] } });
}

const kindsOf = (row: SubscriptionRow) => ({
  order: row.wantsOrders,
  promotion: row.wantsPromotions,
  announcement: row.wantsAnnouncements,
});

function toDevice(row: SubscriptionRow): PushDevice {
  return { device_id: row.deviceId, language: row.language, kinds: kindsOf(row), seen_at: row.seenAt.toISOString() };
}
