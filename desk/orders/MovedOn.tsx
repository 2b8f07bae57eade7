import { useLingui } from '@lingui/react/macro';
import type { AdminOrder } from '#contract/admin.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { useMeanwhile } from '../words/use-meanwhile.ts';

/** Says that an order was decided on while the same was about to be decided here, what was decided, and by which person. */
export function MovedOn({ order, onRead }: { order: AdminOrder; onRead: () => void }) {
  const { t } = useLingui();
  const { title, what, isOwn } = useMeanwhile(order);
  return (
    <Notice
      tone="warn"
      role="alert"
      title={title}
      action={
        <Button size="sm" variant="outline" onClick={onRead}>
          {t`Understood`}
        </Button>
      }
    >
      <p>{what}</p>
      <p>
        {isOwn
          ? t`Your decision had arrived, only the answer was lost. Below is the order as it is now.`
          : t`Below is the order as it is now. Your own press changed nothing more.`}
      </p>
    </Notice>
  );
}
