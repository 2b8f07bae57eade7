import { AccountMenu } from './AccountMenu.tsx';
import { LogoutEntry } from './LogoutEntry.tsx';
import * as css from './popovers.css.ts';

/** The customer's own places, and the way out. */
export function ProfilePanel() {
  return (
    <>
      <AccountMenu />
      <div className={css.group}>
        <LogoutEntry />
      </div>
    </>
  );
}
