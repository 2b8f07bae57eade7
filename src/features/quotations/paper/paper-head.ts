import type { Letterhead, Quotation } from '#contract/quotations.ts';
import type { SiteInfo } from '#contract/site.ts';
import { jpegSize } from '#lib/pdf/jpeg-size.ts';
import { formatPhone } from '#lib/phone-format.ts';

/** Whose paper it is, as its head and its foot name them. */
export interface PaperHead {
  readonly name: string;
  readonly address: string;
  /** Phone and mail on one line. */
  readonly contact: string;
  /** NPWP; '' for none. */
  readonly taxNumber: string;
  readonly signer: string;
  readonly position: string;
  readonly logo: { readonly bytes: Uint8Array; readonly width: number; readonly height: number } | null;
}

/** The shop as its own offers and the contractor's papers name it. */
export type PaperShop = Pick<SiteInfo, 'name' | 'legal' | 'phone' | 'email' | 'tax_number'>;

/** Under the contractor's head go their own quotations, and every order to the shop. */
export const isOwn = ({ issuer, kind }: Pick<Quotation, 'issuer' | 'kind'>): boolean => issuer === 'own' || kind === 'SP';

export function headOfLetter(letterhead: Letterhead): PaperHead {
  const { name, address, phone, email, tax_number: taxNumber, signer, position, logo } = letterhead;
  return { name, address, contact: contactOf(phone, email), taxNumber, signer, position, logo: logo === null ? null : logoOf(logo) };
}

export function headOfShop({ name, legal, phone, email, tax_number: taxNumber = '' }: PaperShop): PaperHead {
  const contact = contactOf(phone === '' ? '' : formatPhone(phone), email);
  return { name, address: legal, contact, taxNumber, signer: '', position: '', logo: null };
}

const contactOf = (phone: string, email: string) =>
  [phone === '' ? '' : `Telp./WA ${phone}`, email].filter(part => part !== '').join(' · ');

/** @returns null for bytes that are no JPEG: the paper goes without */
function logoOf(base64: string): PaperHead['logo'] {
  const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0));
  const size = jpegSize(bytes);
  return size === null ? null : { bytes, width: size.width, height: size.height };
}
