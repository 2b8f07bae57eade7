import { msg } from '@lingui/core/macro';
import { clientMessage, type ShellState, workerMessage } from '#contract/worker-messages.ts';
import { whenIdle } from '#data/cache/idle.ts';
import { connectivity } from '#data/connectivity.ts';
import { contentQueries } from '#data/content/queries.ts';
import { dataSaver } from '#data/data-saver.ts';
import { offlineReady } from '#data/offline-ready.ts';
import { toasts } from '#data/toasts.ts';
import { languageOf } from '#i18n/use-language.ts';
import type { Services } from '../boot/services.ts';

/** Milliseconds until the next attempt, doubled after each one in vain. */
const FIRST_PAUSE = 15_000;
const LONGEST_PAUSE = 900_000;
/** Milliseconds between two looks while everything is there: a browser may throw a cache away at any time. */
const LOOK = 60_000;

type Needed = Pick<Services, 'queryClient' | 'i18n'>;

/**
 * Has the worker fetch what is missing or wrong of the app's files whenever the page is idle, and says whether the app would open without a
 * line. An install that failed is tried again as well.
 * @param install registers the worker once more, if the shop still wants one
 */
export function watchShell({ queryClient, i18n }: Needed, install: () => Promise<unknown>): void {
  const workers = navigator.serviceWorker;
  let pause = FIRST_PAUSE;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lookedAt = 0;

  async function look(): Promise<void> {
    clearTimeout(timer);
    lookedAt = Date.now();
    await whenIdle(queryClient);
    const active = (await workers.getRegistration())?.active;
    if (active) await tell(await completed(active));
    else await install().catch(() => undefined);
  }

  async function tell(state: ShellState): Promise<void> {
    const isNews = offlineReady.get() !== state;
    offlineReady.set(state);
    clearTimeout(timer);
    if (state === 'ready') {
      pause = FIRST_PAUSE;
      return keepContent({ queryClient, i18n });
    }
    if (state === 'changed' && isNews) toasts.show('danger', i18n._(changedWords), { duration: 10_000 });
    timer = setTimeout(() => void look(), pause);
    pause = Math.min(2 * pause, LONGEST_PAUSE);
  }

  workers.addEventListener('message', ({ data }) => {
    // A version that could not be replaced is still whole.
    if (data?.type === workerMessage.failed && workers.controller === null) void tell(data.state);
  });
  connectivity.subscribe(() => connectivity.isReachable() && offlineReady.get() !== 'ready' && void look());
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && Date.now() - lookedAt > LOOK && void look(),
  );
  void workers.ready.then(look);
}

const changedWords = msg`Not ready for offline use: this network changes the app's files. Try another network.`;

/** Asks a worker to fetch what is missing. One of an earlier version never answers. */
function completed(worker: ServiceWorker): Promise<ShellState> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage({ type: clientMessage.complete }, [port2]);
  });
}

/** The shop's word on guarantee, terms and itself is part of the app: a few KB of text, which a customer may need where there is no line. */
async function keepContent({ queryClient, i18n }: Needed): Promise<void> {
  if (dataSaver.isOn()) return;
  for (const slug of ['guarantee-and-returns', 'faq', 'terms-and-conditions', 'about'] as const)
    await queryClient.prefetchQuery(contentQueries.page(languageOf(i18n.locale), slug));
}
