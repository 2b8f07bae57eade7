import { currentOwner } from '#data/session/owner.ts';
import { loadChunk } from '#lib/load-chunk.ts';
import { localKeys, read } from '#storage/local.ts';
import type { FirstServices } from '../boot/first-services.ts';
import type { AppRouter } from '../boot/router.tsx';

/** Tells a customer who has just signed in of lists and quotations that were made on this phone without an account. */
export function offerGuestWork(services: Pick<FirstServices, 'queryClient' | 'session' | 'i18n'>, router: AppRouter): void {
  const { queryClient, session } = services;
  let wasGuest = !session.hasToken.get();
  const owner = currentOwner(queryClient, session);
  owner.subscribe(() => {
    if (owner.get() === null) wasGuest ||= !session.hasToken.get();
    else if (wasGuest) {
      wasGuest = false;
      void offer().catch(() => undefined);
    }
  });

  async function offer(): Promise<void> {
    // Nothing is fetched where nothing was ever made.
    if (read(localKeys.guestLists) === null && read(localKeys.phoneQuotations) === null) return;
    const { tellOfGuestWork } = await loadChunk(import('./tell-of-guest-work.ts'));
    await tellOfGuestWork(services, router);
  }
}
