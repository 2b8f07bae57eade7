import type { Language } from '#contract/endpoint.ts';
import { pushKeyEndpoint } from '#contract/push.ts';
import { deleteDeskPushEndpoint, putDeskPushEndpoint } from '#contract/staff-push.ts';
import { AppError } from '#lib/app-error.ts';
import { call } from '../data/call.ts';

const WORKER = '/desk/sw.js';
const SCOPE = '/desk/';
/** Milliseconds: a browser that can't reach its push service may never answer. */
const PATIENCE = 20_000;

/** 'install_first' is an iPhone outside the installed app, where pushes exist only inside it. */
export type PushState = 'unsupported' | 'install_first' | 'denied' | 'on' | 'off';

export async function pushState(): Promise<PushState> {
  const isApple = /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
  if (isApple && !matchMedia('(display-mode: standalone)').matches) return 'install_first';
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis)) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return (await subscription()) === null ? 'off' : 'on';
}

/** Asks the browser and the shop for pushes. @throws AppError */
export async function startPush(lang: Language): Promise<void> {
  // Before anything else: browsers show their question only right behind the tap.
  if ((await Notification.requestPermission()) !== 'granted') return;
  const { public_key: applicationServerKey } = await call(pushKeyEndpoint);
  const made = await subscribe(applicationServerKey).catch(cause => {
    throw new AppError('push_not_available', 0, { cause });
  });
  try {
    await register(made, lang);
  } catch (error) {
    // The switch must not say 'on' where the shop sends nothing.
    await made.unsubscribe().catch(() => false);
    throw error;
  }
}

/** Tells the shop again of a subscription that there is: it ended there with the session before. */
export async function renewPush(lang: Language): Promise<void> {
  if ((await pushState()) !== 'on') return;
  const known = await subscription();
  if (known !== null) await register(known, lang);
}

/** Ends the pushes to this browser at the shop and here. @throws AppError */
export async function stopPush(): Promise<void> {
  const known = await subscription();
  if (known === null) return;
  await call(deleteDeskPushEndpoint, { body: { endpoint: known.endpoint }, idempotencyKey: crypto.randomUUID() });
  await known.unsubscribe();
}

/** Ends them here after a sign-out, with which the shop has ended them already. */
export async function leavePush(): Promise<void> {
  await (await subscription().catch(() => null))?.unsubscribe().catch(() => false);
}

async function subscription(): Promise<PushSubscription | null> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const registration = await workers?.getRegistration(SCOPE);
  // Without a worker of its own the desk would be given the storefront's.
  if (registration === undefined || new URL(registration.scope).pathname !== SCOPE) return null;
  return (await registration.pushManager?.getSubscription()) ?? null;
}

async function subscribe(applicationServerKey: string): Promise<PushSubscription> {
  const registration = await navigator.serviceWorker.register(trustedWorker(), { scope: SCOPE, updateViaCache: 'none' });
  await inTime(activated(registration));
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  return inTime(registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
}

/** `ready` would wait for the worker of the page's own address, which `/desk` without a slash has none of. */
function activated({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting;
  if (active !== null || coming === null) return Promise.resolve();
  return new Promise((resolve, reject) =>
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve();
      if (coming.state === 'redundant') reject(new Error('worker failed'));
    }),
  );
}

async function register(made: PushSubscription, lang: Language): Promise<void> {
  const { endpoint, keys } = made.toJSON();
  if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined) throw new AppError('push_not_available', 0);
  const body = { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth }, lang };
  await call(putDeskPushEndpoint, { body, idempotencyKey: crypto.randomUUID() });
}

interface Policy {
  createScriptURL(url: string): unknown;
}

let policy: Policy | undefined;

/** The content security policy lets only this policy name a script's address, and lets it be made once in a page. */
function trustedWorker(): string {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: { createScriptURL: () => string }): Policy };
  };
  policy ??= trustedTypes?.createPolicy('fondasi', { createScriptURL: () => WORKER });
  return (policy?.createScriptURL(WORKER) ?? WORKER) as string;
}

function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('too late')), PATIENCE));
  return Promise.race([work, late]);
}
