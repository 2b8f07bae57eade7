import { carryCopy } from './backup/bucket-copies.ts';
import { wantedCopies } from './backup/wanted-copy.ts';
import type { Job } from './clock.ts';
import { ageOfBackup, backUp } from './db/backup.ts';
import { databaseSize, noteRun } from './db/job-runs.ts';
import { sweepLimits } from './db/limit-store.ts';
import type { Deps } from './deps.ts';
import { forgetOldKeys } from './http/idempotency.ts';
import { logText } from './log-text.ts';
import { counted } from './metrics/counted-jobs.ts';
import { continueBroadcasts } from './modules/broadcasts/service.ts';
import { sweepLinks } from './modules/customers/links.ts';
import { sweepSessions } from './modules/customers/tokens.ts';
import { forgetOldEvents } from './modules/events/service.ts';
import { createMailSender } from './modules/mail/sender.ts';
import { sweepMails } from './modules/mail/service.ts';
import { giveReminders } from './modules/orders/reminders.ts';
import { expireOverdueOrders } from './modules/orders/service.ts';
import { createSender, sweepDeliveries } from './modules/push/sender.ts';
import { createStaffSender } from './modules/push/staff/sender.ts';
import { sweepSignIns } from './modules/sign-in/service.ts';
import { sweepStaffSessions } from './modules/staff/sessions.ts';
import { createTelling } from './modules/watches/telling.ts';
import { backupFolder, type OpenShop } from './open-shop.ts';
import { rareJobs } from './rare-jobs.ts';
import { sweepUploads } from './sweep-uploads.ts';

const SECOND = 1_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Goods that customers watch are looked at this often, 2,000 watches at a time. */
const WATCHES = 10 * SECOND;

/** A copy at a clean stop is left out where there is one of the last minutes. */
const YOUNG = 5 * MINUTE;
/** Milliseconds without which no copy is begun at a clean stop: it would end with the process, and hold up the end of the database. */
const LEAST_TIME = 6_000;
/** Bytes of the database that are copied in a millisecond, on a slow machine: a quarter of what a usual one does. */
const COPY_RATE = 8_000;

/**
 * The jobs that the process repeats while it serves. Those that cancel, remind or delete by the clock must be able to trust it. A job
 * that runs each second or minute finds its work in rows, so that only the others need to know when they ran last.
 */
export function jobsOf(deps: Deps, shop: Pick<OpenShop, 'dump'>, isSteady: () => boolean): Job[] {
  const sender = createSender(deps);
  const staffSender = createStaffSender(deps);
  const mailSender = createMailSender(deps);
  const trustsClock = true;
  const jobs: Job[] = [
    { name: 'payment deadlines', every: MINUTE, trustsClock, run: () => expireOverdueOrders(deps) },
    { name: 'reminders', every: MINUTE, trustsClock, run: () => giveReminders(deps) },
    { name: 'broadcasts', every: SECOND, run: () => continueBroadcasts(deps) },
    { name: 'watches', every: WATCHES, run: createTelling(deps) },
    { name: 'pushes', every: SECOND, run: () => sender.run() },
    { name: 'staff pushes', every: SECOND, run: () => staffSender.run() },
    ...(deps.config.mail === null ? [] : [{ name: 'mails', every: SECOND, run: () => mailSender.run() }]),
    ...(shop.dump === null ? [] : [wantedCopies(shop.dump, backupFolder(deps.config))]),
    rareJobs(deps, counted(rareJobsOf(deps, shop), deps.metrics), isSteady),
  ];
  return counted(jobs, deps.metrics);
}

const BACKUP = 'backup';

/** Those that are due by the hour or by the day; the copy first, since it is missed most. */
export function rareJobsOf(deps: Deps, { dump }: Pick<OpenShop, 'dump'>): Job[] {
  const trustsClock = true;
  return [
    ...(dump === null ? [] : [{ name: BACKUP, every: HOUR, run: () => backUpHourly(deps, dump) }]),
    { name: 'expired sessions', every: HOUR, trustsClock, run: () => sweepSessions(deps) },
    { name: 'staff sessions', every: HOUR, trustsClock, run: () => sweepStaffSessions(deps) },
    { name: 'unfetched sign-ins', every: HOUR, trustsClock, run: () => sweepSignIns(deps) },
    { name: 'unused pictures', every: HOUR, trustsClock, run: () => sweepUploads(deps) },
    { name: 'old limits', every: HOUR, run: () => sweepLimits(deps.db) },
    { name: 'old pushes', every: 24 * HOUR, trustsClock, run: () => sweepDeliveries(deps) },
    { name: 'old mails', every: 24 * HOUR, trustsClock, run: () => sweepMails(deps) },
    { name: 'old links', every: 24 * HOUR, trustsClock, run: () => sweepLinks(deps) },
    { name: 'old events', every: 24 * HOUR, trustsClock, run: () => forgetOldEvents(deps.db, deps.now()) },
    { name: 'old answers', every: 24 * HOUR, trustsClock, run: () => forgetOldKeys(deps.db, deps.now()) },
  ];
}

/** A copy that the bucket does not take is logged and not made again: it is on the disk, and the next one comes in an hour. */
async function backUpHourly(deps: Deps, dump: () => Promise<Blob>): Promise<void> {
  const file = await backUp(dump, backupFolder(deps.config), deps.now());
  await carryCopy(deps.files, file).catch(error => deps.log(`the copy is on the disk alone: ${logText(error)}`, 'warn'));
}

/**
 * Copies the embedded database at a clean stop, once nothing else is under way.
 * @param time milliseconds that there are for it; a database that would take longer has its hourly copies
 */
export async function backUpAtStop(deps: Deps, { dump }: Pick<OpenShop, 'dump'>, time: number): Promise<void> {
  if (dump === null || time < LEAST_TIME) return;
  const folder = backupFolder(deps.config);
  const age = await ageOfBackup(folder, deps.now());
  if (age !== null && age < YOUNG) return;
  if ((await databaseSize(deps.db)) / COPY_RATE > time) return;
  const now = deps.now();
  await backUp(dump, folder, now);
  await noteRun(deps.db, BACKUP, now);
}
