import { randomUUID } from 'node:crypto';
import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test';
import type { PushDevice, PushPayload } from '#contract/push.ts';
import type { FakePushService, ReceivedPush } from '#tests/support/fake-push-service.ts';
import { pushReceiver } from '#tests/support/push-receiver.ts';
import type { Customer } from './customer.ts';

/** A browser's subscription at a push service of the tests. */
export interface PushBrowser {
  /** Its name at the push service. */
  readonly name: string;
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
        toJSON: () => json,
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
    messages: () =>
      service.received
        .filter(push => push.subscription === name)
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
export interface ShownNotification {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly lang: string;
  readonly silent: boolean | null;
  readonly actions: readonly { readonly action: string; readonly title: string }[];
}

/** The worker of an app, as the browser's push service and notification centre see it. */
export interface WorkerStage {
  /** Hands a message to the worker, as the browser does when one comes. */
  deliver(text: string): Promise<void>;
  shown(): Promise<readonly ShownNotification[]>;
  /**
   * Taps a notification, or its button. The event is made by hand, because no protocol of the browser taps one: the worker's own
   * listener runs, without the right to open a window that a real tap gives.
   */
  tap(tag: string, action?: string): Promise<void>;
  closeAll(): Promise<void>;
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
  return {
    deliver: text => cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: text }).then(() => undefined),
    shown: () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        const notifications = (await registration.getNotifications()) as unknown as ShownNotification[];
        return notifications.map(({ title, body, tag, lang, silent, actions }) => ({
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
          const [notification] = await scope.registration.getNotifications({ tag: wanted.tag });
          if (notification === undefined) throw new Error(`no notification ${wanted.tag}`);
          scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification, action: wanted.action }));
        },
        { tag, action },
      ),
    closeAll: () =>
      page.evaluate(async () => {
        for (const notification of await (await navigator.serviceWorker.ready).getNotifications()) notification.close();
      }),
  };
}

interface ServiceWorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly NotificationEvent: new (type: string, init: { notification: Notification; action: string }) => Event;
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
