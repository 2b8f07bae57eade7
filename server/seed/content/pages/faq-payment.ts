import { bullets, section, table } from '../blocks.ts';
import type { SeedPage } from '../types.ts';

export const payment: SeedPage['groups'][number] = {
  group: { slug: 'payment', name: { id: 'Pembayaran', en: 'Payment' } },
  sections: [
    section(
      'when-to-pay',
      [
        'Kapan saya membayar?',
        'Setelah admin memvalidasi pesanan. Anda mendapat pemberitahuan, dan halaman pembayaran menampilkan jumlah, tujuan, dan batas waktunya. Transfer sebelum validasi tidak diperlukan dan memperlambat pemeriksaan.',
      ],
      [
        'When do I pay?',
        'After an admin has validated the order. You get a notification, and the payment page shows the amount, where to send it and the deadline. A transfer before that is not needed and slows the check down.',
      ],
    ),
    section(
      'ways-to-pay',
      [
        'Cara bayar apa saja yang tersedia?',
        table(
          'Cara bayar',
          ['Cara', 'Batas waktu', 'Batas jumlah'],
          ['Transfer bank', '24 jam', 'Tidak ada'],
          ['Virtual account', '24 jam', 'Tidak ada'],
          ['QRIS', '30 menit', 'Rp 10.000.000'],
        ),
        'Batas waktu dihitung sejak validasi admin. Bayar di tempat tidak tersedia.',
      ],
      [
        'Which ways of paying are there?',
        table(
          'Ways of paying',
          ['Way', 'Deadline', 'Most'],
          ['Bank transfer', '24 hours', 'No limit'],
          ['Virtual account', '24 hours', 'No limit'],
          ['QRIS', '30 minutes', 'Rp 10.000.000'],
        ),
        'The deadline counts from the admin’s validation. Cash on delivery is not offered.',
      ],
    ),
    section(
      'unique-code',
      [
        'Apa itu kode unik pada transfer bank?',
        'Tiga angka yang ditambahkan ke total supaya transfer Anda langsung dikenali. Untuk total Rp 1.250.000 dengan kode 417, transfer tepat Rp 1.250.417. Bila dibulatkan, pemeriksaan menjadi manual dan lebih lama.',
      ],
      [
        'What is the unique code of a bank transfer?',
        'Three digits added to the total, so that your transfer is recognised at once. For a total of Rp 1.250.000 with the code 417, transfer exactly Rp 1.250.417. A rounded amount has to be traced by hand, which takes longer.',
      ],
    ),
    section(
      'receipt',
      [
        'Berapa lama bukti bayar diperiksa?',
        'Dalam dua jam kerja. Unggah foto atau berkas JPEG, PNG, WebP, atau PDF sampai 5 MB di halaman pembayaran; bisa juga langsung dari kamera. Selama diperiksa, hitung mundur berhenti. Bila tanpa sinyal, bukti disimpan di ponsel dan dikirim saat ada sinyal.',
      ],
      [
        'How long does it take to check a receipt?',
        'At most two working hours. Upload a photo or a JPEG, PNG, WebP or PDF file of up to 5 MB on the payment page, or take it with the camera. The countdown stands still while we check. Without a signal the receipt is kept on your phone and sent when you are online.',
      ],
    ),
    section(
      'receipt-rejected',
      [
        'Bukti saya ditolak. Apa yang harus dilakukan?',
        'Alasannya tertulis di halaman pembayaran. Yang paling sering:',
        bullets(
          'Foto buram atau terpotong sehingga jumlahnya tidak terbaca.',
          'Jumlahnya kurang, biasanya tanpa kode unik.',
          'Bukti dari pesanan lain.',
        ),
        'Unggah bukti pengganti di halaman yang sama. Uang yang sudah masuk tidak hilang; bila kurang, transfer selisihnya dan tunjukkan kedua bukti dalam satu gambar.',
      ],
      [
        'My receipt was rejected. What now?',
        'The reason is stated on the payment page. The usual ones:',
        bullets(
          'The photo is blurred or cut off, so that the amount cannot be read.',
          'The amount is short, mostly by the unique code.',
          'The receipt belongs to another order.',
        ),
        'Upload another one on the same page. Money that has arrived is not lost; if it was short, transfer the difference and show both receipts in one picture.',
      ],
    ),
    section(
      'missed-deadline',
      [
        'Batas waktu terlewat. Apakah pesanan hilang?',
        'Pesanan dibatalkan dan stoknya dilepas untuk pembeli lain. Bila Anda sudah mentransfer tetapi belum mengunggah bukti, hubungi kami dengan nomor pesanan: uangnya dikembalikan dalam 1–3 hari kerja, atau kami bantu membuat pesanan baru selama stoknya ada.',
      ],
      [
        'I missed the deadline. Is the order gone?',
        'The order is cancelled and its stock released to others. If you had transferred but not uploaded a receipt, contact us with the order number: the money is refunded within 1–3 working days, or we help you order again while there is stock.',
      ],
    ),
  ],
};
