import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useHasToken } from '#data/session/use-session.ts';
import * as css from './AccountFrame.css.ts';
import { AccountMenu } from './AccountMenu.tsx';
import * as popovers from './popovers.css.ts';

/**
 * A page of the account: on a wide screen a customer has the account's menu beside it. What is within keeps its place when the customer logs in or
 * out over it, and with it what was typed.
 */
export function AccountFrame({ children }: { children: ReactNode }) {
  const hasToken = useHasToken();
  return (
    <div className={hasToken ? css.frame : undefined}>
      {hasToken ? <SideMenu /> : null}
      <div className={css.body}>{children}</div>
    </div>
  );
}

function SideMenu() {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Account menu`} className={css.side}>
      <div className={popovers.group}>
        <Link to="/account" className={popovers.entry}>
          {t`Account`}
        </Link>
      </div>
      <AccountMenu />
    </nav>
  );
}
