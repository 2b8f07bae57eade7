import { uuidv7 } from '#lib/ids.ts';
import type { Database } from '#server/db/client.ts';
import { customers, sessions } from '#server/db/schema/customers.ts';
import { pushSubscriptions } from '#server/db/schema/push.ts';
import { pushReceiver } from './push-receiver.ts';

const BATCH = 1_000;

/**
 * Adds customers with one device each; device `n` has the endpoint of its number.
 * @param endpoint address of a number
 */
export async function addAudience(db: Database, count: number, endpoint: (name: string) => string): Promise<void> {
  const { keys } = pushReceiver();
  for (let from = 0; from < count; from += BATCH) {
    const people = Array.from({ length: Math.min(BATCH, count - from) }, (_, index) => ({
      number: from + index,
      id: uuidv7(),
      sessionId: uuidv7(),
    }));
    const contact = { name: 'Pembeli', phone: '+6281234567890', passwordHash: '-' };
    await db.insert(customers).values(people.map(({ id }) => ({ id, email: `${id}@example.test`, ...contact })));
    await db.insert(sessions).values(people.map(({ id, sessionId }) => ({ id: sessionId, customerId: id })));
    await db.insert(pushSubscriptions).values(
      people.map(({ id, sessionId, number }) => ({
        customerId: id,
        sessionId,
        deviceId: `device-${number}`,
        endpoint: endpoint(String(number)),
        ...keys,
        language: number % 2 === 0 ? ('id' as const) : ('en' as const),
        wantsOrders: true,
        wantsPromotions: true,
        wantsAnnouncements: true,
        seenAt: new Date(),
      })),
    );
  }
}
