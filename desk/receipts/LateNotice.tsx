import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type AdminOrder, adminOrderEndpoint } from '#contract/admin.ts';
import { orderStatus } from '#contract/order-status.ts';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { useReading } from '../data/reading.ts';
import { isToCheck } from '../data/to-check.ts';
import { useMeanwhile } from '../words/use-meanwhile.ts';

/** A decision that was sent from here; a rejection with its reason. */
export interface Tried {
  readonly number: string | null;
  readonly reason?: string;
}

interface LateNoticeProps {
  /** Of the order whose receipt was decided elsewhere. */
  number: string;
  /** What this employee had sent for it; null where they only followed a link, or looked at it. */
  tried: Tried | null;
  onClose: () => void;
}

/** Says which receipt was decided elsewhere meanwhile, what was decided, and by which person; the next one stands below. */
export function LateNotice({ number, tried, onClose }: LateNoticeProps) {
  const { t } = useLingui();
  const { data: order, error } = useReading(adminOrderEndpoint, { params: { id: number } });
  // Read before the colleague decided: the order is on its way anew.
  if (error === null && (order === undefined || isToCheck(order))) return null;
  if (order === undefined) {
    return (
      <Notice tone="warn" role="alert" action={<Close onClose={onClose} />}>
        {t`${number} waits for no decision any more`}
      </Notice>
    );
  }
  return <Told order={order} tried={tried} onClose={onClose} />;
}

function Told({ order, tried, onClose }: Omit<LateNoticeProps, 'number'> & { order: AdminOrder }) {
  const { t } = useLingui();
  const step = order.status === orderStatus.cancelled ? orderStatus.cancelled : orderStatus.paymentValidated;
  const { title, what, isOwn } = useMeanwhile(order, { step, ownReason: tried?.reason });
  const number = order.number ?? order.id;
  return (
    <Notice
      tone="warn"
      role="alert"
      title={tried === null ? t`${number} waits for no decision any more` : title}
      action={
        <Stack direction="row" gap={8}>
          <Close onClose={onClose} />
          <Link to="/orders/$number" params={{ number } as never} className={buttonClass({ variant: 'outline', size: 'sm' })}>
            {t`Open order ${number}`}
          </Link>
        </Stack>
      }
    >
      <p>{tried === null ? what : `${number}: ${what}`}</p>
      {tried === null ? null : (
        <p>{isOwn ? t`Your decision had arrived, only the answer was lost.` : t`Your own press changed nothing more.`}</p>
      )}
    </Notice>
  );
}

function Close({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Button size="sm" variant="outline" onClick={onClose}>
      {t`Understood`}
    </Button>
  );
}
