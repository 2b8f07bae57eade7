import { pushRecord } from '#storage/push-record.ts';

declare const self: ServiceWorkerGlobalScope;

/** Counts one more unread notification on the icon of the installed app, where the system shows a count; a page sets it right. */
export async function countOnIcon(): Promise<void> {
  if (!('setAppBadge' in self.navigator)) return;
  const unread = (await pushRecord.get()).unread + 1;
  await pushRecord.change({ unread });
  await self.navigator.setAppBadge(unread).catch(() => undefined);
}
