import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '#i18n/use-language.ts';
import { Languages } from '#ui/icons.ts';
import * as css from './LanguageToggle.css.ts';

/** Names the other language in that language, so that a customer who landed in the wrong one can read it. */
export function LanguageToggle() {
  const { t } = useLingui();
  const { language, changeLanguage } = useLanguage();
  const other = language === 'id' ? ({ code: 'en', name: 'English' } as const) : ({ code: 'id', name: 'Bahasa Indonesia' } as const);
  return (
    <button type="button" className={css.toggle} onClick={() => void changeLanguage(other.code)} aria-label={t`Language: ${other.name}`}>
      <Languages size={18} />
      <span lang={other.code}>{other.name}</span>
    </button>
  );
}
