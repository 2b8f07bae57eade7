import { link, section, steps } from '../blocks.ts';
import type { SeedPage } from '../types.ts';

export const returns: SeedPage['groups'][number] = {
  group: { slug: 'returns-and-account', name: { id: 'Pengembalian dan akun', en: 'Returns and account' } },
  sections: [
    section(
      'damaged',
      [
        'Barang datang rusak. Apa yang harus saya lakukan?',
        steps(
          'Foto seluruh koli dengan labelnya, lalu kerusakannya dari dekat.',
          'Laporkan dalam 48 jam setelah diterima: buka pesanannya, lalu ‘Kembalikan atau klaim’.',
          'Simpan barang dan kemasannya sampai kami menjawab.',
        ),
        'Anda memilih barang pengganti atau uang kembali.',
        link('/guarantee-and-returns#damage', 'Ketentuan lengkap'),
      ],
      [
        'Something arrived damaged. What should I do?',
        steps(
          'Photograph the whole parcel with its label, then the damage from near.',
          'Tell us within 48 hours of receipt: open the order, then ‘Return or claim’.',
          'Keep the goods and their packaging until we have answered.',
        ),
        'You choose between a replacement and a refund.',
        link('/guarantee-and-returns#damage', 'The full conditions'),
      ],
    ),
    section(
      'no-return',
      [
        'Barang apa yang tidak bisa dikembalikan?',
        'Barang yang dipotong sesuai ukuran Anda dan cat racikan, karena tidak bisa dijual lagi. Keduanya ditandai di halaman produk. Bila datang rusak atau tidak sesuai pesanan, tetap kami ganti.',
      ],
      [
        'What cannot be returned?',
        'Goods cut to your size and tinted paint, since they cannot be sold again. Both are marked on the product page. If they arrive damaged or are not what you ordered, we replace them all the same.',
      ],
    ),
    section(
      'refund-time',
      ['Kapan uang saya kembali?', 'Dalam 1–3 hari kerja setelah pembatalan atau klaim disetujui, ke rekening atas nama Anda.'],
      ['When do I get my money back?', 'Within 1–3 working days of the cancellation or claim being accepted, to an account in your name.'],
    ),
    section(
      'cancel',
      [
        'Bisakah saya membatalkan pesanan?',
        'Bisa, langsung dari halaman pesanan, selama menunggu validasi admin atau menunggu pembayaran. Setelah dibayar, hubungi kami secepatnya; selama barang belum berangkat biasanya masih bisa.',
      ],
      [
        'Can I cancel an order?',
        'Yes, on the order’s page, while it awaits validation or payment. Once you have paid, contact us as soon as you can; before the goods have left it is usually still possible.',
      ],
    ),
    section(
      'password',
      [
        'Bagaimana mengganti kata sandi?',
        'Buka profil, lalu ubah kata sandi, dan isi kata sandi lama serta yang baru. Yang baru minimal 8 karakter dengan huruf besar, huruf kecil, dan angka. Bila lupa kata sandi lama, hubungi kami dari email atau nomor HP yang terdaftar.',
      ],
      [
        'How do I change my password?',
        'Open your profile, choose change password, and enter the old and the new one. A new password has at least 8 characters with an upper-case letter, a lower-case letter and a number. If you have forgotten the old one, contact us from your registered e-mail or mobile number.',
      ],
    ),
    section(
      'addresses',
      [
        'Bisakah menyimpan beberapa alamat?',
        'Bisa. Simpan rumah, gudang, dan proyek di buku alamat, lalu jadikan salah satunya utama; alamat itu yang dipilih lebih dulu di checkout. Patokan membantu pengantar di tempat yang jalannya belum bernama.',
      ],
      [
        'Can I keep several addresses?',
        'Yes. Keep home, store and building sites in your address book and make one of them the default; the checkout chooses it first. A landmark helps the driver where roads have no names yet.',
      ],
    ),
  ],
};
