import type { Language } from '#contract/endpoint.ts';
import type { DeskPush } from '#contract/staff-push.ts';
import { staffPushDeliveries } from '#server/db/schema/staff-push.ts';
import type { Deps } from '#server/deps.ts';
import { rupiah } from '#server/rupiah.ts';
import { sessionsSince } from '../../staff/sessions.ts';
import type { Post } from '../post.ts';
import { postOf } from '../sender.ts';
import { LIFE, type Outgoing, type Sender, senderOf } from '../sending.ts';
import { newOrderTitle } from '../words.ts';
import { hearsOfOrders } from './service.ts';
import { deleteEndpoint, type StaffDelivery, selectDeliveries } from './store.ts';

const toStaff: Outgoing<StaffDelivery> = {
  table: staffPushDeliveries,
  load: (db, ids, now) => selectDeliveries(db, ids, sessionsSince(now)),
  // Another role may have been given since the order was placed.
  message: ({ role, order, subscription }) =>
    hearsOfOrders(role)
      ? {
          payload: JSON.stringify(payloadOf(order, subscription.language)),
          ttl: LIFE / 1_000,
          urgency: 'high',
          topic: order.id.replaceAll('-', ''),
        }
      : null,
  endSubscription: (db, { id, endpoint }) => deleteEndpoint(db, id, endpoint),
};

/** Makes the sender of pushes to staff. */
export const createStaffSender = (deps: Deps, post: Post = postOf(deps)): Sender => senderOf(deps, toStaff, post);

function payloadOf({ id, number, total }: StaffDelivery['order'], lang: Language): DeskPush {
  return {
    title: newOrderTitle[lang],
    body: `${number} · ${rupiah(total)}`,
    lang,
    url: `/desk/orders/${number}`,
    tag: `order-${id}`,
  };
}
