import { bullets, heading, link, p, steps, table } from '../blocks.ts';
import type { SeedArticle } from '../types.ts';

export const paintingInRain: SeedArticle = {
  slug: 'mengecat-di-musim-hujan',
  cover: { type: 'banner', name: 'paint-week' },
  publishedAt: '2025-11-06T08:00:00+08:00',
  tags: ['cat', 'musim-hujan', 'hitung-kebutuhan'],
  title: { id: 'Mengecat di musim hujan', en: 'Painting in the rainy season' },
  summary: {
    id: 'Cat gagal lebih sering karena dindingnya basah daripada karena catnya. Cara menguji dinding, memilih jam, dan menghitung galon.',
    en: 'Paint fails more often because the wall was wet than because of the paint. How to test a wall, choose the hour and count the tubs.',
  },
  body: {
    id: [
      p(
        'Di banyak tempat di Indonesia timur hujan turun dari Desember sampai Maret; di Ambon dan Seram justru paling deras pertengahan tahun. Pekerjaan tidak selalu bisa menunggu. Mengecat saat itu tetap mungkin, asal urutannya dibalik: periksa dinding dulu, baru buka kaleng.',
      ),
      heading('test', 'Apakah dindingnya cukup kering?'),
      bullets(
        'Plesteran dan acian baru menunggu 28 hari. Semen masih melepaskan air dan alkali yang merusak cat.',
        'Tempelkan plastik bening 50 × 50 cm dengan selotip di semua sisinya. Bila esok hari ada embun di baliknya, dinding masih basah.',
        'Dengan alat ukur, cari angka di bawah 16% untuk dinding plester.',
        'Bercak putih seperti garam berarti air masih berjalan lewat dinding. Cari sumbernya: talang bocor, tanah yang menempel, atau pipa.',
      ),
      heading('hours', 'Memilih jam'),
      table(
        'Syarat cuaca untuk cat tembok berbahan air',
        ['Yang diperiksa', 'Syarat'],
        ['Kelembapan udara', 'Di bawah 85%'],
        ['Suhu dinding', 'Paling sedikit 3 °C di atas titik embun'],
        ['Hujan sesudah mengecat luar', 'Tidak dalam 4–6 jam'],
        ['Jarak antarlapis', '2–4 jam, saat lembap dua kalinya'],
      ),
      p(
        'Di musim hujan itu biasanya berarti mulai pukul sembilan, setelah embun pagi hilang, dan berhenti pukul dua atau tiga. Kerjakan sisi timur lebih dulu, lalu sisi barat. Untuk dalam rumah, buka jendela dan pasang kipas: angin mengeringkan lebih baik daripada panas.',
      ),
      heading('mould', 'Jamur dan lumut'),
      steps(
        'Sikat dinding yang kering, dengan masker.',
        'Oleskan pemutih pakaian yang diencerkan 1 : 3 dengan air. Diamkan 15 menit. Jangan dicampur pembersih lain; gasnya beracun.',
        'Bilas dengan air bersih dan biarkan kering beberapa hari.',
        'Ulangi uji plastik sebelum mengecat.',
      ),
      p('Menutup jamur dengan cat baru hanya menyembunyikannya beberapa minggu.'),
      heading('layers', 'Lapisan'),
      p(
        'Pada dinding baru pakai cat dasar tahan alkali, lalu dua lapis tipis. Satu lapis tebal mengering di luar dan basah di dalam, lalu menggelembung. Bila hujan mengenai cat yang belum kering, biarkan kering penuh, amplas bagian yang bergaris, dan ulangi satu lapis.',
      ),
      p(
        'Jangan mengencerkan lebih dari yang tertulis di kemasan supaya cepat kering; cat yang encer menutup lebih buruk dan justru mengandung lebih banyak air. Tutup kaleng rapat setiap berhenti, dan simpan di tempat teduh. Kuas dan rol yang basah dibungkus plastik semalam, bukan direndam.',
      ),
      heading('count', 'Menghitung galon'),
      p(
        'Kamar 3 × 4 m setinggi 2,8 m mempunyai dinding 39,2 m². Kurangi satu pintu 1,7 m² dan satu jendela 0,7 m², sisanya 36,8 m². Dengan daya sebar 10 m² per kilogram, dua lapis memerlukan 7,4 kg, jadi dua galon 5 kg. Sisanya disimpan untuk perbaikan.',
      ),
      p('Pesan semua galon cat racikan sekaligus supaya warnanya sama, dan hitung baik-baik: cat racikan tidak bisa dikembalikan.'),
      link('/calculators/paint?by=area&area=36.8&coverage=10', 'Hitung cat dengan kalkulator'),
      link('/categories/cat-pelapis', 'Lihat cat dan pelapis'),
    ],
    en: [
      p(
        'In much of eastern Indonesia the rain comes from December to March; in Ambon and Seram it is heaviest in the middle of the year. The work cannot always wait. You can paint in that season, if you turn the order round: test the wall first, then open the can.',
      ),
      heading('test', 'Is the wall dry enough?'),
      bullets(
        'New plaster and skim coat wait for 28 days. The cement still gives off water and alkali that ruin paint.',
        'Tape a clear plastic sheet of 50 × 50 cm to the wall on all sides. If there is dew behind it the next day, the wall is still wet.',
        'With a moisture meter, look for less than 16% on plaster.',
        'White patches like salt mean that water is still moving through the wall. Find its source: a leaking gutter, soil against the wall, or a pipe.',
      ),
      heading('hours', 'Choosing the hour'),
      table(
        'Weather for water-based wall paint',
        ['What to check', 'Condition'],
        ['Humidity of the air', 'Below 85%'],
        ['Temperature of the wall', 'At least 3 °C above the dew point'],
        ['Rain after painting outside', 'None for 4–6 hours'],
        ['Time between coats', '2–4 hours, twice that in damp weather'],
      ),
      p(
        'In the rainy season this usually means starting at nine, when the morning dew has gone, and stopping at two or three. Do the east side first, then the west. Indoors open the windows and set up a fan: moving air dries better than heat.',
      ),
      heading('mould', 'Mould and algae'),
      steps(
        'Brush the wall while it is dry, wearing a mask.',
        'Apply household bleach, one part to three parts of water. Leave it for 15 minutes. Never mix it with other cleaners; the gas is poisonous.',
        'Rinse with clean water and let it dry for some days.',
        'Repeat the plastic test before you paint.',
      ),
      p('Covering mould with new paint only hides it for a few weeks.'),
      heading('layers', 'Coats'),
      p(
        'On a new wall use an alkali-resisting primer, then two thin coats. One thick coat dries outside, stays wet inside, and blisters. If rain catches paint before it is dry, let it dry fully, sand the streaks and repeat one coat.',
      ),
      p(
        'Do not thin the paint more than its label says to make it dry faster; thin paint covers less and holds even more water. Close the can tightly at every break and keep it in the shade. Wrap wet brushes and rollers in plastic overnight instead of leaving them in water.',
      ),
      heading('count', 'Counting the tubs'),
      p(
        'A room of 3 × 4 m, 2.8 m high, has 39.2 m² of wall. Take off a door of 1.7 m² and a window of 0.7 m², and 36.8 m² remain. At a coverage of 10 m² per kilogram two coats need 7.4 kg, so two tubs of 5 kg. Keep what is left for repairs.',
      ),
      p('Order all tubs of a tinted colour at once, so that they match, and count carefully: tinted paint cannot be returned.'),
      link('/calculators/paint?by=area&area=36.8&coverage=10', 'Count it with the paint calculator'),
      link('/categories/cat-pelapis', 'See paint'),
    ],
  },
};
