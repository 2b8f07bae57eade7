import { bullets, link, section, steps, table } from '../blocks.ts';
import type { SeedPage } from '../types.ts';

export const shipping: SeedPage['groups'][number] = {
  group: { slug: 'shipping', name: { id: 'Pengiriman', en: 'Shipping' } },
  sections: [
    section(
      'chargeable-weight',
      [
        'Apa itu berat tagihan?',
        'Yang lebih besar antara berat timbang dan berat volume seluruh kiriman, dibulatkan ke atas ke kilogram penuh. Berat volume adalah panjang × lebar × tinggi kemasan dalam sentimeter dibagi 6.000 untuk kurir ekspres, 5.000 untuk kargo darat, dan 4.000 untuk kargo laut.',
        'Contoh: tandon 1.050 liter beratnya 22 kg, tetapi kemasannya 103 × 103 × 140 cm. Lewat laut berat tagihannya 372 kg.',
        link('/blog_detail/cara-ongkos-kirim-dihitung', 'Penjelasan lengkap dengan contoh'),
      ],
      [
        'What is the chargeable weight?',
        'The greater of the weight on the scales and the volumetric weight of the whole shipment, rounded up to a full kilogram. The volumetric weight is the packed length × width × height in centimetres divided by 6,000 for express, 5,000 for land cargo and 4,000 for sea cargo.',
        'An example: a 1,050-litre tank weighs 22 kg, but it measures 103 × 103 × 140 cm packed. By sea it is charged as 372 kg.',
        link('/blog_detail/cara-ongkos-kirim-dihitung', 'The whole story with examples'),
      ],
    ),
    section(
      'services',
      [
        'Apa saja cara kirimnya?',
        table(
          'Cara kirim',
          ['Cara', 'Untuk apa', 'Perkiraan'],
          ['Ambil di depo', 'Semua barang, tanpa ongkos', 'Hari yang sama atau berikutnya'],
          ['Truk toko', 'Kabupaten atau kota tempat depo, sampai 6 ton', '1–2 hari'],
          ['Kurir ekspres', 'Sampai 30 kg dan 120 cm per koli, bukan bahan berbahaya', '2–7 hari'],
          ['Kargo darat', 'Satu pulau dengan depo, minimal 30 kg', '1–5 hari'],
          ['Kargo laut', 'Antarpulau, minimal 50 kg', '5–25 hari'],
        ),
        'Checkout hanya menawarkan cara yang sampai ke alamat Anda dan menyebut alasan untuk yang tidak.',
      ],
      [
        'Which ways of shipping are there?',
        table(
          'Ways of shipping',
          ['Way', 'What for', 'Estimate'],
          ['Pick up', 'Everything, free of charge', 'The same or the next day'],
          ['Store truck', 'The depot’s own regency or city, up to 6 tonnes', '1–2 days'],
          ['Express courier', 'Up to 30 kg and 120 cm a parcel, nothing hazardous', '2–7 days'],
          ['Land cargo', 'On the depot’s island, from 30 kg', '1–5 days'],
          ['Sea cargo', 'Between islands, from 50 kg', '5–25 days'],
        ),
        'The checkout only offers what reaches your address and gives the reason for what does not.',
      ],
    ),
    section(
      'sea-arrival',
      [
        'Berapa lama kargo laut sampai?',
        bullets(
          'Sulawesi dan Nusa Tenggara Barat: 5–10 hari.',
          'Nusa Tenggara Timur dan Maluku: 7–14 hari.',
          'Pesisir Papua: 12–25 hari.',
          'Pulau yang jarang disinggahi: tergantung kapal.',
        ),
        'Hari dihitung sejak kapal berangkat. Checkout dan pesanan menyebut kapal berikut, batas bayar untuk ikut kapal itu, dan perkiraan tanggal tiba.',
        'Setelah pembayaran tervalidasi, tanggal itu menjadi janji kami dan tertulis di pesanan. Bila lewat, kami yang mengabari Anda lebih dulu. Nomor resi muncul di halaman lacak pesanan begitu barang berangkat.',
      ],
      [
        'How long does sea cargo take?',
        bullets(
          'Sulawesi and West Nusa Tenggara: 5–10 days.',
          'East Nusa Tenggara and Maluku: 7–14 days.',
          'Coastal Papua: 12–25 days.',
          'Islands where ships seldom call: it depends on the ship.',
        ),
        'Days count from the day on which the ship sails. Checkout and order name the next ship, until when to pay to be on it, and the dates of the arrival.',
        'Once your payment is validated, these dates are our promise and stand in the order. If they pass, we tell you before you have to ask. The tracking number appears on the order’s tracking page as soon as the goods leave.',
      ],
    ),
    section(
      'which-depot',
      [
        'Dari depo mana pesanan saya dikirim?',
        'Dari depo yang melayani kabupaten atau kota Anda: Makassar, Manado, Palu, Kendari, Mataram, Kupang, Ambon, Ternate, Sorong, atau Jayapura. Nama depo tertulis pada setiap cara kirim di checkout, lalu di pesanan, halaman lacak, dan faktur, lengkap dengan alamat, jam buka, nomor telepon, dan peta. Anda tidak perlu memilihnya.',
        link('/about#depots', 'Tentang sepuluh depo'),
      ],
      [
        'Which depot does my order come from?',
        'From the one that serves your regency or city: Makassar, Manado, Palu, Kendari, Mataram, Kupang, Ambon, Ternate, Sorong or Jayapura. Its name stands with every way of shipping in the checkout, and in the order, its tracking and its invoice with address, hours, number and map. You need not choose it.',
        link('/about#depots', 'About the ten depots'),
      ],
    ),
    section(
      'pick-up',
      [
        'Bagaimana cara mengambil pesanan di depo?',
        steps(
          'Pilih Ambil di depo di checkout; alamat dan jam buka depo tertulis di sana.',
          'Bayar setelah admin menyetujui pesanan.',
          'Tunggu kabar bahwa pesanan siap diambil. Halaman lacak pesanan lalu menampilkan kode dan kode QR.',
          'Tunjukkan kode itu di depo. Orang lain pun bisa mengambilnya bila Anda memberinya kode.',
        ),
      ],
      [
        'How do I collect an order at the depot?',
        steps(
          'Choose pick-up in the checkout; the depot’s address and hours stand there.',
          'Pay once an admin has approved the order.',
          'Wait for the news that it is ready. The order’s tracking page then shows a code and a QR code.',
          'Show the code at the depot. Another person can collect the order if you give them the code.',
        ),
      ],
    ),
    section(
      'local-only',
      [
        'Mengapa pasir dan split tidak bisa dikirim ke pulau lain?',
        'Pasir, split, dan bata merah berat dan murah: ongkos lautnya beberapa kali harga barangnya. Karena itu barang ini hanya diantar truk toko atau diambil di depo. Untuk pulau lain, belilah di tempat dan pesan semen, besi, dan atapnya dari kami.',
      ],
      [
        'Why can sand and gravel not go to another island?',
        'Sand, gravel and red bricks are heavy and cheap: the sea freight would come to several times their price. So they only go by store truck or are collected at the depot. On other islands buy them locally, and cement, steel and roofing from us.',
      ],
    ),
    section(
      'extra-fees',
      [
        'Biaya tambahan apa yang bisa muncul?',
        bullets(
          'Penanganan kargo: Rp 15.000 per kiriman darat, Rp 35.000 per kiriman laut.',
          'Barang panjang seperti besi dan pipa 4 meter ke atas, di kargo darat dan laut.',
          'Peti untuk barang pecah belah seperti kloset.',
          'Pulau terpencil.',
        ),
        'Semuanya sudah ada di dalam ongkos kirim yang Anda lihat sebelum memesan, dengan rinciannya. Tidak ada biaya yang ditagih di tempat.',
      ],
      [
        'Which extra fees can there be?',
        bullets(
          'Cargo handling: Rp 15.000 a shipment by land, Rp 35.000 by sea.',
          'Long goods such as steel bars and pipes of 4 metres and more, by land and sea cargo.',
          'Crating for fragile goods such as toilets.',
          'Remote islands.',
        ),
        'All of it is part of the shipping fee that you see, item by item, before you order. Nothing is collected on delivery.',
      ],
    ),
  ],
};
