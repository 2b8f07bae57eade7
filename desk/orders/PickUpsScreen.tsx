import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type AdminOrder, adminOrdersEndpoint } from '#contract/admin.ts';
import { lineQuantityWords } from '#i18n/line-quantity-words.ts';
import { formatPhone } from '#lib/phone-format.ts';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { useReading } from '../data/reading.ts';
import { Answer } from '../ui/Answer.tsx';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { useListSearch } from '../ui/list-search.ts';
import { Page } from '../ui/Page.tsx';
import { Pager, pageQueryOf } from '../ui/Pager.tsx';
import { PickUpForm } from './PickUpForm.tsx';
import { PickUpResult } from './PickUpResult.tsx';

/** The counter: the customer's code is typed, the goods that it is for are shown and handed over; below, what is ready. */
export function PickUpsScreen() {
  const { t } = useLingui();
  const expected = useListSearch().filter('order');
  const [collected, setCollected] = useState<AdminOrder | null>(null);
  return (
    <Page title={t`Pick-ups`}>
      {collected === null ? (
        <PickUpForm expected={expected} onDone={setCollected} />
      ) : (
        <PickUpResult order={collected} expected={expected} onNext={() => setCollected(null)} />
      )}
      <ReadyOrders />
    </Page>
  );
}

function ReadyOrders() {
  const { t, i18n } = useLingui();
  const { page } = useListSearch();
  const reading = useReading(adminOrdersEndpoint, { query: { ...pageQueryOf(page), queue: 'pick_up_ready' } });
  const columns: readonly Column<AdminOrder>[] = [
    {
      id: 'number',
      header: t`Order`,
      isMain: true,
      cell: ({ number, id }) => (
        <Link to="/orders/$number" params={{ number: number ?? id } as never}>
          {number ?? id}
        </Link>
      ),
    },
    { id: 'customer', header: t`Customer`, cell: ({ customer }) => customer.name },
    { id: 'phone', header: t`Phone number`, cell: ({ customer }) => (customer.phone === '' ? '–' : formatPhone(customer.phone)) },
    {
      id: 'goods',
      header: t`Goods`,
      cell: ({ order_items }) =>
        order_items
          .map(({ quantity, product_variant: { unit, product } }) => `${lineQuantityWords(i18n, quantity, unit)} ${product.name}`)
          .join(', '),
    },
  ];
  return (
    <Stack as="section" gap={12}>
      <Heading level={2}>{t`Ready for pick-up`}</Heading>
      <Answer reading={reading}>
        {({ orders, total }) =>
          orders.length === 0 ? (
            <EmptyState>{t`No order waits for its customer.`}</EmptyState>
          ) : (
            <>
              <DataTable label={t`Ready for pick-up`} columns={columns} rows={orders} rowId={order => order.id} />
              <Pager page={page} total={total} />
            </>
          )
        }
      </Answer>
    </Stack>
  );
}
