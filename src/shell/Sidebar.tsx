import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouterState } from '@tanstack/react-router';
import { useEffect, useId, useRef } from 'react';
import { useCart } from '#data/cart/use-cart.ts';
import { notificationQueries } from '#data/notifications/queries.ts';
import { useShownUser } from '#data/profile/profile-view.ts';
import { useHasToken, useUser } from '#data/session/use-session.ts';
import { PrepareOffline } from '#features/install/PrepareOffline.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import { Bell, ShoppingCart, X } from '#ui/icons.ts';
import { Badge } from '#ui/primitives/Badge.tsx';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { iconButtonClass } from '#ui/primitives/IconButton.css.ts';
import { IconButton } from '#ui/primitives/IconButton.tsx';
import { useModal } from '#ui/primitives/use-modal.ts';
import { Words } from '#ui/primitives/Words.tsx';
import { Avatar } from './Avatar.tsx';
import { DataSaverSwitch } from './DataSaverSwitch.tsx';
import { HomeLink } from './HomeLink.tsx';
import { LanguageToggle } from './LanguageToggle.tsx';
import { OfflineReadiness } from './OfflineReadiness.tsx';
import * as css from './Sidebar.css.ts';
import { SidebarMenu } from './SidebarMenu.tsx';
import { SunSwitch } from './SunSwitch.tsx';

/** The whole menu over a phone's screen; starts at its top each time and closes with every navigation. */
export function Sidebar({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const modal = useModal(true, onClose);
  const href = useRouterState({ select: state => state.resolvedLocation?.href });
  const shownAt = useRef(href);
  useEffect(() => {
    if (shownAt.current !== href) onClose();
  }, [href, onClose]);
  return (
    <dialog {...modal} className={css.sidebar} aria-labelledby={titleId}>
      <Content titleId={titleId} onClose={onClose} />
    </dialog>
  );
}

function Content({ titleId, onClose }: { titleId: string; onClose: () => void }) {
  const { t } = useLingui();
  const hasToken = useHasToken();
  return (
    <>
      <div className={css.head}>
        {/* The first field is far below, and focus on it would scroll the menu. */}
        <h2 id={titleId} className={css.title} tabIndex={-1} data-autofocus>
          <Trans>Menu</Trans>
        </h2>
        <Badges />
        <IconButton label={t`Close`} onClick={onClose}>
          <X size={24} />
        </IconButton>
      </div>
      <Identity />
      {hasToken ? null : (
        <div className={css.signIn}>
          <Link to="/login" className={buttonClass({ variant: 'outline', block: true })}>
            <Trans>Login</Trans>
          </Link>
          <Link to="/register" className={buttonClass({ block: true })}>
            <Trans>Sign up</Trans>
          </Link>
        </div>
      )}
      <SunSwitch />
      <SidebarMenu isSignedIn={hasToken} />
      <DataSaverSwitch />
      <OfflineReadiness />
      <PrepareOffline />
      <div className={css.foot}>
        <LanguageToggle />
      </div>
    </>
  );
}

function Identity() {
  const user = useShownUser();
  return user === null ? (
    <HomeLink className={css.identity} />
  ) : (
    <Link to="/profile" className={css.identity}>
      <Avatar user={user} />
      <Words>{user.name}</Words>
    </Link>
  );
}

/** Counts of what is new; nothing for a guest. */
function Badges() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const user = useUser();
  const { cart } = useCart(language);
  const { data } = useQuery({ ...notificationQueries.list(language, user?.id ?? ''), enabled: user !== null });
  const lines = cart?.lines.length ?? 0;
  const notes = user === null ? 0 : (data?.total ?? 0);
  return (
    <>
      <Link to="/notifications" className={iconButtonClass()} aria-label={t`Notifications: ${notes}`}>
        <Bell size={24} />
        <Badge>{String(notes)}</Badge>
      </Link>
      <Link to="/cart" className={iconButtonClass()} aria-label={t`Cart, products: ${lines}`}>
        <ShoppingCart size={24} />
        <Badge>{String(lines)}</Badge>
      </Link>
    </>
  );
}
