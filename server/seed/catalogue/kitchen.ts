import { buildFamily } from './build.ts';
import { type CompactRow, fromCompact } from './compact.ts';
import { warranty } from './words.ts';

const stoves: readonly CompactRow[] = [
  [
    'K2S',
    ['Kompor Gas Pawonara 2 Tungku', 'Pawonara Two-Burner Gas Stove'],
    'gas-stove',
    [
      [
        'Kompor meja dua tungku berbadan stainless dengan pemantik mekanik.',
        'A two-burner stainless table stove with mechanical ignition.',
      ],
    ],
    [['2 tungku', '2 burners'], 'SNI 7368'],
    [
      ['power', ['2 × 2,9 kW', '2 × 2.9 kW']],
      ['material', ['Stainless', 'Stainless steel']],
    ],
    [
      ['STD', ['Api standar', 'Standard flame'], 318_000],
      ['CPR', ['Api pusar kuningan', 'Brass swirl flame'], 428_000, { kg: 6 }],
    ],
    5,
    [70, 38, 14],
    { popularity: 'good' },
  ],
  [
    'K2K',
    ['Kompor Gas Kaca Pawonara 2 Tungku', 'Pawonara Glass-Top Gas Stove'],
    'gas-stove',
    [['Kompor permukaan kaca temper 7 mm yang cukup dilap sekali.', 'A 7 mm tempered glass top that wipes clean at once.']],
    [
      ['Kaca temper', 'Tempered glass'],
      ['2 tungku', '2 burners'],
    ],
    [
      ['power', ['2 × 3,6 kW', '2 × 3.6 kW']],
      ['material', ['Kaca temper 7 mm', '7 mm tempered glass']],
    ],
    [
      ['HTM', ['Hitam', 'Black'], 545_000],
      ['MTF', ['Motif daun', 'Leaf pattern'], 585_000],
    ],
    8,
    [75, 44, 15],
    { hue: 250, flags: ['fragile'] },
  ],
  [
    'K1T',
    ['Kompor Gas Pawonara 1 Tungku', 'Pawonara Single-Burner Gas Stove'],
    'gas-stove',
    [['Kompor satu tungku untuk kos, warung kecil, dan dapur kedua.', 'A single burner for lodgings, small stalls and second kitchens.']],
    [['1 tungku', '1 burner'], 'SNI 7368'],
    [
      ['power', ['2,9 kW', '2.9 kW']],
      ['material', ['Stainless', 'Stainless steel']],
    ],
    [
      ['STD', ['Stainless', 'Stainless'], 185_000],
      ['ENM', ['Enamel', 'Enamel'], 198_000],
    ],
    2.8,
    [36, 34, 13],
    { hue: 205 },
  ],
  [
    'KTN',
    ['Kompor Tanam Pawonara', 'Pawonara Built-In Hob'],
    'built-in-hob',
    [
      ['Kompor tanam kaca dengan pengaman api mati otomatis.', 'A built-in glass hob with flame-failure cut-off.'],
      ['Lubang meja 2 tungku 65×35 cm, 3 tungku 68×40 cm.', 'Counter cut-out: 65×35 cm for 2 burners, 68×40 cm for 3.'],
    ],
    [
      ['Pengaman api', 'Flame guard'],
      ['Tanam', 'Built-in'],
    ],
    [
      ['power', ['3,8–4,2 kW per tungku', '3.8 to 4.2 kW a burner']],
      ['material', ['Kaca temper 8 mm', '8 mm tempered glass']],
    ],
    [
      ['2', ['2 tungku', '2 burners'], 1_285_000],
      ['3', ['3 tungku', '3 burners'], 1_865_000, { kg: 14, cm: [82, 52, 18] }],
    ],
    9,
    [78, 48, 18],
    { hue: 225, flags: ['fragile'] },
  ],
  [
    'KND',
    ['Kompor Induksi Pawonara', 'Pawonara Induction Cooker'],
    'induction-hob',
    [
      [
        'Kompor induksi 8 tingkat untuk panci bermagnet; tidak panas di luar alas panci.',
        'An eight-step induction cooker for magnetic pans; only the pan gets hot.',
      ],
    ],
    ['300–1.800 W', ['Tanpa api', 'No flame']],
    [
      ['power', '300–1.800 W'],
      ['material', ['Kaca keramik', 'Glass ceramic']],
    ],
    [
      ['1', ['1 tungku', '1 zone'], 428_000],
      ['2', ['2 tungku', '2 zones'], 1_585_000, { kg: 8, cm: [74, 44, 12] }],
    ],
    2.8,
    [40, 33, 9],
    { hue: 0 },
  ],
  [
    'REG',
    ['Regulator dan Selang Gas Pawonara', 'Pawonara Gas Regulator and Hose'],
    'gas-regulator',
    [
      ['Regulator bermeter dengan selang berlapis baja anti tikus 1,8 m.', 'A gauged regulator with a 1.8 m steel-clad, rat-proof hose.'],
      ['Ganti selang setiap 5 tahun dan uji dengan air sabun.', 'Change the hose every 5 years and test it with soapy water.'],
    ],
    ['SNI 7369', ['Anti tikus', 'Rat-proof']],
    [
      ['pressure', '2,8 kPa'],
      ['material', ['Zinc dan karet', 'Zinc and rubber']],
    ],
    [
      ['REG', ['Regulator', 'Regulator'], 118_000, { kg: 0.4 }],
      ['SLG', ['Selang 1,8 m', '1.8 m hose'], 82_500, { kg: 0.6 }],
      ['SET', ['Paket lengkap', 'Complete set'], 186_000],
    ],
    1,
    [24, 22, 8],
    { hue: 200, unit: 'set' },
  ],
  [
    'HDD',
    ['Penghisap Asap Pawonara Slim', 'Pawonara Slim Cooker Hood'],
    'slim-hood',
    [
      [
        'Penghisap asap tipis dengan filter yang bisa dicuci; buang ke luar atau putar dengan karbon.',
        'A slim hood with washable filters that vents outside or recirculates through carbon.',
      ],
    ],
    ['60–90 cm', ['Filter cuci', 'Washable filter']],
    [
      ['power', '120 W'],
      ['material', ['Stainless', 'Stainless steel']],
    ],
    [
      ['60', '60 cm', 785_000],
      ['90', '90 cm', 985_000, { kg: 10.5, cm: [94, 52, 18] }],
    ],
    8,
    [64, 52, 18],
    { hue: 215 },
  ],
  [
    'HDC',
    ['Penghisap Asap Pawonara Cerobong', 'Pawonara Chimney Hood'],
    'range-hood',
    [
      [
        'Penghisap cerobong kaca lengkung untuk dapur yang sering menumis, 900 m³/jam.',
        'A curved-glass chimney hood for kitchens that fry often, 900 m³/h.',
      ],
    ],
    [
      ['900 m³/jam', '900 m³/h'],
      ['Kaca lengkung', 'Curved glass'],
    ],
    [
      ['power', '190 W'],
      ['material', ['Stainless dan kaca', 'Stainless steel and glass']],
    ],
    [['90', '90 cm', 1_685_000]],
    16,
    [94, 56, 46],
    { flags: ['fragile'], hue: 230 },
  ],
];

