import type { List, ListGoods } from '#contract/lists.ts';
import type { Quotation, QuotationKind, QuotationLine } from '#contract/quotations.ts';
import { uuidv7 } from '#lib/ids.ts';
import { discountedPrice } from '#lib/money.ts';
import { goodsOfLine } from '../lists/line-of.ts';
import { dayOf } from './validity.ts';

/** A list, a section of it or a cart that a quotation is made of. */
export type QuotationSource = Pick<List, 'sections' | 'goods'> & {
  readonly lines: readonly Pick<List['lines'][number], 'id' | 'section_id' | 'product_variant_id' | 'text' | 'quantity'>[];
  readonly listId: string | null;
  readonly client: string;
  /** What the paper is about, such as the list's name. */
  readonly about: string;
};

/** First terms of a paper, which its writer changes; the paper is Indonesian whatever the app's language is. */
const TERMS = [
  'Harga loco gudang, belum termasuk ongkos kirim, kecuali disebut di atas.',
  'Waktu pengiriman menyesuaikan stok saat pemesanan.',
  'Pembayaran melalui transfer bank sebelum barang dikirim.',
].join('\n');

/**
 * A new quotation of what stands in a list or a cart, at the prices that the phone knows now.
 * @param now milliseconds since the epoch
 */
export function quotationOf(
  source: QuotationSource,
  { now, place }: { readonly now: number; readonly place: string },
): Omit<Quotation, 'number'> {
  const at = new Date(now).toISOString();
  return {
    id: uuidv7(now),
    kind: 'PNW',
    issuer: 'own',
    state: 'draft',
    client: { name: source.client, attention: '', address: '' },
    subject: `Penawaran Harga Material${source.about === '' ? '' : ` ${source.about}`}`.slice(0, 120),
    place,
    date: dayOf(now),
    valid_days: 7,
    margin: 0,
    hides_shop: true,
    sections: source.sections.map(({ id, name }) => ({ id, name, margin: null })),
    lines: source.lines.filter(({ quantity }) => quantity > 0).map(line => quotationLine(line, source.goods)),
    extras: [],
    terms: TERMS,
    payment: '',
    goods: source.goods.filter(goods => source.lines.some(line => goodsOfLine([goods], line) !== undefined)),
    list_id: source.listId,
    priced_at: at,
    created_at: at,
    updated_at: at,
  };
}

function quotationLine(line: QuotationSource['lines'][number], known: readonly ListGoods[]): QuotationLine {
  const goods = goodsOfLine(known, line);
  const { id, section_id, product_variant_id, quantity, text } = line;
  if (goods === undefined) return { id, section_id, product_variant_id, name: text, quantity, unit: 'unit', price: 0 };
  const price = goods.is_available ? discountedPrice(goods.price, goods.discount) : 0;
  return {
    id,
    section_id,
    product_variant_id,
    name: `${goods.product.name} · ${goods.name}`.slice(0, 300),
    quantity,
    unit: goods.unit,
    price,
  };
}

/** A line of the customer's own words, still without any. */
export const newLine = (): QuotationLine => ({
  ...{ id: uuidv7(), section_id: null, product_variant_id: null },
  ...{ name: '', quantity: 1, unit: 'unit', price: 0 },
});

const SUBJECTS: Readonly<Record<QuotationKind, string>> = {
  PNW: 'Penawaran Harga Material',
  PF: 'Proforma Invoice',
  SP: 'Surat Pesanan Material',
  DRPB2: 'Daftar Rencana Pembelian Bahan',
};

/** The subject after a change of kind: what the app wrote is written anew, what the customer wrote stays. */
export function subjectOfKind(subject: string, from: QuotationKind, to: QuotationKind): string {
  return subject.startsWith(SUBJECTS[from]) ? `${SUBJECTS[to]}${subject.slice(SUBJECTS[from].length)}`.slice(0, 120) : subject;
}
