import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Stack } from '#ui/primitives/Stack.tsx';

/** Links to pages that open without a network, for a customer whose page could not be shown. */
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
