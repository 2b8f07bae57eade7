import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import type { Language } from '#contract/endpoint.ts';
import { deletePushSubscriptionEndpoint, endPushSubscriptionEndpoint, putPushSubscriptionEndpoint } from '#contract/push.ts';
import { pushRecord } from '#storage/push-record.ts';
import { apiOf } from '../cache/query-client.ts';
import { connectivity } from '../connectivity.ts';
import { currentOwner } from '../session/owner.ts';
import type { Session } from '../session/session.ts';
import { closeShown, currentSubscription, deviceId, inTurn, subscribe, targetOf, unsubscribe } from './browser.ts';
import { pushOffer } from './offer.ts';
import { keepDevice } from './queries.ts';

/**
 * Keeps the worker's knowledge of who is signed in, registers this browser again at each start, and ends its pushes with the
 * session: in the browser at a logout, and at the shop as soon as it can be told.
 * @returns what tells the shop anew, for a change of the language
 */
export function keepPush(queryClient: QueryClient, session: Session, language: () => Language): () => void {
  const owner = currentOwner(queryClient, session);
  let isTold = true;

  function tell(): void {
    const userId = owner.get();
    // The worker must know now, whatever else is under way.
    if (userId !== null) void pushRecord.change({ signedIn: userId });
    isTold = false;
    const work = inTurn(async () => {
      await tellEnd(apiIn(queryClient));
      // The customer may have signed out while other tabs had their turn.
      if (userId !== null && owner.get() === userId) await registerAgain(queryClient, userId, language());
    });
    work.then(
      () => {
        isTold = true;
      },
      () => undefined,
    );
  }

  // The session may have ended while no page was there to say so.
  if (!session.hasToken.get()) forget();
  tell();
  owner.subscribe(() => owner.get() !== null && tell());
  connectivity.subscribe(() => connectivity.isReachable() && !isTold && tell());
  session.onEnd(reason => {
    pushOffer.close();
    // An expired session keeps its pushes, which the worker shows without a word of what they say.
    forget();
    if (reason === 'logout' || reason === 'deleted') void inTurn(leave).then(tell, () => undefined);
  });
  return tell;
}

/** No customer is signed in: notifications that are still shown are closed, as the next customer of this phone must not read them. */
function forget(): void {
  void pushRecord.change({ signedIn: null });
  void closeShown().catch(() => undefined);
}

const apiIn = (queryClient: QueryClient): Api => apiOf(queryClient.getDefaultOptions().queries?.meta);

/** Ends this browser's pushes for their customer, and remembers the endpoint until the shop has been told. */
async function leave(): Promise<void> {
  const { endpoint } = await pushRecord.get();
  await pushRecord.change({ takenBy: null, endpoint: null, ...(endpoint === null ? {} : { ended: endpoint }) });
  await unsubscribe();
}

async function tellEnd(api: Api): Promise<void> {
  const { ended, endpoint } = await pushRecord.get();
  if (ended === null) return;
  if (ended !== endpoint) await api.call(endPushSubscriptionEndpoint, { body: { endpoint: ended } });
  await pushRecord.change({ ended: null });
}

async function registerAgain(queryClient: QueryClient, userId: string, language: Language): Promise<void> {
  const api = apiIn(queryClient);
  const { takenBy } = await pushRecord.get();
  if (takenBy === null) return;
  if (takenBy !== userId) {
    // The pushes are another customer's: news of that one's orders must not come to this customer's phone.
    await closeShown().catch(() => undefined);
    await leave();
    return tellEnd(api);
  }
  const device = await deviceId();
  if (Notification.permission !== 'granted') {
    await api.call(deletePushSubscriptionEndpoint, { params: { device } });
    await pushRecord.change({ takenBy: null, endpoint: null });
    return keepDevice(queryClient, null);
  }
  const target = targetOf((await currentSubscription()) ?? (await subscribe(api)));
  const registered = await api.call(putPushSubscriptionEndpoint, { params: { device }, body: { ...target, language } });
  await pushRecord.change({ endpoint: target.endpoint });
  await keepDevice(queryClient, registered);
}
