import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Stack } from '#ui/primitives/Stack.tsx';

/** Where a page is to be had without a network, for somebody who stands where there is none. */
export function WaysOn() {
  const look = buttonClass({ variant: 'quiet', size: 'sm' });
  return (
    <Stack as="ul" direction="row" gap={8} justify="center">
      <li>
        <Link to="/" className={look}>
          <Trans>Home</Trans>
        </Link>
      </li>
      <li>
        <Link to="/cart" className={look}>
          <Trans>Cart</Trans>
        </Link>
      </li>
      <li>
        <Link to="/queue" className={look}>
          <Trans>Waiting to be sent</Trans>
        </Link>
      </li>
    </Stack>
  );
}
