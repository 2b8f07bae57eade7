import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useUser } from '#data/session/use-session.ts';
import { Popover } from '#ui/primitives/Popover.tsx';
import { Avatar } from './Avatar.tsx';
import { LogoutEntry } from './LogoutEntry.tsx';
import { profileMenu } from './menu.ts';
import * as css from './popovers.css.ts';

/** Picture and name of the customer, with their menu on hover, focus or press. */
export function ProfileButton() {
  const { t, i18n } = useLingui();
  const user = useUser();
  return (
    <Popover
      renderTrigger={({ onClick: _press, ...trigger }) => (
        <Link to="/profile" className={css.profile} {...trigger} aria-label={user === null ? t`Profile` : t`Profile of ${user.name}`}>
          <Avatar user={user} />
          <span className={css.ellipsis}>{user?.name}</span>
        </Link>
      )}
    >
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
    </Popover>
  );
}
