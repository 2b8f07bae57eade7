/** No pages, or names in which capitals differ: left as they are. */
const NO_PAGES = /^\/(?:api|assets|media|uploads|desk)(?:\/|$)/i;
/** Below it stand tokens: only what a messenger or a mail wrote behind them is taken away. */
const TOKENS = /^\/share(?:\/|$)/;
/** The end of a sentence that a link was pasted with. */
const PASTED = /(?:[.)]|%20)+$/i;

/** A page's path as the shop writes it: lower case, and without the full stop or bracket behind a pasted link. */
export function tidyPath(path: string): string {
  if (NO_PAGES.test(path)) return path;
  const bare = path.replace(PASTED, '') || '/';
  // An escaped byte such as %C3 means the same in lower case; browsers write it in capitals.
  const tidy = TOKENS.test(bare) ? bare : bare.replace(/%..|[A-Z]/g, part => (part.length > 1 ? part : part.toLowerCase()));
  // It is led to: with two slashes it would be another site's address.
  return tidy === path ? path : tidy.replace(/^\/+/, '/');
}
