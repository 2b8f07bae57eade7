import { type I18n, setupI18n } from '@lingui/core';
import { type AppLanguage, defaultLanguage, isLanguage } from '#i18n/i18n.ts';

const STORED = 'desk-language';

/** The words of what the desk shares with the storefront (units, failures), and its own. */
const catalogues: Readonly<Record<AppLanguage, () => Promise<readonly { readonly messages: I18n['messages'] }[]>>> = {
  id: () => Promise.all([import('#i18n/locales/id.po'), import('../locales/id.po')]),
  en: () => Promise.all([import('#i18n/locales/en.po'), import('../locales/en.po')]),
};

/** Makes the desk speak the language that was chosen in this browser, Indonesian where none was. */
export async function startWords(): Promise<I18n> {
  const i18n = setupI18n();
  const stored = storage()?.getItem(STORED);
  await speak(i18n, isLanguage(stored) ? stored : defaultLanguage);
  return i18n;
}

/** Loads all words of a language, makes it the active one and remembers it. */
export async function speak(i18n: I18n, language: AppLanguage): Promise<void> {
  const parts = await catalogues[language]();
  i18n.loadAndActivate({ locale: language, messages: Object.assign({}, ...parts.map(part => part.messages)) });
  document.documentElement.lang = language;
  storage()?.setItem(STORED, language);
}

/** Null where the browser refuses to store anything. */
function storage(): Storage | null {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
}
