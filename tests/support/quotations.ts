import { randomUUID } from 'node:crypto';
import type { Letterhead, Quotation } from '#contract/quotations.ts';

/** A quotation of one line, unless it says more. */
export function quotationLike(change: Partial<Quotation> = {}): Quotation {
  const at = '2026-11-25T03:00:00.000Z';
  return {
    ...{ id: randomUUID(), kind: 'PNW', issuer: 'own', state: 'draft', number: '001/PNW/KM/XI/2026', subject: 'Penawaran Harga Material' },
    ...{
      client: { name: 'Bapak Yohanis', attention: '', address: '' },
      place: 'Jayapura',
      date: '2026-11-25',
      valid_days: 7,
      margin: 1_250,
    },
    ...{ hides_shop: true, sections: [], extras: [], terms: '', payment: '', goods: [], list_id: null },
    lines: [
      { id: randomUUID(), section_id: null, product_variant_id: null, name: 'pasir urug', quantity: 2, unit: 'unit', price: 150_000 },
    ],
    ...{ priced_at: at, created_at: at, updated_at: at },
    ...change,
  };
}

/** A letterhead without a logo, unless it says more. */
export const letterheadLike = (change: Partial<Letterhead> = {}): Letterhead => ({
  ...{ name: 'CV Karya Mandiri', address: '', phone: '', email: '', tax_number: '', initials: 'KM', signer: '', position: '', place: '' },
  logo: null,
  ...change,
});
