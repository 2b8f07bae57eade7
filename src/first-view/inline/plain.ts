/*
 * Below the oldest supported browsers (README.md) the page stays as the server drew it, and says the words of its `<noscript>`. These lines
 * are compiled to old syntax and stand alone: such a browser drops a script that it can't read. `../plain-page.ts` calls them as well.
 */
import type { FirstView } from './first-view.ts';

function stayPlain(): void {
  const words = document.querySelector('noscript');
  if (words) words.replaceWith(words.textContent);
  const { firstView } = self as { firstView?: FirstView };
  if (firstView) removeEventListener('click', firstView.noteTap, true);
}

if (self.firstView) self.firstView.stayPlain = stayPlain;
if (!('at' in []) || !('HTMLDialogElement' in self)) stayPlain();
