import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Order } from '#contract/orders.ts';
import { lineChanges } from '#data/checkout/conflict.ts';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Skeleton } from '#ui/primitives/Skeleton.tsx';
import { Change } from './Change.tsx';
import * as css from './conflicts.css.ts';

interface Props {
  /** As the customer saw it. */
  before: Order;
  after: Order;
  isRefreshing: boolean;
  onDone: () => void;
}

/** Quantities that were changed elsewhere since this page showed them. */
export function CartConflict({ before, after, isRefreshing, onDone }: Props) {
  const changes = lineChanges(before, after);
  return (
    <>
      <p className={css.lead}>
        <Trans>Nothing has been ordered yet: the cart was changed on another device or in another tab.</Trans>
      </p>
      {isRefreshing ? <Skeleton shape="control" /> : null}
      <ul className={css.rows}>
        {changes.map(({ variantId, name, before: was, after: is }) => (
          <li key={variantId} className={css.row}>
            <p className={css.name}>{name}</p>
            <Change before={String(was)} after={String(is)} />
          </li>
        ))}
      </ul>
      <div className={css.buttons}>
        <Button block loading={isRefreshing} onClick={onDone}>
          <Trans>Continue with the current cart</Trans>
        </Button>
        <Link to="/cart" className={buttonClass({ variant: 'outline', block: true })}>
          <Trans>Change the cart</Trans>
        </Link>
      </div>
    </>
  );
}
