import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { LogoutEntry } from './LogoutEntry.tsx';
import * as css from './popovers.css.ts';
import { profileMenu } from './profile-menu.ts';

/** The customer's own places, and the way out. */
export function ProfilePanel() {
  const { i18n } = useLingui();
  return (
    <>
      {profileMenu.map(group => (
        <div key={group.items[0]?.to} className={css.group}>
          <p className={css.groupLabel}>{i18n._(group.label)}</p>
          {group.items.map(item => (
            <Link key={item.to} to={item.to} activeOptions={{ exact: true }} className={css.entry}>
              {i18n._(item.label)}
            </Link>
          ))}
        </div>
      ))}
      <div className={css.group}>
        <LogoutEntry />
      </div>
    </>
  );
}
