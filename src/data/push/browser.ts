import type { Api } from '#api/client.ts';
import { pushKeyEndpoint } from '#contract/push.ts';
import { AppError } from '#lib/app-error.ts';
import { uuidv7 } from '#lib/ids.ts';
import { exclusively } from '#storage/exclusively.ts';
import { notificationsInTurn } from '#storage/notifications.ts';
import { pushRecord } from '#storage/push-record.ts';

/** Milliseconds: a browser that can't reach its push service may never answer. */
const PATIENCE = 20_000;

/** One change of this browser's pushes at a time, in all its tabs: the registration of a start must not undo a switch or a logout. */
export const inTurn = <Result>(change: () => Promise<Result>): Promise<Result> => exclusively('fondasi-push', change);

/** This browser's own name, made at its first use. */
export async function deviceId(): Promise<string> {
  const { deviceId: known } = await pushRecord.get();
  if (known !== null) return known;
  const made = uuidv7();
  await pushRecord.change({ deviceId: made });
  return made;
}

/** The subscription that there is, without asking for one. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/**
 * The subscription of this browser for the shop's key; one for another key is replaced.
 * @throws AppError push_not_available where the browser or its push service makes none
 */
export async function subscribe(api: Api): Promise<PushSubscription> {
  const { public_key: key } = await api.call(pushKeyEndpoint);
  try {
    const { pushManager } = await inTime(navigator.serviceWorker.ready);
    const known = await pushManager.getSubscription();
    if (known !== null && isForKey(known, key)) return known;
    await known?.unsubscribe();
    return await inTime(pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  } catch (cause) {
    throw new AppError('push_not_available', 0, { cause });
  }
}

/** Ends the subscription in the browser, with which the shop's pushes to it end too, whether the shop can be told or not. */
export async function unsubscribe(): Promise<void> {
  const subscription = await currentSubscription().catch(() => null);
  await subscription?.unsubscribe().catch(() => false);
}

/** Takes the notifications that are still shown from the screen. */
export async function closeShown(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await notificationsInTurn(async () => {
    for (const notification of (await registration?.getNotifications()) ?? []) notification.close();
  });
}

/** A subscription as the API takes it. @throws AppError push_not_available without keys */
export function targetOf(subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON();
  if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined) throw new AppError('push_not_available', 0);
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
}

function isForKey({ options }: PushSubscription, key: string): boolean {
  // A browser that doesn't say which key is believed.
  if (!options?.applicationServerKey) return true;
  const bytes = String.fromCharCode(...new Uint8Array(options.applicationServerKey));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === key;
}

function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('too late')), PATIENCE));
  return Promise.race([work, late]);
}
