import { buildFamily } from './build.ts';
import { type CompactRow, fromCompact } from './compact.ts';
import { warranty } from './words.ts';

const toilets: readonly CompactRow[] = [
  [
    'DDK',
    ['Kloset Duduk Sanimara Anjani', 'Sanimara Anjani Close-Coupled Toilet'],
    'toilet',
    [
      [
        'Kloset duduk dua potong dengan bilas ganda 3/6 liter dan tutup pelan.',
        'A two-piece toilet with a 3/6-litre dual flush and soft-close seat.',
      ],
    ],
    [
      ['3/6 liter', '3/6 litres'],
      ['Tutup pelan', 'Soft close'],
    ],
    [
      ['sni', 'SNI 03-0797-2006'],
      ['flush', ['3 / 6 liter', '3 / 6 litres']],
      ['fit', ['As 30 cm ke dinding', '30 cm to the wall']],
    ],
    [
      ['PTH', ['Putih', 'White'], 1_385_000],
      ['GDG', ['Gading', 'Ivory'], 1_425_000],
    ],
    38,
    [70, 38, 78],
    { popularity: 'good' },
  ],
  [
    'MNB',
    ['Kloset Duduk Sanimara Maruni Monoblok', 'Sanimara Maruni One-Piece Toilet'],
    'toilet',
    [
      [
        'Kloset satu badan tanpa celah antara tangki dan mangkuk, mudah dilap.',
        'A one-piece body without a gap between tank and bowl, easy to wipe.',
      ],
      ['Bilas pusar yang senyap dengan glasir anti noda.', 'A quiet vortex flush over a stain-resistant glaze.'],
    ],
    [
      ['Satu badan', 'One-piece'],
      ['Bilas pusar', 'Vortex flush'],
    ],
    [
      ['sni', 'SNI 03-0797-2006'],
      ['flush', ['3 / 4,5 liter', '3 / 4.5 litres']],
      ['fit', ['As 30 cm ke dinding', '30 cm to the wall']],
    ],
    [
      ['PTH', ['Putih', 'White'], 2_480_000],
      ['HTM', ['Hitam doff', 'Matt black'], 3_280_000],
    ],
    42,
    [72, 39, 70],
    { hue: 210 },
  ],
  [
    'EKO',
    ['Kloset Duduk Sanimara Ratu Ekonomi', 'Sanimara Ratu Economy Toilet'],
    'toilet',
    [
      [
        'Pilihan hemat untuk kos, perumahan, dan sekolah; suku cadang tangkinya umum.',
        'A thrifty choice for lodgings, housing and schools, with common tank parts.',
      ],
    ],
    [
      ['6 liter', '6 litres'],
      ['Suku cadang umum', 'Common spares'],
    ],
    [
      ['flush', ['6 liter', '6 litres']],
      ['fit', ['As 25–30 cm', '25 to 30 cm']],
      ['sni', 'SNI 03-0797-2006'],
    ],
    [
      ['PTH', ['Putih', 'White'], 1_105_000],
      ['BRU', ['Biru muda', 'Light blue'], 1_135_000],
      ['HJU', ['Hijau muda', 'Light green'], 1_135_000],
    ],
    36,
    [69, 37, 77],
    { hue: 170 },
  ],
  [
    'JKK',
    ['Kloset Jongkok Sanimara', 'Sanimara Squat Toilet'],
    'squat-toilet',
    [
      ['Kloset jongkok dengan pijakan beralur dan leher angsa menyatu.', 'A squat pan with grooved footrests and a built-in trap.'],
      [
        'Tanam rata lantai dan isi celahnya dengan adukan kedap air.',
        'Set it flush with the floor and fill around it with watertight mortar.',
      ],
    ],
    [
      ['Leher angsa', 'Built-in trap'],
      ['Pijakan beralur', 'Grooved footrests'],
    ],
    [
      ['flush', ['Siram 3–5 liter', 'Pour 3 to 5 litres']],
      ['fit', ['Lubang 4"', '4" outlet']],
    ],
    [
      ['PTH', ['Putih', 'White'], 218_000],
      ['BRU', ['Biru muda', 'Light blue'], 228_000],
      ['HJU', ['Hijau muda', 'Light green'], 228_000],
      ['MRH', ['Merah hati', 'Maroon'], 238_000],
    ],
    13,
    [55, 44, 32],
    { popularity: 'good', hue: 195 },
  ],
  [
    'JKT',
    ['Kloset Jongkok Sanimara Tangki', 'Sanimara Squat Toilet with Cistern'],
    'squat-toilet',
    [
      [
        'Kloset jongkok dengan tangki bilas dinding untuk masjid, kantor, dan terminal.',
        'A squat pan with wall cistern for mosques, offices and stations.',
      ],
    ],
    [
      ['6 liter', '6 litres'],
      ['Tangki dinding', 'Wall cistern'],
    ],
    [
      ['flush', ['6 liter', '6 litres']],
      ['fit', ['Lubang 4"', '4" outlet']],
    ],
    [['PTH', ['Putih', 'White'], 548_000]],
    17,
    [60, 46, 40],
    { hue: 220 },
  ],
  [
    'URN',
    ['Urinoir Sanimara Dinding', 'Sanimara Wall Urinal'],
    'urinal',
    [
      [
        'Urinoir gantung dengan katup tekan untuk masjid, rumah makan, dan kantor.',
        'A wall urinal with push valve for mosques, eateries and offices.',
      ],
    ],
    [
      ['1 liter', '1 litre'],
      ['Katup tekan', 'Push valve'],
    ],
    [
      ['flush', ['1 liter', '1 litre']],
      ['fit', ['Tinggi bibir 60 cm', 'Rim at 60 cm']],
    ],
    [
      ['STD', ['Dewasa', 'Adult'], 685_000],
      ['ANK', ['Anak', 'Child'], 612_000, { kg: 9 }],
    ],
    12,
    [48, 34, 33],
    { hue: 230 },
  ],
];