const sinks: readonly CompactRow[] = [
  [
    '1LB',
    ['Bak Cuci Piring Pawonara 1 Lubang', 'Pawonara Single-Bowl Sink'],
    'single-sink',
    [['Sink satu lubang dengan papan tiris, lengkap saringan dan sifon.', 'A single bowl with drainer, strainer and trap included.']],
    ['SS 201', ['Lengkap sifon', 'With trap']],
    [
      ['size', '50–100 × 45–50 cm'],
      ['thick', '0,6 mm'],
    ],
    [
      ['50', '50×40 cm', 186_000, { kg: 2.4, cm: [52, 42, 18] }],
      ['75', ['75×40 cm sayap', '75×40 cm, drainer'], 258_000],
      ['100', ['100×50 cm sayap', '100×50 cm, drainer'], 348_000, { kg: 5, cm: [103, 53, 20] }],
    ],
    3.6,
    [78, 43, 18],
    { popularity: 'good' },
  ],
  [
    '2LB',
    ['Bak Cuci Piring Pawonara 2 Lubang', 'Pawonara Double-Bowl Sink'],
    'double-sink',
    [['Dua mangkuk untuk cuci dan bilas, pelatnya diberi peredam suara.', 'Two bowls to wash and rinse, with sound pads beneath.']],
    ['SS 304', ['Dua mangkuk', 'Two bowls']],
    [
      ['size', '82–120 × 45–50 cm'],
      ['thick', '0,8 mm'],
    ],
    [
      ['82', '82×45 cm', 565_000],
      ['120', ['120×50 cm sayap', '120×50 cm, drainer'], 785_000, { kg: 9, cm: [123, 53, 22] }],
    ],
    6.5,
    [85, 48, 22],
    { hue: 215 },
  ],
  [
    'HMD',
    ['Sink Tebal Pawonara Handmade', 'Pawonara Handmade Deep Sink'],
    'single-sink',
    [['Sink tekuk sudut tajam sedalam 22 cm untuk wajan besar.', 'A folded, square-edged sink 22 cm deep for large woks.']],
    ['1,2 mm', ['Dalam 22 cm', '22 cm deep']],
    [
      ['size', '60–75 × 45 cm'],
      ['thick', '1,2 mm'],
    ],
    [
      ['60', ['60×45 cm satin', '60×45 cm satin'], 785_000],
      ['75', ['75×45 cm satin', '75×45 cm satin'], 925_000, { kg: 9.5, cm: [80, 50, 26] }],
      ['75H', ['75×45 cm nano hitam', '75×45 cm nano black'], 1_185_000, { kg: 9.5, cm: [80, 50, 26] }],
    ],
    7.5,
    [65, 50, 26],
    { hue: 250 },
  ],
  [
    'GRN',
    ['Sink Granit Komposit Pawonara', 'Pawonara Granite Composite Sink'],
    'single-sink',
    [['Sink komposit kuarsa yang tidak berisik dan tahan panci 280 °C.', 'A quartz composite sink: quiet, and safe for pots at 280 °C.']],
    ['280 °C', ['Komposit kuarsa', 'Quartz composite']],
    [
      ['size', '78 × 50 cm'],
      ['thick', '10 mm'],
    ],
    [
      ['HTM', ['Hitam', 'Black'], 1_685_000],
      ['ABU', ['Abu-abu', 'Grey'], 1_685_000],
    ],
    14,
    [82, 54, 25],
    {
      hue: 225,
      specs: [
        ['size', '78 × 50 cm'],
        ['thick', '10 mm'],
        ['material', ['Komposit kuarsa', 'Quartz composite']],
        ['finish', ['Doff bertekstur', 'Textured matt']],
      ],
    },
  ],
  [
    'AFR',
    ['Afur dan Sifon Sink Pawonara', 'Pawonara Sink Waste and Trap'],
    'sink-trap',
    [
      [
        'Afur dan sifon pengganti untuk sink 1 dan 2 lubang, dengan keranjang saring.',
        'Replacement waste and trap for single and double sinks, with basket.',
      ],
      [
        'Kencangkan dengan tangan saja; karet terjepit miring adalah sebab bocor yang paling sering.',
        'Tighten by hand only; a pinched washer is the usual cause of a drip.',
      ],
    ],
    ['4½"', ['Anti bau', 'Odour trap']],
    [
      ['size', '4½" / 1½"'],
      ['use', ['Semua sink Pawonara', 'All Pawonara sinks']],
      ['material', ['Stainless dan PP', 'Stainless steel and PP']],
    ],
    [
      ['1', ['1 lubang', 'Single'], 58_500],
      ['2', ['2 lubang', 'Double'], 98_500, { kg: 0.9, cm: [36, 24, 12] }],
    ],
    0.6,
    [28, 20, 12],
    { hue: 200, standsAlone: true },
  ],
];

