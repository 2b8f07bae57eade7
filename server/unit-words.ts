import type { Language } from '#contract/endpoint.ts';

const measures: Readonly<Record<string, string>> = { half_m3: '½ m³', half_kg: '½ kg', half_m: '½ m', m2: 'm²', m3: 'm³' };
const english: Readonly<Record<string, string>> = {
  sak: 'bag',
  batang: 'bar',
  lembar: 'sheet',
  dus: 'box',
  galon: 'tub',
  kaleng: 'can',
  liter: 'litre',
  pcs: 'pc',
};

/** A sold unit's word on what the server draws, such as invoices: those of the app (`src/i18n/unit-words.ts`), which a test holds together. */
export function unitWord(unit: string, language: Language): string {
  return measures[unit] ?? (language === 'en' ? english[unit] : undefined) ?? unit;
}
