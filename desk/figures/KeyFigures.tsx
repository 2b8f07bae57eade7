import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Figures } from '#contract/admin-figures.ts';
import { formatRupiah } from '#i18n/formats.ts';
import { SummaryList } from '#ui/patterns/SummaryList.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Disclosure } from '#ui/primitives/Disclosure.tsx';
import * as css from './figures.css.ts';

/** The four sums that a merchant asks for first, and what the money for sold goods is made of. */
export function KeyFigures({ figures: { placed, sold, cancelled, refunded } }: { figures: Figures }) {
  const { t } = useLingui();
  const countOf = (orders: number) => t`${plural(orders, { one: '# order', other: '# orders' })}`;
  return (
    <>
      <ul className={css.cards}>
        <KeyFigure label={t`Placed`} total={placed.total} count={countOf(placed.orders)} />
        <KeyFigure label={t`Sold`} total={sold.total} count={countOf(sold.orders)} />
        <KeyFigure label={t`Cancelled`} total={cancelled.total} count={countOf(cancelled.orders)} />
        <KeyFigure
          label={t`Refunded`}
          total={refunded.total}
          count={t`${plural(refunded.refunds, { one: '# refund', other: '# refunds' })}`}
        />
      </ul>
      <Disclosure summary={t`What the sold total is made of`}>
        <SummaryList
          rows={[
            {
              key: 'goods',
              label: t`Goods, after discounts`,
              value: formatRupiah(sold.goods),
              note: t`${formatRupiah(sold.vat)} of it is VAT`,
            },
            { key: 'shipping', label: t`Shipping fees`, value: formatRupiah(sold.shipping) },
            { key: 'codes', label: t`Unique codes of transfers`, value: formatRupiah(sold.unique_codes) },
          ]}
          total={{ label: t`Sold`, value: formatRupiah(sold.total) }}
        />
      </Disclosure>
    </>
  );
}

function KeyFigure({ label, total, count }: { label: string; total: number; count: string }) {
  return (
    <Card as="li" padding="none" className={css.card}>
      <p className={css.quiet}>{label}</p>
      <p className={css.amount}>{formatRupiah(total)}</p>
      <p className={css.quiet}>{count}</p>
    </Card>
  );
}
