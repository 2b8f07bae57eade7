import type { SiteCard } from '#contract/admin-settings.ts';
import { emptyCard } from '#server/modules/site/card.ts';
import type { pages } from '../db/schema/content.ts';
import type { paymentMethods, shipmentMethods } from '../db/schema/shop.ts';
import { pageRows } from './content/rows.ts';
import { siteInfo } from './shop/site-info.ts';
import { paymentMethodRows, shipmentMethodRows } from './shop-rows.ts';

/** Nothing but the links to the pages that every shop has. */
export const emptySiteInfo: SiteCard = { ...emptyCard, others: [...siteInfo.others] };

/** How one can pay, which the merchant switches on with an account of their own. */
export function emptyMethodRows(): (typeof paymentMethods.$inferInsert)[] {
  return paymentMethodRows().map(method => ({ ...method, account: null, isActive: false, isDemo: false }));
}

/** How goods can go, which costs what the merchant's table says: without depots no ship has a calendar. */
export function emptyServiceRows(): (typeof shipmentMethods.$inferInsert)[] {
  return shipmentMethodRows().map(service => ({ ...service, sailings: null }));
}

/** The pages that the app links to, each with the title that its link has. */
export function emptyPageRows(): (typeof pages.$inferInsert)[] {
  return pageRows().map(page => {
    const link = siteInfo.others.find(({ route }) => route === `/${page.slug}`);
    const only = (title = '') => ({ title, summary: '', sections: [] });
    return { ...page, content: { id: only(link?.label_id), en: only(link?.label_en) } };
  });
}
