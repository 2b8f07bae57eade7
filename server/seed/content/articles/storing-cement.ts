import { bullets, heading, link, p, steps, table } from '../blocks.ts';
import type { SeedArticle } from '../types.ts';

export const storingCement: SeedArticle = {
  slug: 'menyimpan-semen-di-udara-lembap',
  cover: { type: 'banner', name: 'foundation' },
  publishedAt: '2025-10-09T08:00:00+08:00',
  tags: ['beton-semen', 'dekat-laut', 'musim-hujan'],
  title: { id: 'Menyimpan semen di udara lembap', en: 'Storing cement in humid air' },
  summary: {
    id: 'Semen menyerap air dari udara melalui kantongnya. Susunan, alas, dan penutup yang benar menjaga kekuatannya sampai hari pengecoran.',
    en: 'Cement takes water from the air through its bag. The right stack, base and cover keep its strength until the day of the pour.',
  },
  body: {
    id: [
      p(
        'Semen mengeras karena air, dan ia tidak membedakan air dari ember dengan air dari udara. Di pesisir, kelembapan udara sering di atas 80% sepanjang tahun. Kantong kertas memperlambat penyerapan, tetapi tidak menghentikannya.',
      ),
      heading('age', 'Berapa lama semen bertahan'),
      table(
        'Perkiraan sisa kekuatan semen dalam kantong yang disimpan kering',
        ['Umur simpan', '#Sisa kekuatan'],
        ['Baru', '100%'],
        ['3 bulan', 'sekitar 80%'],
        ['6 bulan', 'sekitar 70%'],
        ['12 bulan', 'sekitar 60%'],
      ),
      p(
        'Di gudang yang lembap penurunannya lebih cepat. Patokan yang aman untuk beton yang memikul beban: pakai sebelum tiga bulan sejak tanggal produksi di kantong, dan sebelum satu bulan bila gudangnya terbuka.',
      ),
      heading('store', 'Gudang sementara yang cukup baik'),
      steps(
        'Pilih tempat beratap yang lantainya tidak tergenang. Tutup celah di sisi datangnya angin laut.',
        'Susun di atas palet atau balok kayu, paling sedikit 15 cm dari lantai. Lapisi dengan terpal sebelum sak pertama.',
        'Beri jarak 30 cm dari dinding, karena dinding luar mengembun di malam hari.',
        'Susun rapat seperti bata, sak melintang bergantian. Makin sedikit udara di antara sak, makin sedikit uap yang masuk.',
        'Tumpuk paling tinggi sepuluh sak. Sak paling bawah yang tertekan lama menggumpal walau kering.',
        'Tutup seluruh tumpukan dengan terpal sampai ke palet.',
      ),
      p(
        'Beri tanggal datang pada setiap tumpukan, dan ambil dari yang paling lama. Ini aturan yang paling mudah dilupakan ketika kiriman baru ditaruh di depan.',
      ),
      p(
        'Mortar instan, perekat keramik, dan nat juga berisi semen dan mengikuti aturan yang sama. Kantongnya lebih kecil, jadi cukup dimasukkan ke peti atau tong plastik yang bertutup.',
      ),
      heading('arrival', 'Saat bongkar muat'),
      bullets(
        'Jangan membongkar di tengah hujan. Bila terpaksa, terpal di atas gerobak lebih penting daripada di atas orang.',
        'Semen yang datang dengan kapal: raba bagian bawah dan sudut sak. Yang keras di tepi sudah terkena air; foto dan laporkan dalam 48 jam.',
        'Sak yang sobek dipakai hari itu, atau pindahkan ke ember bertutup rapat.',
      ),
      heading('lumps', 'Masih bisa dipakai?'),
      p(
        'Ambil segenggam. Gumpalan yang hancur oleh jari hanya akibat tekanan tumpukan; semennya masih baik. Gumpalan yang tidak hancur oleh jari sudah bereaksi dengan air. Semen dengan gumpalan keras jangan dipakai untuk kolom, balok, atau pelat, walaupun sudah diayak: yang lolos ayakan pun sudah berkurang kekuatannya. Pakai untuk lantai kerja, atau jangan dipakai.',
      ),
      heading('order', 'Cara terbaik: jangan menyimpan lama'),
      p(
        'Hitung semen per tahap, dan pesan supaya tiba beberapa hari sebelum pengecoran, bukan beberapa bulan. Untuk kiriman laut, hitung mundur dari batas atas rentang hari yang tertulis di checkout, lalu tambah seminggu.',
      ),
      link('/blog_detail/campuran-beton-dengan-takaran-ember', 'Menghitung sak semen untuk satu pengecoran'),
    ],
    en: [
      p(
        'Cement hardens with water, and it does not tell water from a bucket from water in the air. On the coast the air is often above 80% humidity all year. A paper bag slows the uptake down but does not stop it.',
      ),
      heading('age', 'How long cement keeps'),
      table(
        'Rough strength left in bagged cement that is stored dry',
        ['Age in store', '#Strength left'],
        ['Fresh', '100%'],
        ['3 months', 'about 80%'],
        ['6 months', 'about 70%'],
        ['12 months', 'about 60%'],
      ),
      p(
        'In a damp store it goes faster. A safe rule for concrete that carries loads: use it within three months of the production date on the bag, and within one month if the store is open to the air.',
      ),
      heading('store', 'A good enough store on site'),
      steps(
        'Choose a roofed place whose floor never floods. Close the gaps on the side of the sea wind.',
        'Stack on pallets or timber, at least 15 cm off the floor. Lay a tarpaulin before the first bag.',
        'Keep 30 cm clear of walls, since outer walls sweat at night.',
        'Stack closely like bricks, crossing the bags from course to course. The less air between them, the less vapour gets in.',
        'Go no higher than ten bags. The lowest ones, pressed for long, cake even when dry.',
        'Cover the whole stack with a tarpaulin down to the pallet.',
      ),
      p(
        'Mark each stack with the date it came, and take from the oldest. It is the rule most easily forgotten when a new delivery is put in front.',
      ),
      p(
        'Ready-mix mortar, tile adhesive and grout contain cement too and follow the same rules. Their bags are smaller, so a chest or a plastic drum with a lid will do.',
      ),
      heading('arrival', 'Unloading'),
      bullets(
        'Do not unload in the rain. If you must, a tarpaulin over the cart matters more than one over the people.',
        'Cement that came by ship: feel the bottom and the corners of the bags. Hard edges have met water; take a photo and tell us within 48 hours.',
        'Use torn bags the same day, or move their content to a bucket with a tight lid.',
      ),
      heading('lumps', 'Is it still good?'),
      p(
        'Take a handful. Lumps that crumble between your fingers come from the pressure of the stack; the cement is fine. Lumps that do not crumble have reacted with water. Never use cement with hard lumps for columns, beams or slabs, not even sieved: what passes the sieve has lost strength too. Use it for blinding, or not at all.',
      ),
      heading('order', 'Best of all, do not store it for long'),
      p(
        'Count cement by stage, and order it to arrive a few days before the pour, not a few months. For sea freight count back from the upper end of the range of days at checkout, and add a week.',
      ),
      link('/blog_detail/campuran-beton-dengan-takaran-ember', 'How to count the bags for a pour'),
    ],
  },
};
