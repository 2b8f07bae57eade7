import { useLingui } from '@lingui/react/macro';
import type { AdminOrder } from '#contract/admin.ts';
import { isPickUp } from '#contract/shipping.ts';
import { etaWords } from '#i18n/delivery-words.ts';
import { formatPhone } from '#lib/phone-format.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { ContactLinks } from '../ui/ContactLinks.tsx';
import { useCustomerName } from '../words/use-customer-name.ts';
import { addressLines } from './address-lines.ts';
import * as css from './orders.css.ts';

/** Who ordered, where it goes, and a message to them with the order's number in it. */
export function Customer({ order }: { order: AdminOrder }) {
  const { t } = useLingui();
  const { customer, address, number } = order;
  const rows = useCustomerRows(order);
  return (
    <Card as="section" padding="lg">
      <Stack gap={12}>
        <Heading level={2}>{t`Customer`}</Heading>
        <dl className={css.facts}>
          {rows.map(([label, value]) =>
            value ? (
              <div key={label} className={css.fact}>
                <dt className={css.note}>{label}</dt>
                <dd>{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
        <ContactLinks
          name={address?.receiver_name ?? customer.name}
          phone={address?.phone_number || customer.phone}
          email={customer.email}
          about={number ?? ''}
        />
      </Stack>
    </Card>
  );
}

function useCustomerRows(order: AdminOrder): readonly (readonly [label: string, value: string | null | undefined])[] {
  const { t, i18n } = useLingui();
  const nameOf = useCustomerName();
  const { customer, address, buyer, eta, depot } = order;
  const phone = address?.phone_number || customer.phone;
  const isBrought = address !== null && !isPickUp(order);
  return [
    [t`Ordered by`, nameOf(customer)],
    [t`E-mail`, customer.email],
    [t`Recipient`, address?.receiver_name],
    [t`Phone number`, phone === '' ? null : formatPhone(phone)],
    [t`Address`, isBrought ? addressLines(address).join(', ') : null],
    [t`Landmark`, isBrought ? address.landmark : null],
    [t`Invoice to`, buyer == null ? null : [buyer.company, buyer.tax_number].filter(Boolean).join(' · ')],
    [t`Project or PO`, order.project_name],
    [t`Delivery`, order.shipment_method_name],
    [t`Depot`, depot?.name],
    [t`Promised`, eta == null ? null : etaWords(i18n, eta, isPickUp(order))],
    [t`Payment`, order.payment_method_name],
    [t`Tracking number`, order.tracking_number],
    [t`Received by`, order.received_by],
  ];
}
