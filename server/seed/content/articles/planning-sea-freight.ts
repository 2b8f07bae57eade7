import { bullets, heading, link, p, steps, table } from '../blocks.ts';
import type { SeedArticle } from '../types.ts';

export const planningSeaFreight: SeedArticle = {
  slug: 'merencanakan-pesanan-lewat-laut',
  cover: { type: 'banner', name: 'island-freight' },
  publishedAt: '2025-09-25T08:00:00+08:00',
  tags: ['pengiriman', 'dekat-laut'],
  title: { id: 'Merencanakan pesanan lewat laut', en: 'Planning an order by sea' },
  summary: {
    id: 'Kapan harus memesan, apa yang sebaiknya dibeli di tempat, dan mengapa kiriman 4 ton bisa lebih mahal daripada 5 ton.',
    en: 'When to order, what is better bought locally, and why a shipment of 4 tonnes can cost more than one of 5.',
  },
  body: {
    id: [
      p(
        'Rumah di pulau dibangun mengikuti kapal. Yang membuat proyek terlambat jarang pelayarannya sendiri; biasanya satu barang kecil yang lupa dipesan dan harus menunggu kapal berikutnya.',
      ),
      heading('time', 'Hitung mundur'),
      table(
        'Lama kargo laut',
        ['Tujuan', '#Hari', '#Tarif per kg'],
        ['Sulawesi, Nusa Tenggara Barat', '5–10', 'Rp 2.500'],
        ['Nusa Tenggara Timur', '7–14', 'Rp 3.500'],
        ['Maluku', '7–14', 'Rp 4.000'],
        ['Pesisir Papua', '12–25', 'Rp 5.500'],
      ),
      p(
        'Tarif di atas berlaku saat tulisan ini dibuat; angka yang mengikat ada di checkout. Pakai batas atas rentangnya, tambah dua hari untuk validasi dan pembayaran, lalu seminggu untuk cuaca. Untuk pengecoran tanggal 1 di Ambon, pesanan sebaiknya dibuat sekitar tanggal 8 bulan sebelumnya. Pulau yang jarang disinggahi kapal memerlukan lebih banyak kelonggaran; di sana kami tidak menulis jumlah hari.',
      ),
      heading('stages', 'Satu pesanan per tahap'),
      steps(
        'Tahap bawah: semen, besi, kawat, paku, dan pipa yang tertanam.',
        'Tahap atas: rangka, atap, sekrup, talang, dan kabel.',
        'Tahap akhir: keramik, perekat, nat, cat, kusen, kloset, dan lampu.',
      ),
      p(
        'Barang satu tahap dikirim bersama, sehingga yang berat dan yang besar saling mengisi di berat tagihan. Jangan memesan cat dan semen untuk tahap yang masih setengah tahun lagi: keduanya menua di gudang.',
      ),
      p(
        'Tulis daftar tiap tahap bersama tukang, lalu baca sekali lagi khusus untuk barang kecil: kawat bendrat, paku, sekrup, lem pipa, seal tape, mata bor, amplas. Barang seperti itu hampir tidak menambah ongkos, tetapi satu saja yang tertinggal menghentikan pekerjaan. Lebihkan sedikit; sisanya tidak basi.',
      ),
      heading('five-tonnes', 'Ambang 5 ton'),
      p(
        'Mulai 5.000 kg, tarif per kilogram turun 35% untuk seluruh kiriman. Akibatnya ada daerah yang aneh: di bawah 5 ton, kiriman yang lebih ringan bisa lebih mahal.',
      ),
      table(
        'Ongkos laut ke Maluku, tanpa penanganan',
        ['Berat tagihan', '#Per kg', '#Ongkos'],
        ['3.000 kg', 'Rp 4.000', 'Rp 12.000.000'],
        ['3.250 kg', 'Rp 4.000', 'Rp 13.000.000'],
        ['4.000 kg', 'Rp 4.000', 'Rp 16.000.000'],
        ['5.000 kg', 'Rp 2.600', 'Rp 13.000.000'],
      ),
      p(
        'Jadi bila kiriman Anda sudah di atas 3.250 kg, menggenapkannya menjadi 5.000 kg tidak menambah ongkos laut, malah menguranginya. Ajak tetangga yang juga membangun, atau majukan barang tahap berikutnya yang tidak menua, seperti keramik dan pipa.',
      ),
      heading('locally', 'Beli di tempat'),
      bullets(
        'Pasir, split, batu kali, dan bata: ongkos lautnya melebihi harganya, dan kami memang tidak mengirimnya antarpulau.',
        'Kayu lokal untuk bekisting.',
        'Pasir dari sungai, bukan dari pantai.',
      ),
      heading('arrival', 'Saat kapal tiba'),
      p(
        'Siapkan kendaraan, tenaga, dan terpal sebelum hari pertama rentang tiba, dan pastikan nomor HP penerima bisa dihubungi: pelabuhan kecil tidak menyimpan barang lama. Semen dan gypsum diangkat lebih dulu ke tempat beratap, besi dan pipa boleh menunggu. Periksa barang saat itu juga; kerusakan dilaporkan dalam 48 jam dengan foto.',
      ),
      link('/blog_detail/cara-ongkos-kirim-dihitung', 'Cara ongkos kirim dihitung'),
    ],
    en: [
      p(
        'Houses on an island are built by the ship’s timetable. What delays a project is seldom the voyage itself; it is mostly one small thing that was forgotten and has to wait for the next ship.',
      ),
      heading('time', 'Count back'),
      table(
        'How long sea cargo takes',
        ['To', '#Days', '#Rate per kg'],
        ['Sulawesi, West Nusa Tenggara', '5–10', 'Rp 2.500'],
        ['East Nusa Tenggara', '7–14', 'Rp 3.500'],
        ['Maluku', '7–14', 'Rp 4.000'],
        ['Coastal Papua', '12–25', 'Rp 5.500'],
      ),
      p(
        'These are the rates at the time of writing; the figure that binds us is the one at checkout. Take the upper end of the range, add two days for validation and payment, and a week for the weather. For a pour in Ambon on the 1st, order around the 8th of the month before. Islands where ships seldom call need more slack; for those we do not give a number of days.',
      ),
      heading('stages', 'One order a stage'),
      steps(
        'Below: cement, steel, wire, nails and the pipes that are cast in.',
        'Above: frame, roof, screws, gutters and cable.',
        'Finishing: tiles, adhesive, grout, paint, frames, toilets and lamps.',
      ),
      p(
        'The goods of a stage travel together, so that the heavy and the large make up for each other in the chargeable weight. Do not order paint and cement for a stage that is half a year off: both age in store.',
      ),
      p(
        'Write the list of each stage together with your builder, then read it once more for the small things alone: binding wire, nails, screws, pipe cement, thread tape, drill bits, sandpaper. They add next to nothing to the freight, but a single one left behind stops the work. Order a few more; they do not go off.',
      ),
      heading('five-tonnes', 'The 5-tonne step'),
      p(
        'From 5,000 kg the rate per kilogram falls by 35% for the whole shipment. That makes for an odd stretch: below 5 tonnes a lighter shipment can cost more.',
      ),
      table(
        'Sea freight to Maluku, without handling',
        ['Chargeable weight', '#Per kg', '#Freight'],
        ['3,000 kg', 'Rp 4.000', 'Rp 12.000.000'],
        ['3,250 kg', 'Rp 4.000', 'Rp 13.000.000'],
        ['4,000 kg', 'Rp 4.000', 'Rp 16.000.000'],
        ['5,000 kg', 'Rp 2.600', 'Rp 13.000.000'],
      ),
      p(
        'So if your shipment is above 3,250 kg already, filling it up to 5,000 kg adds nothing to the sea freight and even lowers it. Join with a neighbour who is building, or bring forward goods of the next stage that do not age, such as tiles and pipes.',
      ),
      heading('locally', 'Buy locally'),
      bullets(
        'Sand, gravel, stone and bricks: their sea freight exceeds their price, and we do not ship them between islands anyway.',
        'Local timber for formwork.',
        'Sand from a river, never from the beach.',
      ),
      heading('arrival', 'When the ship comes in'),
      p(
        'Have a vehicle, hands and tarpaulins ready from the first day of the range, and make sure that the recipient’s mobile number can be reached: small harbours do not store goods for long. Move cement and gypsum under a roof first; steel and pipes can wait. Check the goods there and then; damage is reported within 48 hours, with a photo.',
      ),
      link('/blog_detail/cara-ongkos-kirim-dihitung', 'How the freight weight is computed'),
    ],
  },
};
