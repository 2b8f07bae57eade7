import { bullets, heading, link, p, steps, table } from '../blocks.ts';
import type { SeedArticle } from '../types.ts';

export const roofNearSea: SeedArticle = {
  slug: 'memilih-atap-di-dekat-laut',
  cover: { type: 'article', name: 'roof-choice' },
  publishedAt: '2025-07-03T08:00:00+08:00',
  tags: ['atap', 'dekat-laut'],
  title: { id: 'Memilih atap di dekat laut', en: 'Choosing a roof near the sea' },
  summary: {
    id: 'Mengapa seng cepat berkarat di pesisir, arti angka AZ pada spandek, dan empat kebiasaan yang memperpanjang umur atap logam.',
    en: 'Why zinc sheet rusts so fast on the coast, what the AZ figure of a sheet means, and four habits that make a metal roof last.',
  },
  body: {
    id: [
      p(
        'Angin laut membawa butiran garam. Garam menempel di atap, menyerap air dari udara, dan membuat logam tetap basah sepanjang malam. Di tempat yang terkena percikan ombak, seng tipis bisa berkarat dalam dua atau tiga tahun; beberapa kilometer ke darat, atap yang sama bertahan berkali-kali lebih lama.',
      ),
      heading('distance', 'Seberapa dekat dekat itu'),
      table(
        'Pilihan menurut jarak dari pantai berombak',
        ['Jarak', 'Yang disarankan', 'Yang dihindari'],
        ['Kurang dari 500 m', 'Genteng beton, genteng keramik, uPVC, atau bitumen', 'Seng dan spandek tanpa cat'],
        ['500 m sampai 2 km', 'Spandek atau genteng metal berlapis cat atau pasir', 'Seng tipis 0,20 mm'],
        ['Lebih dari 2 km', 'Spandek seng-aluminium, genteng metal', '–'],
      ),
      p(
        'Jarak ini patokan kasar. Tanjung yang terbuka ke angin musim lebih berat daripada teluk yang terlindung, dan hutan atau bukit di depan rumah banyak menolong. Lihat atap tetangga yang umurnya Anda ketahui; itu percobaan paling jujur. Tidak semua jenis di tabel kami jual, tetapi lebih baik Anda tahu.',
      ),
      p(
        'Bandingkan biayanya per tahun, bukan per lembar. Atap yang harganya dua kali tetapi bertahan tiga kali lebih lama adalah atap yang murah, apalagi bila ongkos kirim dan upah tukang ikut dihitung.',
      ),
      heading('coating', 'Arti lapisan'),
      p(
        'Seng gelombang dilapisi seng saja. Spandek dilapisi campuran aluminium 55%, seng, dan sedikit silikon. Angka AZ adalah berat lapisan itu dalam gram per meter persegi, kedua sisi dijumlahkan: AZ70 berarti 70 gram, AZ100 berarti 100 gram. Semakin besar, semakin lama baja terlindung. Cat poliester di atasnya adalah pelindung pertama terhadap garam, karena itu goresan saat pemasangan harus segera ditutup.',
      ),
      heading('fixing', 'Pemasangan menentukan'),
      steps(
        'Pakai sekrup berlapis setara atap, dengan karet yang rapat tetapi tidak tergencet.',
        'Sapu serbuk bor dan gerinda hari itu juga. Serbuk besi berkarat dalam semalam dan melubangi lapisan.',
        'Potong dengan gunting seng. Batu gerinda membakar lapisan di tepi potongan.',
        'Jangan biarkan atap menyentuh tembaga atau adukan semen basah; keduanya merusak aluminium.',
        'Rapatkan sekrup di tepi, lisplang, dan bubungan. Di sanalah angin mengangkat atap.',
      ),
      p(
        'Beri kemiringan yang cukup: paling sedikit 5° untuk spandek panjang tanpa sambungan, sekitar 15° untuk seng gelombang dan genteng metal. Atap yang landai menahan air garam lebih lama.',
      ),
      heading('care', 'Bilas bagian yang tidak kena hujan'),
      p(
        'Hujan adalah perawatan terbaik. Yang lebih dulu berkarat justru bagian yang tidak pernah kena hujan: bawah tritisan, dinding spandek di bawah atap, dan talang yang tersumbat. Bilas bagian itu dengan air tawar dua kali setahun, dan tiap tiga bulan bila dekat ombak.',
      ),
      bullets(
        'Bersihkan daun dari talang sebelum musim hujan.',
        'Cat goresan begitu terlihat.',
        'Ganti sekrup yang berkarat sebelum karatnya menetes.',
        'Periksa karet sekrup sesudah lima tahun.',
      ),
      link('/categories/atap-plafon', 'Lihat atap dan plafon'),
    ],
    en: [
      p(
        'Wind off the sea carries grains of salt. Salt settles on the roof, draws water from the air and keeps the metal wet all night. Where spray reaches it, thin zinc sheet can rust in two or three years; a few kilometres inland the same roof lasts many times as long.',
      ),
      heading('distance', 'How near is near'),
      table(
        'What to choose by distance from breaking waves',
        ['Distance', 'Advisable', 'Better avoided'],
        ['Less than 500 m', 'Concrete tile, clay tile, uPVC or bitumen', 'Unpainted zinc and trapezoidal sheet'],
        ['500 m to 2 km', 'Painted or stone-coated sheet and metal tile', 'Thin 0.20 mm zinc'],
        ['More than 2 km', 'Zinc-aluminium sheet, metal tile', '–'],
      ),
      p(
        'These distances are a rough guide. A cape open to the monsoon is harder on a roof than a sheltered bay, and woods or a hill in front of the house help a great deal. Look at a neighbour’s roof whose age you know; there is no more honest test. We do not sell every kind in the table, but you should know of them.',
      ),
      p(
        'Compare the cost of a year, not of a sheet. A roof that costs twice as much and lasts three times as long is a cheap roof, all the more once freight and labour are counted.',
      ),
      heading('coating', 'What the coating means'),
      p(
        'Corrugated sheet is coated with zinc alone. Trapezoidal sheet has a mixture of 55% aluminium, zinc and a little silicon. The AZ figure is the weight of that coating in grams per square metre, both sides together: AZ70 is 70 grams, AZ100 is 100 grams. The more there is, the longer the steel is protected. The polyester paint on top is the first guard against salt, so cover scratches from fitting at once.',
      ),
      heading('fixing', 'Fitting decides'),
      steps(
        'Use screws coated as well as the roof, with a washer that is tight but not squashed.',
        'Sweep off swarf from drilling and grinding the same day. Iron dust rusts overnight and eats into the coating.',
        'Cut with tin snips. A grinding disc burns the coating along the edge.',
        'Keep the roof from touching copper or wet mortar; both attack aluminium.',
        'Set screws closer at edges, fascias and ridges. That is where wind lifts a roof.',
      ),
      p(
        'Give it enough slope: at least 5° for long sheet without joints, about 15° for corrugated sheet and metal tile. A flat roof holds salt water longer.',
      ),
      heading('care', 'Rinse what the rain does not reach'),
      p(
        'Rain is the best care. What rusts first are the parts that never see it: under the eaves, wall sheeting below a roof, and blocked gutters. Rinse those with fresh water twice a year, and every three months close to the waves.',
      ),
      bullets(
        'Clear leaves from the gutters before the rainy season.',
        'Paint scratches as soon as you see them.',
        'Replace rusty screws before the rust runs.',
        'Check the screws’ washers after five years.',
      ),
      link('/categories/atap-plafon', 'See roofing and ceilings'),
    ],
  },
};
