import { msg } from '@lingui/core/macro';
import type { ReplacedLine } from '#data/cart/own-lines.ts';
import { toasts } from '#data/toasts.ts';
import type { Services } from './services.ts';

/** More lines than these are told in one sentence. */
const MOST = 3;
/** Milliseconds: it comes unasked, and carries figures. */
const DURATION = 8_000;

/** Tells that another device came later in lines of the cart that were set here. */
export function tellReplaced(i18n: Services['i18n'], lines: readonly ReplacedLine[]): void {
  const say = (text: string) => toasts.show('cart', text, { duration: DURATION });
  const count = lines.length;
  if (count > MOST) say(i18n._(msg`Another device has changed ${count} products in your cart.`));
  for (const { name, before, after } of count > MOST ? [] : lines) {
    if (after === 0) say(i18n._(msg`Another device has removed ${name} from your cart. You had set ${before}.`));
    else say(i18n._(msg`Another device has set ${name} to ${after}. You had set ${before}.`));
  }
}
