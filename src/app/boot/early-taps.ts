/**
 * Left by the script in index.html: before React is there it notes taps on buttons, which do not work yet, and marks them. Each button
 * counts once: a customer who taps again means the first tap.
 */
interface EarlyTaps {
  (event: Event): void;
  readonly taps: readonly HTMLButtonElement[];
}

/**
 * Ends the noting of taps, since React hears them from now on, and gives back those that came before. React wakes up the part of the page
 * that a tap is for at once.
 */
export function giveBackTaps(): void {
  const { early } = globalThis as { early?: EarlyTaps };
  if (early === undefined) return;
  removeEventListener('click', early, true);
  for (const button of early.taps) {
    delete button.dataset.tapped;
    if (button.isConnected) button.click();
  }
}
