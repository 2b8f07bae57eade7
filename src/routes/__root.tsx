import type { I18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet, redirect, useMatches } from '@tanstack/react-router';
import { tidyPath } from '#contract/page-path.ts';
import { pageRules } from '#contract/page-rules.ts';
import { sessionQueries } from '#data/session/queries.ts';
import type { Session } from '#data/session/session.ts';
import { useSession } from '#data/session/use-session.ts';
import { siteQueries } from '#data/site/queries.ts';
import { languageOf } from '#i18n/use-language.ts';
import { BlankLayout } from '#shell/BlankLayout.tsx';
import { ClientOnly } from '#shell/ClientOnly.tsx';
import { LandingLayout } from '#shell/LandingLayout.tsx';
import { routeHead } from './-head.ts';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient; i18n: I18n; session: Session }>()({
  beforeLoad: ({ context: { queryClient, session }, location: { pathname, searchStr, hash } }) => {
    const tidy = tidyPath(pathname);
    if (tidy !== pathname) throw redirect({ href: tidy + searchStr + (hash && `#${hash}`), replace: true });
    // Before each navigation the user of an existing token is fetched, without holding the page up for it.
    if (session.hasToken.get()) void queryClient.prefetchQuery(sessionQueries.user());
  },
  loader: async ({ context: { queryClient, i18n } }) => {
    // The frame of every page; a shop without its footer still sells.
    await queryClient.ensureQueryData(siteQueries.info(languageOf(i18n.locale))).catch(() => undefined);
  },
  head: ({ match }) => routeHead(match.context, {}),
  component: Root,
});

function Root() {
  const {
    layout,
    requiresAuth = false,
    greetsGuests,
    isForm,
  } = useMatches({ select: matches => pageRules(matches.at(-1)?.routeId ?? '') });
  const { servedSignedInHint } = useSession();
  // Pages of one customer, and forms: what is typed into a form that has not woken up yet would be lost.
  const page = (
    <ClientOnly isAwaited={layout === 'blank' || isForm === true || (requiresAuth && (servedSignedInHint || !greetsGuests))}>
      <Outlet />
    </ClientOnly>
  );
  return layout === 'blank' ? (
    <BlankLayout>{page}</BlankLayout>
  ) : (
    <LandingLayout requiresAuth={requiresAuth} isForm={isForm}>
      {page}
    </LandingLayout>
  );
}
