import { useLingui } from '@lingui/react/macro';
import { PrepareOffline } from '#features/install/PrepareOffline.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import * as css from './AccountLinks.css.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { DataSaverSwitch } from './DataSaverSwitch.tsx';
import { LogoutEntry } from './LogoutEntry.tsx';
import { OfflineReadiness } from './OfflineReadiness.tsx';
import * as popovers from './popovers.css.ts';
import { SunSwitch } from './SunSwitch.tsx';

/** The account's menu within its page, with this phone's settings and the way out. */
export function AccountLinks() {
  const { t } = useLingui();
  return (
    <Card padding="none">
      <nav aria-label={t`Account`}>
        <AccountMenu group={css.besideMenu} entry={css.entry} />
        <div className={popovers.group}>
          <SunSwitch />
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
