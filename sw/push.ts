import * as v from 'valibot';
import { pushKeyEndpoint, renewPushSubscriptionEndpoint } from '#contract/push.ts';
import { OrderNewsSchema, type PushMessage } from '#contract/push-messages.ts';
import { apiBaseUrl } from '#lib/api-address.ts';
import icon from '#public/icons/icon-192.png?inline';
import badge from '#public/icons/monochrome-512.png?inline';
import { notificationsInTurn } from '#storage/notifications.ts';
import { type PushRecord, pushRecord } from '#storage/push-record.ts';
import { countOnIcon } from './badge.ts';
import { type Pushed, type PushedEvent, read } from './pushed.ts';

declare const self: ServiceWorkerGlobalScope;

/** The data of a notification for its tap: paths of this app. */
const TapSchema = v.object({
  id: v.string(),
  path: v.string(),
  actions: v.record(v.string(), v.string()),
  order: v.optional(v.nullable(OrderNewsSchema), null),
});
type Tap = v.InferOutput<typeof TapSchema>;

/** The parts of a notification that the types of the worker don't know yet. */
interface Options extends NotificationOptions {
  readonly actions?: readonly { readonly action: string; readonly title: string; readonly navigate?: string }[];
  readonly renotify?: boolean;
  readonly navigate?: string;
  readonly data: Tap;
}

interface Shown {
  readonly title: string;
  readonly options: Options;
  /** Whether it says what the screen does not say yet. */
  readonly isNew: boolean;
}

/** Milliseconds that a page has to take a tap up. */
const PATIENCE = 1_000;

/**
 * Shows a notification for every push, as browsers ask. A page in front says it as well; then, and where it says nothing new, it is a
 * quiet one.
 * A push for another customer than the one who is signed in becomes a generic notice.
 */
export const showPush = (event: PushedEvent): Promise<void> => notificationsInTurn(() => show(event));

async function show(event: PushedEvent): Promise<void> {
  const pushed = read(event);
  const record = await pushRecord.get();
  const isTheirs = pushed !== null && record.signedIn !== null && pushed.data.to === record.signedIn;
  const { title, options, isNew } = isTheirs ? await latest(ownNotice(pushed)) : genericNotice(record, pushed);
  // The page of a first visit is not the worker's yet.
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const inFront = pages.filter(page => page.visibilityState === 'visible');
  const isQuiet = inFront.length > 0 || !isNew;
  // Pictures from the line would hold the notification back: Chromium waits 90 seconds for one that doesn't come.
  const look = { icon, badge, silent: isQuiet, renotify: !isQuiet };
  await self.registration.showNotification(title, { ...look, ...(event.notification ? withAddresses(options) : options) });
  // A page in front counts itself.
  if (isTheirs && !isQuiet) await countOnIcon();
  if (isTheirs && isNew)
    for (const page of inFront) send(page, { type: 'PUSH_SHOWN', title, path: options.data.path, order: options.data.order });
}

/** A notification that replaces a declared one has to name the targets of its taps, as the browser goes there by itself. */
function withAddresses(options: Options): Options {
  const { data, actions = [] } = options;
  const address = (path: string) => new URL(path, self.location.origin).href;
  return {
    ...options,
    navigate: address(data.path),
    actions: actions.map(each => ({ ...each, navigate: address(data.actions[each.action] ?? data.path) })),
  };
}

function ownNotice({ title, body, lang, dir, tag, navigate, actions, data }: Pushed): Shown {
  const { order_id: id, status } = data;
  const tap = {
    id: data.id,
    path: pathOf(navigate),
    actions: Object.fromEntries(actions.map(each => [each.action, pathOf(each.navigate)])),
    order: id === null || status === null ? null : { id, status },
  };
  return {
    title,
    options: { body, lang, dir, tag, actions: actions.map(({ action, title: label }) => ({ action, title: label })), data: tap },
    isNew: true,
  };
}

