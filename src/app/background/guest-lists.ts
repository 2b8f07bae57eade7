import { msg, plural } from '@lingui/core/macro';
import { currentOwner } from '#data/session/owner.ts';
import { toasts } from '#data/toasts.ts';
import { loadChunk } from '#lib/load-chunk.ts';
import { localKeys, read } from '#storage/local.ts';
import type { FirstServices } from '../boot/first-services.ts';
import type { AppRouter } from '../boot/router.tsx';

/** Milliseconds: it comes unasked, and has something to press. */
const DURATION = 10_000;

/** Tells a customer who has just signed in of lists that were made on this phone without an account, and leads to where they can be saved. */
export function offerGuestLists(
  { queryClient, session, i18n }: Pick<FirstServices, 'queryClient' | 'session' | 'i18n'>,
  router: AppRouter,
): void {
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
    // Nothing is fetched where no list was ever made.
    if (read(localKeys.guestLists) === null) return;
    const { guestLists } = await loadChunk(import('#data/lists/guest-lists.ts'));
    await guestLists().load();
    const { lists } = guestLists().state.get();
    if (lists.length === 0) return;
    const text = i18n._(
      msg`${plural(lists.length, { one: '# list on this phone is not in your account yet', other: '# lists on this phone are not in your account yet' })}`,
    );
    const action = { label: i18n._(msg`See lists`), onAction: () => void router.navigate({ to: '/lists' }) };
    toasts.show('cart', text, { duration: DURATION, action });
  }
}
