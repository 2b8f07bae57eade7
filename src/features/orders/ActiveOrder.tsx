import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Order } from '#contract/orders.ts';
import { isPickUp } from '#contract/shipping.ts';
import { ageClock } from '#data/age-clock.ts';
import { useSavedAt } from '#data/connectivity.ts';
import { orderQueries } from '#data/orders/queries.ts';
import { transactionStages } from '#data/orders/transaction-search.ts';
import { useSessionState } from '#data/session/use-session.ts';
import { formatAge } from '#i18n/formats.ts';
import { formatRecentDay } from '#i18n/recent-day.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { ChevronRight } from '#ui/icons.ts';
import { Words } from '#ui/primitives/Words.tsx';
import * as css from './ActiveOrder.css.ts';
import { stageMessage } from './stage-words.ts';
import { useMainStep } from './use-main-step.ts';

/** The customer's newest order that is under way, with what is to be done now; without one the quick way to the next order. */
export function ActiveOrder() {
  const { language } = useLanguage();
  const isCustomer = useSessionState().kind === 'customer';
  const { data, dataUpdatedAt } = useQuery({ ...orderQueries.list(language, transactionStages.active, 1), enabled: isCustomer });
  if (data === undefined) return null;
  const [order] = data.orders;
  return order === undefined ? <NextOrder /> : <UnderWay order={order} at={dataUpdatedAt} />;
}

function UnderWay({ order, at }: { order: Order; at: number }) {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  const savedAt = useSavedAt(at);
  const age = savedAt === null ? null : formatAge(savedAt, language, ageClock.now());
  const date = formatRecentDay(order.placed_at ?? order.updated_at, language, ageClock.now());
  const step = useMainStep(order);
  if (step === null) return null;
  return (
    <Link {...step.link} className={css.order}>
      <Parts
        state={i18n._(stageMessage(order.status, isPickUp(order)))}
        more={[order.number, age, date].filter(Boolean).join(' · ')}
        action={step.words}
      />
    </Link>
  );
}

function NextOrder() {
  const { t } = useLingui();
  return (
    <Link to="/quick-order" className={css.order}>
      <Parts state={t`Quick order`} more={<Trans>Paste or type your shopping list</Trans>} />
    </Link>
  );
}

function Parts({ state, more, action }: { state: string; more: ReactNode; action?: string }) {
  return (
    <span className={css.words}>
      <span className={css.action}>
        <Words>{action}</Words>
        <ChevronRight size={20} />
      </span>
      <span className={css.state}>{state}</span>
      <span className={css.more}>{more}</span>
    </span>
  );
}
