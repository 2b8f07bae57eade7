import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { PrepareOffline } from '#features/install/PrepareOffline.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { classNames } from '#ui/primitives/class-names.ts';
import * as css from './AccountLinks.css.ts';
import { DataSaverSwitch } from './DataSaverSwitch.tsx';
import { LogoutEntry } from './LogoutEntry.tsx';
import { OfflineReadiness } from './OfflineReadiness.tsx';
import * as popovers from './popovers.css.ts';
import { profileMenu } from './profile-menu.ts';

/** The account's menu within its page, with this phone's settings and the way out. */
export function AccountLinks() {
  const { t, i18n } = useLingui();
  return (
    <Card padding="none">
      <nav aria-label={t`Account`}>
        {profileMenu.map(group => (
          <div key={group.items[0]?.to} className={classNames(popovers.group, css.besideMenu)}>
            <p className={popovers.groupLabel}>{i18n._(group.label)}</p>
            {group.items.map(item => (
              <Link key={item.to} to={item.to} activeOptions={{ exact: true }} className={css.entry}>
                {i18n._(item.label)}
              </Link>
            ))}
          </div>
        ))}
        <div className={popovers.group}>
          <DataSaverSwitch />
          <OfflineReadiness />
          <PrepareOffline />
        </div>
        <div className={popovers.group}>
          <LogoutEntry />
        </div>
      </nav>
    </Card>
  );
}
