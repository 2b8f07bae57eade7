import { tabStorage } from './tab.ts';

const KEY = 'reloaded_at';
const MINUTE = 60_000;

/**
 * Whether this tab may reload itself now: once a minute, so that a page which stays broken doesn't reload for ever. Where the
 * browser can't remember it, never.
 */
export function mayReload(now: number): boolean {
  const last = Number(tabStorage.read(KEY) ?? 0);
  // Not only a while ago: a clock that was set back would forbid it for as long.
  return Math.abs(now - last) >= MINUTE && tabStorage.write(KEY, String(now));
}

const PLAIN_KEY = 'plain_page';

/** Notes that this tab's page is to stay as the server draws it when it is loaded next; false where the browser can't remember it. */
export const askForPlainPage = (path: string): boolean => tabStorage.write(PLAIN_KEY, path);

/** Whether that was asked for; once, so that the customer's next reload tries again. */
export const takePlainPage = (path: string): boolean => tabStorage.take(PLAIN_KEY) === path;
