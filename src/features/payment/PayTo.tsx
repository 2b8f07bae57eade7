import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { Order } from '#contract/orders.ts';
import { siteQueries } from '#data/site/queries.ts';
import { TOAST_DURATION_SHORT, toasts } from '#data/toasts.ts';
import { formatRupiah } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatPhone } from '#lib/phone-format.ts';
import { Copy } from '#ui/icons.ts';
import { CopyLine } from '#ui/patterns/CopyLine.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { Skeleton } from '#ui/primitives/Skeleton.tsx';
import * as css from './payment.css.ts';

const QrisCode = lazy(async () => ({ default: (await import('./QrisCode.tsx')).QrisCode }));

/** Amount and account to pay to: the two values that a bank's form asks for, each to be copied as the form takes it. */
export function PayTo({ order }: { order: Order }) {
  const { t } = useLingui();
  const { account, qris } = order.payment;
  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      toasts.show('success', t`Copied`, { duration: TOAST_DURATION_SHORT });
    } catch {
      // The clipboard is closed to pages without permission or a secure connection.
      toasts.show('danger', t`Could not copy. Please select the text and copy it`);
    }
  }
  const shared = { icon: <Copy size={16} />, copy: <Trans>Copy</Trans> };
  return (
    <div className={css.group}>
      <CopyLine
        {...shared}
        label={t`Amount`}
        value={formatRupiah(order.total)}
        copyLabel={t`Copy the amount`}
        onCopy={() => void copy(String(order.total))}
      />
      {qris !== null ? (
        <Suspense fallback={<Skeleton className={css.code} />}>
          <QrisCode payload={qris} order={order} />
        </Suspense>
      ) : account === null ? (
        <AskForCode />
      ) : (
        <CopyLine
          {...shared}
          label={`${account.bank} · ${account.holder}`}
          value={account.number}
          copyLabel={t`Copy the account number`}
          onCopy={() => void copy(account.number.replace(/\D/g, ''))}
        />
      )}
      {order.unique_code > 0 ? (
        <p className={css.hint}>
          <Trans>Transfer exactly this amount, down to the last three digits: they tell us which order it is for.</Trans>
        </p>
      ) : null}
    </div>
  );
}

/** The merchant's own code is missing or not whole. */
function AskForCode() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { data: site } = useQuery(siteQueries.info(language));
  return (
    <Notice title={t`Ask us for the code of this order`}>
      <p>
        <Trans>Our support sends you the QR code. Please tell them the order number.</Trans>
      </p>
      {site === undefined ? null : (
        <p>
          <a href={`tel:${site.phone}`}>{formatPhone(site.phone)}</a> · <a href={`mailto:${site.email}`}>{site.email}</a>
        </p>
      )}
    </Notice>
  );
}