const basins: readonly CompactRow[] = [
  [
    'GTG',
    ['Wastafel Gantung Sanimara', 'Sanimara Wall-Hung Basin'],
    'wall-basin',
    [
      [
        'Wastafel gantung untuk kamar mandi kecil dan teras, satu lubang kran.',
        'A wall-hung basin for small bathrooms and verandas, with one tap hole.',
      ],
    ],
    ['45×38 cm', ['Satu lubang', 'One hole']],
    [
      ['size', '45 × 38 cm'],
      ['fit', ['Lubang 35 mm', '35 mm hole']],
    ],
    [
      ['PTH', ['Putih', 'White'], 312_000],
      ['SET', ['Putih, lengkap kran & sifon', 'White, with tap and trap'], 445_000],
    ],
    11,
    [50, 42, 22],
    { popularity: 'good' },
  ],
  [
    'SDT',
    ['Wastafel Sudut Sanimara', 'Sanimara Corner Basin'],
    'wall-basin',
    [
      [
        'Mengisi sudut 35 cm yang biasanya terbuang di kamar mandi bawah tangga.',
        'Uses the 35 cm corner that goes to waste in a bathroom under the stairs.',
      ],
    ],
    ['35×35 cm', ['Sudut', 'Corner']],
    [
      ['size', '35 × 35 cm'],
      ['fit', ['Lubang 35 mm', '35 mm hole']],
    ],
    [['PTH', ['Putih', 'White'], 285_000]],
    8,
    [46, 40, 20],
    { hue: 200 },
  ],
  [
    'KAK',
    ['Wastafel Kaki Sanimara Pedestal', 'Sanimara Pedestal Basin'],
    'washbasin',
    [['Wastafel berkaki penuh yang menutup pipa dan sifon.', 'A full pedestal that hides pipes and trap.']],
    ['55×45 cm', ['Kaki penuh', 'Full pedestal']],
    [
      ['size', '55 × 45 × 82 cm'],
      ['fit', ['Lubang 35 mm', '35 mm hole']],
    ],
    [
      ['PTH', ['Putih', 'White'], 565_000],
      ['GDG', ['Gading', 'Ivory'], 588_000],
    ],
    21,
    [60, 50, 45],
    { hue: 186 },
  ],
  [
    'MJA',
    ['Wastafel Meja Sanimara Bulat', 'Sanimara Round Countertop Basin'],
    'counter-basin',
    [['Mangkuk keramik untuk meja granit, berpasangan dengan kran tinggi.', 'A ceramic bowl for a stone counter, paired with a tall tap.']],
    ['Ø 40 cm', ['Di atas meja', 'Countertop']],
    [
      ['size', 'Ø 40 × 14 cm'],
      ['fit', ['Afur 45 mm', '45 mm waste']],
    ],
    [
      ['PTH', ['Putih', 'White'], 468_000],
      ['HTM', ['Hitam doff', 'Matt black'], 628_000],
      ['TRZ', ['Motif teraso', 'Terrazzo pattern'], 665_000],
    ],
    8.5,
    [45, 45, 19],
    { hue: 250 },
  ],
  [
    'TNM',
    ['Wastafel Tanam Sanimara Oval', 'Sanimara Oval Inset Basin'],
    'inset-basin',
    [
      [
        'Wastafel oval yang ditanam di bawah meja, tepi meja mudah dilap ke dalamnya.',
        'An oval basin set under the counter, so that water wipes straight in.',
      ],
    ],
    ['52×40 cm', ['Bawah meja', 'Undercounter']],
    [
      ['size', '52 × 40 cm'],
      ['fit', ['Pola lubang disertakan', 'Template supplied']],
    ],
    [['PTH', ['Putih', 'White'], 392_000]],
    8,
    [57, 45, 22],
    { hue: 210 },
  ],
];

