import { type OpeningStep, openingSteps } from '#contract/admin-opening.ts';
import type { Executor } from '#server/db/client.ts';
import { listMethods } from '../payment/settings.ts';
import { listDepots } from '../shipping/table/service.ts';
import { readCard } from '../site/card.ts';
import { readLogo } from '../site/logo.ts';
import { countOpened } from './store.ts';

/** Without these customers can't order, can't ask, or would be told invented things. */
const NEEDED: readonly OpeningStep[] = ['name', 'contact', 'payment', 'depots', 'freight', 'goods', 'pages', 'demo'];

/** Customers agree to the terms, and may send goods back under the guarantee. */
const NEEDED_PAGES = ['terms-and-conditions', 'guarantee-and-returns'] as const;

/**
 * What the shop has and lacks.
 * @param isDemoGone whether nothing of the demo is left
 */
export async function readChecklist(db: Executor, isDemoGone: boolean) {
  const card = await readCard(db);
  const { zones, rates, goods, pages, articles } = await countOpened(db, NEEDED_PAGES);
  const done: Readonly<Record<OpeningStep, boolean>> = {
    name: card.name !== '',
    contact: card.phone !== '' && card.email !== '',
    payment: (await listMethods(db)).some(({ is_active, account, is_demo }) => is_active && account !== null && !is_demo),
    depots: (await listDepots(db)).depots.some(({ is_demo }) => !is_demo),
    freight: zones > 0 && rates > 0,
    goods: goods > 0,
    pages: pages >= NEEDED_PAGES.length,
    demo: isDemoGone,
    company: card.company_name !== '' && card.legal_line_id !== '' && card.legal_line_en !== '',
    order_prefix: card.order_prefix !== '',
    logo: (await readLogo(db)) !== null,
    articles: articles > 0,
  };
  const steps = openingSteps.map(code => ({ code, is_done: done[code], is_needed: NEEDED.includes(code) }));
  return { can_sell: steps.every(({ is_done, is_needed }) => is_done || !is_needed), steps };
}
