import type { I18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import type { Api, TokenSource } from '#api/client.ts';
import { workerMessage } from '#contract/worker-messages.ts';
import { connectivity } from '#data/connectivity.ts';
import { applyAnswer } from '#data/outbox/apply.ts';
import { browserPorts } from '#data/outbox/browser-ports.ts';
import { createOutbox, type Outbox } from '#data/outbox/outbox.ts';
import { createOwnApi } from '#data/outbox/own-api.ts';
import { askForOwner, currentOwner } from '#data/outbox/owner.ts';
import { sendRecord } from '#data/outbox/send.ts';
import { copyForWorker } from '#data/outbox/worker-copy.ts';
import type { Session } from '#data/session/session.ts';
import { toasts } from '#data/toasts.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { languageOf } from '#i18n/use-language.ts';

interface Parts {
  readonly i18n: I18n;
  readonly session: Session;
  readonly queryClient: QueryClient;
  readonly makeApi: (tokens: TokenSource) => Api;
}

/** The outbox of this browser: sent at the start, when a line comes back, and when the page is looked at again. */
export function outboxService({ i18n, session, queryClient, makeApi }: Parts): Outbox {
  const apiOfOwner = createOwnApi(session.tokens, makeApi);
  const owner = currentOwner(queryClient, session);
  const lang = () => languageOf(i18n.locale);
  const outbox = createOutbox({
    ...browserPorts(),
    owner,
    send: async (intent, record) => sendRecord(await apiOfOwner(intent.userId), lang(), record),
    onAnswered: (intent, answer) => applyAnswer(queryClient, intent, answer),
    onUnsaved: error => toasts.show('danger', i18n._(problemMessage(error))),
    onRefused: (_intent, error) => {
      toasts.show('danger', i18n._(problemMessage(error)));
      void queryClient.invalidateQueries({ queryKey: ['private', 'cart'] });
    },
  });
  const drain = () => {
    askForOwner(queryClient, session);
    outbox.drain();
  };
  const copy = copyForWorker(session, owner, lang);
  connectivity.subscribe(() => connectivity.isReachable() && drain());
  globalThis.addEventListener('online', drain);
  globalThis.addEventListener('pageshow', drain);
  document.addEventListener('visibilitychange', () => (document.visibilityState === 'visible' ? drain() : copy()));
  navigator.serviceWorker?.addEventListener('message', ({ data }) => data?.type === workerMessage.drainOutbox && drain());
  return outbox;
}