const taps: readonly CompactRow[] = [
  [
    'TBK',
    ['Kran Tembok Sanimara ½"', 'Sanimara ½" Wall Tap'],
    'wall-tap',
    [
      [
        'Kran tembok kuningan krom dengan engkol keramik seperempat putaran.',
        'A chromed brass wall tap with a quarter-turn ceramic cartridge.',
      ],
    ],
    ['½"', ['Kuningan krom', 'Chromed brass']],
    [['material', ['Kuningan krom', 'Chromed brass']]],
    [
      ['STD', ['Pendek', 'Short'], 68_500],
      ['PJG', ['Leher panjang', 'Long neck'], 86_500],
      ['SLG', ['Ulir selang', 'Hose thread'], 74_500],
    ],
    0.3,
    [16, 10, 6],
    { popularity: 'good' },
  ],
  [
    'TMN',
    ['Kran Taman Sanimara ½"', 'Sanimara ½" Garden Tap'],
    'wall-tap',
    [['Kran bola bertuas untuk taman dan tempat cuci, bisa digembok.', 'A lever ball tap for garden and laundry that takes a padlock.']],
    ['½"', ['Tuas', 'Lever']],
    [
      ['material', ['Kuningan', 'Brass']],
      ['thread', 'G ½" / G ¾"'],
    ],
    [
      ['12', '½"', 52_500],
      ['34', '¾"', 72_500, { kg: 0.4 }],
    ],
    0.3,
    [14, 9, 7],
    { hue: 46 },
  ],
  [
    'PLS',
    ['Kran Plastik Sanimara ABS', 'Sanimara ABS Tap'],
    'wall-tap',
    [['Kran ABS untuk air payau yang cepat merusak logam.', 'An ABS tap for brackish water that eats metal.']],
    ['½"', ['Tahan air payau', 'For brackish water']],
    [['material', 'ABS']],
    [
      ['PTH', ['Putih', 'White'], 45_000],
      ['BRU', ['Biru', 'Blue'], 45_000],
    ],
    0.12,
    [15, 9, 6],
    { hue: 210 },
  ],
  [
    'WST',
    ['Kran Wastafel Sanimara', 'Sanimara Basin Tap'],
    'faucet',
    [['Kran satu lubang dengan perata aliran yang menghemat 30 % air.', 'A one-hole tap whose aerator saves 30 % of the water.']],
    [
      ['Satu lubang', 'One hole'],
      ['Aerator', 'Aerator'],
    ],
    [['material', ['Kuningan krom', 'Chromed brass']]],
    [
      ['PDK', ['Pendek krom', 'Short, chrome'], 142_000],
      ['TGI', ['Tinggi krom', 'Tall, chrome'], 218_000],
      ['HTM', ['Tinggi hitam', 'Tall, black'], 256_000],
    ],
    0.7,
    [30, 16, 7],
    { hue: 225 },
  ],
  [
    'DPR',
    ['Kran Dapur Sanimara Angsa', 'Sanimara Swan-Neck Kitchen Tap'],
    'gooseneck-tap',
    [['Kran leher angsa 360° untuk bak cuci satu dan dua lubang.', 'A 360° swan-neck tap for single and double sinks.']],
    ['360°', '½"'],
    [['material', ['Stainless 304', '304 stainless steel']]],
    [
      ['DND', ['Dinding', 'Wall'], 118_000],
      ['MJA', ['Meja', 'Deck'], 146_000],
      ['FLX', ['Meja, leher lentur', 'Deck, flexible neck'], 178_000],
    ],
    0.6,
    [34, 18, 7],
    { hue: 12 },
  ],
  [
    'CBG',
    ['Kran Cabang Sanimara Dua Arah', 'Sanimara Two-Way Tap'],
    'wall-tap',
    [
      [
        'Dua keluaran yang dibuka sendiri-sendiri, untuk mesin cuci dan ember.',
        'Two outlets opened one by one, for a washing machine and a bucket.',
      ],
    ],
    ['½"', ['Dua keluaran', 'Two outlets']],
    [['material', ['Kuningan krom', 'Chromed brass']]],
    [
      ['STD', ['Krom', 'Chrome'], 98_500],
      ['HTM', ['Hitam', 'Black'], 118_000],
    ],
    0.45,
    [17, 13, 7],
    { hue: 195 },
  ],
];

