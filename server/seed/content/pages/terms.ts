import { bullets, link, section, steps } from '../blocks.ts';
import type { SeedPage } from '../types.ts';

export const terms: SeedPage = {
  slug: 'terms-and-conditions',
  updatedAt: '2025-11-03T09:00:00+08:00',
  title: { id: 'Syarat dan ketentuan', en: 'Terms and conditions' },
  summary: {
    id: 'Aturan main antara Anda dan Fondasi, ditulis supaya bisa dibaca sampai habis.',
    en: 'The rules between you and Fondasi, written to be read to the end.',
  },
  groups: [
    {
      group: null,
      sections: [
        section(
          'parties',
          [
            'Siapa kita',
            'Fondasi dijalankan oleh PT Fondasi Timur Sejahtera, Makassar. Dengan mendaftar atau memesan, Anda menyetujui syarat ini. Bila Anda memesan untuk perusahaan, Anda menyatakan berwenang mewakilinya.',
          ],
          [
            'Who we are',
            'Fondasi is run by PT Fondasi Timur Sejahtera, Makassar. By signing up or ordering you agree to these terms. If you order for a company, you state that you may act for it.',
          ],
        ),
        section(
          'account',
          [
            'Akun',
            'Siapa pun boleh melihat katalog tanpa akun. Untuk keranjang dan pesanan Anda memerlukan akun dengan nama, email, dan nomor HP yang benar, karena pengantar menghubungi nomor itu.',
            bullets(
              'Jaga kata sandi Anda; pesanan yang dibuat dari akun Anda dianggap dari Anda.',
              'Bila akun dipakai orang lain, ubah kata sandinya dan beri tahu kami.',
              'Kami boleh menutup akun yang dipakai untuk menipu, setelah memberi tahu alasannya.',
            ),
          ],
          [
            'Your account',
            'Anybody may look at the catalogue without an account. For a cart and orders you need one, with your right name, e-mail and mobile number, since that is the number the driver calls.',
            bullets(
              'Keep your password to yourself; orders placed from your account count as yours.',
              'If somebody else uses your account, change its password and tell us.',
              'We may close accounts that are used for fraud, after saying why.',
            ),
          ],
        ),
        section(
          'prices',
          [
            'Harga dan pajak',
            'Harga dalam rupiah untuk satu satuan jual dan sudah termasuk PPN dengan tarif efektif 11%. Ongkos kirim belum termasuk dan dihitung di checkout. Harga yang berlaku adalah harga yang Anda lihat dan setujui saat membuat pesanan; perubahan sesudahnya tidak mengubah pesanan itu.',
            'Bila sebuah harga jelas keliru, misalnya kurang satu angka nol, admin boleh menolak pesanan itu sebelum Anda membayar dan menjelaskan sebabnya.',
          ],
          [
            'Prices and tax',
            'Prices are in rupiah for one sold unit and include VAT at its effective rate of 11%. Shipping is not included and is computed at checkout. The price that counts is the one you saw and accepted when you placed the order; later changes do not touch it.',
            'Where a price is plainly a mistake, say with a zero missing, an admin may decline the order before you pay and tell you the reason.',
          ],
        ),
        section(
          'orders',
          [
            'Pesanan',
            steps(
              'Anda membuat pesanan; stoknya kami sisihkan untuk Anda.',
              'Admin memeriksa stok, alamat, dan cara kirim, lalu menyetujui atau membatalkan dengan alasan.',
              'Setelah disetujui, batas waktu pembayaran mulai berjalan dan perjanjian jual beli terjadi.',
              'Setelah pembayaran diperiksa, pesanan diproses dan dikirim.',
            ),
            'Anda boleh membatalkan sendiri selama pesanan menunggu validasi atau menunggu pembayaran. Setelah dibayar, hubungi kami; selama barang belum berangkat, pesanan biasanya masih bisa dibatalkan.',
          ],
          [
            'Orders',
            steps(
              'You place the order; we set its stock aside for you.',
              'An admin checks stock, address and way of shipping, then approves the order or cancels it with a reason.',
              'With the approval the time for payment begins to run and the contract of sale is made.',
              'Once the payment is validated, the order is processed and shipped.',
            ),
            'You may cancel an order yourself while it awaits validation or payment. After you have paid, contact us; as long as the goods have not left, an order can usually still be cancelled.',
          ],
        ),
        section(
          'payment',
          [
            'Pembayaran',
            'Anda membayar setelah admin menyetujui pesanan, dengan transfer bank atau virtual account dalam 24 jam, atau QRIS dalam 30 menit untuk pesanan sampai Rp 10.000.000. Pada transfer bank, tiga angka terakhir adalah kode unik pesanan dan ikut ditransfer.',
            'Bukti pembayaran diperiksa dalam dua jam kerja. Selama bukti diperiksa, batas waktu berhenti. Bukti yang ditolak boleh diganti. Pesanan yang tidak dibayar sampai batasnya dibatalkan dan stoknya dilepas. Kami tidak pernah meminta pembayaran ke rekening pribadi.',
          ],
          [
            'Payment',
            'You pay after an admin has approved the order: by bank transfer or virtual account within 24 hours, or by QRIS within 30 minutes for orders of up to Rp 10.000.000. With a bank transfer the last three digits are the order’s unique code and are part of the amount.',
            'Receipts are checked within two working hours. While a receipt is being checked the deadline stands still. A rejected receipt may be replaced. An order that is not paid by its deadline is cancelled and its stock released. We never ask for payment to a private account.',
          ],
        ),
        section(
          'shipping',
          [
            'Pengiriman dan risiko',
            'Cara kirim, ongkos, dan perkiraan waktu tiba tertulis di checkout. Rentang hari adalah perkiraan yang kami upayakan, bukan janji tanggal: kapal dan cuaca tidak bisa kami atur. Risiko atas barang berpindah kepada Anda saat barang diserahkan kepada Anda atau orang yang Anda tunjuk di alamat pengiriman, atau saat Anda mengambilnya di depo.',
            'Alamat harus bisa dicapai kendaraan pengantar. Bila truk tidak bisa masuk, barang diturunkan di titik terdekat yang aman, dan angkut dari sana menjadi urusan Anda, kecuali disepakati lain.',
          ],
          [
            'Shipping and risk',
            'The way of shipping, its fee and the expected arrival are stated at checkout. A range of days is an estimate that we work for, not a promised date: ships and weather are not ours to order. The risk passes to you when the goods are handed to you, or to somebody you named, at the delivery address, or when you collect them at the depot.',
            'The delivery vehicle must be able to reach the address. Where a truck cannot get in, goods are unloaded at the nearest safe point, and carrying them on is up to you unless we agreed otherwise.',
          ],
        ),
        section(
          'returns',
          [
            'Kerusakan dan pengembalian',
            'Kerusakan, kekurangan, dan salah kirim dilaporkan dalam 48 jam setelah diterima, dengan foto. Barang yang dipotong sesuai ukuran dan cat racikan tidak bisa dikembalikan kecuali rusak atau salah. Pengembalian dana dikirim dalam 1–3 hari kerja.',
            link('/guarantee-and-returns', 'Garansi dan pengembalian selengkapnya'),
          ],
          [
            'Damage and returns',
            'Damaged, missing or wrong goods are reported within 48 hours of receipt, with a photo. Goods cut to size and tinted paint cannot be returned unless damaged or wrong. Refunds are sent within 1–3 working days.',
            link('/guarantee-and-returns', 'Guarantee and returns in full'),
          ],
        ),
        section(
          'advice',
          [
            'Informasi teknis',
            'Gambar produk adalah ilustrasi; warna di layar bisa berbeda dari aslinya. Hitungan di blog dan daya sebar di halaman produk adalah nilai umum. Untuk bangunan yang memikul beban, ikuti gambar dan perhitungan perencana Anda.',
          ],
          [
            'Technical information',
            'Product pictures are illustrations; colours on a screen may differ from the real ones. Calculations in the blog and coverage on product pages are usual values. For anything that carries loads, follow your engineer’s drawings and calculations.',
          ],
        ),
        section(
          'reviews',
          [
            'Ulasan',
            'Anda boleh mengulas barang yang sudah Anda terima. Tulislah yang Anda alami sendiri, tanpa data pribadi orang lain. Kami tidak menghapus ulasan karena nilainya rendah; yang kami hapus hanya yang melanggar hukum atau tidak tentang barangnya.',
          ],
          [
            'Reviews',
            'You may review goods that you have received. Write what you experienced yourself, without other people’s personal data. We do not remove a review for its low rating; we only remove what breaks the law or is not about the goods.',
          ],
        ),
        section(
          'privacy',
          [
            'Data pribadi',
            'Kami memakai data Anda untuk memproses pesanan, mengirimnya, dan menjawab Anda, sesuai Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi. Pengantar menerima nama, nomor HP, dan alamat pengiriman saja. Kami tidak menjual data Anda. Anda boleh meminta salinan, perbaikan, atau penghapusannya; catatan transaksi kami simpan selama diwajibkan aturan pajak.',
          ],
          [
            'Personal data',
            'We use your data to process your orders, ship them and answer you, under Law No. 27 of 2022 on Personal Data Protection. Carriers get name, mobile number and delivery address and nothing else. We do not sell your data. You may ask for a copy, a correction or its deletion; records of sales are kept for as long as tax rules demand.',
          ],
        ),
        section(
          'law',
          [
            'Hukum dan perubahan',
            'Syarat ini tunduk pada hukum Indonesia. Perselisihan kita selesaikan dulu dengan bicara; bila tidak berhasil, Anda boleh membawanya ke badan penyelesaian sengketa konsumen atau pengadilan. Hak Anda menurut Undang-Undang Nomor 8 Tahun 1999 tentang Perlindungan Konsumen tidak berkurang oleh apa pun di halaman ini.',
            'Bila syarat ini berubah, tanggal di halaman ini ikut berubah. Untuk pesanan yang sudah dibuat berlaku syarat pada hari pesanan itu.',
          ],
          [
            'Law and changes',
            'These terms are under Indonesian law. We settle disputes by talking first; if that fails, you may take them to the consumer dispute settlement body or to court. Nothing on this page lessens your rights under Law No. 8 of 1999 on Consumer Protection.',
            'When these terms change, the date on this page changes with them. An order stays under the terms of the day on which it was placed.',
          ],
        ),
      ],
    },
  ],
};
