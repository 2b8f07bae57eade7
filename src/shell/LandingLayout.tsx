import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useSessionState } from '#data/session/use-session.ts';
import { SkipLink } from '#ui/primitives/SkipLink.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './Footer.tsx';
import * as css from './LandingLayout.css.ts';
import { LoadingOverlay } from './LoadingOverlay.tsx';
import { LoginPromptDialog } from './LoginPromptDialog.tsx';
import { OfflineBar } from './OfflineBar.tsx';
import { Sidebar } from './Sidebar.tsx';
import { Toasts } from './Toasts.tsx';
import { TopBar } from './TopBar.tsx';
import { usePageFocus } from './use-page-focus.ts';

/** The frame of every page but login and registration. */
export function LandingLayout({ requiresAuth, children }: { requiresAuth: boolean; children: ReactNode }) {
  const [isSidebarOpen, setSidebarOpen] = useState(false);
  const { kind } = useSessionState();
  usePageFocus();
  return (
    <div className={css.page}>
      <SkipLink targetId="main">
        <Trans>Skip to content</Trans>
      </SkipLink>
      <OfflineBar />
      <TopBar onMenu={() => setSidebarOpen(true)} />
      <main id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
      <Footer />
      <BottomBar />
      <Sidebar isOpen={isSidebarOpen} onClose={() => setSidebarOpen(false)} />
      <LoginPromptDialog isRequired={requiresAuth && kind === 'guest'} />
      <LoadingOverlay />
      <Toasts />
    </div>
  );
}
