import { type I18n, setupI18n } from '@lingui/core';

/** Languages of the shop; Indonesian is the default, English the fallback. */
export const languages = ['id', 'en'] as const;
export type AppLanguage = (typeof languages)[number];
export const defaultLanguage: AppLanguage = 'id';

export function isLanguage(value: unknown): value is AppLanguage {
  return value === 'id' || value === 'en';
}

/** One an app and one a request on the server, with only the active language's messages. */
export async function createI18n(language: AppLanguage): Promise<I18n> {
  const i18n = setupI18n();
  await activate(i18n, language);
  return i18n;
}

/** Loads a language's messages and makes it the active one. */
export async function activate(i18n: I18n, language: AppLanguage): Promise<void> {
  const { messages } = language === 'en' ? await import('./locales/en.po') : await import('./locales/id.po');
  i18n.loadAndActivate({ locale: language, messages });
}
