import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '#contract/endpoint.ts';
import { deletePushSubscriptionEndpoint, putPushSubscriptionEndpoint } from '#contract/push.ts';
import { pushRecord } from '#storage/push-record.ts';
import { currentOwner } from '../outbox/owner.ts';
import { apiOf } from '../query-client.ts';
import type { Session } from '../session/session.ts';
import { closeShown, currentSubscription, deviceId, subscribe, targetOf, unsubscribe } from './browser.ts';
import { pushOffer } from './offer.ts';
import { pushQueries } from './queries.ts';

/**
 * Keeps the worker's knowledge of who is signed in, registers this browser again at each start, and ends its pushes with the
 * session: at a logout here and at the shop, which knows the browser by its session.
 */
export function keepPush(queryClient: QueryClient, session: Session, language: () => Language): void {
  const owner = currentOwner(queryClient, session);
  const greet = () => {
    const userId = owner.get();
    if (userId !== null) void registerAgain(queryClient, userId, language()).catch(() => undefined);
  };
  // The session may have ended while no page was there to say so.
  if (!session.hasToken.get()) void pushRecord.change({ signedIn: null });
  greet();
  owner.subscribe(greet);
  session.onEnd(reason => {
    pushOffer.close();
    // An expired session keeps its pushes, which the worker shows without a word of what they say.
    void pushRecord.change({ signedIn: null, ...(reason === 'logout' ? { takenBy: null, endpoint: null } : {}) });
    void closeShown().catch(() => undefined);
    if (reason === 'logout') void unsubscribe();
  });
}

async function registerAgain(queryClient: QueryClient, userId: string, language: Language): Promise<void> {
  await pushRecord.change({ signedIn: userId });
  const { takenBy } = await pushRecord.get();
  if (takenBy === null) return;
  const api = apiOf(queryClient.getDefaultOptions().queries?.meta);
  if (takenBy !== userId) {
    // Somebody else's pushes: their order must not come to this customer's phone.
    await pushRecord.change({ takenBy: null, endpoint: null });
    return unsubscribe();
  }
  const device = await deviceId();
  if (Notification.permission !== 'granted') {
    await api.call(deletePushSubscriptionEndpoint, { params: { device } });
    return pushRecord.change({ takenBy: null, endpoint: null });
  }
  const target = targetOf((await currentSubscription()) ?? (await subscribe(api)));
  const registered = await api.call(putPushSubscriptionEndpoint, { params: { device }, body: { ...target, language } });
  await pushRecord.change({ endpoint: target.endpoint });
  queryClient.setQueryData(pushQueries.device().queryKey, registered);
}
