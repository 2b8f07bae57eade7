import type { QueryKey } from '@tanstack/react-query';
import * as v from 'valibot';
import { addressesEndpoint, regionsEndpoint } from '#contract/addresses.ts';
import { brandsEndpoint, categoriesEndpoint, productEndpoint, productsEndpoint, TopCategorySchema } from '#contract/catalogue.ts';
import { articleEndpoint, articlesEndpoint, pageEndpoint, tagsEndpoint } from '#contract/content.ts';
import { listEndpoint, listsEndpoint } from '#contract/lists.ts';
import { notificationsEndpoint } from '#contract/notifications.ts';
import { boughtEndpoint, projectsEndpoint } from '#contract/order-history.ts';
import { OrderSchema, orderEndpoint, orderQuotesEndpoint, ordersEndpoint } from '#contract/orders.ts';
import { paymentMethodsEndpoint } from '#contract/payment.ts';
import { OrderReturnsSchema } from '#contract/returns.ts';
import { ownReviewsEndpoint, productReviewsEndpoint } from '#contract/reviews.ts';
import { currentUserEndpoint } from '#contract/session.ts';
import { freightRatesEndpoint, shipmentMethodsEndpoint } from '#contract/shipping.ts';
import { bannersEndpoint, siteInfoEndpoint } from '#contract/site.ts';
import { orderEventsEndpoint } from '#contract/tracking.ts';
import { watchesEndpoint } from '#contract/watches.ts';
import { type PersistedName, persistedNameOf } from './persisted-keys.ts';

/** Schemas that answers read back from this phone must still fit. */
const shapes: Readonly<Record<PersistedName, v.GenericSchema>> = {
  user: currentUserEndpoint.answer,
  counts: v.object({ cart: v.number(), notifications: v.number() }),
  siteInfo: siteInfoEndpoint.answer,
  banners: bannersEndpoint.answer.entries.banners,
  categories: categoriesEndpoint.answer.entries.categories,
  topCategories: v.array(TopCategorySchema),
  brands: brandsEndpoint.answer.entries.brands,
  products: productsEndpoint.answer,
  allProducts: pagesOf(productsEndpoint.answer, v.object({ offset: v.number(), after: v.string() })),
  product: productEndpoint.answer,
  reviews: pagesOf(productReviewsEndpoint.answer),
  page: pageEndpoint.answer,
  articles: articlesEndpoint.answer,
  article: articleEndpoint.answer,
  tags: tagsEndpoint.answer.entries.tags,
  paymentMethods: paymentMethodsEndpoint.answer,
  shipmentMethods: shipmentMethodsEndpoint.answer,
  freightRates: freightRatesEndpoint.answer,
  regions: regionsEndpoint.answer.entries.regions,
  cart: v.nullable(OrderSchema),
  orders: ordersEndpoint.answer,
  order: orderEndpoint.answer,
  quotes: orderQuotesEndpoint.answer.entries.quotes,
  orderEvents: orderEventsEndpoint.answer.entries.events,
  returns: OrderReturnsSchema,
  projects: projectsEndpoint.answer,
  bought: boughtEndpoint.answer,
  ownReviews: pagesOf(ownReviewsEndpoint.answer),
  addresses: addressesEndpoint.answer.entries.addresses,
  notifications: notificationsEndpoint.answer,
  lists: listsEndpoint.answer.entries.lists,
  list: listEndpoint.answer,
  watches: watchesEndpoint.answer.entries.watches,
  // The page that shows them checks them whole.
  quotations: v.array(v.looseObject({ id: v.string() })),
  letterhead: v.nullable(v.looseObject({ name: v.string() })),
};

/** Whether data that was read from this phone is what today's app would have put there. */
export function isSound(queryKey: QueryKey, data: unknown): boolean {
  const name = persistedNameOf(queryKey);
  return name !== undefined && v.is(shapes[name], data);
}

/** All pages of an endless list. */
function pagesOf<Answer extends v.GenericSchema>(answer: Answer, pageParam: v.GenericSchema = v.number()) {
  return v.object({ pages: v.array(answer), pageParams: v.array(pageParam) });
}