const showers: readonly CompactRow[] = [
  [
    'SET',
    ['Set Shower Tangan Sanimara', 'Sanimara Hand Shower Set'],
    'shower-set',
    [
      ['Shower tangan tiga pola dengan selang 1,5 m dan gantungan.', 'A three-spray hand shower with 1.5 m hose and bracket.'],
      [
        'Ulirnya ½ inci standar, jadi cocok dengan kran shower yang sudah terpasang.',
        'Its standard ½-inch thread fits the shower tap you have.',
      ],
    ],
    [
      ['3 pola', '3 sprays'],
      ['Selang 1,5 m', '1.5 m hose'],
    ],
    [
      ['pressure', ['Mulai 0,5 bar', 'From 0.5 bar']],
      ['material', ['ABS krom', 'Chromed ABS']],
    ],
    [
      ['PTH', ['Putih', 'White'], 122_000],
      ['KRM', ['Krom', 'Chrome'], 158_000],
      ['HTM', ['Hitam', 'Black'], 186_000],
    ],
    0.7,
    [26, 20, 8],
    { popularity: 'good', unit: 'set' },
  ],
  [
    'TNG',
    ['Shower Tiang Sanimara Hujan', 'Sanimara Rain Shower Column'],
    'rain-shower',
    [
      ['Shower tiang dengan piringan 20 cm, shower tangan, dan kran bak.', 'A column with 20 cm rain head, hand shower and bath tap.'],
      ['Perlu tekanan 1 bar: pasang pompa dorong bila tandon rendah.', 'Needs 1 bar: add a booster pump under a low tank.'],
    ],
    [
      ['Piringan 20 cm', '20 cm head'],
      ['3 keluaran', '3 outlets'],
    ],
    [
      ['pressure', ['Mulai 1 bar', 'From 1 bar']],
      ['material', ['Stainless 304', '304 stainless steel']],
    ],
    [
      ['DGN', ['Air dingin', 'Cold water'], 428_000],
      ['PNS', ['Panas-dingin', 'Hot and cold'], 645_000],
    ],
    3.2,
    [92, 26, 12],
    { unit: 'set', hue: 215 },
  ],
  [
    'JSH',
    ['Jet Shower Sanimara Kloset', 'Sanimara Bidet Spray'],
    'bidet-spray',
    [
      [
        'Semprotan kloset dengan katup penutup ganda supaya selang tidak menetes.',
        'A bidet spray with a second shut-off so that the hose does not drip.',
      ],
      [
        'Tutup katup dindingnya setiap selesai dipakai supaya selang tidak terus bertekanan.',
        'Close the wall valve after use so that the hose is not left under pressure.',
      ],
    ],
    [
      ['Selang 1,2 m', '1.2 m hose'],
      ['Anti tetes', 'No drip'],
    ],
    [
      ['pressure', ['Sampai 6 bar', 'Up to 6 bar']],
      ['material', ['ABS dan stainless', 'ABS and stainless steel']],
    ],
    [
      ['PTH', ['Putih', 'White'], 78_500, { unit: 'set' }],
      ['KRM', ['Krom', 'Chrome'], 98_500],
      ['STL', ['Full stainless', 'All stainless'], 142_000],
    ],
    0.5,
    [22, 18, 7],
    { unit: 'set', hue: 180 },
  ],
  [
    'FLR',
    ['Saringan Lantai Sanimara Anti Bau', 'Sanimara Odour-Trap Floor Drain'],
    'floor-drain',
    [
      ['Saringan lantai dengan katup yang menahan bau dan kecoak.', 'A floor drain whose flap keeps smells and roaches out.'],
      [
        'Keranjangnya diangkat dengan jari untuk membuang rambut seminggu sekali.',
        'The basket lifts out by finger; clear the hair from it once a week.',
      ],
    ],
    ['SS 304', ['Anti bau', 'Odour trap']],
    [
      ['pressure', ['Tanpa tekanan', 'None']],
      ['material', ['Stainless 304', '304 stainless steel']],
    ],
    [
      ['10', '10×10 cm', 46_500],
      ['15', '15×15 cm', 68_500, { kg: 0.6, cm: [16, 16, 7] }],
      ['30', ['Memanjang 30 cm', 'Linear 30 cm'], 138_000, { kg: 1.1, cm: [32, 12, 8] }],
    ],
    0.35,
    [11, 11, 6],
    { hue: 215 },
  ],
  [
    'CRM',
    ['Cermin Kamar Mandi Sanimara', 'Sanimara Bathroom Mirror'],
    'mirror',
    [
      ['Cermin 5 mm bertepi gosok dengan lapisan tahan lembap.', 'A 5 mm mirror with polished edge and damp-proof backing.'],
      [
        'Empat klip dan mal bor disertakan; tinggi tengahnya nyaman pada 155 cm.',
        'Four clips and a drilling template come with it; hang its middle at about 155 cm.',
      ],
    ],
    ['5 mm', ['Tahan lembap', 'Damp-proof']],
    [
      ['thick', '5 mm'],
      ['material', ['Kaca cermin', 'Mirror glass']],
    ],
    [
      ['45', '45×60 cm', 148_000],
      ['60', '60×80 cm', 246_000, { kg: 6.5, cm: [84, 64, 3] }],
      ['B60', ['Bulat 60 cm', 'Round 60 cm'], 265_000, { kg: 4, cm: [64, 64, 3] }],
    ],
    3.8,
    [64, 49, 3],
    { flags: ['fragile'], hue: 200 },
  ],
  [
    'RAK',
    ['Rak dan Gantungan Sanimara Stainless', 'Sanimara Stainless Shelves and Rails'],
    'bath-fitting',
    [
      [
        'Rak sabun, gantungan handuk, dan tempat tisu dari stainless 304.',
        'Soap shelves, towel rails and paper holders in 304 stainless steel.',
      ],
      ['Bor keramik 6 mm tanpa pukulan agar glasirnya tidak retak.', 'Drill the tile at 6 mm without hammer action, to spare the glaze.'],
    ],
    ['SS 304', ['Sekrup disertakan', 'Screws included']],
    [
      ['size', ['20–60 cm', '20 to 60 cm']],
      ['material', ['Stainless 304', '304 stainless steel']],
    ],
    [
      ['SBN', ['Rak sabun', 'Soap shelf'], 68_500],
      ['HDK', ['Gantungan handuk 60 cm', 'Towel rail 60 cm'], 128_000, { cm: [64, 10, 8] }],
      ['TSU', ['Tempat tisu', 'Paper holder'], 78_500],
    ],
    0.5,
    [26, 13, 8],
    { hue: 190 },
  ],
  [
    'PMN',
    ['Pemanas Air Listrik Sejukara', 'Sejukara Electric Water Heater'],
    'water-heater',
    [
      [
        'Pemanas tangki berlapis enamel dengan termostat dan ELCB, siap mandi dalam 15 menit.',
        'An enamelled tank heater with thermostat and earth-leakage plug, ready in 15 minutes.',
      ],
      ['Pembumian wajib tersambung sebelum dinyalakan.', 'Earth must be connected before it is switched on.'],
    ],
    ['350–500 W', ['Dengan ELCB', 'With ELCB']],
    [
      ['power', '350–500 W'],
      ['material', ['Tangki enamel', 'Enamelled tank']],
    ],
    [
      ['10', '10 L · 350 W', 1_285_000],
      ['15', '15 L · 350 W', 1_465_000, { kg: 11, cm: [42, 42, 38] }],
      ['30', '30 L · 500 W', 1_980_000, { kg: 16, cm: [50, 46, 45] }],
    ],
    9,
    [38, 38, 34],
    { brand: 'sejukara', unit: 'unit', sku: 'SHW-SEJ-PMN' },
  ],
];

