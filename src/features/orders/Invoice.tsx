import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { orderStatus } from '#contract/order-status.ts';
import type { Order, OrderStatus } from '#contract/orders.ts';
import { isPickUp } from '#contract/shipping.ts';
import { siteQueries } from '#data/site/queries.ts';
import { depotWords, etaWords, payByWords } from '#i18n/delivery-words.ts';
import { formatMoment, formatRupiah, zoneName } from '#i18n/formats.ts';
import { lineQuantityWords } from '#i18n/line-quantity-words.ts';
import { refundWords } from '#i18n/refund-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { addressLines } from '#lib/address-lines.ts';
import { lineTotal, otherTaxBase } from '#lib/money.ts';
import { formatPhone } from '#lib/phone-format.ts';
import { Words } from '#ui/primitives/Words.tsx';
import * as css from './Invoice.css.ts';

/** The order as a sheet of paper: drawn only in print, and then instead of the page around it. */
export function Invoice({ order }: { order: Order }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const { data: site } = useQuery(siteQueries.info(language));
  const placed = order.placed_at === null ? '' : `${formatMoment(order.placed_at, language)} ${zoneName(order.placed_at)}`;
  const number = order.number ?? '';
  const refund = order.status === orderStatus.cancelled ? refundWords(i18n, order) : null;
  return (
    <article className={css.invoice} aria-hidden="true">
      <div className={css.head}>
        <div>
          <p className={css.title}>{site?.name}</p>
          <p>{site?.legal}</p>
          {site?.tax_number ? <p>{t`Tax number (NPWP) ${{ number: site.tax_number }}`}</p> : null}
          <p>{site === undefined ? null : `${formatPhone(site.phone)} · ${site.email}`}</p>
        </div>
        <div className={css.end}>
          <p className={css.title}>
            <Title status={order.status} />
          </p>
          {refund === null ? null : <p>{refund}</p>}
          <p>{number}</p>
          {order.invoice_number ? <p>{t`Invoice ${{ invoice: order.invoice_number }}`}</p> : null}
          <p>{placed}</p>
          {order.project_name ? <p>{t`Project or PO number: ${{ project: order.project_name }}`}</p> : null}
        </div>
      </div>
      {order.address === null ? null : (
        <div>
          <p className={css.label}>{isPickUp(order) ? <Trans>Your address</Trans> : <Trans>Delivery address</Trans>}</p>
          {addressLines(order.address).map(line => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      <Buyer order={order} />
      <Lines order={order} />
      <Sums order={order} isTaxed={site?.tax_number !== undefined} />
      <p>{`${t`Payment`}: ${order.payment_method_name} · ${t`Shipment`}: ${order.shipment_method_name}`}</p>
      <Delivery order={order} />
    </article>
  );
}

/** Whom it is made out to. */
function Buyer({ order: { buyer } }: { order: Order }) {
  const { t } = useLingui();
  if (!buyer) return null;
  return (
    <div>
      <p className={css.label}>
        <Trans>Invoice to</Trans>
      </p>
      {buyer.company === '' ? null : <p>{buyer.company}</p>}
      {buyer.tax_number === '' ? null : <p>{t`Tax number (NPWP) ${{ number: buyer.tax_number }}`}</p>}
    </div>
  );
}

/** Days and depot as they were told. */
function Delivery({ order: { eta, depot, ...order } }: { order: Order }) {
  const { i18n } = useLingui();
  const words = depot ? depotWords(i18n, depot) : null;
  const payBy = eta ? payByWords(i18n, eta) : null;
  return (
    <div>
      {eta ? <p>{`${etaWords(i18n, eta, isPickUp(order))}${payBy === null ? '' : ` (${payBy})`}`}</p> : null}
      {words === null ? null : (
        <p>{[`${words.title}, ${words.address}`, words.hours, depot?.phone && formatPhone(depot.phone)].filter(Boolean).join(' · ')}</p>
      )}
      {words?.note ? <p>{words.note}</p> : null}
    </div>
  );
}

/** A sheet that is read months later says by itself whether it was paid. */
function Title({ status }: { status: OrderStatus }) {
  if (status === orderStatus.cancelled) return <Trans>Invoice, cancelled</Trans>;
  return status >= orderStatus.paymentValidated ? <Trans>Invoice, paid</Trans> : <Trans>Invoice, unpaid</Trans>;
}

function Lines({ order }: { order: Order }) {
  const { t, i18n } = useLingui();
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th className={css.cell}>
            <Trans>Product</Trans>
          </th>
          <th className={css.number}>
            <Trans>Quantity</Trans>
          </th>
          <th className={css.number}>
            <Trans>Unit price</Trans>
          </th>
          <th className={css.number}>
            <Trans>Discount</Trans>
          </th>
          <th className={css.number}>
            <Trans>Total</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {order.order_items.map(({ id, quantity, price, discount, product_variant: variant }) => {
          return (
            <tr key={id}>
              <td className={css.cell}>
                <Words>{`${variant.product.name} · ${variant.name}`}</Words>
                {variant.sku ? <span className={css.sku}>{t`SKU ${{ sku: variant.sku }}`}</span> : null}
              </td>
              <td className={css.number}>{lineQuantityWords(i18n, quantity, variant.unit)}</td>
              <td className={css.number}>{formatRupiah(price)}</td>
              <td className={css.number}>{discount === 0 ? '–' : `${discount}%`}</td>
              <td className={css.number}>{formatRupiah(lineTotal(price, discount, quantity))}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** A PKP shows its VAT by the base that the law names; any other shop says only that it is included. */
function Sums({ order, isTaxed }: { order: Order; isTaxed: boolean }) {
  const { t } = useLingui();
  const total = t`Total`;
  const net = order.items_total - order.discount_total - order.vat_total;
  const taxRows: readonly (readonly [string, number])[] = [
    [t`Goods without VAT`, net],
    [t`Tax base (11/12)`, otherTaxBase(net)],
    [t`VAT 12%`, order.vat_total],
  ];
  const rows: readonly (readonly [string, number])[] = [
    [t`Items total`, order.items_total],
    ...(order.discount_total > 0 ? [[t`Discount`, -order.discount_total] as const] : []),
    [t`Shipping`, order.shipping_fee],
    ...(order.unique_code > 0 ? [[t`Unique code`, order.unique_code] as const] : []),
    [total, order.total],
    ...(isTaxed ? taxRows : [[t`VAT included in the goods`, order.vat_total] as const]),
  ];
  return (
    <table className={css.sums}>
      <tbody>
        {rows.map(([label, amount]) => (
          <tr key={label} className={label === total ? css.label : undefined}>
            <th className={css.cell}>{label}</th>
            <td className={css.number}>{`${amount < 0 ? '−' : ''}${formatRupiah(Math.abs(amount))}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
