import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Order } from '#contract/orders.ts';
import { lineChanges } from '#data/checkout/conflict.ts';
import { useChangeWords } from '#i18n/use-change-words.ts';
import { Change, ChangeChoices, ChangeItem, ChangeList } from '#ui/patterns/ChangeList.tsx';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Skeleton } from '#ui/primitives/Skeleton.tsx';

interface Props {
  /** As the customer saw it. */
  before: Order;
  after: Order;
  isRefreshing: boolean;
  onDone: () => void;
}

/** Quantities that were changed elsewhere since this page showed them. */
export function CartConflict({ before, after, isRefreshing, onDone }: Props) {
  const labels = useChangeWords();
  const changes = lineChanges(before, after);
  return (
    <>
      <ChangeList lead={<Trans>Nothing has been ordered yet: the cart was changed on another device or in another tab.</Trans>}>
        {changes.map(({ variantId, name, before: was, after: is }) => (
          <ChangeItem key={variantId} name={name}>
            <Change labels={labels} before={was} after={is} />
          </ChangeItem>
        ))}
      </ChangeList>
      {isRefreshing ? <Skeleton shape="control" /> : null}
      <ChangeChoices>
        <Button block loading={isRefreshing} onClick={onDone}>
          <Trans>Continue with the current cart</Trans>
        </Button>
        <Link to="/cart" className={buttonClass({ variant: 'outline', block: true })}>
          <Trans>Change the cart</Trans>
        </Link>
      </ChangeChoices>
    </>
  );
}
