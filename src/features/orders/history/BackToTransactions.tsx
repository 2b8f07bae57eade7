import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ChevronLeft } from '#ui/icons.ts';
import * as css from '../OrdersFrame.css.ts';

export function BackToTransactions() {
  return (
    <Link to="/transactions" className={css.back}>
      <ChevronLeft size={20} />
      <Trans>My transactions</Trans>
    </Link>
  );
}
