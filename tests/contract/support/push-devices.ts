import * as v from 'valibot';
import { type PushPayload, PushPayloadSchema } from '#contract/push.ts';
import { createSender } from '#server/modules/push/sender.ts';
import { type FakePushService, startPushService } from '#tests/support/fake-push-service.ts';
import { type PushReceiver, pushReceiver } from '#tests/support/push-receiver.ts';
import { addBuyers, Customer } from './orders.ts';
import { createTestShop, type TestShop } from './shop.ts';

interface DeviceOptions {
  readonly language?: string;
  readonly name?: string;
  readonly kinds?: object;
}

/**
 * A shop with a push service, the sender between them, and devices that subscribe there.
 * @param clock milliseconds by which the shop's time has gone on since it opened
 */
export async function startPushShop(clock: () => number) {
  const service = await startPushService();
  const started = Date.UTC(2025, 10, 21, 2);
  const shop = await createTestShop({ seed: 'small', env: service.env, now: () => new Date(started + clock()) });
  const close = async () => {
    await shop.close();
    await service.close();
  };
  return { service, shop, sender: createSender(shop.deps), devices: pushDevices(service), close };
}

/** A new customer of the shop. */
export async function newCustomer(shop: TestShop): Promise<Customer> {
  const [buyer] = await addBuyers(shop.db, 1);
  if (buyer === undefined) throw new Error('no buyer');
  return new Customer(shop, buyer);
}

/** Devices that take pushes at a push service of the tests, each with its own keys. */
export function pushDevices(service: FakePushService) {
  let devices = 0;
  const pushesTo = (name: string) => service.received.filter(push => push.subscription === name);
  return {
    /** Registers a device; its name is its subscription's at the push service. */
    async register(who: Customer, { language = 'id', name = `device-${++devices}`, kinds }: DeviceOptions = {}) {
      const receiver = pushReceiver();
      const body = { endpoint: service.endpoint(name), keys: receiver.keys, language, ...(kinds === undefined ? {} : { kinds }) };
      const answer = await who.call('PUT', `/push-subscriptions/${name}`, body);
      return { name, receiver, answer, body };
    },
    pushesTo,
    /** The pushes that came, decrypted. */
    payloads: (name: string, receiver: PushReceiver): PushPayload[] =>
      pushesTo(name).map(({ body }) => v.parse(PushPayloadSchema, JSON.parse(receiver.decrypt(body)))),
  };
}
