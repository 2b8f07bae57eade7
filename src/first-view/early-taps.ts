/**
 * Ends the noting of taps (`inline/head.ts`), since React hears them from now on, and gives back those that came before. React wakes up the
 * part of the page that a tap is for at once.
 */
export function giveBackTaps(): void {
  const { firstView } = globalThis;
  if (firstView === undefined) return;
  removeEventListener('click', firstView.noteTap, true);
  for (const button of firstView.taps) {
    delete button.dataset.tapped;
    if (button.isConnected) button.click();
  }
}
