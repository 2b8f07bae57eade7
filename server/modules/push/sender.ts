import { readFileSync } from 'node:fs';
import { notificationType } from '#contract/notifications.ts';
import { pushDeliveries } from '#server/db/schema/push.ts';
import { staffPushDeliveries } from '#server/db/schema/staff-push.ts';
import type { Deps } from '#server/deps.ts';
import { type Delivery, selectDeliveries } from './delivery-store.ts';
import { deleteEnded } from './due-store.ts';
import { pushPayload } from './payload.ts';
import { type Message, type Post, poster } from './post.ts';
import { LIFE, type Outgoing, type Sender, senderOf } from './sending.ts';
import { deleteEndpoint } from './subscription-store.ts';
import { vapidKeys } from './vapid.ts';

/** Milliseconds for which deliveries are kept that came to their end. */
const KEPT = 7 * 86_400_000;

const toCustomers: Outgoing<Delivery> = {
  table: pushDeliveries,
  load: selectDeliveries,
  message: ({ told, subscription }, { publicUrl }) => ({
    payload: JSON.stringify(pushPayload(told, subscription.language, publicUrl)),
    ...handling(told),
  }),
  endSubscription: (db, { id, endpoint }) => deleteEndpoint(db, id, endpoint),
};

/** Makes the sender of customers' pushes. */
export const createSender = (deps: Deps, post: Post = postOf(deps)): Sender => senderOf(deps, toCustomers, post);

/** Forgets deliveries of last week. */
export async function sweepDeliveries({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - KEPT);
  for (const table of [pushDeliveries, staffPushDeliveries]) await deleteEnded(db, table, before);
}

/** Posts for the shop, in its name. */
export function postOf(deps: Pick<Deps, 'config' | 'secret'>): Post {
  const { publicUrl, pushCaFile } = deps.config;
  const contact = publicUrl.startsWith('https:') ? publicUrl : `mailto:admin@${new URL(publicUrl).hostname}`;
  return poster({ keys: vapidKeys(deps), contact, ca: pushCaFile === null ? null : readFileSync(pushCaFile, 'utf8') });
}

/** One topic an order, so that a device that was off hears its last state only; any other notification has its own. */
function handling({ id, type, orderId }: Delivery['told']): Omit<Message, 'payload'> {
  const isOrder = type === notificationType.order;
  const topic = ((isOrder ? orderId : null) ?? id).replaceAll('-', '');
  return { ttl: LIFE / 1_000, urgency: isOrder ? 'high' : 'normal', topic };
}
