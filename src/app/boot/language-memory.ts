import type { I18n } from '@lingui/core';
import { type AppLanguage, defaultLanguage, isLanguage } from '#i18n/i18n.ts';
import { languageOf } from '#i18n/use-language.ts';
import { writeLanguageCookie } from '#storage/cookies.ts';
import { localKeys, localValue, read } from '#storage/local.ts';

/**
 * The language to show: the one that was chosen on this device, else that of the served page, else that of the address.
 * @param served null for a page without markup
 */
export function rememberedLanguage(served: string | null): AppLanguage {
  return [read(localKeys.locale), served ?? new URLSearchParams(location.search).get('lang')].find(isLanguage) ?? defaultLanguage;
}

/** Keeps the choice on this device, for the server's next first page and on the document. Safari drops a cookie that a script wrote after a week, so each visit writes it anew. */
export function rememberLanguage(i18n: I18n, onChange: () => void): void {
  const stored = localValue(localKeys.locale);
  const keep = (language: AppLanguage) => {
    stored.set(language);
    writeLanguageCookie(language);
  };
  // A customer who has chosen nothing and comes by an address that names a language reads on in it.
  if (stored.get() !== null || i18n.locale !== defaultLanguage) keep(languageOf(i18n.locale));
  i18n.on('change', () => {
    const language = languageOf(i18n.locale);
    document.documentElement.lang = language;
    keep(language);
    onChange();
  });
}
