import { catalogueQueries } from '#data/catalogue/queries.ts';
import { isThrifty } from '#data/data-saver.ts';
import { installOffer } from '#data/install/offer.ts';
import { languageOf } from '#i18n/use-language.ts';
import type { FirstServices } from '../boot/first-services.ts';
import type { AppRouter } from '../boot/router.tsx';
import { carryPicture } from './carry-picture.ts';
import { offerGuestWork } from './guest-work.ts';
import { keepFocus } from './keep-focus.ts';
import { keepPlaces } from './keep-places.ts';
import { tellLineUse } from './line-use.ts';
import { startLiveEvents } from './live-events.ts';
import { keepPriceListFresh } from './price-list-watch.ts';
import { startPush } from './push-bridge.ts';
import { startWorker } from './worker-bridge.ts';

/** Starts what no customer waits for: the worker, pushes, the offer to install, news of the shop, order on this phone's disk, a place for the focus and on the way back, and moving pictures. */
export async function startBackground(services: FirstServices, router: AppRouter): Promise<void> {
  keepFocus();
  keepPlaces(router);
  carryPicture(router);
  // A private window may refuse the worker; the shop works without one.
  startWorker(services).catch(() => undefined);
  tellLineUse(services, router);
  startPush(services, router);
  installOffer.start();
  const { persistedCache } = await services.client();
  void persistedCache.tidy(services.queryClient);
  startLiveEvents(services, router);
  keepPriceListFresh(services);
  offerGuestWork(services, router);
  // Menus and filters have them at once, and a search without a line.
  if (isThrifty()) return;
  const language = languageOf(services.i18n.locale);
  void services.queryClient.prefetchQuery(catalogueQueries.categories(language));
  // A customer may order without a line, and without ever having been at the checkout.
  if (!services.session.hasToken.get()) return;
  const { paymentQueries, shipmentQueries } = await import('#data/orders/queries.ts');
  void services.queryClient.prefetchQuery(shipmentQueries.methods(language));
  void services.queryClient.prefetchQuery(paymentQueries.methods(language));
}
