import { bullets, heading, link, p, steps, table } from '../blocks.ts';
import type { SeedArticle } from '../types.ts';

export const freightWeight: SeedArticle = {
  slug: 'cara-ongkos-kirim-dihitung',
  cover: { type: 'article', name: 'freight-weight' },
  publishedAt: '2025-09-11T08:00:00+08:00',
  tags: ['pengiriman', 'hitung-kebutuhan'],
  title: { id: 'Cara ongkos kirim dihitung', en: 'How the freight weight is computed' },
  summary: {
    id: 'Tandon 1.050 liter beratnya 22 kg tetapi ditagih 372 kg lewat laut. Inilah hitungannya, dan cara membuatnya lebih murah.',
    en: 'A 1,050-litre tank weighs 22 kg but is charged as 372 kg by sea. Here is the arithmetic, and how to make it cost less.',
  },
  body: {
    id: [
      p(
        'Kapal dan truk bisa penuh dengan dua cara: terlalu berat, atau tidak ada tempat lagi. Besi beton memenuhi yang pertama, tandon air yang kedua. Karena itu semua pengangkut memakai berat tagihan, dan kami menghitungnya terbuka supaya Anda bisa memeriksanya.',
      ),
      heading('formula', 'Rumusnya'),
      steps(
        'Jumlahkan berat semua barang dalam kilogram.',
        'Hitung volume kemasan setiap barang: panjang × lebar × tinggi dalam sentimeter, lalu jumlahkan.',
        'Bagi volume itu dengan pembagi cara kirimnya. Hasilnya berat volume.',
        'Ambil yang lebih besar, bulatkan ke atas ke kilogram penuh, dan naikkan ke minimum bila kurang.',
        'Kalikan dengan tarif per kilogram, lalu tambahkan biaya penanganan dan tambahan bila ada.',
      ),
      heading('tank', 'Contoh: tandon 1.050 liter'),
      p('Kemasannya 103 × 103 × 140 cm, jadi 1.485.260 cm³. Beratnya 22 kg.'),
      table(
        'Berat tagihan satu tandon',
        ['Cara kirim', '#Pembagi', '#Berat volume', '#Ditagih'],
        ['Kurir ekspres', '6.000', '247,5 kg', '248 kg'],
        ['Kargo darat', '5.000', '297,1 kg', '298 kg'],
        ['Kargo laut', '4.000', '371,3 kg', '372 kg'],
      ),
      p(
        'Baris pertama hanya untuk perbandingan: kurir ekspres tidak menerima koli yang lebih panjang dari 120 cm. Kebalikannya semen. Satu sak 40 kg berukuran 60 × 40 × 12 cm, berat volumenya lewat laut hanya 7,2 kg, jadi yang ditagih berat timbangnya.',
      ),
      p(
        'Kiriman kecil terkena minimum: kargo laut menagih paling sedikit 50 kg dan kargo darat 30 kg. Untuk sebuah kran seberat 0,3 kg, kurir ekspres yang mulai dari 1 kg hampir selalu lebih murah, walaupun tarif per kilogramnya beberapa kali lipat.',
      ),
      heading('together', 'Mengapa memesan bersama lebih murah'),
      p(
        'Berat dan volume dijumlahkan dulu untuk seluruh kiriman, baru dibandingkan. Barang berat mengisi berat, barang besar mengisi tempat, dan Anda tidak membayar keduanya dua kali.',
      ),
      table(
        'Kargo laut: sendiri dan bersama',
        ['Kiriman', '#Berat', '#Berat volume', '#Ditagih'],
        ['1 tandon', '22 kg', '371,3 kg', '372 kg'],
        ['10 sak semen', '400 kg', '72 kg', '400 kg'],
        ['Dikirim terpisah', '', '', '772 kg'],
        ['Dalam satu pesanan', '422 kg', '443,3 kg', '444 kg'],
      ),
      p(
        'Dengan tarif Maluku Rp 4.000 per kilogram, sepuluh sak semen itu hanya menambah 72 kg, yaitu Rp 288.000, bukan Rp 1.600.000. Biaya penanganan Rp 35.000 pun hanya sekali.',
      ),
      p(
        'Aturan praktisnya: bila berat timbang pesanan Anda lebih besar daripada berat volumenya, barang besar yang ringan bisa ikut hampir tanpa tambahan. Bila sebaliknya, barang berat yang kecil yang ikut hampir tanpa tambahan: semen, paku, keramik, atau cat.',
      ),
      heading('check', 'Periksa sebelum memesan'),
      bullets(
        'Ukuran dan berat kemasan tertulis di setiap halaman produk.',
        'Checkout menulis berat timbang, berat volume, dan mana yang dipakai.',
        'Barang panjang, barang pecah belah, dan pulau terpencil mempunyai tambahan yang ditulis terpisah.',
        'Bila rumah Anda dekat depo, bandingkan dengan mengambil sendiri: ongkosnya nol.',
      ),
      link('/faq#extra-fees', 'Biaya tambahan yang bisa muncul'),
    ],
    en: [
      p(
        'A ship or a truck can be full in two ways: too heavy, or with no room left. Reinforcing steel fills it the first way, a water tank the second. So every carrier goes by a chargeable weight, and we compute it in the open, so that you can check it.',
      ),
      heading('formula', 'The formula'),
      steps(
        'Add up the weight of all goods in kilograms.',
        'Take the packed volume of each, length × width × height in centimetres, and add those up.',
        'Divide that volume by the divisor of the service. The result is the volumetric weight.',
        'Take the greater of the two, round it up to a full kilogram, and raise it to the minimum if it is below.',
        'Multiply it by the rate per kilogram, then add handling and any surcharge.',
      ),
      heading('tank', 'An example: a 1,050-litre tank'),
      p('Packed it measures 103 × 103 × 140 cm, which is 1,485,260 cm³. It weighs 22 kg.'),
      table(
        'Chargeable weight of one tank',
        ['Service', '#Divisor', '#Volumetric weight', '#Charged'],
        ['Express courier', '6,000', '247.5 kg', '248 kg'],
        ['Land cargo', '5,000', '297.1 kg', '298 kg'],
        ['Sea cargo', '4,000', '371.3 kg', '372 kg'],
      ),
      p(
        'The first row is there for comparison only: express takes no parcel longer than 120 cm. Cement is the opposite. A 40 kg bag measures 60 × 40 × 12 cm, so that by sea its volumetric weight is only 7.2 kg, and what is charged is its weight on the scales.',
      ),
      p(
        'Small shipments meet the minimum: sea cargo charges 50 kg at least and land cargo 30 kg. For a tap of 0.3 kg, express, which begins at 1 kg, is almost always cheaper, although its rate per kilogram is several times as high.',
      ),
      heading('together', 'Why ordering together costs less'),
      p(
        'Weight and volume are first added up for the whole shipment and only then compared. Heavy goods use up the weight, large ones the room, and you do not pay for both twice.',
      ),
      table(
        'Sea cargo: apart and together',
        ['Shipment', '#Weight', '#Volumetric weight', '#Charged'],
        ['1 tank', '22 kg', '371.3 kg', '372 kg'],
        ['10 bags of cement', '400 kg', '72 kg', '400 kg'],
        ['Shipped apart', '', '', '772 kg'],
        ['In one order', '422 kg', '443.3 kg', '444 kg'],
      ),
      p(
        'At the Maluku rate of Rp 4.000 a kilogram those ten bags add only 72 kg, which is Rp 288.000 and not Rp 1.600.000. Handling at Rp 35.000 is paid only once, too.',
      ),
      p(
        'As a rule of thumb: where your order weighs more on the scales than by volume, something large and light comes along for almost nothing. Where it is the other way round, something small and heavy does: cement, nails, tiles or paint.',
      ),
      heading('check', 'Check before you order'),
      bullets(
        'Packed size and weight stand on every product page.',
        'The checkout states the weight on the scales, the volumetric weight, and which of the two counts.',
        'Long goods, fragile goods and remote islands have surcharges, each shown by itself.',
        'If you live near a depot, compare with picking up: that costs nothing.',
      ),
      link('/faq#extra-fees', 'Extra fees that there can be'),
    ],
  },
};
