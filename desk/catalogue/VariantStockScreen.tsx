import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { type Movement, moveStockEndpoint, type VariantStock, variantStockEndpoint } from '#contract/admin-stock.ts';
import { formatMoment, formatNumber } from '#i18n/formats.ts';
import { unitWord } from '#i18n/unit-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { SummaryList } from '#ui/patterns/SummaryList.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Tag } from '#ui/primitives/Tag.tsx';
import { useMay } from '../data/me.ts';
import { useReading } from '../data/reading.ts';
import { Answer } from '../ui/Answer.tsx';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { useListSearch } from '../ui/list-search.ts';
import { Page } from '../ui/Page.tsx';
import { Pager, pageQueryOf } from '../ui/Pager.tsx';
import { MoveStockDialog } from './MoveStockDialog.tsx';
import { SkuForm } from './StockScreen.tsx';

const reasonWords: Readonly<Record<string, MessageDescriptor>> = {
  opening: msg`First stock`,
  delivery: msg`Goods received`,
  correction: msg`Correction`,
  damage: msg`Damage`,
  return: msg`Return`,
  reservation: msg`Ordered`,
  release: msg`Order’s goods released`,
  sale: msg`Sold`,
};

const personWords: Readonly<Record<string, MessageDescriptor>> = {
  customer: msg`Customer`,
  clock: msg`The shop’s clock`,
  shop: msg`The shop`,
  upgrade: msg`A new version of the shop`,
};

/** One variant's stock: every change that it is the sum of, and the way to book another. */
export function VariantStockScreen() {
  const { t } = useLingui();
  const may = useMay();
  const { sku = '' } = useParams({ strict: false }) as { sku?: string };
  const { page } = useListSearch();
  const reading = useReading(variantStockEndpoint, { params: { sku }, query: pageQueryOf(page) });
  const [isBooking, setIsBooking] = useState(false);
  const stock = reading.data;
  return (
    <Page
      title={t`Stock of ${sku}`}
      back={{ to: '/stock', label: t`Stock` }}
      actions={stock !== undefined && may(moveStockEndpoint) ? <Button onClick={() => setIsBooking(true)}>{t`Book goods`}</Button> : null}
    >
      <SkuForm sku={sku} />
      <Answer reading={reading}>{found => <Movements stock={found} page={page} />}</Answer>
      {isBooking && stock !== undefined ? <MoveStockDialog variant={stock} onClose={() => setIsBooking(false)} /> : null}
    </Page>
  );
}

function Movements({ stock, page }: { stock: VariantStock; page: number }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const columns: readonly Column<Movement>[] = [
    { id: 'at', header: t`When`, isMain: true, cell: ({ at }) => formatMoment(at, language) },
    { id: 'delta', header: t`In or out`, isNumber: true, cell: ({ delta }) => `${delta > 0 ? '+' : ''}${formatNumber(delta, language)}` },
    { id: 'reason', header: t`Reason`, cell: ({ reason }) => (reasonWords[reason] ? i18n._(reasonWords[reason]) : reason) },
    { id: 'person', header: t`By`, cell: ({ person }) => (personWords[person] ? i18n._(personWords[person]) : person) },
    { id: 'order', header: t`Order`, cell: ({ order_number }) => <OrderLink number={order_number} /> },
    { id: 'note', header: t`Note`, cell: ({ note }) => note || '–' },
  ];
  const unit = unitWord(i18n, stock.unit, stock.stock);
  return (
    <>
      <SummaryList
        rows={[
          { key: 'product', label: t`Product`, value: `${stock.product} · ${stock.name}` },
          { key: 'stock', label: t`In stock`, value: `${formatNumber(stock.stock, language)} ${unit}` },
        ]}
      />
      {stock.is_active ? null : (
        <div>
          <Tag>{t`Not sold`}</Tag>
        </div>
      )}
      <Heading level={2}>{t`What came and went`}</Heading>
      {stock.movements.length === 0 ? (
        <EmptyState>{t`Nothing has come or gone yet. Book the first delivery.`}</EmptyState>
      ) : (
        <>
          <DataTable label={t`What came and went`} columns={columns} rows={stock.movements} rowId={({ id }) => String(id)} />
          <Pager page={page} total={stock.total} />
        </>
      )}
    </>
  );
}

function OrderLink({ number }: { number: string | null }) {
  if (number === null) return '–';
  return (
    <Link to="/orders" search={{ search: number } as never}>
      {number}
    </Link>
  );
}
