import { useLingui } from '@lingui/react/macro';
import type { AdminOrder } from '#contract/admin.ts';
import { Tag } from '#ui/primitives/Tag.tsx';
import { statusTones, statusWords } from '../words/order-words.ts';

/** How far an order is, and what makes it urgent. */
export function StatusTag({ order: { status, is_late, payment, pickup_code } }: { order: AdminOrder }) {
  const { t, i18n } = useLingui();
  const word = statusWords[status];
  const isToCheck = status === 3 && payment.receipt?.state === 'submitted';
  return (
    <>
      <Tag tone={isToCheck ? 'warn' : (statusTones[status] ?? 'neutral')}>
        {isToCheck ? t`Receipt to check` : pickup_code ? t`Ready for pick-up` : word === undefined ? String(status) : i18n._(word)}
      </Tag>
      {is_late ? <Tag tone="bad">{t`Late`}</Tag> : null}
    </>
  );
}
