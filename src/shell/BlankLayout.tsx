import type { ReactNode } from 'react';
import * as css from './BlankLayout.css.ts';
import { HomeLink } from './HomeLink.tsx';
import { LanguageToggle } from './LanguageToggle.tsx';
import { Toasts } from './Toasts.tsx';

/** Login and registration: the mark, the language and the form, nothing else. */
export function BlankLayout({ children }: { children: ReactNode }) {
  return (
    <div className={css.page}>
      <header className={css.head}>
        <HomeLink className={css.logo} />
        <LanguageToggle />
      </header>
      <main id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
      <Toasts />
    </div>
  );
}
