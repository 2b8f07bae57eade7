import type { Language } from '#contract/endpoint.ts';
import { unitWord } from '#server/unit-words.ts';

/** The words of the sheet; those of the printed page stand in the interface's catalogues. */
interface InvoiceWords {
  readonly paid: string;
  readonly unpaid: string;
  readonly cancelled: string;
  readonly taxNumber: string;
  readonly invoice: string;
  readonly order: string;
  readonly placed: string;
  readonly project: string;
  readonly billedTo: string;
  readonly address: string;
  /** Heads of the columns. */
  readonly columns: readonly [product: string, quantity: string, price: string, discount: string, total: string];
  readonly itemsTotal: string;
  readonly discount: string;
  readonly shipping: string;
  readonly uniqueCode: string;
  readonly total: string;
  readonly includedVat: string;
  readonly net: string;
  readonly taxBase: string;
  readonly vat: string;
  readonly payment: string;
  readonly shipment: string;
  readonly page: (page: number, of: number) => string;
}

export const invoiceWords: Readonly<Record<Language, InvoiceWords>> = {
  id: {
    paid: 'Faktur, lunas',
    unpaid: 'Faktur, belum dibayar',
    cancelled: 'Faktur, dibatalkan',
    taxNumber: 'NPWP',
    invoice: 'Nomor faktur',
    order: 'Nomor pesanan',
    placed: 'Dipesan',
    project: 'Proyek atau nomor PO',
    billedTo: 'Faktur untuk',
    address: 'Alamat pengiriman',
    columns: ['Produk', 'Jumlah', 'Harga satuan', 'Diskon', 'Total'],
    itemsTotal: 'Total barang',
    discount: 'Diskon',
    shipping: 'Ongkos kirim',
    uniqueCode: 'Kode unik',
    total: 'Total',
    includedVat: 'PPN dalam harga barang',
    net: 'Barang tanpa PPN',
    taxBase: 'DPP nilai lain (11/12)',
    vat: 'PPN 12%',
    payment: 'Pembayaran',
    shipment: 'Pengiriman',
    page: (page, of) => `Halaman ${page} dari ${of}`,
  },
  en: {
    paid: 'Invoice, paid',
    unpaid: 'Invoice, unpaid',
    cancelled: 'Invoice, cancelled',
    taxNumber: 'Tax number (NPWP)',
    invoice: 'Invoice number',
    order: 'Order number',
    placed: 'Ordered',
    project: 'Project or PO number',
    billedTo: 'Invoice to',
    address: 'Delivery address',
    columns: ['Product', 'Quantity', 'Unit price', 'Discount', 'Total'],
    itemsTotal: 'Items total',
    discount: 'Discount',
    shipping: 'Shipping',
    uniqueCode: 'Unique code',
    total: 'Total',
    includedVat: 'VAT included in the goods',
    net: 'Goods without VAT',
    taxBase: 'Tax base (11/12)',
    vat: 'VAT 12%',
    payment: 'Payment',
    shipment: 'Shipment',
    page: (page, of) => `Page ${page} of ${of}`,
  },
};

/** '12 × sak': a quantity with the unit that its price stands for. */
export function unitWords(quantity: number, unit: string, language: Language): string {
  return `${quantity} × ${unitWord(unit, language)}`;
}
