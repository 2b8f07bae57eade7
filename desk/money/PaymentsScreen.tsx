import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type Payment, paymentsEndpoint } from '#contract/admin-money.ts';
import { formatDay, formatRupiah } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { Tag } from '#ui/primitives/Tag.tsx';
import { useReading } from '../data/reading.ts';
import { Answer } from '../ui/Answer.tsx';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { useListSearch } from '../ui/list-search.ts';
import { NoneInState } from '../ui/NoneInState.tsx';
import { Page } from '../ui/Page.tsx';
import { Pager, pageQueryOf } from '../ui/Pager.tsx';
import { StateTabs, stateIn } from '../ui/StateTabs.tsx';
import { paymentStateTones, paymentStateWords } from '../words/money-words.ts';
import { type PaymentAct, PaymentDialog } from './PaymentDialogs.tsx';

/** Money that came in without a receipt, and which order it belongs to. */
export function PaymentsScreen() {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const { page, filter } = useListSearch();
  const state = stateIn(paymentStateWords, filter('state'));
  const reading = useReading(paymentsEndpoint, { query: { ...pageQueryOf(page), state } });
  const [begun, setBegun] = useState<PaymentAct | null>(null);
  const columns: readonly Column<Payment>[] = [
    { id: 'reference', header: t`Reference`, isMain: true, cell: ({ reference }) => reference },
    { id: 'amount', header: t`Amount in rupiah`, isNumber: true, cell: ({ amount }) => formatRupiah(amount) },
    { id: 'payer', header: t`Paid by`, cell: ({ payer }) => payer || '–' },
    { id: 'day', header: t`Came in on`, cell: ({ received_on }) => formatDay(received_on, language) },
    { id: 'note', header: t`Note`, cell: ({ note }) => note || '–' },
    {
      id: 'state',
      header: t`State`,
      cell: payment => <Tag tone={paymentStateTones[payment.state]}>{i18n._(paymentStateWords[payment.state])}</Tag>,
    },
    {
      id: 'order',
      header: t`Order`,
      cell: payment =>
        payment.state === 'open' ? (
          <Stack direction="row" gap={8}>
            <Button size="sm" variant="outline" onClick={() => setBegun({ act: 'assign', payment })}>
              {t`Find its order`}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => setBegun({ act: 'refund', payment })}>
              {t`Send it back`}
            </Button>
          </Stack>
        ) : payment.order_number === null ? (
          '–'
        ) : (
          <Link to="/orders/$number" params={{ number: payment.order_number } as never}>
            {payment.order_number}
          </Link>
        ),
    },
  ];
  return (
    <Page title={t`Money without an order`} actions={<Button onClick={() => setBegun({ act: 'add' })}>{t`Note a payment`}</Button>}>
      <StateTabs label={t`State`} words={paymentStateWords} state={state} />
      <Answer reading={reading}>
        {({ payments, total }) =>
          payments.length === 0 ? (
            <NoneInState words={state === null ? null : paymentStateWords[state]}>
              {t`Nothing here. Note money that came in and that no order is known for.`}
            </NoneInState>
          ) : (
            <>
              <DataTable label={t`Money without an order`} columns={columns} rows={payments} rowId={payment => payment.id} />
              <Pager page={page} total={total} />
            </>
          )
        }
      </Answer>
      {begun === null ? null : <PaymentDialog begun={begun} onClose={() => setBegun(null)} />}
    </Page>
  );
}
