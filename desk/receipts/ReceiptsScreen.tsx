import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { adminOrdersEndpoint } from '#contract/admin.ts';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { useReading } from '../data/reading.ts';
import { Answer } from '../ui/Answer.tsx';
import { useListSearch } from '../ui/list-search.ts';
import { Page } from '../ui/Page.tsx';
import { ReceiptDesk } from './ReceiptDesk.tsx';

/** Receipts that are looked at in one go; those behind them follow as these are decided. */
const AT_ONCE = 50;

/** Receipts that wait for a decision, one after another, the longest waiting first. */
export function ReceiptsScreen() {
  const { t } = useLingui();
  const { filter } = useListSearch();
  const navigate = useNavigate();
  const reading = useReading(adminOrdersEndpoint, { query: { queue: 'receipts', limit: AT_ONCE } });
  const show = (number: string | undefined) => void navigate({ to: '.', search: { order: number } as never, replace: true });
  return (
    <Page title={t`Receipts to check`} back={{ to: '/', label: t`The work that waits` }}>
      <Answer reading={reading}>
        {({ orders, total }) =>
          orders.length === 0 ? (
            <EmptyState>{t`Every receipt is decided. New ones appear here.`}</EmptyState>
          ) : (
            <ReceiptDesk orders={orders} total={total} wanted={filter('order')} onShow={show} />
          )
        }
      </Answer>
    </Page>
  );
}
