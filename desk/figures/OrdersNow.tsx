import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { adminOrdersEndpoint } from '#contract/admin.ts';
import type { Figures } from '#contract/admin-figures.ts';
import { orderStatus } from '#contract/order-status.ts';
import { formatNumber, formatRupiah } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { useMay } from '../data/me.ts';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import * as css from './figures.css.ts';

type Row = Figures['now'][number];

const words: Readonly<Record<number, MessageDescriptor>> = {
  [orderStatus.waitingForValidation]: msg`Waiting for the shop’s answer`,
  [orderStatus.waitingForPayment]: msg`Waiting for payment`,
  [orderStatus.paymentValidated]: msg`Paid`,
  [orderStatus.processing]: msg`Being prepared`,
  [orderStatus.onShipping]: msg`On the way, or ready for pick-up`,
  [orderStatus.done]: msg`Done`,
  [orderStatus.cancelled]: msg`Cancelled`,
};

/** How many orders stand where at this moment, whatever the period above. */
export function OrdersNow({ now }: { now: readonly Row[] }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const may = useMay();
  const nameOf = (status: number) => {
    const word = words[status];
    return word === undefined ? String(status) : i18n._(word);
  };
  const columns: readonly Column<Row>[] = [
    {
      id: 'status',
      header: t`Status`,
      isMain: true,
      cell: ({ status }) =>
        status === orderStatus.waitingForValidation && may(adminOrdersEndpoint) ? (
          <Link to="/orders" search={{ queue: 'to_validate' } as never}>
            {nameOf(status)}
          </Link>
        ) : (
          nameOf(status)
        ),
    },
    { id: 'orders', header: t`Orders`, isNumber: true, cell: ({ orders }) => formatNumber(orders, language) },
    { id: 'total', header: t`Rupiah`, isNumber: true, cell: ({ total }) => formatRupiah(total) },
  ];
  return (
    <section className={css.section}>
      <Heading level={2}>{t`All orders by status, now`}</Heading>
      {now.length === 0 ? (
        <EmptyState>{t`There are no orders yet.`}</EmptyState>
      ) : (
        <DataTable label={t`All orders by status, now`} columns={columns} rows={now} rowId={({ status }) => String(status)} />
      )}
    </section>
  );
}
