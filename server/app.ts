import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import type { Deps } from './deps.ts';
import { crossOrigin } from './http/cross-origin.ts';
import { limitTime } from './http/deadline.ts';
import { DESK_PATH, serveDesk } from './http/desk-site.ts';
import { compressJson } from './http/encoding.ts';
import { answerErrors, sendProblem } from './http/errors.ts';
import { observeRequests } from './http/observe-requests.ts';
import type { RenderPage } from './http/pages.ts';
import { Problem } from './http/problem.ts';
import { warnOfProxy } from './http/proxy-warning.ts';
import { limitReads } from './http/read-limit.ts';
import { refuseWrites } from './http/refuse-writes.ts';
import { type InlineHashes, noInline, securityHeaders } from './http/security-headers.ts';
import { readCaller, type Variables } from './http/session.ts';
import { serveSite } from './http/site.ts';
import { limitWrites } from './http/write-limit.ts';
import { mountAccount } from './modules/account/routes.ts';
import { mountAddresses } from './modules/addresses/routes.ts';
import { mountAdminContent } from './modules/admin/content-routes.ts';
import { mountAdminMoney } from './modules/admin/money-routes.ts';
import { mountQueues } from './modules/admin/queue-routes.ts';
import { mountAdmin } from './modules/admin/routes.ts';
import { mountAdminSettings } from './modules/admin/settings-routes.ts';
import { mountEditing } from './modules/catalogue/editing/routes.ts';
import { mountCatalogue } from './modules/catalogue/routes.ts';
import { mountContent } from './modules/content/routes.ts';
import { mountMailSettings } from './modules/customers/mail-routes.ts';
import { mountPasswordReset } from './modules/customers/password-reset-routes.ts';
import { mountProfile } from './modules/customers/profile-routes.ts';
import { mountCustomers } from './modules/customers/routes.ts';
import { mountSessions } from './modules/customers/session-routes.ts';
import { authenticator } from './modules/customers/tokens.ts';
import { mountEvents } from './modules/events/routes.ts';
import { mountFigures } from './modules/figures/routes.ts';
import { mountLists } from './modules/lists/routes.ts';
import { mountMedia } from './modules/media/routes.ts';
import { mountNotifications } from './modules/notifications/routes.ts';
import { mountReturns } from './modules/orders/returns/routes.ts';
import { mountOrders } from './modules/orders/routes.ts';
import { mountPayment } from './modules/payment/routes.ts';
import { mountPriceList } from './modules/price-list/routes.ts';
import { mountPush } from './modules/push/routes.ts';
import { mountStaffPush } from './modules/push/staff/routes.ts';
import { mountQuotations } from './modules/quotations/routes.ts';
import { mountRegions } from './modules/regions/routes.ts';
import { mountReviews } from './modules/reviews/routes.ts';
import { mountShareCards } from './modules/share-cards/routes.ts';
import { mountShipping } from './modules/shipping/routes.ts';
import { mountFreightTable } from './modules/shipping/table/routes.ts';
import { mountSignIn } from './modules/sign-in/routes.ts';
import { mountBrand } from './modules/site/brand.ts';
import { mountSite } from './modules/site/routes.ts';
import { mountSitemap } from './modules/site/sitemap.ts';
import { mountStaff } from './modules/staff/routes.ts';
import { staffFinder } from './modules/staff/sessions.ts';
import { mountStock } from './modules/stock/routes.ts';
import { mountUploads } from './modules/uploads/routes.ts';
import { mountWatches } from './modules/watches/routes.ts';
import { mountOpenApi } from './openapi.ts';
import { mountOpening } from './opening.ts';
import { createReadiness } from './readiness.ts';

export type App = Hono<{ Variables: Variables }>;

