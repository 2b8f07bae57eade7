import type { SeedPaymentMethod } from './types.ts';

/** In the order in which a customer sees them; bank and accounts are invented. */
export const seedPaymentMethods: readonly SeedPaymentMethod[] = [
  {
    code: 'bank-transfer',
    name: { id: 'Transfer bank', en: 'Bank transfer' },
    description: {
      id: 'Transfer dari bank mana pun dengan tiga angka unik, lalu unggah buktinya. Berlaku 24 jam.',
      en: 'Transfer from any bank with a unique three-digit code, then upload the receipt. Open for 24 hours.',
    },
    instructions: {
      id: [
        'Transfer tepat {amount}, sampai tiga angka terakhir: angka itu menandai pesanan Anda.',
        'Kirim ke rekening {account}.',
        'Simpan bukti transfer, lalu unggah di halaman ini (JPEG, PNG, WebP, atau PDF sampai 5 MB).',
        'Bukti diperiksa dalam dua jam kerja. Bila ditolak, Anda bisa menggantinya.',
      ],
      en: [
        'Transfer exactly {amount}, down to the last three digits: they tell us which order it is for.',
        'Send it to the account {account}.',
        'Keep the receipt and upload it on this page (JPEG, PNG, WebP or PDF, up to 5 MB).',
        'Receipts are checked within two working hours. A rejected one can be replaced.',
      ],
    },
    account: { bank: 'Bank Nusa Lentera', number: '9000 1188 2704', holder: 'PT Fondasi Timur Sejahtera' },
    deadlineMinutes: null,
    maximum: null,
    hasUniqueCode: true,
  },
  {
    code: 'virtual-account',
    name: { id: 'Virtual account', en: 'Virtual account' },
    description: {
      id: 'Nomor khusus untuk pesanan ini, dibayar lewat ATM, m-banking, atau teller. Berlaku 24 jam.',
      en: 'A number for this order alone, paid at an ATM, by mobile banking or at a counter. Open for 24 hours.',
    },
    instructions: {
      id: [
        'Buka ATM, m-banking, atau internet banking dan pilih menu virtual account.',
        'Masukkan nomor {account}.',
        'Periksa nama penerima dan jumlah {amount}, lalu bayar.',
        'Unggah bukti pembayaran di halaman ini. Bukti diperiksa dalam dua jam kerja.',
      ],
      en: [
        'At an ATM, in mobile or internet banking, choose virtual account.',
        'Enter the number {account}.',
        'Check the recipient and the amount of {amount}, then pay.',
        'Upload the receipt on this page. Receipts are checked within two working hours.',
      ],
    },
    account: { bank: 'Bank Nusa Lentera', number: '90118', holder: 'PT Fondasi Timur Sejahtera' },
    deadlineMinutes: null,
    maximum: null,
    hasUniqueCode: false,
  },
  {
    code: 'qris',
    name: { id: 'QRIS', en: 'QRIS' },
    description: {
      id: 'Pindai dengan aplikasi bank atau dompet digital, sampai Rp10.000.000. Berlaku 30 menit.',
      en: 'Scan with a banking or wallet app, up to Rp10,000,000. Open for 30 minutes.',
    },
    instructions: {
      id: [
        'Buka aplikasi bank atau dompet digital dan pilih bayar dengan QRIS.',
        'Pindai kode di halaman ini, atau simpan gambarnya dan pilih dari galeri.',
        'Periksa nama toko dan jumlah {amount}, lalu bayar.',
        'Unggah tangkapan layar pembayaran di halaman ini. Bukti diperiksa dalam dua jam kerja.',
      ],
      en: [
        'Open your banking or wallet app and choose to pay by QRIS.',
        'Scan the code on this page, or save the picture and choose it from your gallery.',
        'Check the shop’s name and the amount of {amount}, then pay.',
        'Upload a screenshot of the payment on this page. Receipts are checked within two working hours.',
      ],
    },
    // The merchant's own code, as their bank prints it; each order's is made of it.
    account: {
      bank: 'QRIS',
      number:
        '00020101021126710019COM.NUSALENTERA.WWW011893600999000011882702150000011882704000303UME51440014ID.CO.QRIS.WWW0215ID10250001188270303UME5204521153033605802ID5907FONDASI6008MAKASSAR61059011163046C71',
      holder: 'PT Fondasi Timur Sejahtera',
    },
    deadlineMinutes: 30,
    maximum: 10_000_000,
    hasUniqueCode: false,
  },
];
