import { readFileSync } from 'node:fs';

/** The Indonesian words that the app shows for an English text. */
export function translated(english: string): string {
  const catalogue = readFileSync('src/i18n/locales/id.po', 'utf8');
  return (
    new RegExp(`msgid "${english.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}"\nmsgstr "(.+)"`).exec(catalogue)?.[1] ?? `no words for ${english}`
  );
}
