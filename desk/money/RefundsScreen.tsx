import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type Refund, refundsEndpoint } from '#contract/admin-money.ts';
import { formatMoment, formatRupiah } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { Tag } from '#ui/primitives/Tag.tsx';
import { useReading } from '../data/reading.ts';
import { Answer } from '../ui/Answer.tsx';
import { PhoneLinks } from '../ui/ContactLinks.tsx';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { useListSearch } from '../ui/list-search.ts';
import { NoneInState } from '../ui/NoneInState.tsx';
import { Page } from '../ui/Page.tsx';
import { Pager, pageQueryOf } from '../ui/Pager.tsx';
import { StateTabs, stateIn } from '../ui/StateTabs.tsx';
import { refundReasonWords, refundStateTones, refundStateWords } from '../words/money-words.ts';
import { useCustomerName } from '../words/use-customer-name.ts';
import * as css from './money.css.ts';
import { type RefundAct, RefundDialog } from './RefundDialogs.tsx';

/** Money that goes back to customers: what is owed first. */
export function RefundsScreen() {
  const { t, i18n } = useLingui();
  const nameOf = useCustomerName();
  const { language } = useLanguage();
  const { page, filter } = useListSearch();
  const state = stateIn(refundStateWords, filter('state'));
  const reading = useReading(refundsEndpoint, { query: { ...pageQueryOf(page), state } });
  const [begun, setBegun] = useState<RefundAct | null>(null);
  const columns: readonly Column<Refund>[] = [
    {
      id: 'order',
      header: t`Order`,
      isMain: true,
      cell: ({ order_number }) =>
        order_number === null ? (
          t`Without an order`
        ) : (
          <Link className={css.whole} to="/orders/$number" params={{ number: order_number } as never}>
            {order_number}
          </Link>
        ),
    },
    {
      id: 'amount',
      header: t`Amount in rupiah`,
      isNumber: true,
      cell: ({ amount }) => <span className={css.amount}>{formatRupiah(amount)}</span>,
    },
    {
      id: 'customer',
      header: t`Customer`,
      cell: ({ customer, order_number }) =>
        customer === null ? (
          '–'
        ) : (
          <div>
            <span>{nameOf(customer)}</span>
            <PhoneLinks name={customer.name} phone={customer.phone} about={order_number ?? ''} />
          </div>
        ),
    },
    { id: 'why', header: t`Why`, cell: ({ reason, note }) => [i18n._(refundReasonWords[reason]), note].filter(Boolean).join(': ') },
    { id: 'since', header: t`Since`, cell: ({ at }) => formatMoment(at, language) },
    {
      id: 'state',
      header: t`State`,
      cell: refund => (
        <div className={css.state}>
          <Tag className={css.whole} tone={refundStateTones[refund.state]}>
            {i18n._(refundStateWords[refund.state])}
          </Tag>
          {refund.reference === null ? null : <span>{refund.reference}</span>}
        </div>
      ),
    },
    {
      id: 'act',
      header: t`To do`,
      cell: refund =>
        refund.state === 'owed' ? (
          <Stack direction="row" gap={8}>
            <Button className={css.whole} size="sm" variant="outline" onClick={() => setBegun({ act: 'send', refund })}>
              {t`Mark as sent`}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => setBegun({ act: 'dismiss', refund })}>
              {t`Not owed`}
            </Button>
          </Stack>
        ) : (
          '–'
        ),
    },
  ];
  const owed = reading.data === undefined ? null : formatRupiah(reading.data.owed);
  return (
    <Page
      title={t`Refunds`}
      note={owed === null ? null : t`Owed in all: ${owed}`}
      actions={<Button variant="outline" onClick={() => setBegun({ act: 'add' })}>{t`Owe a customer money`}</Button>}
    >
      <StateTabs label={t`State`} words={refundStateWords} state={state} />
      <Answer reading={reading}>
        {({ refunds, total }) =>
          refunds.length === 0 ? (
            <NoneInState words={state === null ? null : refundStateWords[state]}>{t`No money goes back to a customer.`}</NoneInState>
          ) : (
            <>
              <DataTable label={t`Refunds`} columns={columns} rows={refunds} rowId={refund => refund.id} />
              <Pager page={page} total={total} />
            </>
          )
        }
      </Answer>
      {begun === null ? null : <RefundDialog begun={begun} onClose={() => setBegun(null)} />}
    </Page>
  );
}
