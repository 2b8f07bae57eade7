import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Logo } from '#ui/primitives/Logo.tsx';
import { speak } from '../app/words.ts';
import * as css from './Threshold.css.ts';

/** The page before the desk: one card, and the choice of the language. */
export function Threshold({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  useEffect(() => {
    document.title = `${title} – Fondasi`;
  }, [title]);
  const other = language === 'id' ? 'en' : 'id';
  return (
    <main className={css.threshold}>
      <div className={css.head}>
        <Logo name="Fondasi" color={undefined} picture={undefined} />
        <Button variant="quiet" size="sm" lang={other} onClick={() => void speak(i18n, other)}>
          {other === 'en' ? 'English' : 'Bahasa Indonesia'}
        </Button>
      </div>
      <div>
        <Heading level={1}>{title}</Heading>
        <p className={css.text}>{text}</p>
      </div>
      <Card padding="lg">{children}</Card>
    </main>
  );
}