const cooling: readonly CompactRow[] = [
  [
    'ACS',
    ['AC Split Sejukara Standar', 'Sejukara Standard Split AC'],
    'air-conditioner',
    [
      [
        'AC dinding R32 untuk kamar 9–18 m², dingin turun cepat saat siang.',
        'A wall split on R32 for rooms of 9 to 18 m² that cools fast at noon.',
      ],
      ['Belum termasuk pipa dan pasang; tegangan kerja 180–240 V.', 'Piping and fitting not included; runs on 180 to 240 V.'],
    ],
    [['½–1 PK', '½–1 HP'], 'R32'],
    [
      ['refrigerant', 'R32'],
      ['power', '380–780 W'],
    ],
    [
      ['12', ['½ PK · 9 m²', '½ HP · 9 m²'], 3_285_000],
      ['34', ['¾ PK · 13 m²', '¾ HP · 13 m²'], 3_545_000, { kg: 34 }],
      ['1', ['1 PK · 18 m²', '1 HP · 18 m²'], 3_785_000, { kg: 36 }],
    ],
    32,
    [88, 66, 42],
    { popularity: 'good' },
  ],
  [
    'ACI',
    ['AC Split Sejukara Inverter', 'Sejukara Inverter Split AC'],
    'air-conditioner',
    [
      [
        'Inverter yang menghemat sekitar 35 % listrik bila menyala di atas 6 jam sehari.',
        'An inverter that saves about 35 % of the power when run for over 6 hours a day.',
      ],
    ],
    [['Hemat 35 %', 'Saves 35 %'], 'R32'],
    [
      ['refrigerant', 'R32'],
      ['power', '150–850 W'],
    ],
    [
      ['12', ['½ PK · 9 m²', '½ HP · 9 m²'], 3_985_000],
      ['34', ['¾ PK · 13 m²', '¾ HP · 13 m²'], 4_285_000],
      ['1', ['1 PK · 18 m²', '1 HP · 18 m²'], 4_595_000, { kg: 36 }],
    ],
    34,
    [90, 66, 42],
    { hue: 210 },
  ],
  [
    'ACL',
    ['AC Split Sejukara Low Watt', 'Sejukara Low-Watt Split AC'],
    'air-conditioner',
    [
      [
        'Daya awal rendah untuk rumah 900 VA, dengan kipas kondensor tahan karat pantai.',
        'Low starting power for 900 VA homes, with a condenser coated against sea air.',
      ],
    ],
    ['320 W', ['Lapis anti karat', 'Anti-rust coat']],
    [
      ['refrigerant', 'R32'],
      ['power', '320–640 W'],
    ],
    [
      ['12', ['½ PK · 9 m²', '½ HP · 9 m²'], 3_545_000],
      ['1', ['1 PK · 18 m²', '1 HP · 18 m²'], 4_185_000, { kg: 36 }],
    ],
    33,
    [88, 66, 42],
    { hue: 170 },
  ],
  [
    'KPD',
    ['Kipas Angin Dinding Sejukara', 'Sejukara Wall Fan'],
    'wall-fan',
    [
      [
        'Kipas dinding 16 inci dengan tali tarik, tidak memakan lantai warung dan kelas.',
        'A 16-inch pull-cord wall fan that leaves the floor of shops and classrooms free.',
      ],
    ],
    ['16"', '45 W'],
    [['power', '45 W'], ['kind', ['Dinding', 'Wall']], warranty(12)],
    [
      ['STD', ['Tali tarik', 'Pull cord'], 248_000],
      ['REM', ['Dengan remote', 'With remote'], 328_000],
    ],
    3.4,
    [46, 44, 22],
    { hue: 205 },
  ],
  [
    'KPB',
    ['Kipas Angin Berdiri Sejukara', 'Sejukara Stand Fan'],
    'stand-fan',
    [['Kipas berdiri dengan tinggi yang dapat diatur sampai 130 cm.', 'A stand fan that adjusts up to 130 cm.']],
    ['16"', '130 cm'],
    [['power', '50 W'], ['kind', ['Berdiri', 'Stand']], warranty(12)],
    [
      ['PTH', ['Putih', 'White'], 298_000],
      ['HTM', ['Hitam', 'Black'], 298_000],
      ['BSI', ['Besi 18"', 'Metal 18"'], 428_000, { kg: 7.5, cm: [56, 54, 24] }],
    ],
    4.8,
    [48, 46, 22],
    { hue: 225, popularity: 'good' },
  ],
  [
    'KPP',
    ['Kipas Plafon Sejukara', 'Sejukara Ceiling Fan'],
    'ceiling-fan',
    [
      [
        'Kipas plafon 56 inci yang menggerakkan udara ruang 25 m² dengan pelan dan senyap.',
        'A 56-inch ceiling fan that moves the air of 25 m² slowly and quietly.',
      ],
    ],
    ['56"', ['25 m²', '25 m²']],
    [['power', '65 W'], ['kind', ['Plafon', 'Ceiling']], warranty(12)],
    [
      ['REG', ['Regulator dinding', 'Wall regulator'], 398_000],
      ['DC', ['Motor DC + remote', 'DC motor and remote'], 845_000],
    ],
    6.2,
    [62, 28, 24],
    { hue: 30 },
  ],
  [
    'EXH',
    ['Exhaust Fan Sejukara', 'Sejukara Exhaust Fan'],
    'exhaust-fan',
    [
      ['Kipas buang untuk kamar mandi, dapur, dan toilet masjid.', 'An extractor for bathrooms, kitchens and public toilets.'],
      ['Pilih ukuran yang mengganti udara ruang 8 kali per jam.', 'Choose a size that changes the room’s air 8 times an hour.'],
    ],
    ['8–12"', ['Kisi otomatis', 'Auto shutter']],
    [['power', '25–40 W'], ['kind', ['Buang', 'Extract']], warranty(12)],
    [
      ['D8', ['Dinding 8"', 'Wall 8"'], 168_000, { kg: 1.8 }],
      ['D10', ['Dinding 10"', 'Wall 10"'], 198_000],
      ['P10', ['Plafon 10"', 'Ceiling 10"'], 228_000, { kg: 2.6 }],
      ['D12', ['Dinding 12"', 'Wall 12"'], 246_000, { kg: 3 }],
    ],
    2.2,
    [34, 34, 16],
    { hue: 190 },
  ],
];

