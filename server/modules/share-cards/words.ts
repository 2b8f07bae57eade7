import type { Language } from '#contract/endpoint.ts';

interface CardWords {
  readonly vat: string;
  readonly discontinued: string;
  readonly products: (count: number) => string;
}

/** What a card says beside names. */
export const cardWords: Readonly<Record<Language, CardWords>> = {
  id: { vat: 'Termasuk PPN', discontinued: 'Tidak dijual lagi', products: count => `${count} produk` },
  en: {
    vat: 'Including VAT',
    discontinued: 'No longer sold',
    products: count => `${count} ${count === 1 ? 'product' : 'products'}`,
  },
};
