/** Id of a cart line's element on the page. */
export const linePlace = (variantId: string) => `line-${variantId}`;

/** Brings a cart line into sight and gives it the focus. */
export function goToLine(variantId: string): void {
  const line = document.getElementById(linePlace(variantId));
  line?.focus({ preventScroll: true });
  line?.scrollIntoView({ block: 'center' });
}
