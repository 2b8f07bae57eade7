import type { I18n } from '@lingui/core';
import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { apiBaseUrl } from '#api/base-url.ts';
import { type Api, createApi, type TokenSource } from '#api/client.ts';
import { forgetCheckoutDraft } from '#data/checkout/draft.ts';
import { connectivity } from '#data/connectivity.ts';
import { ownWrites } from '#data/events/own-writes.ts';
import type { Outbox } from '#data/outbox/outbox.ts';
import { createQueryClient } from '#data/query-client.ts';
import { createQueryKeeper, type QueryKeeper } from '#data/query-persister.ts';
import { sessionQueries } from '#data/session/queries.ts';
import { createSession } from '#data/session/session.ts';
import { keepSnapshot } from '#data/snapshot.ts';
import { forgetPicture } from '#storage/picture-cache.ts';
import { outboxService } from './outbox-service.ts';
import type { Services } from './services.ts';

/** Makes the services of this browser and wires them to each other. */
export function browserServices(i18n: I18n): Services & { readonly keeper: QueryKeeper } {
  const session = createSession();
  const makeApi = (tokens: TokenSource): Api =>
    createApi({ baseUrl: apiBaseUrl, tokens, onOutcome: connectivity.report, onWrite: ownWrites.note });
  const keeper = createQueryKeeper(session.era);
  const queryClient = createQueryClient(makeApi(session.tokens), { persister: keeper.persister });
  keeper.watch(queryClient);
  const forgetSnapshot = keepSnapshot(queryClient, session);
  const outbox = outboxService({ i18n, session, queryClient, makeApi });
  connectivity.watchBrowser();
  // The query library believes that every start is online.
  onlineManager.setOnline(navigator.onLine);
  forgetOnEnd({ queryClient, outbox, session, keeper, forgetSnapshot });
  return { queryClient, i18n, session, outbox, keeper };
}

interface Forgetting {
  readonly queryClient: QueryClient;
  readonly outbox: Outbox;
  readonly session: Services['session'];
  readonly keeper: QueryKeeper;
  readonly forgetSnapshot: () => void;
}

/**
 * Nothing of one customer may be seen by the next one on this phone. Unsent edits and kept answers are thrown away by the
 * customer's own logout only: after a session that expired they wait for their owner, unseen.
 */
function forgetOnEnd({ queryClient, outbox, session, keeper, forgetSnapshot }: Forgetting): void {
  session.onEnd(reason => {
    const photo = queryClient.getQueryData(sessionQueries.user().queryKey)?.customer.image_url ?? null;
    void queryClient.cancelQueries({ queryKey: ['private'] });
    queryClient.removeQueries({ queryKey: ['private'] });
    forgetCheckoutDraft();
    forgetSnapshot();
    if (reason === 'logout') {
      void outbox.clear();
      void keeper.wipe();
      void forgetPicture(photo);
    } else keeper.lock();
    // Another customer came in another tab before this one heard that the first had left.
    if (reason === 'elsewhere' && session.hasToken.get()) location.reload();
  });
}
