import type { AppRouter } from './router.tsx';
import type { Services } from './services.ts';

/** Sends a customer whose session ended to the login page, with the way back. Another tab's logout only opens the dialog where one is needed. */
export function keepSession({ session }: Services, router: AppRouter): void {
  session.onEnd(reason => {
    if (reason === 'elsewhere') return;
    const { pathname, href } = router.state.location;
    if (pathname === '/login' || pathname === '/register') return;
    void router.navigate({ to: '/login', search: { redirect: href } });
  });
}
