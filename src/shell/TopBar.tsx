import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useIsStandalone } from '#data/install/standalone.ts';
import { useHasToken } from '#data/session/use-session.ts';
import { Menu } from '#ui/icons.ts';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { IconButton } from '#ui/primitives/IconButton.tsx';
import { CartButton } from './CartButton.tsx';
import { DestinationButton } from './DestinationButton.tsx';
import { HomeLink } from './HomeLink.tsx';
import { LanguageToggle } from './LanguageToggle.tsx';
import { MenuRow } from './MenuRow.tsx';
import { NotificationButton } from './NotificationButton.tsx';
import { ProfileButton } from './ProfileButton.tsx';
import { SearchBox } from './SearchBox.tsx';
import { StatusBar } from './StatusBar.tsx';
import * as css from './TopBar.css.ts';

const BackButton = lazy(async () => ({ default: (await import('./BackButton.tsx')).BackButton }));

/**
 * Stays in sight on every page of the landing layout; on phones only its second row does. `hasPlace`: with the place that goods are to go to.
 */
export function TopBar({ onMenu, hasPlace }: { onMenu: () => void; hasPlace: boolean }) {
  const { t } = useLingui();
  const hasToken = useHasToken();
  const isStandalone = useIsStandalone();
  return (
    <header className={css.bar}>
      <div className={css.row}>
        <div className={css.first}>
          <HomeLink className={css.logo} />
          {hasPlace ? <DestinationButton /> : null}
          <div className={css.shortLanguage}>
            <LanguageToggle />
          </div>
        </div>
        <div className={css.start}>
          {isStandalone ? (
            <Suspense>
              <BackButton />
            </Suspense>
          ) : null}
          <IconButton label={t`Menu`} onClick={onMenu}>
            <Menu size={24} />
          </IconButton>
        </div>
        <div className={css.search}>
          <SearchBox />
        </div>
        <div className={css.actions}>
          <NotificationButton />
          <CartButton />
          <div className={css.account}>
            {hasToken ? (
              <ProfileButton />
            ) : (
              <>
                <Link to="/login" className={buttonClass({ variant: 'outline', size: 'sm' })}>
                  <Trans>Login</Trans>
                </Link>
                <Link to="/register" className={buttonClass({ size: 'sm' })}>
                  <Trans>Sign up</Trans>
                </Link>
              </>
            )}
          </div>
          <div className={css.language}>
            <LanguageToggle />
          </div>
        </div>
      </div>
      <MenuRow />
      <StatusBar />
    </header>
  );
}
