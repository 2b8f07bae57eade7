import type { Language } from '#contract/endpoint.ts';

const YEAR = 365 * 24 * 3600;

/** Tells the server the language of the next first page; local storage never reaches it. */
export function writeLanguageCookie(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4 and Firefox before 140
  document.cookie = `lang=${language}; Path=/; Max-Age=${YEAR}; SameSite=Lax`;
}

/**
 * Tells the server whether a customer is signed in, not which one: its first HTML then has no invitation to log in, which would stand there
 * until the app wakes up. The pages that the worker keeps were drawn for the other case, so they are deleted.
 */
export function writeSignedInHint(isSignedInHint: boolean): void {
  if (typeof document === 'undefined' || /(?:^|;\s*)known=1/.test(document.cookie) === isSignedInHint) return;
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = `known=1; Path=/; Max-Age=${isSignedInHint ? YEAR : 0}; SameSite=Lax`;
  if (typeof caches !== 'undefined') caches.delete('pages').catch(() => undefined);
}
