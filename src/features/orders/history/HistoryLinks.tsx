import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Stack } from '#ui/primitives/Stack.tsx';

/** Ways from the orders to what is counted and looked up over all of them. */
export function HistoryLinks() {
  const { t } = useLingui();
  const look = buttonClass({ variant: 'outline', size: 'sm' });
  return (
    <Stack as="nav" direction="row" gap={12} aria-label={t`From all your orders`}>
      <Link to="/transactions/bought" className={look}>
        <Trans>Often bought</Trans>
      </Link>
      <Link to="/transactions/projects" className={look}>
        <Trans>Spend per project</Trans>
      </Link>
    </Stack>
  );
}
