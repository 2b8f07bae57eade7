import type { I18n } from '@lingui/core';
import { type AppLanguage, defaultLanguage, isLanguage } from '#i18n/i18n.ts';
import { languageOf } from '#i18n/use-language.ts';
import { writeLanguageCookie } from '#storage/cookies.ts';
import { localKeys, localValue, read } from '#storage/local.ts';

/** The language of a page that the server did not render: the one that was chosen on this device, else that of the address. */
export function rememberedLanguage(): AppLanguage {
  return [read(localKeys.locale), new URLSearchParams(location.search).get('lang')].find(isLanguage) ?? defaultLanguage;
}

/** Keeps the choice on this device, for the server's next first page and on the document. */
export function rememberLanguage(i18n: I18n, onChange: () => void): void {
  const stored = localValue(localKeys.locale);
  const keep = (language: AppLanguage) => {
    stored.set(language);
    writeLanguageCookie(language);
  };
  // Who has chosen nothing and comes by an address that names a language reads on in it.
  if (stored.get() === null && i18n.locale !== defaultLanguage) keep(languageOf(i18n.locale));
  i18n.on('change', () => {
    const language = languageOf(i18n.locale);
    document.documentElement.lang = language;
    keep(language);
    onChange();
  });
}