const appliances: readonly CompactRow[] = [
  [
    'K1P',
    ['Kulkas Sejukara 1 Pintu', 'Sejukara Single-Door Refrigerator'],
    'one-door-fridge',
    [
      [
        'Kulkas satu pintu untuk keluarga kecil, tetap dingin 6 jam saat listrik padam.',
        'A single-door refrigerator for small families that stays cold for 6 hours without power.',
      ],
    ],
    ['150–180 L', ['Tahan padam 6 jam', '6 h without power']],
    [
      ['capacity', '150–180 L'],
      ['power', '70–85 W'],
    ],
    [
      ['150', '150 L', 1_785_000],
      ['180', '180 L', 2_145_000, { kg: 34, cm: [58, 58, 125] }],
    ],
    30,
    [56, 56, 112],
    { popularity: 'good' },
  ],
  [
    'K2P',
    ['Kulkas Sejukara 2 Pintu', 'Sejukara Two-Door Refrigerator'],
    'refrigerator',
    [['Kulkas dua pintu tanpa bunga es dengan kompresor inverter.', 'A frost-free two-door refrigerator with inverter compressor.']],
    ['205–300 L', ['Tanpa bunga es', 'Frost-free']],
    [
      ['capacity', '205–300 L'],
      ['power', '80–110 W'],
    ],
    [
      ['205', '205 L', 3_185_000],
      ['250', '250 L', 3_785_000, { kg: 52, cm: [62, 66, 158] }],
      ['300', '300 L', 4_580_000, { kg: 58, cm: [64, 70, 170] }],
    ],
    46,
    [60, 62, 150],
    { hue: 215 },
  ],
  [
    'FRZ',
    ['Chest Freezer Sejukara', 'Sejukara Chest Freezer'],
    'chest-freezer',
    [
      ['Pembeku peti untuk ikan, es, dan dagangan, −26 °C.', 'A chest freezer for fish, ice and trade, −26 °C.'],
      ['Nyalakan kosong 4 jam sebelum diisi.', 'Run it empty for 4 hours before filling.'],
    ],
    ['−26 °C', ['Untuk usaha', 'For trade']],
    [
      ['capacity', '100–200 L'],
      ['power', '90–140 W'],
    ],
    [
      ['100', '100 L', 1_985_000],
      ['200', '200 L', 2_785_000, { kg: 38, cm: [98, 60, 88] }],
    ],
    28,
    [62, 58, 88],
    { hue: 225 },
  ],
  [
    'SHC',
    ['Showcase Minuman Sejukara', 'Sejukara Drinks Showcase'],
    'showcase',
    [['Lemari pajang minuman berkaca anti embun dengan lampu LED.', 'A drinks cabinet with anti-fog glass and LED light.']],
    ['200–300 L', ['Anti embun', 'Anti-fog']],
    [
      ['capacity', '200–300 L'],
      ['power', '150–210 W'],
    ],
    [
      ['200', '200 L', 3_485_000],
      ['300', '300 L', 4_485_000, { kg: 74, cm: [62, 62, 188] }],
    ],
    58,
    [56, 58, 160],
    { hue: 0, flags: ['fragile'] },
  ],
  [
    'RCK',
    ['Rice Cooker Sejukara', 'Sejukara Rice Cooker'],
    'rice-cooker',
    [['Penanak nasi 3 in 1 dengan panci anti lengket tebal 1,5 mm.', 'A 3-in-1 rice cooker with a 1.5 mm non-stick pot.']],
    ['1–1,8 L', ['3 fungsi', '3 functions']],
    [['capacity', '1–1,8 L'], ['power', '350–400 W'], warranty(12)],
    [
      ['10', '1 L', 228_000, { kg: 2.2 }],
      ['18', '1,8 L', 298_000],
      ['DGT', ['1,8 L digital', '1.8 L digital'], 548_000, { kg: 3.6 }],
    ],
    3,
    [30, 30, 30],
    { hue: 340 },
  ],
  [
    'DSP',
    ['Dispenser Air Sejukara', 'Sejukara Water Dispenser'],
    'water-dispenser',
    [['Dispenser galon atas atau bawah, panas dan dingin.', 'A top- or bottom-loading dispenser for hot and cold water.']],
    [
      ['Panas-dingin', 'Hot and cold'],
      ['Tangki SS', 'Stainless tank'],
    ],
    [
      ['capacity', ['Galon 19 L', '19 L bottle']],
      ['power', '320–450 W'],
    ],
    [
      ['ATS', ['Galon atas', 'Top-loading'], 785_000],
      ['BWH', ['Galon bawah', 'Bottom-loading'], 1_585_000, { kg: 15, cm: [38, 40, 106] }],
    ],
    9,
    [34, 34, 96],
    { hue: 200 },
  ],
];

