import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useShownUser } from '#data/profile/profile-view.ts';
import { Popover } from '#ui/primitives/Popover.tsx';
import { Avatar } from './Avatar.tsx';
import * as css from './popovers.css.ts';

const ProfilePanel = lazy(async () => ({ default: (await import('./ProfilePanel.tsx')).ProfilePanel }));

/** Picture and name of the customer, with their menu on hover, focus or press. */
export function ProfileButton() {
  const { t } = useLingui();
  const user = useShownUser();
  return (
    <Popover
      renderTrigger={({ onClick: _press, ...trigger }) => (
        <Link to="/profile" className={css.profile} {...trigger} aria-label={user === null ? t`Profile` : t`Profile of ${user.name}`}>
          <Avatar user={user} />
          <span className={css.ellipsis}>{user?.name}</span>
        </Link>
      )}
    >
      <Suspense>
        <ProfilePanel />
      </Suspense>
    </Popover>
  );
}
