import { randomUUID } from 'node:crypto';
import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test';
import type { PushDevice, PushPayload } from '#contract/push.ts';
import type { FakePushService, ReceivedPush } from '#tests/support/fake-push-service.ts';
import { pushReceiver } from '#tests/support/push-receiver.ts';
import type { Customer } from './customer.ts';

/** Ends the name of a renewed subscription. */
const RENEWED = '-renewed';

/** A browser's subscription at a push service of the tests. */
export interface PushBrowser {
  /** Its name at the push service. */
  readonly name: string;
  /** Has the page's browser renew its subscription; the worker is told by `WorkerStage.renew`. */
  renew(page: Page): Promise<{ readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } }>;
  /** Messages that came to it, decrypted. */
  messages(): { readonly payload: PushPayload; readonly text: string; readonly push: ReceivedPush }[];
  /** Whether the app has it subscribed. */
  isSubscribed(page: Page): Promise<boolean>;
}

/**
 * Gives the browser a push service: headless Chromium reaches none, so its own `PushManager` (and nothing of the app's) answers
 * with an endpoint of the tests. The permission is granted, as after the browser's question.
 */
export async function withPushService(
  context: BrowserContext,
  service: Pick<FakePushService, 'endpoint' | 'received'>,
  url: string,
): Promise<PushBrowser> {
  const name = randomUUID();
  const receiver = pushReceiver();
  await context.grantPermissions(['notifications'], { origin: url });
  await context.addInitScript(
    json => {
      const flag = 'test-subscribed';
      const subscription = {
        endpoint: json.endpoint,
        options: {},
        // From then on the browser has the renewed one.
        toJSON: () => ({ ...json, endpoint: json.endpoint + (localStorage.getItem('test-renewed') ?? '') }),
        unsubscribe: async () => {
          localStorage.removeItem(flag);
          return true;
        },
      };
      Object.assign(PushManager.prototype, {
        subscribe: async () => {
          localStorage.setItem(flag, 'yes');
          return subscription;
        },
        getSubscription: async () => (localStorage.getItem(flag) === null ? null : subscription),
      });
    },
    { endpoint: service.endpoint(name), keys: receiver.keys },
  );
  return {
    name,
    async renew(page) {
      await page.evaluate(suffix => localStorage.setItem('test-renewed', suffix), RENEWED);
      return { endpoint: service.endpoint(name + RENEWED), keys: receiver.keys };
    },
    messages: () =>
      service.received
        .filter(({ subscription }) => subscription === name || subscription === name + RENEWED)
        .map(push => {
          const text = receiver.decrypt(push.body);
          return { payload: JSON.parse(text), text, push };
        }),
    isSubscribed: page => page.evaluate(() => localStorage.getItem('test-subscribed') !== null),
  };
}

/** A push service to which nothing is sent: for a customer of the shop that all tests share, who gets no news. */
export const silentService: Pick<FakePushService, 'endpoint' | 'received'> = {
  endpoint: name => `https://127.0.0.1:9/push/${name}`,
  received: [],
};

/** The devices that the shop pushes to for a customer. */
export async function devicesOf(customer: Customer): Promise<readonly PushDevice[]> {
  const { push_subscriptions } = await customer.call<{ push_subscriptions: PushDevice[] }>('GET', '/push-subscriptions');
  return push_subscriptions;
}

/** A notification as the browser holds it. */
interface ShownNotification {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly lang: string;
  readonly silent: boolean | null;
  readonly actions: readonly { readonly action: string; readonly title: string }[];
}

/** The worker's other actions besides notifications. */
interface WorkerDeeds {
  /** Counts that it put on the app's icon. */
  readonly badges: readonly number[];
  /** Paths for which it opened a window. */
  readonly opened: readonly string[];
}

/** The worker of an app, as the browser's push service and notification centre see it. */
export interface WorkerStage {
  /** Hands a message to the worker, as the browser does when one comes. */
  deliver(text: string): Promise<void>;
  /**
   * Hands it over as a browser does that knows Declarative Web Push: the notification in place of data. By hand, as Chromium doesn't.
   * @returns the address to which the browser would go by itself
   */
  declare(text: string): Promise<string>;
  shown(): Promise<readonly ShownNotification[]>;
  /**
   * Taps a notification, or its button. The event is made by hand, because no protocol of the browser taps one: the worker's own
   * listener runs, without the right to open a window that a real tap gives.
   */
  tap(tag: string, action?: string): Promise<void>;
  /** Tells the worker, by hand as well, that the browser replaced its subscription; resolves when it has told the shop. */
  renew(subscription: { readonly endpoint: string }): Promise<void>;
  deeds(): Promise<WorkerDeeds>;
}

