import { bullets, heading, link, p, steps, table } from '../blocks.ts';
import type { SeedArticle } from '../types.ts';

export const countingTiles: SeedArticle = {
  slug: 'menghitung-keramik-dan-sisanya',
  cover: { type: 'article', name: 'tile-layout' },
  publishedAt: '2025-08-07T08:00:00+08:00',
  tags: ['keramik-lantai', 'hitung-kebutuhan'],
  title: { id: 'Menghitung keramik dan sisanya', en: 'Counting tiles, waste included' },
  summary: {
    id: 'Dari ukuran ruang ke jumlah dus, berapa persen cadangan yang masuk akal, dan mengapa nomor seri di dus lebih penting daripada namanya.',
    en: 'From the size of a room to the number of boxes, how much to allow for waste, and why the batch on the box matters more than its name.',
  },
  body: {
    id: [
      p(
        'Kekurangan dua keping keramik bisa menghentikan pekerjaan berminggu-minggu bila kiriman berikutnya datang dengan kapal, dan warnanya belum tentu sama. Menghitung dengan benar hanya perlu meteran dan lima menit.',
      ),
      heading('area', 'Langkah menghitung'),
      steps(
        'Ukur panjang dan lebar ruang di lantai, bukan dari gambar. Ruang berbentuk L dibagi menjadi dua persegi panjang.',
        'Kalikan menjadi luas. Jangan kurangi lubang kecil seperti saluran air.',
        'Tambahkan cadangan menurut pola pemasangan.',
        'Bagi dengan isi satu dus dan bulatkan ke atas.',
        'Tambahkan satu dus bila rumahnya jauh dari toko; itu untuk perbaikan nanti.',
      ),
      table(
        'Cadangan menurut pola',
        ['Pola', '#Cadangan'],
        ['Lurus, ruang persegi', '5%'],
        ['Lurus, banyak sudut dan tiang', '8–10%'],
        ['Diagonal', '10–12%'],
        ['Tulang ikan atau motif bersambung', '15%'],
      ),
      heading('example', 'Contoh: ruang tamu 3,2 × 4,5 m'),
      p('Luasnya 14,4 m². Isi dus tertulis di halaman produk sebagai isi satuan jual.'),
      table(
        'Satu ruang, dua ukuran',
        ['Hitungan', '#Keramik 40×40', '#Granit 60×60'],
        ['Isi satu dus', '6 keping, 0,96 m²', '4 keping, 1,44 m²'],
        ['Cadangan', '5%', '10%, diagonal'],
        ['Luas dengan cadangan', '15,12 m²', '15,84 m²'],
        ['Jumlah dus', '16', '11'],
        ['Berat', '232 kg', '341 kg'],
      ),
      p('Berat berguna untuk dua hal: ongkos kirim, dan mobil yang menjemput. Sebelas dus granit sudah sepertiga ton.'),
      p(
        'Plin belum termasuk. Keliling ruang ini 15,4 m; dikurangi pintu 0,9 m tersisa 14,5 m. Satu keramik 40×40 dipotong menjadi empat bilah setinggi hampir 10 cm, jadi perlu 37 bilah dari 10 keping, atau dua dus lagi.',
      ),
      heading('glue', 'Perekat dan nat'),
      p(
        'Satu sak perekat 25 kg cukup untuk sekitar 4–5 m², tergantung gigi sisirnya. Untuk 14,4 m² siapkan 3 sampai 4 sak. Kebutuhan nat dalam kilogram per meter persegi adalah:',
      ),
      p('(panjang + lebar) ÷ (panjang × lebar) × tebal keramik × lebar nat × 1,6, semuanya dalam milimeter.'),
      p('Untuk keramik 40×40 setebal 7,5 mm dengan nat 3 mm hasilnya 0,18 kg per m², atau 2,6 kg untuk ruang ini.'),
      heading('batch', 'Baca dusnya'),
      p(
        'Warna dan ukuran keramik sedikit berbeda pada tiap pembakaran. Karena itu di dus tertulis kode seri atau tone dan kode ukuran. Cocokkan semua dus sebelum yang pertama dipasang; keramik yang sudah dipotong tidak bisa ditukar.',
      ),
      bullets(
        'Susun kering dua baris dari tengah ruang dulu. Geser sampai potongan di tepi lebih dari setengah keping.',
        'Ambil keping dari beberapa dus bergantian supaya beda warna tipis tidak terkumpul.',
        'Simpan sisa satu dus beserta labelnya.',
      ),
      heading('where', 'Pilih menurut tempatnya'),
      p(
        'Keramik dinding tidak dibuat untuk diinjak, jadi jangan memakainya di lantai walau motifnya cocok. Untuk kamar mandi dan teras pilih permukaan kasar, karena yang mengilap licin ketika basah. Di teras yang terkena hujan, beri kemiringan 1–2 cm setiap meter ke arah saluran, dan hitung luas lantainya sesudah kemiringan itu ditentukan.',
      ),
      link('/calculators/tiles?length=3.2&width=4.5', 'Hitung keramik dengan kalkulator'),
      link('/categories/lantai-dinding', 'Lihat lantai dan dinding'),
    ],
    en: [
      p(
        'Two tiles short can stop the work for weeks when the next delivery comes by ship, and its shade may not be the same. Counting them right only takes a tape measure and five minutes.',
      ),
      heading('area', 'How to count'),
      steps(
        'Measure length and width on the floor, not from the drawing. Split an L-shaped room into two rectangles.',
        'Multiply them into an area. Do not deduct small openings such as drains.',
        'Add an allowance for the pattern.',
        'Divide by what one box holds and round up.',
        'Add one box if the house is far from a shop; it is for later repairs.',
      ),
      table(
        'Allowance by pattern',
        ['Pattern', '#Allowance'],
        ['Straight, rectangular room', '5%'],
        ['Straight, many corners and columns', '8–10%'],
        ['Diagonal', '10–12%'],
        ['Herringbone or a running motif', '15%'],
      ),
      heading('example', 'An example: a living room of 3.2 × 4.5 m'),
      p('Its area is 14.4 m². What a box holds stands on the product page as the content of the sold unit.'),
      table(
        'One room, two sizes',
        ['Step', '#Ceramic 40×40', '#Porcelain 60×60'],
        ['One box', '6 pieces, 0.96 m²', '4 pieces, 1.44 m²'],
        ['Allowance', '5%', '10%, diagonal'],
        ['Area with allowance', '15.12 m²', '15.84 m²'],
        ['Boxes', '16', '11'],
        ['Weight', '232 kg', '341 kg'],
      ),
      p(
        'The weight is good for two things: the shipping fee, and the car that fetches them. Eleven boxes of porcelain are a third of a tonne.',
      ),
      p(
        'Skirting comes on top. The room measures 15.4 m round; less a door of 0.9 m that leaves 14.5 m. A 40×40 tile is cut into four strips of almost 10 cm, so you need 37 strips from 10 tiles, or two more boxes.',
      ),
      heading('glue', 'Adhesive and grout'),
      p(
        'A 25 kg bag of adhesive does about 4–5 m², depending on the notches of the trowel. For 14.4 m² have 3 to 4 bags ready. The grout you need, in kilograms per square metre, is:',
      ),
      p('(length + width) ÷ (length × width) × tile thickness × joint width × 1.6, all in millimetres.'),
      p('For a 40×40 tile, 7.5 mm thick, with 3 mm joints that is 0.18 kg per m², or 2.6 kg for this room.'),
      heading('batch', 'Read the box'),
      p(
        'Colour and size differ a little from one firing to the next. So the box carries a code for the batch or tone, and one for the size. Compare all boxes before the first tile is laid; a tile that has been cut cannot be exchanged.',
      ),
      bullets(
        'Lay two rows dry from the middle of the room first. Shift them until the cut pieces at the edges are more than half a tile.',
        'Take tiles from several boxes in turn, so that a slight difference in shade does not gather in one place.',
        'Keep what is left of a box together with its label.',
      ),
      heading('where', 'Choose by the place'),
      p(
        'Wall tiles are not made to be walked on, so do not use them on a floor even where the pattern fits. For bathrooms and terraces choose a rough face, since a glossy one is slippery when wet. On a terrace in the rain, let the floor fall by 1–2 cm in every metre towards the drain, and work out its area once that slope is set.',
      ),
      link('/calculators/tiles?length=3.2&width=4.5', 'Count them with the tile calculator'),
      link('/categories/lantai-dinding', 'See tiles'),
    ],
  },
};
