const KEY = 'reloaded_at';
const MINUTE = 60_000;

/**
 * Whether this tab may reload itself now: once a minute, so that a page which stays broken doesn't reload for ever. Where the
 * browser can't remember it, never.
 */
export function mayReload(now: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (now - last < MINUTE) return false;
    sessionStorage.setItem(KEY, String(now));
    return true;
  } catch {
    return false;
  }
}