/** Finds the worker of the page's origin. */
export async function workerStage(context: BrowserContext, page: Page): Promise<WorkerStage> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const { origin } = new URL(page.url());
  const cdp = await context.newCDPSession(page);
  const registrationId = await registrationOf(cdp, origin);
  const worker = (): Worker => {
    const found = context.serviceWorkers().find(each => each.url().startsWith(origin));
    if (found === undefined) throw new Error('the worker is not running');
    return found;
  };
  await worker().evaluate(() => {
    const scope = globalThis as unknown as ServiceWorkerScope;
    const deeds = { badges: [] as number[], opened: [] as string[] };
    Object.assign(scope, { deeds });
    Object.assign(Object.getPrototypeOf(scope.navigator), { setAppBadge: async (count: number) => void deeds.badges.push(count) });
    Object.assign(Object.getPrototypeOf(scope.clients), { openWindow: async (path: string) => void deeds.opened.push(path) });
  });
  return {
    deliver: text => cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: text }).then(() => undefined),
    declare: text =>
      worker().evaluate(async payload => {
        const scope = globalThis as unknown as ServiceWorkerScope;
        const { registration } = scope;
        const asked = new Promise<string>(resolve => {
          const show = registration.showNotification.bind(registration);
          registration.showNotification = (title, options) => {
            registration.showNotification = show;
            resolve((options as { readonly navigate?: string }).navigate ?? '');
            return show(title, options);
          };
        });
        const { notification } = JSON.parse(payload);
        scope.dispatchEvent(Object.assign(new scope.ExtendableEvent('push'), { data: null, notification }));
        return asked;
      }, text),
    shown: () =>
      worker().evaluate(async () => {
        const scope = globalThis as unknown as ServiceWorkerScope;
        // In turn with the app (`src/storage/notifications.ts`): a look would lose what is being shown.
        const notifications = await navigator.locks.request('fondasi-notifications', () => scope.registration.getNotifications());
        return (notifications as unknown as ShownNotification[]).map(({ title, body, tag, lang, silent, actions }) => ({
          title,
          body,
          tag,
          lang,
          silent,
          actions: actions.map(each => ({ action: each.action, title: each.title })),
        }));
      }),
    tap: (tag, action = '') =>
      worker().evaluate(
        async wanted => {
          const scope = globalThis as unknown as ServiceWorkerScope;
          const look = () => scope.registration.getNotifications({ tag: wanted.tag });
          const [notification] = await navigator.locks.request('fondasi-notifications', look);
          if (notification === undefined) throw new Error(`no notification ${wanted.tag}`);
          scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification, action: wanted.action }));
        },
        { tag, action },
      ),
    renew: json =>
      worker().evaluate(async subscription => {
        const scope = globalThis as unknown as ServiceWorkerScope;
        const told = new Promise<void>(resolve => {
          const send = scope.fetch;
          scope.fetch = async (...request) => {
            scope.fetch = send;
            const answer = await send(...request);
            resolve();
            return answer;
          };
        });
        const newSubscription = { ...subscription, toJSON: () => subscription };
        scope.dispatchEvent(Object.assign(new scope.ExtendableEvent('pushsubscriptionchange'), { newSubscription }));
        await told;
      }, json),
    deeds: () => worker().evaluate(() => (globalThis as unknown as ServiceWorkerScope).deeds),
  };
}

interface ServiceWorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: object;
  readonly navigator: object;
  readonly NotificationEvent: new (type: string, init: { notification: Notification; action: string }) => Event;
  readonly ExtendableEvent: new (type: string) => Event;
  readonly deeds: WorkerDeeds;
  fetch: typeof fetch;
  dispatchEvent(event: Event): boolean;
}

function registrationOf(cdp: CDPSession, origin: string): Promise<string> {
  return new Promise((resolve, reject) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(each => each.scopeURL.startsWith(origin) && !each.isDeleted);
      if (found !== undefined) resolve(found.registrationId);
    });
    cdp.send('ServiceWorker.enable').catch(reject);
  });
}
