import { adminBannersEndpoint, setBannersEndpoint } from '#contract/admin-banners.ts';
import { adminPaymentMethodsEndpoint, setPaymentMethodEndpoint } from '#contract/admin-payment.ts';
import { adminSiteEndpoint, deleteLogoEndpoint, LOGO_LENGTH, setLogoEndpoint, setSiteEndpoint } from '#contract/admin-settings.ts';
import type { Executor } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { type Api, route } from '#server/http/route.ts';
import { changeMethod, listMethods } from '../payment/settings.ts';
import { listAdminBanners, writeBanners } from '../site/banners.ts';
import { readCard, writeCard } from '../site/card.ts';
import { type CheckedLogo, checkLogo, deleteLogo, writeLogo } from '../site/logo.ts';

/** Mounts what a merchant sets of the shop itself. */
export function mountAdminSettings(api: Api, deps: Deps): void {
  route(api, deps, adminPaymentMethodsEndpoint, async ({ db }) => {
    const methods = await listMethods(db);
    return { payment_methods: methods, total: methods.length };
  });
  route(api, deps, setPaymentMethodEndpoint, ({ db, params, body }) => changeMethod(db, params.id ?? '', body));
  route(api, deps, adminBannersEndpoint, ({ db }) => listAdminBanners(db));
  route(api, deps, setBannersEndpoint, ({ db, body }) => writeBanners(db, body.banners));
  route(api, deps, adminSiteEndpoint, ({ db }) => readCard(db));
  route(api, deps, setSiteEndpoint, ({ db, body }) => writeCard(db, body));
  route(
    api,
    deps,
    setLogoEndpoint,
    async ({ db, prepared }: { db: Executor; prepared: CheckedLogo }) => {
      await writeLogo(db, prepared);
      return {};
    },
    { bodyLimit: LOGO_LENGTH + 1_000, prepare: ({ body }: { body: { content: string } }) => checkLogo(body.content) },
  );
  route(api, deps, deleteLogoEndpoint, async ({ db }) => {
    await deleteLogo(db);
    return {};
  });
}
