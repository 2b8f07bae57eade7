import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useIsAsked } from '#data/cache/use-is-asked.ts';
import { historyQueries } from '#data/orders/history-queries.ts';
import { useSessionState } from '#data/session/use-session.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { RetryState } from '#ui/patterns/RetryState.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { NoOrders } from '../NoOrders.tsx';
import { OrdersFrame } from '../OrdersFrame.tsx';
import { OrdersSkeleton } from '../OrdersSkeleton.tsx';
import { BackToTransactions } from './BackToTransactions.tsx';
import { BoughtItem } from './BoughtItem.tsx';

/** Goods of all earlier orders, one by one, most often bought first; also without a line, from what this phone keeps. */
export function BoughtScreen() {
  const { t } = useLingui();
  return (
    <OrdersFrame
      title={t`Often bought`}
      note={<Trans>Each product of your earlier orders, with what you paid last and what it costs today.</Trans>}
      back={<BackToTransactions />}
    >
      <BoughtList />
    </OrdersFrame>
  );
}

function BoughtList() {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const isCustomer = useSessionState().kind === 'customer';
  const query = useQuery({ ...historyQueries.bought(language), enabled: isCustomer });
  const isAsked = useIsAsked(query);
  const { data, error, isFetching, refetch } = query;
  if (data === undefined || (data.total === 0 && !isAsked)) {
    if (error === null || !isCustomer) return <OrdersSkeleton />;
    return (
      <RetryState
        title={t`Your earlier goods could not be loaded`}
        text={i18n._(problemMessage(error))}
        retryLabel={t`Try again`}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (data.total === 0) {
    return (
      <NoOrders>
        <Trans>What you order stands here afterwards</Trans>
      </NoOrders>
    );
  }
  const hidden = data.total - data.bought.length;
  return (
    <Stack gap={16}>
      <Stack as="ul" gap={12}>
        {data.bought.map(bought => (
          <BoughtItem key={bought.product_variant_id} bought={bought} />
        ))}
      </Stack>
      {hidden > 0 ? (
        <p>
          <Plural
            value={hidden}
            one="# product that you bought less often is not shown"
            other="# products that you bought less often are not shown"
          />
        </p>
      ) : null}
    </Stack>
  );
}
