import type { Job } from './clock.ts';
import { backUp } from './db/backup.ts';
import type { Deps } from './deps.ts';
import { forgetOldKeys } from './http/idempotency.ts';
import { continueBroadcasts } from './modules/broadcasts/service.ts';
import { sweepSessions } from './modules/customers/tokens.ts';
import { forgetOldEvents } from './modules/events/service.ts';
import { giveReminders } from './modules/orders/reminders.ts';
import { expireOverdueOrders } from './modules/orders/service.ts';
import { createSender, sweepDeliveries } from './modules/push/sender.ts';
import { sweepSignIns } from './modules/sign-in/service.ts';
import { sweepUploads } from './modules/uploads/sweep.ts';
import { backupFolder, type OpenShop } from './open-shop.ts';

const SECOND = 1_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What the process does again and again while it serves. What cancels, reminds or deletes by the clock must be able to trust it. */
export function jobsOf(deps: Deps, { dump }: Pick<OpenShop, 'dump'>): Job[] {
  const sender = createSender(deps);
  const trustsClock = true;
  const jobs: Job[] = [
    { name: 'payment deadlines', every: MINUTE, trustsClock, run: () => expireOverdueOrders(deps) },
    { name: 'reminders', every: MINUTE, trustsClock, run: () => giveReminders(deps) },
    { name: 'broadcasts', every: SECOND, run: () => continueBroadcasts(deps) },
    { name: 'pushes', every: SECOND, run: () => sender.run() },
    { name: 'old pushes', every: 24 * HOUR, trustsClock, run: () => sweepDeliveries(deps) },
    { name: 'expired sessions', every: HOUR, trustsClock, run: () => sweepSessions(deps) },
    { name: 'unfetched sign-ins', every: HOUR, trustsClock, run: () => sweepSignIns(deps) },
    { name: 'unused pictures', every: 24 * HOUR, trustsClock, run: () => sweepUploads(deps) },
    { name: 'old events', every: 24 * HOUR, trustsClock, run: () => forgetOldEvents(deps.db, deps.now()) },
    { name: 'old answers', every: 24 * HOUR, trustsClock, run: () => forgetOldKeys(deps.db, deps.now()) },
  ];
  return dump === null ? jobs : [...jobs, { name: 'backup', every: HOUR, run: () => backUp(dump, backupFolder(deps.config), deps.now()) }];
}
