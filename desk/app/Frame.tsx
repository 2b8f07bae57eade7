import { useLingui } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import type { StaffSelf } from '#contract/staff.ts';
import { Menu as MenuIcon } from '#ui/icons.ts';
import { IconButton } from '#ui/primitives/IconButton.tsx';
import { Logo } from '#ui/primitives/Logo.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { Sheet } from '#ui/primitives/Sheet.tsx';
import { SkipLink } from '#ui/primitives/SkipLink.tsx';
import { SignInDialog } from '../account/SignInDialog.tsx';
import { isSignedOut } from '../data/call.ts';
import { Live } from '../live/Live.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import * as css from './Frame.css.ts';
import { MainMenu } from './MainMenu.tsx';

/** What stands around every screen: the menu, who is signed in, and what the line does. */
export function Frame({ me, children }: { me: StaffSelf; children: ReactNode }) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const isEnded = useSyncExternalStore(isSignedOut.subscribe, isSignedOut.get);
  const isOnline = useSyncExternalStore(followLine, () => navigator.onLine);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes when another screen is opened, by whatever link.
  useEffect(() => setOpen(false), [pathname]);
  return (
    <>
      <SkipLink targetId="main">{t`Skip to content`}</SkipLink>
      <header className={css.top}>
        <IconButton label={t`Menu`} className={css.menuButton} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <MenuIcon size={22} />
        </IconButton>
        <Link to="/" className={css.home} aria-label={t`Fondasi, the work that waits`}>
          <Logo name="Fondasi" color={undefined} picture={undefined} />
        </Link>
        <span className={css.grow} />
        <AccountMenu me={me} />
      </header>
      <div className={css.body}>
        <div className={css.side}>
          <MainMenu />
        </div>
        <main id="main" tabIndex={-1} className={css.main}>
          {isOnline ? null : (
            <Notice tone="warn" role="status">
              {t`No line. You see what was loaded last; decisions can be made once there is one.`}
            </Notice>
          )}
          {children}
        </main>
      </div>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t`Menu`} closeLabel={t`Close`}>
        <MainMenu />
      </Sheet>
      <SignInDialog open={isEnded} me={me} />
      <Live />
    </>
  );
}

function followLine(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
