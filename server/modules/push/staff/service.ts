import type * as v from 'valibot';
import { adminOrdersEndpoint } from '#contract/admin.ts';
import type { putDeskPushEndpoint } from '#contract/staff-push.ts';
import { mayCall, type StaffRole, staffRoles } from '#contract/staff-roles.ts';
import type { Config } from '#server/config.ts';
import type { Executor } from '#server/db/client.ts';
import { most } from '#server/http/customer-limits.ts';
import type { StaffCaller } from '#server/http/session.ts';
import { sessionsSince } from '../../staff/sessions.ts';
import { checkService } from '../service.ts';
import { deleteOldest, deleteSubscription, insertDeliveries, takeTurns, upsertSubscription } from './store.ts';

type Registration = v.InferOutput<NonNullable<typeof putDeskPushEndpoint.body>>;

/** Whether a role hears of orders: it may see them. */
export const hearsOfOrders = (role: StaffRole): boolean => mayCall(role, adminOrdersEndpoint.path);

/**
 * Registers a browser of a member of staff, at each start of the desk. Of more than ten the one that was not heard of for longest goes.
 * @throws Problem 422 push_service_unknown
 */
export async function registerBrowser(
  tx: Executor,
  { id, sessionId }: StaffCaller,
  { endpoint, keys, lang }: Registration,
  { now, config }: { now: Date; config: Config },
): Promise<void> {
  checkService(endpoint, config);
  await takeTurns(tx, id);
  const row = await upsertSubscription(tx, { staffId: id, sessionId, endpoint, ...keys, language: lang, seenAt: now });
  await deleteOldest(tx, row, most.devices);
}

/** Ends the pushes to one of a member of staff's browsers; one that has none is left as it is. */
export const removeBrowser = (tx: Executor, staffId: string, endpoint: string): Promise<void> => deleteSubscription(tx, staffId, endpoint);

/** Writes a delivery for every browser of staff that hears of orders, in the transaction that places one. */
export function queueNewOrder(tx: Executor, orderId: string, at: Date): Promise<void> {
  return insertDeliveries(tx, orderId, { roles: staffRoles.filter(hearsOfOrders), since: sessionsSince(at), at });
}
