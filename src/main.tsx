import '#ui/theme/global.css.ts';
import '#ui/print.css.ts';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { followDataSaver } from '#app/boot/data-thrift.ts';
import { keepDocumentHead } from '#app/boot/document-head.ts';
import { type FirstServices, firstServices } from '#app/boot/first-services.ts';
import { rememberedLanguage, rememberLanguage } from '#app/boot/language-memory.ts';
import { type AppRouter, makeRouter } from '#app/boot/router.tsx';
import { keepSession } from '#app/boot/session-routes.ts';
import { withoutVisitMarks } from '#contract/visit-marks.ts';
import { whenIdle } from '#data/cache/idle.ts';
import { connectivity } from '#data/connectivity.ts';
import { catchInstallPrompt } from '#data/install/offered.ts';
import { namedScripts, reloadOnMissingChunk } from '#first-view/chunk-reload.ts';
import { giveBackTaps } from '#first-view/early-taps.ts';
import { laterStyles } from '#first-view/later-styles.ts';
import { plainAfterFault, stayPlain, throwFault } from '#first-view/plain-page.ts';
import { ageAtServer, isReloaded, keptAt, takeServedState } from '#first-view/served-state.ts';
import { completeWords, createI18n } from '#i18n/i18n.ts';
import { wordsComeFrom } from '#i18n/with-words.ts';
import { memoizeAsync, retryForever } from '#lib/load-chunk.ts';
import { within } from '#lib/scheduled.ts';
import { yieldToMain } from '#lib/yield-to-main.ts';
import { takePlainPage } from '#storage/reload-guard.ts';

// Not awaited at the top level: the chunks that it loads import this module's file and would wait for it for ever.
reloadOnMissingChunk();
catchInstallPrompt();
boot().catch(failed);

let isWaking = true;

function failed(error: unknown): void {
  globalThis.reportError?.(error);
  stayPlain();
}

async function boot(): Promise<void> {
  await markup();
  const address = withoutVisitMarks(location.href);
  // The server drew this one; and who shares it shares the page, not how they came here.
  if (address !== location.href) history.replaceState(history.state, '', address);
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  const isFilled = root.firstElementChild !== null;
  if (isFilled && takePlainPage(location.pathname)) return stayPlain();
  const servedLanguage = document.documentElement.lang;
  const language = rememberedLanguage(isFilled ? servedLanguage : null);
  // Where the cookie is gone the server draws its own language: that page stands there until the one in the customer's language is ready.
  const isServed = isFilled && language === servedLanguage;
  const styles = laterStyles();
  // The page is there already, and may be scrolled while it wakes up: no step of that takes long.
  await yieldToMain();
  const i18n = await retryForever(() => createI18n(language));
  // Said again, it would have every element styled again.
  if (i18n.locale !== servedLanguage) document.documentElement.lang = i18n.locale;
  wordsComeFrom(memoizeAsync(() => completeWords(i18n)));
  const services = firstServices(i18n);
  const kept = keptAt(document.documentElement);
  // The worker's page says nothing about the network, so the shop is asked at once.
  if (!isServed || kept !== undefined) void connectivity.isThere();
  await yieldToMain();
  // The first frame of a customer shows what this phone knows of them, and that of a page without markup all of its data.
  const isKnown = !isServed || services.session.hasToken.get();
  if (isKnown) await services.client().catch(() => undefined);
  // Only a page that can be read waits for its scripts: one of empty shapes says at once that it could not be loaded.
  if (isServed && document.querySelector('h1') !== null) await retryForever(namedScripts);
  const router = makeRouter(services);
  // Waits for what the pages load anew, so that their titles in the other language are there when it counts as done.
  rememberLanguage(i18n, () => void router.invalidate({ sync: true }));
  keepSession(services, router);
  followDataSaver(router);
  await styles;
  await yieldToMain();
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  const onFault = plainAfterFault(() => isFilled && isWaking);
  const options = { onCaughtError: onFault, onUncaughtError: onFault };
  if (isServed) {
    const served = document.getElementById('state')?.textContent;
    if (served) takeServedState(services.queryClient, served, kept ?? Date.now() - ageAtServer(), kept !== undefined && isReloaded());
    // Tells the router that the markup came from a server, so that its Suspense boundaries match those rendered there.
    router.ssr = { manifest: undefined };
    await yieldToMain();
    await router.load();
    throwFault(router.state.matches);
    await yieldToMain();
    // In slices, between which the page scrolls and hears taps.
    startTransition(() => void hydrateRoot(root, app, options));
  } else {
    if (isFilled) await within(2_000, router.load());
    createRoot(root, options).render(app);
  }
  giveBackTaps();
  keepDocumentHead(router);
  void settle(services, router);
}

/** Starts the background work, after everything that the customer waits for. */
async function settle(services: FirstServices, router: AppRouter): Promise<void> {
  if (document.readyState !== 'complete') await new Promise(resolve => globalThis.addEventListener('load', resolve, { once: true }));
  await whenIdle(services.queryClient);
  isWaking = false;
  // If this fails, the first call loads it.
  await services.client().catch(() => undefined);
  await yieldToMain();
  import('#app/background/start-background.ts').then(({ startBackground }) => startBackground(services, router)).catch(() => undefined);
}

/** Resolves when all of the page is there: its first lines start this, so that it is not held to be incomplete until the scripts have come. */
function markup(): Promise<unknown> | undefined {
  if (document.readyState !== 'loading') return undefined;
  return new Promise(resolve => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}
