import { useLingui } from '@lingui/react/macro';
import type { AdminOrder } from '#contract/admin.ts';
import { Tag } from '#ui/primitives/Tag.tsx';
import { isToCheck } from '../data/to-check.ts';
import { statusTones } from '../words/order-words.ts';
import { useStatusWord } from '../words/use-status-word.ts';

/** How far an order is, and what makes it urgent. */
export function StatusTag({ order }: { order: AdminOrder }) {
  const { t } = useLingui();
  const statusWord = useStatusWord();
  return (
    <>
      <Tag tone={isToCheck(order) ? 'warn' : (statusTones[order.status] ?? 'neutral')}>{statusWord(order)}</Tag>
      {order.is_late ? <Tag tone="bad">{t`Late`}</Tag> : null}
    </>
  );
}
