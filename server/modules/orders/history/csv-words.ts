import type { Language } from '#contract/endpoint.ts';

/** Words of the table of a customer's orders; those of the screens stand in the interface's catalogues. */
interface CsvWords {
  readonly columns: readonly string[];
  /** By status, 2 to 7. */
  readonly statuses: Readonly<Record<number, string>>;
  readonly shipping: string;
  readonly uniqueCode: string;
}

export const csvWords: Readonly<Record<Language, CsvWords>> = {
  id: {
    columns: [
      ...['Pesanan', 'Proyek atau PO', 'Tanggal', 'Status', 'Faktur', 'Produk', 'SKU'],
      ...['Jumlah', 'Satuan', 'Harga satuan (Rp)', 'Diskon (%)', 'Total (Rp)'],
    ],
    statuses: {
      2: 'Menunggu validasi',
      3: 'Menunggu pembayaran',
      4: 'Pembayaran divalidasi',
      5: 'Diproses',
      6: 'Dalam pengiriman',
      7: 'Selesai',
    },
    shipping: 'Ongkos kirim',
    uniqueCode: 'Kode unik',
  },
  en: {
    columns: [
      ...['Order', 'Project or PO', 'Date', 'Status', 'Invoice', 'Product', 'SKU'],
      ...['Quantity', 'Unit', 'Unit price (Rp)', 'Discount (%)', 'Total (Rp)'],
    ],
    statuses: {
      2: 'Waiting for validation',
      3: 'Waiting for payment',
      4: 'Payment validated',
      5: 'Processing',
      6: 'On shipping',
      7: 'Done',
    },
    shipping: 'Shipping',
    uniqueCode: 'Unique code',
  },
};
