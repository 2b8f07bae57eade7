import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/orders.ts';
import type { ShippingQuoteAnswer } from '#contract/shipping.ts';
import { orderedItems } from '#data/checkout/expectation.ts';
import { formatRupiah, formatWeight } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { SummaryList } from '#ui/patterns/SummaryList.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { classNames } from '#ui/primitives/class-names.ts';
import { Heading } from '#ui/primitives/Heading.tsx';
import * as css from './CheckoutScreen.css.ts';
import { summaryRows } from './summary-rows.tsx';

interface Props {
  order: Order;
  quote: ShippingQuoteAnswer | null;
  /** Name of a shipment that is chosen without a quote. */
  service: string | undefined;
  isReview: boolean;
}

/** The order's sums so far, beside the steps. */
export function CheckoutAside({ order, quote, service, isReview }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const count = orderedItems(order).length;
  const weight = formatWeight(order.weight, language);
  return (
    <Card as="aside" aria-label={t`Summary`} className={classNames(css.aside, isReview && css.asideAtReview)}>
      <Heading level={2} size="group" className={css.asideHeading}>
        <Trans>Summary</Trans>
      </Heading>
      <SummaryList
        rows={[
          ...summaryRows(order, quote, service),
          { key: 'weight', label: <Plural value={count} one="Weight of # product" other="Weight of # products" />, value: weight },
        ]}
        total={{
          label: <Trans>Total</Trans>,
          value: formatRupiah(order.total + (quote?.fee ?? 0)),
          note: quote === null ? <Trans>Prices include VAT; shipping is added</Trans> : <Trans>Prices include VAT</Trans>,
        }}
      />
    </Card>
  );
}
