import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { parseSearch, stringifySearch } from '#lib/search-text.ts';
import { Desk } from './Desk.tsx';
import { NotFound } from './NotFound.tsx';
import { screens } from './screens.ts';
import { withRight } from './WithRight.tsx';

/** The desk's router: the screens of every area below one frame, which asks for the sign-in. */
export function makeRouter() {
  const rootRoute = createRootRoute({ component: Desk, notFoundComponent: NotFound });
  const invitation = createRoute({
    getParentRoute: () => rootRoute,
    path: '/invitation',
    component: lazyRouteComponent(() => import('../account/InvitationScreen.tsx'), 'InvitationScreen'),
  });
  const routes = screens.map(({ path, component, right }) =>
    createRoute({ getParentRoute: () => rootRoute, path, component: withRight(component, right) }),
  );
  return createRouter({
    routeTree: rootRoute.addChildren([invitation, ...routes]),
    basepath: '/desk',
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    scrollRestoration: true,
  });
}
