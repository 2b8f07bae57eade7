import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Logo } from '#ui/primitives/Logo.tsx';
import * as css from './BlankLayout.css.ts';
import { LanguageToggle } from './LanguageToggle.tsx';
import { Toasts } from './Toasts.tsx';

/** Login and registration: the mark, the language and the form, nothing else. */
export function BlankLayout({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className={css.page}>
      <header className={css.head}>
        <Link to="/" aria-label={t`Fondasi, to the home page`} className={css.logo}>
          <Logo name="Fondasi" />
        </Link>
        <LanguageToggle />
      </header>
      <main id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
      <Toasts />
    </div>
  );
}