export const buildBathroom = () => [
  ...buildFamily(
    {
      category: 'kloset',
      brand: 'sanimara',
      drawing: 'toilet',
      unit: 'unit',
      flags: ['fragile'],
      specs: [['material', ['Keramik vitreous', 'Vitreous china']], warranty(60)],
      about: [['Badan keramik bergaransi 5 tahun, perlengkapan lain 1 tahun.', 'The ceramic is guaranteed for 5 years, all else for 1.']],
    },
    toilets.map(fromCompact('KLS-SAN')),
  ),
  ...buildFamily(
    {
      category: 'wastafel',
      brand: 'sanimara',
      drawing: 'washbasin',
      unit: 'unit',
      flags: ['fragile'],
      specs: [['material', ['Keramik vitreous', 'Vitreous china']], warranty(60)],
      about: [
        [
          'Tinggi bibir yang nyaman 80–85 cm; kran dan sifon dijual terpisah kecuali disebut.',
          'A comfortable rim is at 80 to 85 cm; tap and trap are sold apart unless named.',
        ],
      ],
    },
    basins.map(fromCompact('WST-SAN')),
  ),
  ...buildFamily(
    {
      category: 'kran',
      brand: 'sanimara',
      drawing: 'faucet',
      unit: 'pcs',
      specs: [['thread', 'G ½"'], ['pressure', ['0,5–8 bar', '0.5 to 8 bar']], warranty(24)],
      about: [
        [
          'Lilit ulir dengan seal tape dan kencangkan secukupnya, jangan dipaksa.',
          'Wrap the thread with tape and tighten it snugly, without force.',
        ],
      ],
    },
    taps.map(fromCompact('KRN-SAN')),
  ),
  ...buildFamily(
    {
      category: 'shower',
      brand: 'sanimara',
      drawing: 'shower-set',
      unit: 'pcs',
      specs: [['use', ['Kamar mandi', 'Bathroom']], warranty(12)],
    },
    showers.map(fromCompact('SHW-SAN')),
  ),
];
