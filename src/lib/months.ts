/** By CLDR, written by hand for the reason that `formats.ts` gives; their first three letters are their short names in both languages. */
export const MONTHS = {
  id: 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
} as const;
