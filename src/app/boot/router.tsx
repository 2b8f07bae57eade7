import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { OutboxContext } from '#data/outbox/use-outbox.ts';
import { SessionContext } from '#data/session/use-session.ts';
import { parseSearch, stringifySearch } from '#lib/search-text.ts';
import { PageError } from '#shell/PageError.tsx';
import { PageNotFound } from '#shell/PageNotFound.tsx';
import { PagePending } from '#shell/PagePending.tsx';
import { Translation } from '#shell/Translation.tsx';
import { routeTree } from '../route-tree.gen.ts';
import type { Services } from './services.ts';

/** The router with everything that routes and screens take from around them. */
export function makeRouter(services: Services, options: { history?: RouterHistory; isServer?: boolean } = {}) {
  const { queryClient, i18n, session, outbox } = services;
  return createRouter({
    routeTree,
    context: { queryClient, i18n, session },
    parseSearch,
    stringifySearch,
    ...(options.history === undefined ? {} : { history: options.history }),
    defaultPreload: 'intent',
    // The query cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    defaultPendingMinMs: 0,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: PageError,
    defaultNotFoundComponent: PageNotFound,
    // On the server it would write an inline script, which the content security policy forbids.
    scrollRestoration: options.isServer !== true,
    scrollRestorationBehavior: 'smooth',
    defaultStructuralSharing: true,
    Wrap: ({ children }) => (
      <I18nProvider i18n={i18n} defaultComponent={Translation}>
        <QueryClientProvider client={queryClient}>
          <SessionContext value={session}>
            <OutboxContext value={outbox}>{children}</OutboxContext>
          </SessionContext>
        </QueryClientProvider>
      </I18nProvider>
    ),
  });
}

export type AppRouter = ReturnType<typeof makeRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  interface HistoryState {
    /** The login was led to by the end of a session, with so many edits of its customer unsent. */
    sessionEnd?: { readonly unsent: number };
  }
}
