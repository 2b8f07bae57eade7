import type { Language } from '#contract/endpoint.ts';

const YEAR = 365 * 24 * 3600;

/** Tells the server the language of the next first page; local storage never reaches it. */
export function writeLanguageCookie(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4 and Firefox before 140
  document.cookie = `lang=${language}; Path=/; Max-Age=${YEAR}; SameSite=Lax`;
}
