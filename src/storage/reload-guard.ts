const KEY = 'reloaded_at';
const MINUTE = 60_000;

/**
 * Whether this tab may reload itself now: once a minute, so that a page which stays broken doesn't reload for ever. Where the
 * browser can't remember it, never.
 */
export function mayReload(now: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    // Not only a while ago: a clock that was set back would forbid it for as long.
    if (Math.abs(now - last) < MINUTE) return false;
    sessionStorage.setItem(KEY, String(now));
    return true;
  } catch {
    return false;
  }
}

const PLAIN_KEY = 'plain_page';

/** Notes that this tab's page is to stay as the server draws it when it is loaded next; false where the browser can't remember it. */
export function askForPlainPage(path: string): boolean {
  try {
    sessionStorage.setItem(PLAIN_KEY, path);
    return true;
  } catch {
    return false;
  }
}

/** Whether that was asked for; once, so that the customer's next reload tries again. */
export function takePlainPage(path: string): boolean {
  try {
    const isAsked = sessionStorage.getItem(PLAIN_KEY) === path;
    sessionStorage.removeItem(PLAIN_KEY);
    return isAsked;
  } catch {
    return false;
  }
}
