import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type AdminReturn, adminReturnsEndpoint } from '#contract/admin-returns.ts';
import { formatMoment, formatRupiah } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useReading } from '../data/reading.ts';
import { Answer } from '../ui/Answer.tsx';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { useListSearch } from '../ui/list-search.ts';
import { NoneInState } from '../ui/NoneInState.tsx';
import { Page } from '../ui/Page.tsx';
import { Pager, pageQueryOf } from '../ui/Pager.tsx';
import { StateTabs, stateIn } from '../ui/StateTabs.tsx';
import { returnReasonWords, returnStateWords } from '../words/return-words.ts';
import { useCustomerName } from '../words/use-customer-name.ts';
import * as css from './money.css.ts';
import { ReturnTag } from './ReturnTag.tsx';

/** Goods that customers send back or claim: those that wait for a decision first. */
export function ReturnsScreen() {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const { page, filter } = useListSearch();
  const nameOf = useCustomerName();
  const state = stateIn(returnStateWords, filter('state'));
  const reading = useReading(adminReturnsEndpoint, { query: { ...pageQueryOf(page), state } });
  const columns: readonly Column<AdminReturn>[] = [
    {
      id: 'order',
      header: t`Order`,
      isMain: true,
      cell: ({ id, order_number }) => (
        <Link className={css.whole} to="/returns/$id" params={{ id } as never}>
          {order_number ?? id}
        </Link>
      ),
    },
    { id: 'customer', header: t`Customer`, cell: ({ customer }) => nameOf(customer) },
    {
      id: 'goods',
      header: t`Goods`,
      cell: ({ lines }) => lines.map(({ product_name }) => product_name).join(', '),
    },
    { id: 'why', header: t`Why`, cell: ({ reason }) => i18n._(returnReasonWords[reason]) },
    { id: 'value', header: t`Paid for it`, isNumber: true, cell: ({ value }) => <span className={css.amount}>{formatRupiah(value)}</span> },
    { id: 'asked', header: t`Asked on`, cell: ({ asked_at }) => formatMoment(asked_at, language) },
    { id: 'state', header: t`State`, cell: each => <ReturnTag returned={each} /> },
  ];
  return (
    <Page title={t`Returns`}>
      <StateTabs label={t`State`} words={returnStateWords} state={state} />
      <Answer reading={reading}>
        {({ returns, total }) =>
          returns.length === 0 ? (
            <NoneInState words={state === null ? null : returnStateWords[state]}>{t`No customer has sent anything back.`}</NoneInState>
          ) : (
            <>
              <DataTable label={t`Returns`} columns={columns} rows={returns} rowId={each => each.id} />
              <Pager page={page} total={total} />
            </>
          )
        }
      </Answer>
    </Page>
  );
}
