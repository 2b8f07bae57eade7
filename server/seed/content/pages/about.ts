import { bullets, link, section, table } from '../blocks.ts';
import type { SeedPage } from '../types.ts';

export const about: SeedPage = {
  slug: 'about',
  updatedAt: '2025-11-03T09:00:00+08:00',
  title: { id: 'Tentang Fondasi', en: 'About Fondasi' },
  summary: {
    id: 'Toko bahan bangunan untuk Indonesia timur: harga yang terlihat utuh, stok yang jujur, dan ongkos kirim yang bisa Anda hitung sendiri.',
    en: 'A building materials shop for eastern Indonesia: prices you see in full, honest stock, and freight that you can work out yourself.',
  },
  groups: [
    {
      group: null,
      sections: [
        section(
          'for-whom',
          [
            'Untuk siapa toko ini',
            'Fondasi melayani pemborong, tukang, dan pemilik rumah di enam belas provinsi Indonesia timur: Sulawesi, Maluku, Nusa Tenggara, dan Papua. Di banyak tempat, barang yang dicari tidak ada di toko terdekat, atau harganya baru jelas setelah beberapa kali menelepon. Kami ingin keduanya jelas sebelum Anda memesan.',
            bullets(
              'Pemborong melihat harga per satuan jual dan per kilogram atau meter persegi, minimal beli, dan kelipatannya, lalu memesan untuk satu proyek sekaligus.',
              'Tukang menemukan ukuran, berat, dan spesifikasi setiap barang tanpa harus bertanya.',
              'Pemilik rumah bisa menghitung kebutuhan dan membandingkan cara kirim sebelum membayar apa pun.',
            ),
          ],
          [
            'Who this shop is for',
            'Fondasi serves contractors, builders and home owners in the sixteen provinces of eastern Indonesia: Sulawesi, Maluku, Nusa Tenggara and Papua. In many places the nearest store does not have what you need, or its price only becomes clear after several phone calls. We want both to be clear before you order.',
            bullets(
              'Contractors see the price of a sold unit and of a kilogram or square metre, the minimum and the multiple, and order for a whole project at once.',
              'Builders find the size, weight and specification of every article without having to ask.',
              'Home owners can work out how much they need and compare ways of shipping before they pay anything.',
            ),
          ],
        ),
        section(
          'honest-prices',
          [
            'Harga yang jujur',
            'Harga di setiap halaman adalah untuk satu satuan jual dan sudah termasuk PPN dengan tarif efektif 11%. Yang ditambahkan kemudian hanya ongkos kirim, dan rinciannya Anda lihat di checkout sebelum pesanan dibuat: berat tagihan, tarif, biaya penanganan, dan tambahan bila ada.',
            'Bila harga atau stok berubah sejak Anda mengisi keranjang, kami menampilkan nilai lama dan baru lalu bertanya lagi. Pesanan tidak pernah dibuat dengan harga yang belum Anda lihat.',
          ],
          [
            'Honest prices',
            'The price on every page is for one sold unit and includes VAT at its effective rate of 11%. The only thing added later is shipping, and the checkout shows what it is made of before the order is placed: chargeable weight, rate, handling and any surcharge.',
            'If a price or the stock has changed since you filled your cart, we show the old and the new value and ask again. No order is ever placed at a price that you have not seen.',
          ],
        ),
        section(
          'depots',
          [
            'Sepuluh depo',
            'Alamat Anda menentukan depo yang melayani: setiap kabupaten dan kota terhubung ke salah satu dari sepuluh depo ini. Makassar adalah pusatnya.',
            table(
              'Depo Fondasi',
              ['Wilayah', 'Depo'],
              ['Sulawesi', 'Makassar, Manado, Palu, Kendari'],
              ['Nusa Tenggara', 'Mataram, Kupang'],
              ['Maluku', 'Ambon, Ternate'],
              ['Papua', 'Sorong, Jayapura'],
            ),
            'Pesanan bisa diambil sendiri di depo tanpa ongkos kirim. Di kabupaten atau kota tempat depo berada, truk kami sendiri mengantar sampai sekitar 40 km.',
          ],
          [
            'Ten depots',
            'Your address decides which depot serves you: every regency and city belongs to one of these ten. Makassar is the hub.',
            table(
              'Depots of Fondasi',
              ['Region', 'Depots'],
              ['Sulawesi', 'Makassar, Manado, Palu, Kendari'],
              ['Nusa Tenggara', 'Mataram, Kupang'],
              ['Maluku', 'Ambon, Ternate'],
              ['Papua', 'Sorong, Jayapura'],
            ),
            'You can collect an order at the depot without paying for shipping. In a depot’s own regency or city our own truck delivers, up to about 40 km.',
          ],
        ),
        section(
          'by-sea',
          [
            'Kiriman lewat laut',
            'Kota dan pulau yang tidak terhubung jalan dilayani kargo laut. Tarifnya per kilogram tagihan, paling sedikit 50 kg, dan mulai 5 ton tarif per kilogramnya 35% lebih rendah. Karena ruang di kapal juga terbatas, barang yang ringan tetapi besar dihitung dari volumenya.',
            'Waktu tiba kami tulis sebagai rentang, misalnya 7–14 hari ke Maluku, karena kapal menunggu muatan dan cuaca. Untuk pulau yang jarang disinggahi kami menulis apa adanya: tergantung kapal. Pegunungan Papua di luar pesisir hanya dilayani dengan penawaran khusus.',
            link('/blog_detail/cara-ongkos-kirim-dihitung', 'Cara ongkos kirim dihitung'),
          ],
          [
            'Shipping by sea',
            'Towns and islands without a road connection are served by sea cargo. Its rate is per chargeable kilogram, 50 kg at least, and from 5 tonnes the rate per kilogram is 35% lower. Room on a ship is limited too, so goods that are light but large are charged by their volume.',
            'We give arrival times as a range, such as 7–14 days to Maluku, because ships wait for freight and weather. For islands where ships seldom call we say so: it depends on the ship. The highlands of Papua beyond the coast are served by quotation only.',
            link('/blog_detail/cara-ongkos-kirim-dihitung', 'How the freight weight is computed'),
          ],
        ),
        section(
          'people',
          [
            'Orang di balik pesanan',
            'Setiap pesanan diperiksa admin sebelum Anda membayar: stok, alamat, dan cara kirim. Bukti pembayaran diperiksa dalam dua jam kerja. Bila ada yang tidak beres, Anda diberi tahu alasannya, bukan hanya hasilnya.',
            'Sinyal di lapangan sering hilang. Karena itu katalog yang pernah dibuka tetap bisa dibaca tanpa sinyal, dan perubahan keranjang disimpan di ponsel sampai bisa dikirim.',
          ],
          [
            'The people behind an order',
            'An admin checks every order before you pay: stock, address and way of shipping. Receipts are checked within two working hours. When something is not right you are told why, not only that it is so.',
            'The signal on a building site is often gone. So catalogue pages that you have opened can still be read offline, and changes to your cart are kept on your phone until they can be sent.',
          ],
        ),
      ],
    },
  ],
};
