import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { orderQueries } from '#data/orders/queries.ts';
import { countAt } from '#data/orders/transaction-search.ts';
import { useSessionState } from '#data/session/use-session.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import * as css from './OrderStates.css.ts';
import { OrdersAge } from './OrdersFrame.tsx';
import { stageLabels } from './StageTabs.tsx';
import { POLL } from './use-orders-at.ts';

/** How many orders a customer has at each stage, with the way to them. A count that is not known yet leaves its room. */
export function OrderStates() {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const isCustomer = useSessionState().kind === 'customer';
  // The list of all orders, which the phone keeps: its counts are there without a line as well.
  const { data } = useQuery({ ...orderQueries.list(language, null), enabled: isCustomer, refetchInterval: POLL });
  return (
    <Card as="section" aria-label={t`My orders`}>
      <div className={css.head}>
        <div>
          <Heading level={2} size="group">
            <Trans>My orders</Trans>
          </Heading>
          <OrdersAge />
        </div>
        <Link to="/transactions" className={css.all}>
          <Trans>See all</Trans>
        </Link>
      </div>
      <ul className={css.states}>
        {stageLabels.map(([stage, label]) => (
          <li key={stage}>
            <Link to="/transactions" search={{ stage }} className={css.state}>
              <strong className={css.count}>{countAt(stage, data?.status_counts) ?? '–'}</strong> <span>{i18n._(label)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
