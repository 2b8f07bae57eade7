import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Order } from '#contract/orders.ts';
import { paymentQueries } from '#data/orders/queries.ts';
import { formatMoment, formatRupiah, zoneName } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { CopyRow } from './CopyRow.tsx';
import { Countdown } from './Countdown.tsx';
import * as css from './PayNote.css.ts';

/** What is to be paid where, and until when. @param clockAhead milliseconds that this device is ahead of the shop */
export function PayNote({ order, clockAhead }: { order: Order; clockAhead: number }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { data: methods } = useQuery(paymentQueries.methods(language));
  const account = methods?.find(method => method.id === order.payment_method_id)?.account ?? null;
  const deadline = order.payment_deadline;
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
          <Trans>Your receipt is being checked. The time to pay stands still until then.</Trans>
        </Notice>
      ) : null}
      {receipt?.state === 'rejected' ? (
        <Notice tone="bad" title={t`Your receipt was not accepted`}>
          {receipt.reason}
        </Notice>
      ) : null}
      {deadline === null ? null : (
        <div>
          <p className={css.label}>
            <Trans>Pay before</Trans>
          </p>
          <p className={css.deadline}>
            {formatMoment(deadline, language)} {zoneName(deadline)}
          </p>
          {isChecked ? null : <Countdown deadline={deadline} clockAhead={clockAhead} />}
        </div>
      )}
      {account === null ? null : (
        <CopyRow
          label={`${account.bank} · ${account.holder}`}
          value={account.number}
          copied={account.number.replace(/\D/g, '')}
          copyLabel={t`Copy the account number`}
        />
      )}
      <CopyRow label={t`Amount`} value={formatRupiah(order.total)} copied={String(order.total)} copyLabel={t`Copy the amount`} />
      {order.unique_code > 0 ? (
        <p className={css.hint}>
          <Trans>Transfer exactly this amount, down to the last three digits: they tell us which order it is for.</Trans>
        </p>
      ) : null}
    </Card>
  );
}
