import { pageRules } from '#contract/page-rules.ts';
import type { Outbox } from '#data/outbox/outbox.ts';
import { within } from '#lib/scheduled.ts';
import type { AppRouter } from './router.tsx';
import { typedTexts } from './typed-texts.ts';

/** Milliseconds for which the disk may be asked for unsent edits. */
const PATIENCE = 500;

/**
 * Leads a customer whose session is over from any page to the login, which says so. Behind it in the history stands the page that they were
 * on, with everything that was typed there; home in the place of one that needs a customer.
 */
export async function leaveForLogin(outbox: Outbox, router: AppRouter): Promise<void> {
  const entries = await within(PATIENCE, outbox.unsent()).catch(() => []);
  const { location, matches } = router.state;
  if (location.pathname === '/login' || location.pathname === '/register') return;
  if (pageRules(matches.at(-1)?.routeId ?? '').requiresAuth) {
    router.history.replace('/');
    // Two changes of one moment would become one.
    router.history.flush();
  } else keepTyped(router, location.href);
  await router.navigate({ to: '/login', search: { redirect: location.href }, state: { sessionEnd: { unsent: entries?.length ?? 0 } } });
}

/** Writes what was typed on a page into its fields again, the next time that it is shown. */
function keepTyped(router: AppRouter, href: string): void {
  const typed = typedTexts();
  const stop = router.subscribe('onRendered', ({ toLocation }) => {
    if (toLocation.href !== href) return;
    stop();
    typed.restore();
  });
}
