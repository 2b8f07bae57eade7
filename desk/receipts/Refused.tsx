import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type AdminOrder, adminHistoryEndpoint } from '#contract/admin.ts';
import { AppError } from '#lib/app-error.ts';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Notice } from '#ui/primitives/Notice.tsx';
import { useReading } from '../data/reading.ts';
import { Failure } from '../ui/Failure.tsx';

/** Why a receipt was not accepted: where a colleague decided on it meanwhile, who it was. */
export function Refused({ order, error }: { order: AdminOrder; error: Error | null }) {
  const { t } = useLingui();
  const isLate = error instanceof AppError && ['order_transition_not_allowed', 'receipt_missing'].includes(error.code);
  const { data } = useReading(adminHistoryEndpoint, { params: { id: order.id }, isOff: !isLate });
  if (error === null) return null;
  if (!isLate) return <Failure error={error} />;
  const number = order.number ?? order.id;
  const person = data?.events.at(-1)?.person ?? null;
  return (
    <Notice
      tone="warn"
      role="alert"
      title={t`Receipt of ${number}`}
      action={
        <Link to="/orders/$number" params={{ number } as never} className={buttonClass({ variant: 'outline', size: 'sm' })}>
          {t`Open the order`}
        </Link>
      }
    >
      {person === null ? t`A colleague or the customer has decided meanwhile.` : t`${person} has decided meanwhile.`}
    </Notice>
  );
}
