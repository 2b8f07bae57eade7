import type { Language } from '#contract/endpoint.ts';

interface CardWords {
  readonly vat: string;
  readonly discontinued: string;
  readonly products: (count: number) => string;
  readonly units: Readonly<Record<string, string>>;
}

const measures = { m2: 'm²', m3: 'm³', half_m3: '½ m³', half_kg: '½ kg', half_m: '½ m' };

/** What a card says beside names. Units are those of the app (`src/i18n/unit-words.ts`), which a test holds together. */
export const cardWords: Readonly<Record<Language, CardWords>> = {
  id: { vat: 'Termasuk PPN', discontinued: 'Tidak dijual lagi', products: count => `${count} produk`, units: measures },
  en: {
    vat: 'Including VAT',
    discontinued: 'No longer sold',
    products: count => `${count} ${count === 1 ? 'product' : 'products'}`,
    units: {
      ...measures,
      sak: 'bag',
      batang: 'bar',
      lembar: 'sheet',
      dus: 'box',
      galon: 'tub',
      kaleng: 'can',
      liter: 'litre',
      pcs: 'pc',
    },
  },
};

/** 'Rp 62.000', the same in both languages. @param amount rupiah */
export function rupiah(amount: number): string {
  return `Rp ${String(amount).replace(/\B(?=(?:\d{3})+$)/g, '.')}`;
}
