import { useLingui } from '@lingui/react/macro';
import type { AdminOrder } from '#contract/admin.ts';
import { adminReceiptFile } from '#contract/receipts.ts';
import { formatMoment, formatRupiah } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { SummaryList } from '#ui/patterns/SummaryList.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { PrivatePicture } from '../ui/PrivatePicture.tsx';
import * as css from './receipts.css.ts';

/** An order's receipt beside what it must show: the amount to the last digit, and the account. */
export function ReceiptView({ order }: { order: AdminOrder }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { receipt, account } = order.payment;
  if (receipt === null) return null;
  const number = order.number ?? order.id;
  return (
    <div className={css.view}>
      <PrivatePicture
        endpoint={adminReceiptFile}
        params={{ id: order.id }}
        version={receipt.uploaded_at}
        alt={t`Receipt of ${number}`}
        name={number}
      />
      <div className={css.facts}>
        {receipt.state === 'rejected' ? (
          <Notice tone="warn" title={t`This receipt was rejected`}>
            {receipt.reason ?? '–'}
          </Notice>
        ) : null}
        <SummaryList
          rows={[
            ...(order.unique_code === 0 ? [] : [{ key: 'code', label: t`Unique code`, value: formatRupiah(order.unique_code) }]),
            ...(account === null
              ? []
              : [
                  { key: 'bank', label: t`Bank`, value: account.bank },
                  { key: 'number', label: t`Account number`, value: account.number },
                  { key: 'holder', label: t`In the name of`, value: account.holder },
                ]),
            { key: 'way', label: t`Payment`, value: order.payment_method_name ?? '–' },
            { key: 'customer', label: t`Customer`, value: order.customer.name },
            { key: 'sent', label: t`Sent`, value: formatMoment(receipt.uploaded_at, language) },
          ]}
          total={{ label: t`Must show`, value: formatRupiah(order.total) }}
        />
      </div>
    </div>
  );
}
