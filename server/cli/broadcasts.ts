import type * as v from 'valibot';
import { type Broadcast, broadcastEndpoint, sendNotificationEndpoint } from '#contract/broadcasts.ts';
import { notificationType } from '#contract/notifications.ts';
import { moment, table } from './print.ts';
import { call, type Shop } from './shop.ts';

/** Milliseconds between two looks at the progress. */
const LOOK = 1_000;

/**
 * Sends a promotion or announcement and follows it until every customer of its audience has it. The server goes on by itself, also after
 * a restart: stopping this command ends the progress lines, not the sending.
 * @param say gets a line of progress each second until then
 */
export async function sendBroadcast(
  shop: Shop,
  body: v.InferInput<NonNullable<typeof sendNotificationEndpoint.body>>,
  say: (line: string) => void,
): Promise<Broadcast> {
  let broadcast = await call(shop, sendNotificationEndpoint, { body });
  while (broadcast.finished_at === null) {
    say(`${broadcast.sent} of ${broadcast.total} customers; broadcast ${broadcast.id}`);
    await new Promise(resolve => setTimeout(resolve, LOOK));
    broadcast = await call(shop, broadcastEndpoint, { params: { id: broadcast.id } });
  }
  return broadcast;
}

export function broadcastText({ sent, pushes_sent, pushes_waiting }: Broadcast): string {
  const pushes = pushes_sent + pushes_waiting;
  const tail =
    pushes === 0 ? '' : ` ${pushes} ${pushes === 1 ? 'device takes' : 'devices take'} it as a push; 'broadcasts' shows how far they are.`;
  return `Sent to ${sent} ${sent === 1 ? 'customer' : 'customers'}.${tail}`;
}

export function broadcastsText(broadcasts: readonly Broadcast[], total: number): string {
  if (broadcasts.length === 0) return total === 0 ? 'No broadcasts.' : `None of the ${total} broadcasts lies that far back.`;
  const rows = broadcasts.map(each => [
    moment(each.created_at),
    each.type === notificationType.promotion ? 'promotion' : 'announcement',
    each.audience,
    `${each.sent} of ${each.total}${each.finished_at === null ? ' …' : ''}`,
    `${each.pushes_sent} of ${each.pushes_sent + each.pushes_waiting}`,
    each.message.en.length > 40 ? `${each.message.en.slice(0, 39)}…` : each.message.en,
  ]);
  return table(['Began', 'Kind', 'To', 'Customers', 'Pushes', 'Text'], rows, [3, 4]);
}
