import { useLingui } from '@lingui/react/macro';
import { Link, useParams } from '@tanstack/react-router';
import { type AdminOrder, adminOrderEndpoint } from '#contract/admin.ts';
import { formatMoment, formatRupiah, formatWeight } from '#i18n/formats.ts';
import { lineQuantityWords } from '#i18n/line-quantity-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { LineList } from '#ui/patterns/LineList.tsx';
import { SummaryList } from '#ui/patterns/SummaryList.tsx';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { useReading } from '../data/reading.ts';
import { isToCheck } from '../data/to-check.ts';
import { ReceiptView } from '../receipts/ReceiptView.tsx';
import { Answer } from '../ui/Answer.tsx';
import * as pageCss from '../ui/Page.css.ts';
import { Page } from '../ui/Page.tsx';
import { Customer } from './Customer.tsx';
import { Handover } from './Handover.tsx';
import { History } from './History.tsx';
import { NextStep } from './NextStep.tsx';
import { Notes } from './Notes.tsx';
import { StatusTag } from './StatusTag.tsx';

/** One order: what is to do with it, its goods and money, who ordered it, and what happened to it. */
export function OrderScreen() {
  const { t } = useLingui();
  const { number = '' }: { number?: string } = useParams({ strict: false });
  const reading = useReading(adminOrderEndpoint, { params: { id: number } });
  return (
    <Page
      title={reading.data?.number ?? number}
      back={{ to: '/orders', label: t`Orders` }}
      note={reading.data === undefined ? null : <StatusTag order={reading.data} />}
      actions={
        <Link to="/orders/$number/slip" params={{ number } as never} className={buttonClass({ variant: 'outline', size: 'sm' })}>
          {t`Packing slip`}
        </Link>
      }
    >
      <Answer reading={reading}>{order => <Order order={order} />}</Answer>
    </Page>
  );
}

function Order({ order }: { order: AdminOrder }) {
  return (
    <div className={pageCss.columns}>
      <div className={pageCss.column}>
        {/* A receipt is looked at before it is decided on, on a phone too. */}
        {isToCheck(order) ? <Receipt order={order} /> : null}
        <NextStep order={order} />
        {order.payment.receipt === null || isToCheck(order) ? null : <Receipt order={order} />}
        <Goods order={order} />
      </div>
      <div className={pageCss.column}>
        <Customer order={order} />
        <Handover order={order} />
        <Notes order={order} />
        <History order={order} />
      </div>
    </div>
  );
}

function Receipt({ order }: { order: AdminOrder }) {
  const { t } = useLingui();
  return (
    <Card as="section" padding="lg">
      <Stack gap={12}>
        <Heading level={2}>{t`Receipt`}</Heading>
        <ReceiptView order={order} />
      </Stack>
    </Card>
  );
}

function Goods({ order }: { order: AdminOrder }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  return (
    <Card as="section" padding="lg">
      <Stack gap={16}>
        <Heading level={2}>{t`Goods`}</Heading>
        <LineList
          items={order.order_items.map(({ id, quantity, price, discount, product_variant: { name, image_url, unit, sku, product } }) => ({
            key: id,
            pictureUrl: image_url,
            name: product.name,
            detail: [name, lineQuantityWords(i18n, quantity, unit), sku].filter(Boolean).join(' · '),
            amount: formatRupiah(Math.round(price * (1 - discount / 100)) * quantity),
          }))}
        />
        <SummaryList
          rows={[
            { key: 'goods', label: t`Goods`, value: formatRupiah(order.items_total) },
            ...(order.discount_total === 0 ? [] : [{ key: 'discount', label: t`Discount`, value: formatRupiah(-order.discount_total) }]),
            { key: 'freight', label: t`Freight`, value: formatRupiah(order.shipping_fee) },
            ...(order.unique_code === 0 ? [] : [{ key: 'code', label: t`Unique code`, value: formatRupiah(order.unique_code) }]),
            { key: 'weight', label: t`Weight`, value: formatWeight(order.weight, language) },
            { key: 'placed', label: t`Placed`, value: order.placed_at === null ? '–' : formatMoment(order.placed_at, language) },
          ]}
          total={{ label: t`Total`, value: formatRupiah(order.total) }}
        />
      </Stack>
    </Card>
  );
}
