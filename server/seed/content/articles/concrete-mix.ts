import { bullets, heading, link, p, steps, table } from '../blocks.ts';
import type { SeedArticle } from '../types.ts';

export const concreteMix: SeedArticle = {
  slug: 'campuran-beton-dengan-takaran-ember',
  cover: { type: 'article', name: 'concrete-mix' },
  publishedAt: '2025-06-12T08:00:00+08:00',
  tags: ['beton-semen', 'hitung-kebutuhan'],
  title: { id: 'Campuran beton dengan takaran ember', en: 'Mixing concrete by the bucket' },
  summary: {
    id: 'Perbandingan 1 : 2 : 3, cara menghitung sak semen untuk satu pengecoran, dan kesalahan yang paling sering melemahkan beton rumah.',
    en: 'The 1 : 2 : 3 mix, how to count the bags of cement for a pour, and the mistakes that most often weaken the concrete of a house.',
  },
  body: {
    id: [
      p(
        'Di banyak proyek rumah tidak ada timbangan, tetapi selalu ada ember. Selama embernya sama untuk semua bahan, takaran volume cukup teliti untuk pondasi, sloof, kolom, dan ring balok rumah satu lantai. Untuk bangunan bertingkat, ikuti mutu yang ditentukan perencana dan pertimbangkan beton siap pakai.',
      ),
      heading('ratio', 'Perbandingan yang dipakai'),
      p(
        'Patokan untuk bagian yang memikul beban adalah 1 ember semen, 2 ember pasir, 3 ember kerikil atau split. Untuk lantai kerja dan rabat yang tidak memikul beban cukup 1 : 3 : 5.',
      ),
      table(
        'Bahan untuk 1 m³ beton',
        ['Campuran', '#Semen', '#Sak 40 kg', '#Pasir', '#Kerikil'],
        ['1 : 2 : 3', '340 kg', '8,5', '0,54 m³', '0,82 m³'],
        ['1 : 3 : 5', '218 kg', '5,5', '0,52 m³', '0,87 m³'],
      ),
      p('Jumlahnya lebih dari 1 m³ karena pasir mengisi rongga di antara kerikil, dan semen mengisi rongga di antara pasir.'),
      p(
        'Satu sak 40 kg berisi sekitar 32 liter, yaitu tiga ember yang diisi 10–11 liter. Beri tanda pada ember di isi itu; satu sak utuh lalu selalu bertemu enam ember pasir dan sembilan ember kerikil, dan Anda tidak salah hitung.',
      ),
      heading('water', 'Air menentukan kekuatan'),
      p(
        'Pakai paling banyak setengah ember air untuk satu ember semen, dan kurangi bila pasirnya basah. Adukan yang encer memang mudah dituang, tetapi air yang berlebih meninggalkan pori ketika menguap, dan kekuatannya turun jauh. Adukan yang benar bisa digenggam menjadi bola tanpa menetes. Pakai air tawar yang bersih.',
      ),
      heading('example', 'Contoh: lantai carport'),
      p('Lantai 3 × 5 m setebal 10 cm adalah 1,5 m³. Dengan campuran 1 : 2 : 3 dan cadangan 5%:'),
      bullets(
        'Semen: 1,5 × 340 × 1,05 = 536 kg, yaitu 14 sak 40 kg.',
        'Pasir: 1,5 × 0,54 × 1,05 = 0,85 m³; dijual per setengah meter kubik, jadi 1 m³.',
        'Split: 1,5 × 0,82 × 1,05 = 1,29 m³, jadi 1,5 m³.',
      ),
      heading('order', 'Urutan kerja'),
      steps(
        'Aduk semen dan pasir kering sampai warnanya rata.',
        'Masukkan kerikil, lalu air sedikit demi sedikit.',
        'Tuang dalam satu jam setelah air masuk. Jangan menambah air pada adukan yang mulai kaku.',
        'Padatkan dengan tusukan besi atau vibrator sampai gelembung berhenti keluar.',
        'Jaga tetap basah paling sedikit tujuh hari: siram pagi dan sore, atau tutup dengan karung basah.',
      ),
      heading('mistakes', 'Yang paling sering salah'),
      bullets(
        'Pasir pantai. Garamnya membuat besi berkarat dari dalam; karat mengembang dan memecahkan beton.',
        'Ember semen diisi padat dan ember pasir diisi longgar. Ratakan semuanya di bibir ember.',
        'Besi menempel di papan bekisting. Ganjal dengan tahu beton supaya selimutnya paling sedikit 2,5 cm di dalam rumah, dan 4 cm atau lebih di luar dan di dekat laut.',
        'Pengecoran dihentikan di tengah bentang balok. Rencanakan agar satu balok selesai sekali tuang.',
      ),
      link('/calculators/concrete?length=3&width=5&deep=10', 'Hitung bahan cor dengan kalkulator'),
      link('/categories/semen', 'Lihat semen'),
    ],
    en: [
      p(
        'Many house sites have no scales, but there is always a bucket. As long as the same bucket measures everything, mixing by volume is exact enough for the footings, ground beams, columns and ring beams of a single-storey house. For taller buildings follow the grade that your engineer specifies, and consider ready-mixed concrete.',
      ),
      heading('ratio', 'The mix'),
      p(
        'The rule for parts that carry loads is 1 bucket of cement, 2 buckets of sand and 3 buckets of gravel. For blinding and paths that carry nothing, 1 : 3 : 5 is enough.',
      ),
      table(
        'What goes into 1 m³ of concrete',
        ['Mix', '#Cement', '#40 kg bags', '#Sand', '#Gravel'],
        ['1 : 2 : 3', '340 kg', '8.5', '0.54 m³', '0.82 m³'],
        ['1 : 3 : 5', '218 kg', '5.5', '0.52 m³', '0.87 m³'],
      ),
      p('The sum is more than 1 m³ because sand fills the gaps between the gravel, and cement those between the sand.'),
      p(
        'A 40 kg bag holds about 32 litres, which is three buckets filled to 10–11 litres. Mark the bucket at that height; a whole bag then always meets six buckets of sand and nine of gravel, and you do not lose count.',
      ),
      heading('water', 'Water decides the strength'),
      p(
        'Use half a bucket of water at most for a bucket of cement, and less if the sand is wet. A runny mix is easy to pour, but the surplus water leaves pores as it dries and costs much of the strength. A good mix can be squeezed into a ball that does not drip. Use clean fresh water.',
      ),
      heading('example', 'An example: a carport slab'),
      p('A slab of 3 × 5 m, 10 cm thick, is 1.5 m³. With a 1 : 2 : 3 mix and 5% to spare:'),
      bullets(
        'Cement: 1.5 × 340 × 1.05 = 536 kg, which is 14 bags of 40 kg.',
        'Sand: 1.5 × 0.54 × 1.05 = 0.85 m³; it is sold by the half cubic metre, so 1 m³.',
        'Gravel: 1.5 × 0.82 × 1.05 = 1.29 m³, so 1.5 m³.',
      ),
      heading('order', 'The order of work'),
      steps(
        'Mix cement and sand dry until the colour is even.',
        'Add the gravel, then the water little by little.',
        'Pour within an hour of adding water. Never add more water to a mix that has begun to stiffen.',
        'Compact it with a steel rod or a vibrator until no more bubbles rise.',
        'Keep it wet for at least seven days: water it morning and evening, or cover it with wet sacking.',
      ),
      heading('mistakes', 'What most often goes wrong'),
      bullets(
        'Beach sand. Its salt rusts the steel from within; rust swells and splits the concrete.',
        'A bucket of cement packed tight and a bucket of sand filled loosely. Level all of them at the rim.',
        'Steel lying against the formwork. Use concrete spacers for a cover of at least 2.5 cm indoors, and 4 cm or more outside and near the sea.',
        'A pour that stops in the middle of a span. Plan so that each beam is done in one go.',
      ),
      link('/calculators/concrete?length=3&width=5&deep=10', 'Count it with the concrete calculator'),
      link('/categories/semen', 'See cement'),
    ],
  },
};
