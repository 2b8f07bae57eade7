// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '#api/client.ts';
import { createStore } from '#lib/store.ts';
import { pushRecord } from '#storage/push-record.ts';
import { createQueryClient } from '../cache/query-client.ts';
import { connectivity } from '../connectivity.ts';
import { sessionQueries } from '../session/queries.ts';
import { guestSession, type SessionEnd } from '../session/session.ts';
import { keepPush } from './keep.ts';
import { pushQueries } from './queries.ts';

const rahma = { id: 'rahma', name: 'Rahma', email: 'rahma@example.test', phone: '+6281234567890', photo: null };
const device = { device_id: 'this-phone', language: 'id', kinds: { order: true, promotion: true, announcement: true }, seen_at: '' };
const taken = { deviceId: 'this-phone', signedIn: null, takenBy: 'rahma', endpoint: 'https://push.example/1', ended: null };

const subscription = {
  toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe: vi.fn(async () => true),
};
let calls: { readonly to: string; readonly body: unknown }[] = [];
let hasLine = true;
let permission = 'granted';

beforeEach(async () => {
  calls = [];
  hasLine = true;
  permission = 'granted';
  connectivity.report(true);
  subscription.unsubscribe.mockClear();
  const registration = { pushManager: { getSubscription: async () => subscription }, getNotifications: async () => [] };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistration: async () => registration } });
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
  });
  await pushRecord.change(taken);
});

/** A page of the app with a customer. */
function open(userId: string, language: () => 'id' | 'en' = () => 'id') {
  const call = async ({ method, path }: { method: string; path: string }, { body }: { body?: unknown } = {}) => {
    if (!hasLine) {
      connectivity.report(false);
      throw new Error('no line');
    }
    calls.push({ to: `${method} ${path}`, body });
    return method === 'PUT' ? device : {};
  };
  const client = createQueryClient({ call } as unknown as Api);
  client.setQueryData(sessionQueries.user().queryKey, { ...rahma, id: userId } as never);
  const hasToken = createStore(true);
  const ends: ((reason: SessionEnd) => void)[] = [];
  const onEnd = (listener: (reason: SessionEnd) => void) => {
    ends.push(listener);
    return () => undefined;
  };
  const tell = keepPush(client, { ...guestSession, hasToken, onEnd }, language);
  const end = (reason: SessionEnd) => {
    hasToken.set(false);
    for (const listener of ends) listener(reason);
  };
  return { client, tell, end };
}
const told = () => calls.map(({ to }) => to);

test('a start registers the browser again, and so does another language', async () => {
  let language: 'id' | 'en' = 'id';
  const { client, tell } = open('rahma', () => language);
  await vi.waitFor(() => expect(client.getQueryData(pushQueries.device().queryKey)).toEqual(device));
  expect(calls).toMatchObject([{ to: 'PUT /v1/push-subscriptions/:device', body: { language: 'id', endpoint: 'https://push.example/1' } }]);
  expect(await pushRecord.get()).toMatchObject({ signedIn: 'rahma' });
  language = 'en';
  tell();
  await vi.waitFor(() => expect(calls[1]).toMatchObject({ body: { language: 'en' } }));
});

test('a start without a line registers when there is one', async () => {
  hasLine = false;
  open('rahma');
  await vi.waitFor(() => expect(connectivity.isReachable()).toBe(false));
  hasLine = true;
  connectivity.report(true);
  await vi.waitFor(() => expect(told()).toEqual(['PUT /v1/push-subscriptions/:device']));
});

test('a permission that was taken back ends the pushes at the shop', async () => {
  permission = 'denied';
  const { client } = open('rahma');
  await vi.waitFor(() => expect(client.getQueryData(pushQueries.device().queryKey)).toBe(null));
  expect(told()).toEqual(['DELETE /v1/push-subscriptions/:device']);
  expect(await pushRecord.get()).toMatchObject({ takenBy: null });
});

test('a logout ends them in the browser at once and at the shop when there is a line', async () => {
  const { end } = open('rahma');
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  hasLine = false;
  end('logout');
  await vi.waitFor(async () => {
    expect(subscription.unsubscribe).toHaveBeenCalledTimes(1);
    expect(connectivity.isReachable()).toBe(false);
    expect(await pushRecord.get()).toMatchObject({ signedIn: null, takenBy: null, endpoint: null, ended: 'https://push.example/1' });
  });
  hasLine = true;
  connectivity.report(true);
  await vi.waitFor(async () => expect(await pushRecord.get()).toMatchObject({ ended: null }));
  expect(calls[1]).toEqual({ to: 'POST /v1/push-subscriptions/end', body: { endpoint: 'https://push.example/1' } });
});

test('an expired session keeps them, and the worker no longer knows who is there', async () => {
  const { end } = open('rahma');
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  end('expired');
  await vi.waitFor(async () => expect(await pushRecord.get()).toMatchObject({ signedIn: null, takenBy: 'rahma' }));
  expect(subscription.unsubscribe).not.toHaveBeenCalled();
});

test('another customer of the browser gets none of the first one', async () => {
  open('another-customer');
  await vi.waitFor(async () => expect(await pushRecord.get()).toMatchObject({ signedIn: 'another-customer', takenBy: null, ended: null }));
  expect(subscription.unsubscribe).toHaveBeenCalledTimes(1);
  expect(told()).toEqual(['POST /v1/push-subscriptions/end']);
});
