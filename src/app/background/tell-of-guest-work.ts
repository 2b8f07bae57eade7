import { msg, plural } from '@lingui/core/macro';
import { guestLists } from '#data/lists/guest-lists.ts';
import { phoneQuotations } from '#data/quotations/phone-quotations.ts';
import { toasts } from '#data/toasts.ts';
import type { FirstServices } from '../boot/first-services.ts';
import type { AppRouter } from '../boot/router.tsx';

/** Milliseconds: it comes unasked, and has something to press. */
const DURATION = 10_000;

/** A toast each for lists and for quotations that are on this phone alone, with the way to where they can be saved. */
export async function tellOfGuestWork({ i18n }: Pick<FirstServices, 'i18n'>, router: AppRouter): Promise<void> {
  await Promise.all([guestLists().load(), phoneQuotations().load()]);
  const [{ lists }, { quotations }] = [guestLists().state.get(), phoneQuotations().state.get()];
  if (lists.length > 0) {
    const text = i18n._(
      msg`${plural(lists.length, { one: '# list on this phone is not in your account yet', other: '# lists on this phone are not in your account yet' })}`,
    );
    const action = { label: i18n._(msg`See lists`), onAction: () => void router.navigate({ to: '/lists' }) };
    toasts.show('cart', text, { duration: DURATION, action });
  }
  if (quotations.length > 0) {
    const text = i18n._(
      msg`${plural(quotations.length, { one: '# quotation on this phone is not in your account yet', other: '# quotations on this phone are not in your account yet' })}`,
    );
    const action = { label: i18n._(msg`See quotations`), onAction: () => void router.navigate({ to: '/quotations' }) };
    toasts.show('cart', text, { duration: DURATION, action });
  }
}
