import type { AppRouter } from './router.tsx';
import type { Services } from './services.ts';

/** Sends a customer whose session ended to the login page, with the way back. Another tab's logout only opens the dialog where one is needed. */
export function keepSession({ session, outbox }: Pick<Services, 'session' | 'outbox'>, router: AppRouter): void {
  session.onEnd(reason => {
    const toLogin = () => {
      const { pathname, href } = router.state.location;
      if (pathname !== '/login' && pathname !== '/register') void router.navigate({ to: '/login', search: { redirect: href } });
    };
    if (reason === 'logout' || reason === 'deleted') toLogin();
    // What the login then says, and what was typed before it, comes with the end alone.
    if (reason === 'expired') import('./session-end.ts').then(({ leaveForLogin }) => leaveForLogin(outbox, router)).catch(toLogin);
  });
}
