import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Outbox } from '#data/outbox/outbox.ts';
import { toasts } from '#data/toasts.ts';

/** Milliseconds: it says more than most toasts. */
const TOLD = 8_000;

/**
 * Says once a visit that this browser keeps nothing, as soon as something waits in this page only, and has the browser ask before the page
 * is closed while that is so.
 */
export function warnOfPageOnly({ view }: Pick<Outbox, 'view'>, i18n: I18n): void {
  let isTold = false;
  let isHeld = false;
  const ask = (event: Event) => event.preventDefault();
  view.subscribe(() => {
    const isPageOnly = view.get().entries.some(({ kept }) => kept === 'page');
    if (isPageOnly && !isTold) {
      isTold = true;
      const text = i18n._(msg`This browser keeps nothing on this phone right now. What you do stays only while this page is open`);
      toasts.show('danger', text, { duration: TOLD });
    }
    // A page that listens for this can't be restored by the back button: not for longer than it must.
    if (isPageOnly !== isHeld) (isPageOnly ? addEventListener : removeEventListener)('beforeunload', ask);
    isHeld = isPageOnly;
  });
}
