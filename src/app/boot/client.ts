import { type Api, createApi, type TokenSource } from '#api/client.ts';
import { ageClock } from '#data/age-clock.ts';
import { appUpdate } from '#data/app-update.ts';
import { keepSnapshot } from '#data/cache/first-frame-snapshot.ts';
import { offlineAnswers } from '#data/cache/offline-answers.ts';
import { phoneAnswers } from '#data/cache/phone-answers.ts';
import { createQueryPersister, type PersistedCache } from '#data/cache/query-persister.ts';
import { cartNotes } from '#data/cart/notes.ts';
import { readLate } from '#data/cart/read-late.ts';
import { watchLocalEdits } from '#data/cart/watch-local-edits.ts';
import { forgetCheckoutDraft } from '#data/checkout/draft.ts';
import { connectivity } from '#data/connectivity.ts';
import { ownWrites } from '#data/events/own-writes.ts';
import { forgetAddressDestination } from '#data/freight/destination.ts';
import { hearLoads } from '#data/loads.ts';
import { browserPorts } from '#data/outbox/browser-ports.ts';
import { createOutbox, type Outbox } from '#data/outbox/outbox.ts';
import { forgetSharedReceipt } from '#data/payment/shared-receipt.ts';
import { notedPriceLists } from '#data/price-list/noted.ts';
import { owedEnds } from '#data/session/owed-ends.ts';
import { createOwnApi } from '#data/session/own-api.ts';
import { askForOwner, currentOwner } from '#data/session/owner.ts';
import { sessionQueries } from '#data/session/queries.ts';
import type { SessionEnd } from '#data/session/session.ts';
import { shopClock } from '#data/shop-clock.ts';
import { toasts } from '#data/toasts.ts';
import { applyAnswer } from '#data/writes/apply.ts';
import { kinds } from '#data/writes/kinds.ts';
import { sendRecords } from '#data/writes/send.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { languageOf } from '#i18n/use-language.ts';
import { apiBaseUrl } from '#lib/api-address.ts';
import { AppError } from '#lib/app-error.ts';
import { filesOrigin } from '#lib/files-origin.ts';
import { forgetPicture } from '#storage/picture-cache.ts';
import { tellConflicts } from './cart-conflicts.ts';
import { warnOfPageOnly } from './page-only.ts';
import type { Services } from './services.ts';
import { updateNow } from './update-now.ts';

/** What speaks to the shop and to this phone's disk. */
export interface Client {
  readonly api: Api;
  readonly persistedCache: PersistedCache;
  readonly outbox: Outbox;
  /** Puts the customer's private data out of reach; called before any other part of the app hears that the session ended. */
  forget(reason: SessionEnd): void;
}

/** The shop no longer understands this version: what waits is held, and the update is asked for. */
const onTooOld = () => appUpdate.require(() => void updateNow());

/** Makes the client of this browser and wires it to what the page has already. */
export function startClient({ queryClient, session, i18n }: Omit<Services, 'outbox'>): Client {
  const makeApi = (tokens: TokenSource): Api =>
    createApi({
      baseUrl: apiBaseUrl,
      filesOrigin,
      tokens,
      onOutcome: connectivity.report,
      line: connectivity,
      onKept: offlineAnswers.note,
      onTooOld,
      // What is on screen then bears a time that says nothing.
      onShopTime: at => void (shopClock.tell(at) && queryClient.invalidateQueries()),
      onWrite: ownWrites.note,
    });
  const persistedCache = createQueryPersister(session.sessionEpoch);
  persistedCache.watch(queryClient);
  ageClock.now = shopClock.now;
  phoneAnswers.of = async (client, queryKey) =>
    notedPriceLists.answers(queryKey) ? (await import('#data/price-list/query-answers.ts')).queryAnswer(client, queryKey) : undefined;
  hearLoads(connectivity);
  const forgetSnapshot = keepSnapshot(queryClient, session);
  const apiOfOwner = createOwnApi(session.tokens, makeApi);
  const owner = currentOwner(queryClient, session);
  const ports = browserPorts(kinds);
  const noteEdit = watchLocalEdits({
    queryClient,
    owner: owner.get,
    waiting: () => outbox.waiting.get(),
    onConflict: conflicts => tellConflicts(i18n, conflicts),
  });
  const outbox = createOutbox({
    ...ports,
    kinds,
    owner,
    reach: async () => connectivity.isReachable() || connectivity.confirm(),
    onSaved: mutation => {
      ports.onSaved(mutation);
      noteEdit(mutation);
    },
    send: async records => {
      const ownApi = await apiOfOwner(records[0]?.userId ?? '');
      await readLate(queryClient, languageOf(i18n.locale), records, connectivity.reachedSince());
      return sendRecords(ownApi, languageOf(i18n.locale), records);
    },
    onAnswered: (mutation, answer) => applyAnswer(queryClient, languageOf(i18n.locale), mutation, answer),
    onUnsaved: error => toasts.show('danger', i18n._(problemMessage(error))),
    onRefused: (_mutation, error) => {
      toasts.show('danger', i18n._(problemMessage(error)));
      void queryClient.invalidateQueries({ queryKey: ['private', 'cart'] });
    },
  });
  warnOfPageOnly(outbox, i18n);
  const api = makeApi(session.tokens);
  drainWhenReachable(() => {
    askForOwner(queryClient, session);
    outbox.drain();
    void owedEnds.send(api);
  });
  void owedEnds.send(api);
  return {
    api,
    persistedCache,
    outbox,
    forget: reason => {
      forget(reason, { queryClient, outbox, session, persistedCache, forgetSnapshot });
      if (reason === 'deleted') toasts.show('success', i18n._(problemMessage(new AppError('account_deleted', 401))));
    },
  };
}
function drainWhenReachable(drain: () => void): void {
  connectivity.subscribe(() => connectivity.isReachable() && drain());
  globalThis.addEventListener('online', drain);
  globalThis.addEventListener('pageshow', drain);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && drain());
}

interface Forgetting {
  readonly queryClient: Services['queryClient'];
  readonly outbox: Outbox;
  readonly session: Services['session'];
  readonly persistedCache: PersistedCache;
  readonly forgetSnapshot: () => void;
}

/**
 * Nothing of one customer may be seen by the next one on this phone. Unsent edits and kept answers are thrown away by the
 * customer's own logout, and with the account, only: after a session that expired they wait for their owner, unseen.
 */
function forget(reason: SessionEnd, { queryClient, outbox, session, persistedCache, forgetSnapshot }: Forgetting): void {
  const photo = queryClient.getQueryData(sessionQueries.user().queryKey)?.customer.image_url ?? null;
  void queryClient.cancelQueries({ queryKey: ['private'] });
  queryClient.removeQueries({ queryKey: ['private'] });
  forgetCheckoutDraft();
  forgetAddressDestination();
  cartNotes.forget();
  void forgetSharedReceipt();
  forgetSnapshot();
  if (reason === 'logout' || reason === 'deleted') {
    void outbox.clear();
    void persistedCache.wipe();
    void forgetPicture(photo);
    void import('#data/quick-order/draft.ts').then(({ forgetOrders }) => forgetOrders());
  } else persistedCache.lock();
  // Another customer came in another tab before this one heard that the first had left.
  if (reason === 'elsewhere' && session.hasToken.get()) location.reload();
}
