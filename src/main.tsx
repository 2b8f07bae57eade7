import '#ui/theme/global.css.ts';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { browserServices } from '#app/browser-services.ts';
import { reloadOnMissingChunk } from '#app/chunk-reload.ts';
import { followDataSaver } from '#app/data-thrift.ts';
import { keepDocumentHead } from '#app/document-head.ts';
import { rememberedLanguage, rememberLanguage } from '#app/language-memory.ts';
import { makeRouter } from '#app/router.tsx';
import { isReloaded, keptAt, takeServedState } from '#app/served-state.ts';
import { keepSession } from '#app/session-routes.ts';
import { startWorker } from '#app/worker-bridge.ts';
import { catchInstallPrompt } from '#data/install/offered.ts';
import { createI18n, isLanguage } from '#i18n/i18n.ts';

// Not awaited at the top level: the chunks that it loads import this module's file and would wait for it for ever.
reloadOnMissingChunk();
catchInstallPrompt();
void boot();

async function boot(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  const isServed = root.firstElementChild !== null;
  const servedLanguage = document.documentElement.lang;
  const i18n = await createI18n(isServed && isLanguage(servedLanguage) ? servedLanguage : rememberedLanguage());
  document.documentElement.lang = i18n.locale;
  const services = browserServices(i18n);
  const router = makeRouter(services);
  // Waits for what the pages load anew, so that their titles in the other language are there when it counts as done.
  rememberLanguage(i18n, () => void router.invalidate({ sync: true }));
  keepSession(services, router);
  followDataSaver(router);
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  if (isServed) {
    const served = document.getElementById('state')?.textContent;
    const fetchedAt = keptAt(document.documentElement);
    if (served) takeServedState(services.queryClient, served, fetchedAt, fetchedAt !== undefined && isReloaded());
    // Tells the router that the markup came from a server, so that its Suspense boundaries match those rendered there.
    router.ssr = { manifest: undefined };
    await router.load();
    hydrateRoot(root, app);
  } else {
    createRoot(root).render(app);
  }
  keepDocumentHead(router);
  whenIdle(() => {
    // A private window may refuse the worker; the shop works without one.
    startWorker(services.outbox).catch(() => undefined);
    void import('#app/push-bridge.ts').then(({ startPush }) => startPush(services, router));
    void import('#data/install/offer.ts').then(({ installOffer }) => installOffer.start());
    void services.keeper.tidy(services.queryClient);
    void import('#app/live-events.ts').then(({ startLiveEvents }) => startLiveEvents(services, router));
  });
}

/** What nobody waits for comes after everything that somebody waits for. */
function whenIdle(run: () => void): void {
  const idle = () => ('requestIdleCallback' in globalThis ? requestIdleCallback(run, { timeout: 5_000 }) : setTimeout(run, 1_000));
  if (document.readyState === 'complete') idle();
  else globalThis.addEventListener('load', idle, { once: true });
}
