import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/orders.ts';
import { RotateCcw } from '#ui/icons.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { useBuyAgain } from './use-buy-again.ts';

/** Puts the goods of an order into the cart, as far as they are sold today. */
export function BuyAgain({ order }: { order: Order }) {
  const { t } = useLingui();
  const { buyAgain, isBusy } = useBuyAgain();
  const number = order.number ?? '';
  return (
    <Button
      variant="outline"
      loading={isBusy}
      leading={<RotateCcw size={18} />}
      aria-label={`${t`Buy again`}: ${number}`}
      onClick={() => buyAgain(order.order_items)}
    >
      <Trans>Buy again</Trans>
    </Button>
  );
}
