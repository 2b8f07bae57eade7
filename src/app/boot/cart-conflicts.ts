import { msg } from '@lingui/core/macro';
import type { CartConflict } from '#data/cart/local-edits.ts';
import { toasts } from '#data/toasts.ts';
import type { Services } from './services.ts';

/** More lines than these are told in one sentence. */
const MOST = 3;
/** Milliseconds: it comes unasked, and carries figures. */
const DURATION = 8_000;

/** Tells of lines of the cart that were set here and on another device, and which of both counts. */
export function tellConflicts(i18n: Services['i18n'], conflicts: readonly CartConflict[]): void {
  const say = (text: string) => toasts.show('cart', text, { duration: DURATION });
  const count = conflicts.length;
  if (count > MOST) say(i18n._(msg`Another device has changed ${count} products in your cart.`));
  for (const { name, own, other, winner } of count > MOST ? [] : conflicts) {
    if (winner === 'own') say(i18n._(msg`Meanwhile another device had set ${name} to ${other}. Your ${own} counts now.`));
    else if (other === 0) say(i18n._(msg`Another device has removed ${name} from your cart. You had set ${own}.`));
    else say(i18n._(msg`Another device has set ${name} to ${other}. You had set ${own}.`));
  }
}
