import { useLingui } from '@lingui/react/macro';
import type { AdminOrder } from '#contract/admin.ts';
import { orderStatus } from '#contract/order-status.ts';
import { isPickUp } from '#contract/shipping.ts';
import { daysWords } from '#i18n/delivery-words.ts';
import { formatMoment, formatWeight } from '#i18n/formats.ts';
import { lineQuantityWords } from '#i18n/line-quantity-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatPhone } from '#lib/phone-format.ts';
import { Notice } from '#ui/primitives/Notice.tsx';
import { VisuallyHidden } from '#ui/primitives/VisuallyHidden.tsx';
import { useCustomerName } from '../words/use-customer-name.ts';
import { useStatusWord } from '../words/use-status-word.ts';
import { addressLines } from './address-lines.ts';
import * as css from './Slip.css.ts';

/** The sheet that goes with the goods: black on white on screen and on paper. */
export function Slip({ order }: { order: AdminOrder }) {
  const { t } = useLingui();
  const statusWord = useStatusWord();
  const { status } = order;
  const state = statusWord(order);
  const isToPack = status === orderStatus.paymentValidated || status === orderStatus.processing;
  return (
    <>
      {isToPack ? null : (
        <Notice tone="warn" title={t`This order is not to be packed now`}>
          {state}
        </Notice>
      )}
      <article className={css.slip}>
        <Head order={order} />
        <Receiver order={order} />
        <Goods order={order} />
        <p className={css.signs}>
          <span className={css.sign}>{t`Packed by`}</span>
          <span className={css.sign}>{t`Received by`}</span>
        </p>
      </article>
    </>
  );
}

function Head({ order: { number, id, placed_at, project_name, shipment_method_name, depot, eta, weight } }: { order: AdminOrder }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const rows: readonly (readonly [label: string, value: string | null])[] = [
    [t`Project or PO`, project_name ?? null],
    [t`Delivery`, shipment_method_name],
    [t`Depot`, depot?.name ?? null],
    [t`Promised`, eta == null ? null : daysWords(i18n, eta)],
    [t`Placed`, placed_at === null ? null : formatMoment(placed_at, language)],
    [t`Weight`, formatWeight(weight, language)],
  ];
  return (
    <div className={css.block}>
      <h2 className={css.number}>{number ?? id}</h2>
      <Rows rows={rows} />
    </div>
  );
}

function Receiver({ order }: { order: AdminOrder }) {
  const { t } = useLingui();
  const nameOf = useCustomerName();
  const { address, customer } = order;
  const phone = address?.phone_number || customer.phone;
  const isBrought = address !== null && !isPickUp(order);
  const rows: readonly (readonly [label: string, value: string | null])[] = [
    [t`Recipient`, address?.receiver_name || nameOf(customer)],
    [t`Phone number`, phone === '' ? null : formatPhone(phone)],
    [t`Address`, isBrought ? addressLines(address).join('\n') : null],
    [t`Landmark`, isBrought ? address.landmark : null],
  ];
  return (
    <div className={css.block}>
      <Rows rows={rows} />
    </div>
  );
}

function Rows({ rows }: { rows: readonly (readonly [label: string, value: string | null])[] }) {
  return (
    <dl className={css.rows}>
      {rows.map(([label, value]) =>
        value ? (
          <div key={label} className={css.row}>
            <dt>{label}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

function Goods({ order: { order_items } }: { order: AdminOrder }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col" className={css.cell}>
            <VisuallyHidden>{t`Packed`}</VisuallyHidden>
          </th>
          <th scope="col" className={css.cell}>
            {t`Goods`}
          </th>
          <th scope="col" className={css.cell}>
            {t`Quantity`}
          </th>
          <th scope="col" className={css.end}>
            {t`Weight`}
          </th>
        </tr>
      </thead>
      <tbody>
        {order_items.map(({ id, quantity, product_variant: { name, sku, unit, weight, product } }) => (
          <tr key={id} className={css.line}>
            <td className={css.cell}>
              <span className={css.box} />
            </td>
            <td className={css.goods}>
              <p className={css.name}>{[product.name, name].filter(Boolean).join(' · ')}</p>
              <p>{sku ?? ''}</p>
            </td>
            <td className={css.quantity}>{lineQuantityWords(i18n, quantity, unit)}</td>
            <td className={css.end}>{formatWeight(weight * quantity, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
