import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useAppUpdate } from '#data/app-update.ts';
import { whenIdle } from '#data/cache/idle.ts';
import { useDataSaver } from '#data/data-saver.ts';
import { useIsDestinationAsked } from '#data/freight/destination.ts';
import { useIsInstallOffered } from '#data/install/offered.ts';
import { useIsPushOffered } from '#data/push/offered.ts';
import { useIsLogoutAsked } from '#data/session/logout-prompt.ts';
import { useSessionState } from '#data/session/use-session.ts';
import { DrawnPictures } from '#ui/primitives/Picture.tsx';
import { SkipLink } from '#ui/primitives/SkipLink.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './Footer.tsx';
import * as css from './LandingLayout.css.ts';
import { LoadingOverlay } from './LoadingOverlay.tsx';
import { LoginGate } from './LoginGate.tsx';
import { Toasts } from './Toasts.tsx';
import { TopBar } from './TopBar.tsx';
import { usePageFocus } from './use-page-focus.ts';
import { useWayToTop } from './use-way-to-top.ts';

const UpdatePrompt = lazy(async () => ({ default: (await import('./UpdatePrompt.tsx')).UpdatePrompt }));
const Sidebar = lazy(async () => ({ default: (await import('./Sidebar.tsx')).Sidebar }));
const PushOffer = lazy(async () => ({ default: (await import('#features/notifications/PushOffer.tsx')).PushOffer }));
const DestinationSheet = lazy(async () => ({ default: (await import('#features/freight/DestinationSheet.tsx')).DestinationSheet }));
const InstallCard = lazy(async () => ({ default: (await import('#features/install/InstallCard.tsx')).InstallCard }));

/** A phone that has lost its line before this came has nothing to ask yet. */
const CustomerWatch = lazy(() =>
  import('./CustomerWatch.tsx').then(
    ({ CustomerWatch: component }) => ({ default: component }),
    () => ({ default: () => null }),
  ),
);

/**
 * The frame of every page but login and registration. Each part that depends on the customer or on this phone is a component of its own, so that a
 * page which has just woken up does not draw its frame a second time.
 */
export function LandingLayout({
  requiresAuth,
  isForm,
  children,
}: {
  requiresAuth: boolean;
  isForm?: true | undefined;
  children: ReactNode;
}) {
  const [isSidebarOpen, setSidebarOpen] = useState(false);
  usePageFocus();
  useWayToTop();
  return (
    <ThriftyPictures>
      <div className={css.page}>
        <SkipLink targetId="main">
          <Trans>Skip to content</Trans>
        </SkipLink>
        <TopBar onMenu={() => setSidebarOpen(true)} hasPlace={!requiresAuth} />
        <main id="main" tabIndex={-1} className={requiresAuth || isForm ? css.ownMain : css.main}>
          {children}
          <Offers />
        </main>
        <Footer />
        <BottomBar />
        {isSidebarOpen ? (
          <Suspense>
            <Sidebar onClose={() => setSidebarOpen(false)} />
          </Suspense>
        ) : null}
        <AskedDestination />
        <SessionParts requiresAuth={requiresAuth} />
        <LoadingOverlay />
        <Toasts />
        <div role="status">
          <OfferedUpdate />
        </div>
      </div>
    </ThriftyPictures>
  );
}

function ThriftyPictures({ children }: { children: ReactNode }) {
  return <DrawnPictures value={useDataSaver()}>{children}</DrawnPictures>;
}

/** At the end of a page, where they move nothing, and one at a time. */
function Offers() {
  const isPushOffered = useIsPushOffered();
  const isInstallOffered = useIsInstallOffered();
  if (!isPushOffered && !isInstallOffered) return null;
  return (
    <div className={css.offers}>
      <Suspense>{isPushOffered ? <PushOffer /> : <InstallCard />}</Suspense>
    </div>
  );
}

function AskedDestination() {
  return useIsDestinationAsked() ? (
    <Suspense>
      <DestinationSheet />
    </Suspense>
  ) : null;
}

function OfferedUpdate() {
  return useAppUpdate() === null ? null : (
    <Suspense>
      <UpdatePrompt />
    </Suspense>
  );
}

function SessionParts({ requiresAuth }: { requiresAuth: boolean }) {
  const { kind } = useSessionState();
  const isAtRest = useAtRest(kind === 'customer');
  const isLogoutAsked = useIsLogoutAsked();
  return (
    <>
      {kind === 'customer' && (isAtRest || isLogoutAsked) ? (
        <Suspense>
          <CustomerWatch />
        </Suspense>
      ) : null}
      <LoginGate isRequired={requiresAuth && kind === 'guest'} />
    </>
  );
}

/** Whether what the customer is looking at has come: once it has, for good. */
function useAtRest(isCustomer: boolean): boolean {
  const queryClient = useQueryClient();
  const [isAtRest, rest] = useState(false);
  useEffect(() => {
    if (isCustomer) void whenIdle(queryClient).then(() => rest(true));
  }, [isCustomer, queryClient]);
  return isAtRest;
}
