/**
 * Hands a text or files to an app of the customer's choice; where the browser can't, or the app fails, does what is left instead. A customer
 * who closes the choice sends nothing.
 * @returns whether an app took it
 */
export async function shareOr(data: ShareData, orElse: () => unknown): Promise<boolean> {
  const can = data.files === undefined ? navigator.share !== undefined : navigator.canShare?.(data) === true;
  if (can) {
    try {
      await navigator.share(data);
      return true;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return false;
    }
  }
  await orElse();
  return false;
}
