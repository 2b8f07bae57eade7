import { bullets, link, section, steps } from '../blocks.ts';
import type { SeedPage } from '../types.ts';

export const ordering: SeedPage['groups'][number] = {
  group: { slug: 'ordering', name: { id: 'Pemesanan', en: 'Ordering' } },
  sections: [
    section(
      'how-to-order',
      [
        'Bagaimana cara memesan?',
        steps(
          'Cari barang, pilih ukuran atau warnanya, lalu tekan tambah ke keranjang. Anda diminta masuk bila belum.',
          'Di checkout, pilih alamat, cara kirim, dan cara bayar.',
          'Periksa jumlah, ongkos kirim, dan totalnya, lalu buat pesanan.',
          'Tunggu validasi admin; setelah itu Anda membayar.',
        ),
        'Belum ada uang yang keluar sampai admin menyetujui pesanan.',
      ],
      [
        'How do I order?',
        steps(
          'Find the goods, choose size or colour and add them to the cart. You are asked to log in if you have not yet.',
          'At checkout choose the address, the way of shipping and the way of paying.',
          'Check quantities, shipping fee and total, then place the order.',
          'Wait for an admin to validate it; after that you pay.',
        ),
        'No money changes hands until an admin has approved the order.',
      ],
    ),
    section(
      'why-validation',
      [
        'Mengapa admin memeriksa pesanan dulu?',
        'Supaya Anda tidak membayar barang yang ternyata tidak bisa dikirim. Admin mencocokkan stok di depo, keterjangkauan alamat, dan cara kirim. Stok sudah disisihkan untuk Anda sejak pesanan dibuat. Bila ada yang tidak cocok, pesanan dibatalkan dengan alasan yang bisa Anda baca.',
      ],
      [
        'Why does an admin check the order first?',
        'So that you do not pay for something that cannot be delivered. An admin compares the order with the stock at the depot, the address and the way of shipping. The stock is set aside for you from the moment you order. If something does not fit, the order is cancelled with a reason that you can read.',
      ],
    ),
    section(
      'minimum-and-multiples',
      [
        'Mengapa ada minimal beli dan kelipatan?',
        'Sebagian barang datang dan dikirim dalam kemasan tertentu: semen minimal 5 sak, genteng metal per 10 lembar, bata merah minimal 500 buah lalu per 100. Penghitung di halaman produk menyesuaikan angka yang Anda ketik ke kelipatan terdekat dan menjelaskannya.',
      ],
      [
        'Why are there minimums and multiples?',
        'Some goods come and travel in fixed packs: cement from 5 bags, metal roof tiles by the ten, red bricks from 500 and then by the hundred. The counter on the product page moves the number you type to the nearest multiple and says why.',
      ],
    ),
    section(
      'stock',
      [
        'Apakah stok di layar benar-benar ada?',
        'Angka stok adalah yang tersisa untuk dijual, diperbarui setiap kali halaman dibuka dengan sinyal. Keranjang belum menyisihkan stok; pesanan menyisihkannya. Bila stok berkurang sebelum Anda memesan, checkout menampilkan jumlah yang masih ada dan Anda yang memutuskan.',
      ],
      [
        'Is the stock on the screen really there?',
        'The figure is what is left to sell, refreshed whenever the page is opened online. A cart does not set stock aside; an order does. If stock falls before you order, the checkout shows what is left and you decide.',
      ],
    ),
    section(
      'offline',
      [
        'Bisakah memakai toko ini tanpa sinyal?',
        bullets(
          'Halaman yang pernah dibuka tetap bisa dibaca; umur datanya tertulis.',
          'Perubahan keranjang disimpan di ponsel dan dikirim saat ada sinyal.',
          'Pesanan baru benar-benar dibuat setelah toko menerimanya. Selama menunggu, kami tidak menulis bahwa pesanan berhasil.',
        ),
      ],
      [
        'Can I use the shop without a signal?',
        bullets(
          'Pages that you have opened can still be read; the age of their data is stated.',
          'Changes to your cart are kept on your phone and sent when you are online.',
          'An order only exists once the shop has received it. While it waits, we do not say that it went through.',
        ),
      ],
    ),
    section(
      'tax-invoice',
      [
        'Apakah harga sudah termasuk PPN?',
        'Ya. Semua harga produk sudah termasuk PPN dengan tarif efektif 11%. Jumlah PPN di dalam total dihitung sebagai total dikurangi total dibagi 1,11: dari belanja Rp 1.110.000, PPN-nya Rp 110.000.',
        link('/terms-and-conditions#prices', 'Syarat tentang harga dan pajak'),
      ],
      [
        'Do prices include VAT?',
        'Yes. All product prices include VAT at its effective rate of 11%. The VAT inside a total is the total less the total divided by 1.11: of a purchase of Rp 1.110.000 the VAT is Rp 110.000.',
        link('/terms-and-conditions#prices', 'Terms on prices and tax'),
      ],
    ),
  ],
};
