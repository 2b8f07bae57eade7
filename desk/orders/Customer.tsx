import { useLingui } from '@lingui/react/macro';
import type { AdminOrder } from '#contract/admin.ts';
import { etaWords } from '#i18n/delivery-words.ts';
import { formatPhone } from '#lib/phone-format.ts';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';

const digits = (phone: string) => phone.replace(/\D/g, '').replace(/^0/, '62');

/** Who ordered, where it goes, and a message to them with the order's number in it. */
export function Customer({ order }: { order: AdminOrder }) {
  const { t, i18n } = useLingui();
  const { customer, address, buyer, shipment_method_name, payment_method_name, eta, depot, tracking_number, received_by } = order;
  const phone = address?.phone_number || customer.phone;
  const number = order.number ?? '';
  const greeting = t`Hello ${address?.recipient_name ?? customer.name}, about your order ${number}:`;
  const isPickUp = depot != null && address === null;
  const rows: readonly (readonly [string, string | null | undefined])[] = [
    [t`Account`, `${customer.name} · ${customer.email}`],
    [t`Recipient`, address?.recipient_name],
    [t`Phone number`, phone === '' ? null : formatPhone(phone)],
    [t`Address`, address === null ? null : [address.full_address, address.zip_code].filter(Boolean).join(', ')],
    [t`Invoice to`, buyer == null ? null : [buyer.company, buyer.tax_number].filter(Boolean).join(' · ')],
    [t`Delivery`, shipment_method_name],
    [t`Promised`, eta == null ? null : etaWords(i18n, eta, isPickUp)],
    [t`Payment`, payment_method_name],
    [t`Tracking number`, tracking_number],
    [t`Received by`, received_by],
  ];
  return (
    <Card as="section" padding="lg">
      <Stack gap={12}>
        <Heading level={2}>{t`Customer`}</Heading>
        <dl>
          {rows.map(([label, value]) =>
            value ? (
              <Stack key={label} direction="row" gap={8}>
                <dt>{`${label}:`}</dt>
                <dd>{value}</dd>
              </Stack>
            ) : null,
          )}
        </dl>
        <Stack direction="row" gap={8}>
          {phone === '' ? null : (
            <>
              <a
                className={buttonClass({ variant: 'outline', size: 'sm' })}
                href={`https://wa.me/${digits(phone)}?text=${encodeURIComponent(greeting)}`}
                target="_blank"
                rel="noreferrer"
              >
                {t`WhatsApp`}
              </a>
              <a className={buttonClass({ variant: 'outline', size: 'sm' })} href={`tel:${phone}`}>
                {t`Call`}
              </a>
            </>
          )}
          <a
            className={buttonClass({ variant: 'outline', size: 'sm' })}
            href={`mailto:${customer.email}?subject=${encodeURIComponent(number)}&body=${encodeURIComponent(greeting)}`}
          >
            {t`E-mail`}
          </a>
        </Stack>
      </Stack>
    </Card>
  );
}
