import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type AdminOrder, adminOrdersEndpoint } from '#contract/admin.ts';
import { type OrderQueue, orderQueues, queuesEndpoint } from '#contract/admin-queues.ts';
import { formatMoment, formatRupiah } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { Tabs } from '#ui/primitives/Tabs.tsx';
import { useReading } from '../data/reading.ts';
import { Answer } from '../ui/Answer.tsx';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { useListSearch } from '../ui/list-search.ts';
import { Page } from '../ui/Page.tsx';
import { Pager, pageQueryOf } from '../ui/Pager.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { queueWords } from '../words/order-words.ts';
import { useCustomerName } from '../words/use-customer-name.ts';
import { StatusTag } from './StatusTag.tsx';

/** Orders of one queue, the longest waiting first, or all of them, the newest first. */
export function OrdersScreen() {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const { page, search, filter } = useListSearch();
  const nameOf = useCustomerName();
  const queue = orderQueues.find(name => name === filter('queue')) ?? null;
  const reading = useReading(adminOrdersEndpoint, { query: { ...pageQueryOf(page), search, queue } });
  const { data: counts } = useReading(queuesEndpoint);
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
    { id: 'status', header: t`State`, cell: order => <StatusTag order={order} /> },
    { id: 'customer', header: t`Customer`, cell: ({ customer, address }) => address?.receiver_name || nameOf(customer) },
    { id: 'placed', header: t`Placed`, cell: ({ placed_at }) => (placed_at === null ? '–' : formatMoment(placed_at, language)) },
    { id: 'way', header: t`Delivery`, cell: ({ shipment_method_name }) => shipment_method_name ?? '–' },
    { id: 'total', header: t`Total`, isNumber: true, cell: ({ total }) => formatRupiah(total) },
  ];
  const tab = (name: OrderQueue | null, label: string) => ({
    key: name ?? 'all',
    label,
    isCurrent: name === queue,
    renderLink: (props: object) => <Link to="/orders" search={{ ...(name === null ? {} : { queue: name }) } as never} {...props} />,
  });
  return (
    <Page title={queue === null ? t`Orders` : i18n._(queueWords[queue])}>
      <Tabs
        label={t`Queues`}
        items={[
          tab(null, t`All`),
          ...orderQueues.map(name =>
            tab(name, counts === undefined ? i18n._(queueWords[name]) : `${i18n._(queueWords[name])} (${counts[name]})`),
          ),
        ]}
      />
      <SearchField label={t`Number, name, phone number or e-mail address`} value={search} />
      <Answer reading={reading}>
        {({ orders, total }) =>
          orders.length === 0 ? (
            <EmptyState>
              {search !== '' ? t`No order has these words.` : queue === null ? t`Nothing was ordered yet.` : t`Nothing waits here.`}
            </EmptyState>
          ) : (
            <>
              <DataTable label={t`Orders`} columns={columns} rows={orders} rowId={order => order.id} />
              <Pager page={page} total={total} />
            </>
          )
        }
      </Answer>
    </Page>
  );
}
