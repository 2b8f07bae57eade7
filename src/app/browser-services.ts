import type { I18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import { createApi } from '#api/client.ts';
import { sendCartIntent } from '#data/cart/commands.ts';
import { forgetCheckoutDraft } from '#data/checkout/draft.ts';
import { connectivity } from '#data/connectivity.ts';
import { createOutbox, type Outbox } from '#data/outbox/outbox.ts';
import { createQueryClient } from '#data/query-client.ts';
import { queryPersister } from '#data/query-persister.ts';
import { createSession } from '#data/session/session.ts';
import { toasts } from '#data/toasts.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { languageOf } from '#i18n/use-language.ts';
import { apiBaseUrl } from './config.ts';
import type { Services } from './services.ts';

/** Makes the services of this browser and wires them to each other. */
export function browserServices(i18n: I18n): Services {
  const session = createSession();
  const api = createApi({ baseUrl: apiBaseUrl, tokens: session.tokens, onOutcome: connectivity.report });
  const queryClient = createQueryClient(api, { persister: queryPersister });
  const outbox = createOutbox({
    send: intent => sendCartIntent(api, queryClient, languageOf(i18n.locale), intent),
    onRefused: (_intent, error) => {
      toasts.show('danger', i18n._(problemMessage(error)));
      void queryClient.invalidateQueries({ queryKey: ['private', 'cart'] });
    },
  });
  connectivity.watchBrowser();
  drainWhenReachable(outbox);
  forgetOnEnd(queryClient, outbox, session);
  return { queryClient, i18n, session, outbox };
}

function drainWhenReachable(outbox: Outbox): void {
  connectivity.subscribe(() => connectivity.isReachable() && outbox.drain());
  globalThis.addEventListener('online', () => outbox.drain());
  globalThis.addEventListener('pageshow', () => outbox.drain());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && outbox.drain());
}

/** Nothing of one customer may be seen by the next one on this phone. */
function forgetOnEnd(queryClient: QueryClient, outbox: Outbox, session: Services['session']): void {
  session.onEnd(() => {
    outbox.clear();
    forgetCheckoutDraft();
    void queryClient.cancelQueries({ queryKey: ['private'] });
    queryClient.removeQueries({ queryKey: ['private'] });
  });
}