/** Every room of the API. */
const rooms = [
  mountCustomers,
  mountPasswordReset,
  mountMailSettings,
  mountSignIn,
  mountProfile,
  mountSessions,
  mountAccount,
  mountCatalogue,
  mountPriceList,
  mountSite,
  mountContent,
  mountRegions,
  mountAddresses,
  mountLists,
  mountWatches,
  mountQuotations,
  mountNotifications,
  mountPush,
  mountEvents,
  mountReturns,
  mountReviews,
  mountOrders,
  mountShipping,
  mountPayment,
  mountAdmin,
  mountAdminMoney,
  mountQueues,
  mountAdminContent,
  mountAdminSettings,
  mountOpening,
  mountStock,
  mountFreightTable,
  mountFigures,
  mountEditing,
  mountStaff,
  mountStaffPush,
];

export interface AppOptions {
  /** The built client's folder; null or absent: the API alone. */
  readonly clientDir?: string | null;
  /** The built desk's folder; null or absent: none. */
  readonly deskDir?: string | null;
  /** Where the next start would find these two; null or absent: there is no other build. */
  readonly links?: { readonly client: string; readonly desk: string } | null;
  /** Makes pages' first HTML; null or absent: the bare shell for all. */
  readonly render?: RenderPage | null;
  /** Inline scripts and styles of the shell and of rendered pages. */
  readonly inline?: InlineHashes;
}

/** The whole shop as a function from request to answer, testable without a port: `app.fetch(new Request(…))`. */
export function createApp(
  deps: Deps,
  { clientDir = null, deskDir = null, links = null, render = null, inline = noInline }: AppOptions = {},
): App {
  const app: App = new Hono({ strict: false });
  app.onError(answerErrors(deps));
  app.use(observeRequests(deps));
  app.use(securityHeaders(deps.config));
  app.use(warnOfProxy(deps));
  app.use(limitTime(deps));
  for (const path of ['/api/*', '/media/*', '/uploads/*']) app.use(path, crossOrigin(deps.config));
  app.route('/api', createApi(deps, app));
  app.use(limitReads(deps, () => true));
  app.all('/api/*', http => sendProblem(http, new Problem(404, 'not_found', { message: 'no such endpoint' })));
  mountMedia(app, deps);
  const callShop = async (request: Request) => app.fetch(request);
  mountShareCards(app, deps, callShop);
  mountUploads(app, deps);
  mountSitemap(app, deps);
  mountBrand(app, deps, clientDir);
  const desk = serveDesk(deskDir, links?.desk ?? null);
  app.all(DESK_PATH, desk);
  app.all(`${DESK_PATH}/*`, desk);
  app.all('*', serveSite(deps, { clientDir, clientLink: links?.client ?? null, render, hashes: inline, api: callShop }));
  return app;
}

function createApi(deps: Deps, app: App): App {
  const api: App = new Hono({ strict: false });
  api.use(compressJson());
  api.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (http, methods) => {
        http.header('Allow', methods.join(', '));
        return sendProblem(http, new Problem(405, 'method_not_allowed'));
      },
    }),
  );
  // Reads go on without room on the disk, so that a full one takes no shop off its load balancer.
  api.get('/health', http => {
    const status = deps.disk?.isShort() ? 'read_only' : 'ok';
    return http.json({ status: 200, data: { status } }, 200, { 'Cache-Control': 'no-store' });
  });
  const readiness = createReadiness(deps);
  api.get('/ready', async http => {
    const { isReady, failing, checks } = await readiness();
    http.header('Cache-Control', 'no-store');
    if (isReady) return http.json({ status: 200, data: { status: 'ready', checks } });
    return sendProblem(http, new Problem(503, 'unavailable', { message: `not ready: ${failing.join(', ')}`, data: { checks } }));
  });
  api.use(refuseWrites(deps));
  api.use(readCaller(deps, authenticator(deps), staffFinder(deps)));
  api.use(limitReads(deps, http => http.get('caller').role === 'guest'));
  api.use(limitWrites(deps));
  mountOpenApi(api);
  for (const mount of rooms) mount(api, deps);
  return api;
}
