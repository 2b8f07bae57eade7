import { formatDate } from './formats.ts';
import type { AppLanguage } from './i18n.ts';

/** '6 Nov', or '6 Nov 2024' of another year than that of `now`, in the device's time zone. @param moment ISO 8601 @param now Unix time in milliseconds */
export function formatRecentDay(moment: string, language: AppLanguage, now: number): string {
  return formatDate(moment, language).replace(` ${new Date(now).getFullYear()}`, '');
}
