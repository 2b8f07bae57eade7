import type { AppLanguage } from '#i18n/i18n.ts';

/** The shop's own zone, so that server and browser write the same day. */
const SHOP_ZONE = 'Asia/Makassar';

/** '6 November 2025', month names of the language. Written in full, because engines disagree on short names. */
export function formatDay(moment: string, language: AppLanguage): string {
  const tag = language === 'id' ? 'id-ID' : 'en-GB';
  return new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric', timeZone: SHOP_ZONE }).format(new Date(moment));
}
