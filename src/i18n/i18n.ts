import { type I18n, setupI18n } from '@lingui/core';

/** Languages of the shop; Indonesian is the default, English the fallback. */
export const languages = ['id', 'en'] as const;
export type AppLanguage = (typeof languages)[number];
export const defaultLanguage: AppLanguage = 'id';

export function isLanguage(value: unknown): value is AppLanguage {
  return value === 'id' || value === 'en';
}

/** Words of the frame and of the pages that a visit begins at; on the server, which parts nothing, all there are. */
const firstWords = (language: AppLanguage) => (language === 'en' ? import('./locales/en.po') : import('./locales/id.po'));
/** All others (`build/first-words.ts`). */
const otherWords = (language: AppLanguage) => (language === 'en' ? import('./locales/en.po?lingui') : import('./locales/id.po?lingui'));

/** One an app and one a request on the server, with the words of a first page in the active language. */
export async function createI18n(language: AppLanguage): Promise<I18n> {
  const i18n = setupI18n();
  const { messages } = await firstWords(language);
  i18n.loadAndActivate({ locale: language, messages });
  return i18n;
}

/** Adds the words of all that is fetched later. Nothing on screen has any of them, so nothing is drawn anew. */
export async function completeWords(i18n: I18n): Promise<void> {
  const { locale } = i18n;
  if (!isLanguage(locale)) return;
  const { messages } = await otherWords(locale);
  // Another language came meanwhile, with all of its words.
  if (i18n.locale === locale) Object.assign(i18n.messages, messages);
}

/** Loads all of a language's words and makes it the active one. */
export async function activate(i18n: I18n, language: AppLanguage): Promise<void> {
  const [first, others] = await Promise.all([firstWords(language), otherWords(language)]);
  i18n.loadAndActivate({ locale: language, messages: { ...first.messages, ...others.messages } });
}