/** A push that took longer must not replace a later one of its order, and one that came twice is told once. */
async function latest(own: Shown): Promise<Shown> {
  const [shown] = await self.registration.getNotifications({ tag: own.options.tag ?? '' });
  const tap = v.safeParse(TapSchema, shown?.data);
  if (shown === undefined || !tap.success || tap.output.id < own.options.data.id) return own;
  if (tap.output.id === own.options.data.id) return { ...own, isNew: false };
  const { body, lang, dir, tag } = shown;
  const actions = (shown as { readonly actions?: NonNullable<Options['actions']> }).actions ?? [];
  return { title: shown.title, options: { body, lang, dir, tag, actions, data: tap.output }, isNew: false };
}

/** Says nothing of what came: the push is not for the customer who is signed in on this phone, or could not be read. */
function genericNotice({ generic }: PushRecord, pushed: Pushed | null): Shown {
  const words = pushed?.lang === 'en' ? fallbackWords.en : fallbackWords.id;
  const { title, body } = generic ?? words;
  return { title, options: { body, tag: 'generic', data: { id: '', path: '/notifications', actions: {}, order: null } }, isNew: true };
}

/** For a browser that has forgotten the app's own words. */
const fallbackWords = {
  id: { title: 'Ada kabar baru', body: 'Masuk untuk membacanya.' },
  en: { title: 'There is news', body: 'Log in to read it.' },
} as const;

/** Opens what a tapped notification, or its button, leads to: in the page that shows it, in one that is open, or in a new one. */
export async function openPush({ notification, action }: NotificationEvent): Promise<void> {
  notification.close();
  const tap = v.safeParse(TapSchema, notification.data);
  const path = tap.success ? (tap.output.actions[action] ?? tap.output.path) : '/notifications';
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(page => pathOf(page.url) === path);
  const page = there ?? pages.find(each => each.visibilityState === 'visible') ?? pages[0];
  if (page === undefined) return void (await self.clients.openWindow(path));
  // Refused where the tap is too long ago; the page goes there nevertheless.
  await page.focus().catch(() => undefined);
  if (there !== undefined || (await isHeard(page, { type: 'PUSH_OPENED', path }))) return;
  await page.navigate(path).catch(() => self.clients.openWindow(path));
}

/** The browser ended its subscription: makes another one and tells the shop, which knows the browser by the old one. */
export async function renewPush(event: PushSubscriptionChangeEvent): Promise<void> {
  const old = event.oldSubscription?.endpoint ?? (await pushRecord.get()).endpoint;
  if (old === null) return;
  const fresh = event.newSubscription ?? (await subscribeAgain(event.oldSubscription));
  const { endpoint, keys } = fresh.toJSON();
  await fetch(`${apiBaseUrl}${renewPushSubscriptionEndpoint.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ old_endpoint: old, endpoint, keys }),
  });
  // Without a line the next start of the app registers it.
  await pushRecord.change({ endpoint: fresh.endpoint });
}

interface PushSubscriptionChangeEvent extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

async function subscribeAgain(old: PushSubscription | null | undefined): Promise<PushSubscription> {
  const key = old?.options.applicationServerKey ?? (await shopKey());
  return self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

async function shopKey(): Promise<string> {
  const answer = await fetch(`${apiBaseUrl}${pushKeyEndpoint.path}`);
  return v.parse(v.object({ data: pushKeyEndpoint.answer }), await answer.json()).data.public_key;
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url, self.location.origin);
  return pathname + search;
}

/** Whether a page took the message up; one that is still loading, or of an earlier version, does not. */
function isHeard(page: Client, message: PushMessage): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise(resolve => {
    setTimeout(() => resolve(false), PATIENCE);
    port1.onmessage = () => resolve(true);
    page.postMessage(message, [port2]);
  });
}

const send = (page: Client, message: PushMessage) => page.postMessage(message);
