import * as v from 'valibot';
import { type PushPayload, PushPayloadSchema } from '#contract/push.ts';
import type { FakePushService } from '#tests/support/fake-push-service.ts';
import { type PushReceiver, pushReceiver } from '#tests/support/push-receiver.ts';
import { addBuyers, Customer } from './orders.ts';
import type { TestShop } from './shop.ts';

interface DeviceOptions {
  readonly language?: string;
  readonly name?: string;
  readonly kinds?: object;
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
    /** What came, decrypted. */
    payloads: (name: string, receiver: PushReceiver): PushPayload[] =>
      pushesTo(name).map(({ body }) => v.parse(PushPayloadSchema, JSON.parse(receiver.decrypt(body)))),
  };
}
