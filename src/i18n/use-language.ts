import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import { type AppLanguage, activate, defaultLanguage, isLanguage } from './i18n.ts';

/** The active language and how to change it; the app remembers the choice. */
export function useLanguage(): { language: AppLanguage; changeLanguage: (language: AppLanguage) => Promise<void> } {
  const { i18n } = useLingui();
  const changeLanguage = useCallback((language: AppLanguage) => activate(i18n, language), [i18n]);
  return { language: languageOf(i18n.locale), changeLanguage };
}

export function languageOf(locale: string): AppLanguage {
  return isLanguage(locale) ? locale : defaultLanguage;
}
