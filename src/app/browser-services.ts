import type { I18n } from '@lingui/core';
import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { type Api, createApi, type TokenSource } from '#api/client.ts';
import { appUpdate } from '#data/app-update.ts';
import { sendCartIntent } from '#data/cart/commands.ts';
import { forgetCheckoutDraft } from '#data/checkout/draft.ts';
import { connectivity } from '#data/connectivity.ts';
import { browserPorts } from '#data/outbox/browser-ports.ts';
import { createOutbox, type Outbox } from '#data/outbox/outbox.ts';
import { createOwnApi } from '#data/outbox/own-api.ts';
import { askForOwner, currentOwner } from '#data/outbox/owner.ts';
import { createQueryClient } from '#data/query-client.ts';
import { queryPersister } from '#data/query-persister.ts';
import { createSession } from '#data/session/session.ts';
import { toasts } from '#data/toasts.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { languageOf } from '#i18n/use-language.ts';
import { apiBaseUrl } from './config.ts';
import type { Services } from './services.ts';
import { updateNow } from './worker-bridge.ts';

/** The shop no longer understands this version: what waits is held, and the update is asked for. */
const onTooOld = () => appUpdate.require(() => void updateNow());

/** Makes the services of this browser and wires them to each other. */
export function browserServices(i18n: I18n): Services {
  const session = createSession();
  const makeApi = (tokens: TokenSource): Api => createApi({ baseUrl: apiBaseUrl, tokens, onOutcome: connectivity.report, onTooOld });
  const queryClient = createQueryClient(makeApi(session.tokens), { persister: queryPersister });
  const apiOfOwner = createOwnApi(session.tokens, makeApi);
  const outbox = createOutbox({
    ...browserPorts(),
    owner: currentOwner(queryClient, session),
    send: async intent => sendCartIntent(await apiOfOwner(intent.userId), queryClient, languageOf(i18n.locale), intent),
    onUnsaved: error => toasts.show('danger', i18n._(problemMessage(error))),
    onRefused: (_intent, error) => {
      toasts.show('danger', i18n._(problemMessage(error)));
      void queryClient.invalidateQueries({ queryKey: ['private', 'cart'] });
    },
  });
  connectivity.watchBrowser();
  // The query library believes that every start is online.
  onlineManager.setOnline(navigator.onLine);
  drainWhenReachable(() => {
    askForOwner(queryClient, session);
    outbox.drain();
  });
  forgetOnEnd(queryClient, outbox, session);
  return { queryClient, i18n, session, outbox };
}

function drainWhenReachable(drain: () => void): void {
  connectivity.subscribe(() => connectivity.isReachable() && drain());
  globalThis.addEventListener('online', drain);
  globalThis.addEventListener('pageshow', drain);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && drain());
}

/**
 * Nothing of one customer may be seen by the next one on this phone. Unsent edits are thrown away by the customer's own logout
 * only: after a session that expired they wait for their owner, unseen.
 */
function forgetOnEnd(queryClient: QueryClient, outbox: Outbox, session: Services['session']): void {
  session.onEnd(reason => {
    if (reason === 'logout') outbox.clear();
    forgetCheckoutDraft();
    void queryClient.cancelQueries({ queryKey: ['private'] });
    queryClient.removeQueries({ queryKey: ['private'] });
  });
}
