import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Order } from '#contract/orders.ts';
import { formatMoment, formatRupiah, zoneName } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import * as css from './PayNote.css.ts';

/** That an order is to be paid, until when, and the way there. */
export function PayNote({ order }: { order: Order }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { payment_deadline: deadline } = order;
  const { receipt } = order.payment;
  // The clock stands still while a receipt is being looked at.
  const isChecked = receipt?.state === 'submitted';
  return (
    <Card as="section" padding="lg" aria-label={t`Payment`} className={css.note}>
      <Heading level={2} size="group">
        {order.payment_method_name ?? t`Payment`}
      </Heading>
      {isChecked ? (
        <Notice tone="info">
          <Trans>Your receipt is being checked. The time to pay is stopped until then, and we tell you the result.</Trans>
        </Notice>
      ) : null}
      {receipt?.state === 'rejected' ? (
        <Notice tone="bad" title={t`Your receipt was not accepted`}>
          {receipt.reason}
        </Notice>
      ) : null}
      <dl className={css.facts}>
        <div>
          <dt className={css.label}>
            <Trans>Total to pay</Trans>
          </dt>
          <dd className={css.value}>{formatRupiah(order.total)}</dd>
        </div>
        {deadline === null || isChecked ? null : (
          <div>
            <dt className={css.label}>
              <Trans>Pay before</Trans>
            </dt>
            <dd className={css.value}>{`${formatMoment(deadline, language)} ${zoneName(deadline)}`}</dd>
          </div>
        )}
      </dl>
      <Link to="/payment/$id" params={{ id: order.id }} className={buttonClass({ variant: isChecked ? 'outline' : 'solid', block: true })}>
        {isChecked ? <Trans>See the payment</Trans> : <Trans>Pay now</Trans>}
      </Link>
    </Card>
  );
}