export const buildKitchen = () => [
  ...buildFamily(
    {
      category: 'kompor',
      brand: 'pawonara',
      drawing: 'gas-stove',
      unit: 'unit',
      specs: [['use', ['Dapur rumah dan usaha kecil', 'Homes and small kitchens']], warranty(12)],
      about: [['Garansi servis 1 tahun di depo kami.', 'One year of service at our depots.']],
    },
    stoves.map(fromCompact('KMP-PAW')),
  ),
  ...buildFamily(
    {
      category: 'sink',
      brand: 'pawonara',
      drawing: 'kitchen-sink',
      unit: 'unit',
      specs: [['finish', ['Satin', 'Satin']], warranty(24)],
      about: [
        [
          'Potong meja 2 cm lebih kecil daripada bibir sink dan rapatkan dengan sealant.',
          'Cut the counter 2 cm smaller than the rim and bed it in sealant.',
        ],
      ],
    },
    sinks.map(fromCompact('SNK-PAW')),
  ),
  ...buildFamily(
    {
      category: 'ac',
      brand: 'sejukara',
      drawing: 'air-conditioner',
      unit: 'unit',
      specs: [['voltage', '220 V · 50 Hz'], warranty(36)],
      about: [
        ['Bersihkan saringan atau baling setiap bulan supaya tetap hemat.', 'Clean filter or blades every month to keep it thrifty.'],
      ],
    },
    cooling.map(fromCompact('PDG-SEJ')),
  ),
  ...buildFamily(
    {
      category: 'kulkas',
      brand: 'sejukara',
      drawing: 'refrigerator',
      unit: 'unit',
      specs: [['voltage', '220 V · 50 Hz'], warranty(24)],
      about: [['Kompresor dan bagian pemanas dilayani di sepuluh depo.', 'Compressors and heating parts are serviced at ten depots.']],
    },
    appliances.map(fromCompact('ELK-SEJ')),
  ),
];
