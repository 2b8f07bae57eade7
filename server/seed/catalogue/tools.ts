import { buildFamily } from './build.ts';
import { type CompactRow, fromCompact } from './compact.ts';
import { warranty } from './words.ts';

const machines: readonly CompactRow[] = [
  [
    'B13',
    ['Bor Listrik Garuka 13 mm', 'Garuka 13 mm Impact Drill'],
    'corded-drill',
    [
      [
        'Bor tembok dan besi dengan pukulan yang dapat dimatikan untuk kayu.',
        'Drill for masonry and steel whose hammer action switches off for wood.',
      ],
      ['Kemampuan 13 mm di beton, 10 mm di besi, 25 mm di kayu.', 'Takes 13 mm in concrete, 10 mm in steel, 25 mm in wood.'],
    ],
    ['650 W', '13 mm'],
    [
      ['power', '650 W'],
      ['speed', ['0–2.800 rpm', '0–2,800 rpm']],
    ],
    [
      ['STD', ['Mesin saja', 'Machine only'], 398_000],
      ['SET', ['Koper 13 mata bor', 'Case with 13 bits'], 498_000, { kg: 3.1, cm: [36, 30, 12] }],
    ],
    1.9,
    [28, 22, 9],
    { popularity: 'good' },
  ],
  [
    'B10',
    ['Bor Listrik Garuka 10 mm', 'Garuka 10 mm Drill'],
    'corded-drill',
    [
      [
        'Bor ringan untuk kayu, besi tipis, dan sekrup; kecepatan diatur dengan jari.',
        'A light drill for wood, thin steel and screws; speed follows the trigger.',
      ],
    ],
    ['350 W', '10 mm'],
    [
      ['power', '350 W'],
      ['speed', ['0–3.000 rpm', '0–3,000 rpm']],
    ],
    [['STD', ['Mesin saja', 'Machine only'], 322_000]],
    1.2,
    [25, 20, 8],
    { hue: 40 },
  ],
  [
    'B12',
    ['Bor Baterai Garuka 12 V', 'Garuka 12 V Cordless Drill'],
    'drill',
    [
      [
        'Bor baterai 30 Nm untuk rak, engsel, dan baja ringan di atap tanpa kabel.',
        'A 30 Nm cordless drill for shelves, hinges and light steel on the roof.',
      ],
      ['Satu baterai cukup untuk sekitar 120 sekrup; isi penuh 1 jam.', 'A charge drives about 120 screws; full in 1 hour.'],
    ],
    ['12 V', '30 Nm'],
    [
      ['voltage', ['12 V baterai Li-ion', '12 V Li-ion battery']],
      ['speed', '0–1.350 rpm'],
    ],
    [
      ['1B', ['1 baterai', '1 battery'], 548_000],
      ['2B', ['2 baterai + koper', '2 batteries and case'], 728_000, { kg: 2.6, cm: [34, 28, 11] }],
    ],
    1.5,
    [30, 24, 10],
    { hue: 200 },
  ],
  [
    'B20',
    ['Bor Impact Baterai Garuka 20 V Brushless', 'Garuka 20 V Brushless Impact Drill'],
    'drill',
    [
      [
        'Motor tanpa sikat 60 Nm yang mengebor beton ringan dan mengencangkan sekrup panjang.',
        'A 60 Nm brushless motor that drills light concrete and drives long screws.',
      ],
    ],
    ['20 V', '60 Nm'],
    [
      ['voltage', ['20 V baterai Li-ion', '20 V Li-ion battery']],
      ['speed', ['0–2.000 rpm', '0–2,000 rpm']],
    ],
    [
      ['1B', ['1 baterai 2 Ah', '1 battery 2 Ah'], 985_000],
      ['2B', ['2 baterai 4 Ah + koper', '2 batteries 4 Ah and case'], 1_195_000, { kg: 4.2, cm: [40, 32, 13] }],
    ],
    2.4,
    [32, 26, 11],
    { hue: 220 },
  ],
  [
    'BBK',
    ['Bor Beton Rotary Hammer Garuka SDS', 'Garuka SDS Rotary Hammer'],
    'rotary-hammer',
    [
      [
        'Rotary hammer 26 mm tiga fungsi: bor, pukul-bor, dan pahat beton.',
        'A 26 mm rotary hammer with three functions: drill, hammer drill and chisel.',
      ],
    ],
    ['800 W', 'SDS-plus'],
    [
      ['power', '800 W'],
      ['speed', '0–1.100 rpm'],
    ],
    [['STD', ['Koper + 3 mata bor', 'Case with 3 bits'], 1_080_000]],
    5.2,
    [42, 34, 12],
    { hue: 0 },
  ],
  [
    'G4',
    ['Gerinda Tangan Garuka 4"', 'Garuka 4" Angle Grinder'],
    'angle-grinder',
    [
      [
        'Gerinda 4 inci untuk memotong hollow, keramik, dan merapikan las.',
        'A 4-inch grinder for cutting hollow sections and tiles and dressing welds.',
      ],
      ['Selalu pakai pelindung mata dan kap batu gerinda.', 'Always wear eye protection and keep the guard on.'],
    ],
    ['670 W', '100 mm'],
    [
      ['power', '670 W'],
      ['speed', ['11.000 rpm', '11,000 rpm']],
    ],
    [
      ['BLK', ['Saklar belakang', 'Rear switch'], 312_000],
      ['SMP', ['Saklar samping', 'Side switch'], 338_000],
      ['VAR', ['Kecepatan variabel 850 W', 'Variable speed 850 W'], 465_000],
    ],
    1.8,
    [30, 13, 12],
    { popularity: 'good' },
  ],
  [
    'G20',
    ['Gerinda Baterai Garuka 20 V', 'Garuka 20 V Cordless Grinder'],
    'angle-grinder',
    [
      [
        'Gerinda tanpa kabel untuk pemasangan atap dan pagar jauh dari listrik.',
        'A cordless grinder for roofs and fences away from the mains.',
      ],
    ],
    ['20 V', '100 mm'],
    [
      ['voltage', ['20 V baterai Li-ion', '20 V Li-ion battery']],
      ['speed', ['8.500 rpm', '8,500 rpm']],
    ],
    [
      ['SOL', ['Tanpa baterai', 'Bare'], 542_000],
      ['1B', ['1 baterai 4 Ah', '1 battery 4 Ah'], 778_000, { kg: 2.6 }],
    ],
    1.9,
    [36, 15, 13],
    { hue: 220 },
  ],
  [
    'L120',
    ['Mesin Las Inverter Garuka', 'Garuka Inverter Welder'],
    'welder',
    [
      [
        'Las listrik inverter untuk pagar, kanopi, dan rangka; bisa dengan listrik rumah 900–2.200 VA.',
        'An inverter welder for fences, canopies and frames, on a 900 to 2,200 VA home supply.',
      ],
      ['120 A untuk kawat 2,6 mm, 200 A untuk kawat 3,2 mm terus-menerus.', '120 A runs 2.6 mm rods, 200 A runs 3.2 mm rods all day.'],
    ],
    ['120–200 A', ['Mulai 900 VA', 'From 900 VA']],
    [
      ['power', '900–4.800 W'],
      ['current', '20–200 A'],
    ],
    [
      ['120', '120 A', 925_000],
      ['160', '160 A', 1_385_000, { kg: 5.2 }],
      ['200', '200 A', 1_890_000, { kg: 6.8, cm: [42, 22, 30] }],
    ],
    4.2,
    [36, 18, 26],
    { popularity: 'good' },
  ],
  [
    'CS7',
    ['Circular Saw Garuka 7"', 'Garuka 7" Circular Saw'],
    'circular-saw',
    [
      [
        'Gergaji lingkar untuk triplek dan balok sampai tebal 64 mm, miring 45°.',
        'A circular saw for plywood and timber up to 64 mm, tilting to 45°.',
      ],
    ],
    ['1.300 W', '185 mm'],
    [
      ['power', '1.300 W'],
      ['speed', ['5.000 rpm', '5,000 rpm']],
    ],
    [
      ['STD', ['Dengan mata 24T', 'With 24T blade'], 685_000],
      ['SET', ['Dengan mata 24T + 60T', 'With 24T and 60T blades'], 758_000],
    ],
    4.1,
    [34, 27, 26],
  ],
  [
    'CS4',
    ['Mesin Potong Keramik Garuka 4"', 'Garuka 4" Tile Cutter'],
    'circular-saw',
    [
      [
        'Pemotong keramik dan granit basah-kering dengan alas miring 45°.',
        'Cuts tiles and porcelain wet or dry, with a base that tilts to 45°.',
      ],
    ],
    ['1.250 W', '110 mm'],
    [
      ['power', '1.250 W'],
      ['speed', ['13.000 rpm', '13,000 rpm']],
    ],
    [['STD', ['Dengan mata intan', 'With diamond blade'], 448_000]],
    3,
    [28, 24, 20],
    { hue: 190 },
  ],
  [
    'JGS',
    ['Jigsaw Garuka 65 mm', 'Garuka 65 mm Jigsaw'],
    'jigsaw',
    [['Gergaji ukir untuk lubang sink, lengkungan, dan sambungan plafon.', 'A jigsaw for sink cut-outs, curves and ceiling joints.']],
    ['570 W', '65 mm'],
    [
      ['power', '570 W'],
      ['speed', '500–3.100 spm'],
    ],
    [['STD', ['Dengan 5 mata', 'With 5 blades'], 428_000]],
    2.2,
    [27, 22, 10],
    { hue: 120 },
  ],
];

const hands: readonly CompactRow[] = [
  [
    'PLK',
    ['Palu Kambing Garuka', 'Garuka Claw Hammer'],
    'hammer',
    [
      [
        'Palu cakar untuk memaku dan mencabut, gagang serat peredam getar.',
        'A claw hammer for driving and pulling, with a shock-damping fibre handle.',
      ],
    ],
    ['8–20 oz', ['Gagang serat', 'Fibre handle']],
    [['material', ['Baja tempa', 'Forged steel']]],
    [
      ['8', '8 oz', 42_500, { kg: 0.4 }],
      ['16', '16 oz', 62_500],
      ['20', '20 oz', 78_500, { kg: 0.9 }],
    ],
    0.7,
    [33, 13, 4],
    { popularity: 'good' },
  ],
  [
    'PLB',
    ['Palu Bodem Garuka', 'Garuka Sledge Hammer'],
    'sledge-hammer',
    [['Palu besar untuk membongkar tembok dan menancapkan patok.', 'A heavy hammer for breaking walls and driving stakes.']],
    ['2–10 lb', ['Gagang kayu', 'Wooden handle']],
    [['material', ['Baja tempa', 'Forged steel']]],
    [
      ['2', '2 lb', 58_500, { kg: 1.2, cm: [28, 11, 5] }],
      ['4', '4 lb', 92_500],
      ['10', '10 lb', 196_000, { kg: 5.2, cm: [90, 18, 8] }],
    ],
    2.2,
    [38, 14, 6],
    { hue: 0 },
  ],
  [
    'SDK',
    ['Sendok Semen Garuka', 'Garuka Brick Trowel'],
    'trowel',
    [
      [
        'Cetok baja lentur untuk pasangan bata; leher las penuh tidak goyang.',
        'A springy steel trowel for bricklaying, with a fully welded neck.',
      ],
    ],
    ['6–8"', ['Leher las', 'Welded neck']],
    [['material', ['Baja karbon', 'Carbon steel']]],
    [
      ['6', '6"', 18_500],
      ['7', '7"', 21_500],
      ['8', '8"', 24_500],
    ],
    0.3,
    [32, 13, 6],
    { popularity: 'good' },
  ],
  [
    'RSK',
    ['Roskam Garuka Baja', 'Garuka Steel Float'],
    'plaster-trowel',
    [
      [
        'Roskam baja tipis untuk acian dan perekat; versi bergigi menakar perekat keramik.',
        'A thin steel float for skim and adhesive; notched ones meter tile adhesive.',
      ],
    ],
    ['28×12 cm', ['Polos & bergigi', 'Plain & notched']],
    [['material', ['Baja pegas', 'Spring steel']]],
    [
      ['POL', ['Polos', 'Plain'], 38_500],
      ['G6', ['Gigi 6 mm', '6 mm notch'], 42_500],
      ['G10', ['Gigi 10 mm', '10 mm notch'], 44_500],
    ],
    0.4,
    [29, 13, 8],
    { hue: 215 },
  ],
  [
    'TKB',
    ['Tang Kombinasi Garuka', 'Garuka Combination Pliers'],
    'pliers',
    [
      [
        'Tang serbaguna dengan rahang potong yang dikeraskan untuk kawat bendrat.',
        'All-round pliers with hardened cutters for binding wire.',
      ],
    ],
    ['6–8"', 'Cr-V'],
    [['material', ['Krom vanadium', 'Chrome vanadium']]],
    [
      ['6', '6"', 46_500],
      ['7', '7"', 54_500],
      ['8', '8"', 62_500],
    ],
    0.35,
    [24, 9, 3],
  ],
  [
    'TPT',
    ['Tang Potong dan Lancip Garuka', 'Garuka Cutting and Long-Nose Pliers'],
    'pliers',
    [
      ['Tang untuk kerja kabel, gagangnya dilapisi karet tebal.', 'Pliers for wiring, with thick rubber grips.'],
      ['Lapisan karet bukan pelindung kerja bertegangan.', 'The rubber is no licence to work on live wires.'],
    ],
    ['6"', ['Untuk kabel', 'For wiring']],
    [['material', ['Krom vanadium', 'Chrome vanadium']]],
    [
      ['PTG', ['Potong', 'Cutting'], 44_500],
      ['LCP', ['Lancip', 'Long-nose'], 44_500],
      ['KPS', ['Kupas kabel', 'Wire stripper'], 68_500],
    ],
    0.25,
    [22, 8, 3],
    { hue: 350 },
  ],
  [
    'OBS',
    ['Obeng Garuka Magnet', 'Garuka Magnetic Screwdriver'],
    'screwdriver',
    [
      [
        'Obeng ujung magnet dengan gagang dua lapis yang tidak licin saat berkeringat.',
        'A magnetic screwdriver with a two-layer grip that holds in a sweaty hand.',
      ],
    ],
    [['Ujung magnet', 'Magnetic tip'], 'Cr-V'],
    [['material', ['Krom vanadium', 'Chrome vanadium']]],
    [
      ['P2', 'PH2 × 150 mm', 24_500],
      ['M6', ['Minus 6 × 150 mm', 'Slotted 6 × 150 mm'], 24_500],
      ['SET', ['Set 6 pcs', 'Set of 6'], 118_000, { unit: 'set', kg: 0.8, cm: [28, 20, 4] }],
    ],
    0.15,
    [27, 5, 4],
  ],
  [
    'KNP',
    ['Kunci Inggris Garuka', 'Garuka Adjustable Wrench'],
    'adjustable-wrench',
    [['Kunci setelan berskala untuk mur pipa dan baut dudukan tandon.', 'A scaled adjustable wrench for pipe nuts and tank-stand bolts.']],
    ['8–12"', ['Berskala', 'Scaled']],
    [['material', ['Krom vanadium', 'Chrome vanadium']]],
    [
      ['8', '8"', 58_500],
      ['10', '10"', 78_500, { kg: 0.6 }],
      ['12', '12"', 108_000, { kg: 0.9, cm: [33, 10, 3] }],
    ],
    0.4,
    [26, 8, 3],
    { hue: 225 },
  ],
  [
    'GRG',
    ['Gergaji Kayu Garuka', 'Garuka Hand Saw'],
    'hand-saw',
    [['Gergaji gigi tiga sisi yang memotong searah tarik dan dorong.', 'A saw with three-sided teeth that cuts on push and pull.']],
    ['18–22"', ['Gigi keras', 'Hardened teeth']],
    [['material', ['Baja SK5', 'SK5 steel']]],
    [
      ['18', '18"', 56_500],
      ['20', '20"', 62_500],
      ['22', '22"', 68_500],
    ],
    0.5,
    [58, 14, 4],
    { hue: 95 },
  ],
  [
    'GRB',
    ['Gerobak Sorong Garuka', 'Garuka Wheelbarrow'],
    'wheelbarrow',
    [
      [
        'Gerobak bak 0,8 mm dengan roda karet; muat sekitar 65 liter adukan.',
        'A wheelbarrow with a 0.8 mm tray and rubber tyre; carries about 65 litres of mortar.',
      ],
    ],
    [
      ['65 liter', '65 litres'],
      ['Roda karet', 'Rubber tyre'],
    ],
    [['material', ['Baja 0,8 mm', '0.8 mm steel']]],
    [
      ['MTI', ['Ban mati', 'Solid tyre'], 465_000],
      ['ANG', ['Ban angin', 'Air tyre'], 498_000],
    ],
    13,
    [95, 65, 30],
    { popularity: 'good' },
  ],
  [
    'CKL',
    ['Cangkul Garuka Baja', 'Garuka Steel Hoe'],
    'hoe',
    [['Cangkul tempa untuk galian fondasi dan adukan.', 'A forged hoe for digging footings and mixing mortar.']],
    [
      ['Baja tempa', 'Forged'],
      ['Gagang kayu', 'Wooden handle'],
    ],
    [['material', ['Baja per', 'Spring steel']]],
    [
      ['STD', ['Dengan gagang', 'With handle'], 98_500],
      ['MTA', ['Mata saja', 'Head only'], 68_500, { kg: 1.1, cm: [28, 20, 8] }],
    ],
    2.1,
    [110, 24, 10],
    { hue: 30 },
  ],
  [
    'SKP',
    ['Sekop Garuka', 'Garuka Shovel'],
    'shovel',
    [['Sekop untuk pasir, split, dan galian, pelat baja 1,8 mm.', 'A shovel for sand, gravel and trenches, of 1.8 mm plate.']],
    ['1,8 mm', ['Gagang pipa', 'Tube handle']],
    [['material', ['Baja 1,8 mm', '1.8 mm steel']]],
    [
      ['RTA', ['Rata', 'Square'], 86_500],
      ['LCP', ['Lancip', 'Pointed'], 86_500],
    ],
    1.9,
    [100, 24, 12],
    { hue: 225 },
  ],
  [
    'EMB',
    ['Ember Cor Garuka', 'Garuka Builder’s Bucket'],
    'bucket',
    [
      [
        'Ember karet-plastik yang tidak pecah dibanting, muat 12 liter adukan.',
        'A tough bucket that survives drops and carries 12 litres of mortar.',
      ],
    ],
    [
      ['12 liter', '12 litres'],
      ['Tahan banting', 'Tough'],
    ],
    [['material', ['Polietilena daur ulang', 'Recycled polyethylene']]],
    [
      ['1', ['Satuan', 'Single'], 14_500],
      ['6', ['Isi 6', 'Pack of 6'], 79_500, { unit: 'set', kg: 3.2, content: [6, 'pcs'], cm: [32, 32, 45] }],
    ],
    0.5,
    [32, 32, 24],
    { hue: 250 },
  ],
  [
    'TGA',
    ['Tangga Lipat Aluminium Garuka', 'Garuka Aluminium Step Ladder'],
    'ladder',
    [['Tangga A dua sisi dengan kaki karet, beban 120 kg.', 'A two-sided step ladder with rubber feet, rated for 120 kg.']],
    ['120 kg', ['Dua sisi', 'Two-sided']],
    [['material', ['Aluminium 1,2 mm', '1.2 mm aluminium']]],
    [
      ['15', '1,5 m', 428_000, { kg: 5.5, cm: [160, 48, 15] }],
      ['20', '2 m', 565_000, { kg: 7.2, cm: [210, 52, 16] }],
      ['25', '2,5 m', 728_000, { kg: 9.1, cm: [260, 56, 17] }],
    ],
    7,
    [210, 52, 16],
    { flags: ['long'] },
  ],
  [
    'TGT',
    ['Tangga Teleskopik Garuka', 'Garuka Telescopic Ladder'],
    'telescopic-ladder',
    [['Tangga tarik yang dilipat menjadi 90 cm, muat di bagasi mobil.', 'A ladder that closes to 90 cm and fits a car boot.']],
    [['Lipat 90 cm', 'Folds to 90 cm'], '150 kg'],
    [['material', ['Aluminium', 'Aluminium']]],
    [
      ['38', '3,8 m', 985_000, { kg: 11.5 }],
      ['50', '5 m', 1_385_000, { kg: 15 }],
    ],
    11,
    [92, 50, 12],
    { hue: 210 },
  ],
  [
    'MTB',
    ['Set Mata Bor Garuka', 'Garuka Drill Bit Set'],
    'drill-bits',
    [['Mata bor berlabel ukuran dalam kotak, dipilih menurut bahan yang dibor.', 'Size-marked bits in a case, chosen by what you drill.']],
    ['3–10 mm', ['Dalam kotak', 'In a case']],
    [['material', ['HSS / karbida', 'HSS / carbide']]],
    [
      ['BSI', ['Besi HSS 10 pcs', 'HSS for steel, 10'], 78_500],
      ['BTN', ['Beton 5 pcs', 'Masonry, 5'], 56_500],
      ['KYU', ['Kayu 6 pcs', 'Wood, 6'], 62_500],
    ],
    0.4,
    [18, 10, 3],
    { hue: 45, unit: 'set' },
  ],
  [
    'BTG',
    ['Batu Gerinda Garuka 4"', 'Garuka 4" Grinding Discs'],
    'grinding-disc',
    [['Piringan potong dan asah 4 inci, batas 15.200 rpm.', 'Cutting and grinding discs, 4-inch, up to 15,200 rpm.']],
    ['4"', '15.200 rpm'],
    [['material', ['Aluminium oksida', 'Aluminium oxide']]],
    [
      ['PTG', ['Potong besi 1,2 mm isi 10', 'Steel cutting 1.2 mm, 10'], 52_500],
      ['ASH', ['Asah 6 mm isi 5', 'Grinding 6 mm, 5'], 46_500],
      ['INT', ['Intan keramik', 'Diamond for tiles'], 38_500, { kg: 0.15, unit: 'pcs' }],
    ],
    0.5,
    [11, 11, 4],
    { hue: 215, unit: 'set' },
  ],
];

const painting: readonly CompactRow[] = [
  [
    'KUA',
    ['Kuas Cat Rupawarna', 'Rupawarna Paint Brush'],
    'paint-brush',
    [
      [
        'Kuas bulu campuran yang tidak rontok untuk cat air dan minyak.',
        'A mixed-bristle brush that does not shed, for water and oil paints.',
      ],
    ],
    ['1–4"', ['Tidak rontok', 'No shedding']],
    [['material', ['Bulu campuran', 'Mixed bristle']]],
    [
      ['1', '1"', 6_500],
      ['2', '2"', 11_500],
      ['3', '3"', 16_500],
      ['4', '4"', 23_500],
    ],
    0.08,
    [26, 9, 3],
    { popularity: 'good' },
  ],
  [
    'ROL',
    ['Rol Cat Rupawarna', 'Rupawarna Paint Roller'],
    'paint-roller',
    [
      [
        'Rol serat mikro dengan sedikit cipratan; bulu 12 mm untuk tembok, 6 mm untuk cat kilap.',
        'A microfibre roller with little spatter: 12 mm pile for walls, 6 mm for gloss.',
      ],
    ],
    ['4–9"', ['Serat mikro', 'Microfibre']],
    [['material', ['Serat mikro', 'Microfibre']]],
    [
      ['4', '4"', 18_500],
      ['7', '7"', 29_500],
      ['9', '9"', 38_500],
      ['SET', ['Set rol 9" + bak', '9" roller with tray'], 64_500, { unit: 'set', kg: 0.8, cm: [40, 28, 9] }],
    ],
    0.3,
    [30, 25, 6],
  ],
  [
    'KPE',
    ['Kape dan Amplas Rupawarna', 'Rupawarna Filling Knives and Sandpaper'],
    'scraper',
    [
      [
        'Kape plamir, amplas, dan lakban kertas untuk persiapan sebelum mengecat.',
        'Filling knives, sandpaper and masking tape to prepare a wall for paint.',
      ],
      ['Amplas 80 untuk plamir kasar, 240 sebelum cat akhir.', 'Use 80 grit on rough filler and 240 before the top coat.'],
    ],
    [
      ['Persiapan cat', 'Paint prep'],
      ['Tembok & kayu', 'Wall & wood'],
    ],
    [
      ['material', ['Baja, kertas amplas', 'Steel, abrasive paper']],
      ['size', ['Kape 5–20 cm', 'Knives of 5 to 20 cm']],
      ['use', ['Persiapan cat', 'Preparing for paint']],
    ],
    [
      ['KPE', ['Set kape 4 pcs', 'Knives, set of 4'], 28_500, { unit: 'set' }],
      ['AMP', ['Amplas campur 10 lembar', 'Sandpaper, 10 mixed sheets'], 32_500, { unit: 'set', kg: 0.3, cm: [28, 23, 1] }],
      ['LKB', ['Lakban kertas 1" × 20 m', 'Masking tape 1" × 20 m'], 9_500, { kg: 0.1, content: [20, 'm'], cm: [11, 11, 3] }],
    ],
    0.3,
    [24, 14, 3],
    { hue: 45, standsAlone: true },
  ],
];

const measures: readonly CompactRow[] = [
  [
    'MTR',
    ['Meteran Garuka', 'Garuka Tape Measure'],
    'tape-measure',
    [['Pita baja berlapis nilon dengan pengunci dan kait magnet.', 'A nylon-coated steel tape with lock and magnetic hook.']],
    ['3–7,5 m', ['Kelas II', 'Class II']],
    [['accuracy', ['Kelas II', 'Class II']]],
    [
      ['3', '3 m', 18_500],
      ['5', '5 m', 28_500, { kg: 0.25 }],
      ['75', '7,5 m', 42_500, { kg: 0.4 }],
    ],
    0.15,
    [9, 8, 5],
    { popularity: 'good' },
  ],
  [
    'MRL',
    ['Meteran Roll Garuka Fiber', 'Garuka Fibre Long Tape'],
    'long-tape',
    [['Pita serat kaca yang tidak berkarat untuk pengukuran lahan.', 'A rust-free glass-fibre tape for measuring plots.']],
    ['30–100 m', ['Anti karat', 'Rust-free']],
    [['accuracy', ['Kelas II', 'Class II']]],
    [
      ['30', '30 m', 68_500],
      ['50', '50 m', 96_500, { kg: 0.9 }],
      ['100', '100 m', 178_000, { kg: 1.6, cm: [32, 25, 5] }],
    ],
    0.6,
    [22, 18, 4],
    { hue: 140 },
  ],
  [
    'WPS',
    ['Waterpass Garuka Aluminium', 'Garuka Aluminium Spirit Level'],
    'spirit-level',
    [
      [
        'Waterpass tiga tabung dengan tepi magnet untuk baja ringan dan kusen.',
        'A three-vial level with a magnetic edge for light steel and frames.',
      ],
    ],
    ['0,5 mm/m', ['Tepi magnet', 'Magnetic edge']],
    [['accuracy', '0,5 mm/m']],
    [
      ['40', '40 cm', 58_500],
      ['60', '60 cm', 76_500, { kg: 0.6, cm: [62, 6, 3] }],
      ['100', '100 cm', 118_000, { kg: 0.9, cm: [102, 6, 3] }],
    ],
    0.4,
    [42, 6, 3],
  ],
  [
    'LSR',
    ['Laser Level Garuka Garis Hijau', 'Garuka Green Line Laser Level'],
    'laser-level',
    [
      [
        'Laser garis hijau yang terlihat 20 m di dalam ruang dan mendatar sendiri.',
        'A green line laser, visible for 20 m indoors, that levels itself.',
      ],
    ],
    ['±3 mm/10 m', ['Datar sendiri', 'Self-levelling']],
    [['accuracy', '±3 mm/10 m']],
    [
      ['5G', ['5 garis', '5 lines'], 585_000],
      ['12G', ['12 garis 3D', '12 lines, 3D'], 948_000, { kg: 1.9 }],
    ],
    1.4,
    [24, 18, 14],
    { hue: 120 },
  ],
  [
    'LDM',
    ['Meteran Laser Garuka', 'Garuka Laser Distance Meter'],
    'laser-meter',
    [
      [
        'Mengukur jarak, luas, dan volume sekali tekan, cocok untuk menghitung kebutuhan keramik.',
        'Measures length, area and volume at a press; handy for counting tiles.',
      ],
    ],
    ['±2 mm', ['Hitung luas', 'Counts area']],
    [['accuracy', '±2 mm']],
    [
      ['40', '40 m', 298_000],
      ['80', '80 m', 448_000],
    ],
    0.2,
    [14, 9, 4],
    { hue: 350 },
  ],
  [
    'SKU',
    ['Siku Tukang dan Benang Garuka', 'Garuka Square, Line and Plumb'],
    'try-square',
    [['Siku, benang, dan unting-unting untuk memulai pasangan yang lurus.', 'Square, line and plumb bob to start a wall true.']],
    [
      ['Siku 90°', '90° square'],
      ['Alat dasar', 'Basics'],
    ],
    [['accuracy', '0,5 mm/m']],
    [
      ['30', ['Siku 30 cm', '30 cm square'], 38_500],
      ['BNG', ['Benang 100 m', '100 m line'], 12_500, { kg: 0.1, cm: [10, 6, 6] }],
      ['UNT', ['Unting-unting 400 g', '400 g plumb bob'], 32_500, { kg: 0.45, cm: [12, 5, 5] }],
    ],
    0.4,
    [32, 18, 2],
    { hue: 30 },
  ],
];

const safety: readonly CompactRow[] = [
  [
    'HLM',
    ['Helm Proyek Garuka', 'Garuka Safety Helmet'],
    'safety-helmet',
    [
      [
        'Helm HDPE dengan sabuk putar enam titik; ganti setelah benturan atau 3 tahun.',
        'An HDPE helmet with a six-point ratchet; replace after a blow or 3 years.',
      ],
    ],
    ['SNI ISO 3873', ['Sabuk putar', 'Ratchet']],
    [['material', 'HDPE']],
    [
      ['KNG', ['Kuning', 'Yellow'], 46_500],
      ['PTH', ['Putih', 'White'], 46_500],
      ['BRU', ['Biru', 'Blue'], 46_500],
      ['MRH', ['Merah', 'Red'], 46_500],
    ],
    0.42,
    [28, 22, 16],
    { popularity: 'good' },
  ],
  [
    'SRT',
    ['Sarung Tangan Garuka Latex', 'Garuka Latex Work Gloves'],
    'safety-gloves',
    [
      [
        'Sarung rajut bertelapak latex untuk bata, besi, dan adukan kering.',
        'Knitted gloves with latex palms for bricks, steel and dry mortar.',
      ],
    ],
    [
      ['Telapak latex', 'Latex palm'],
      ['Lentur', 'Flexible'],
    ],
    [['material', ['Katun dan latex', 'Cotton and latex']]],
    [
      ['M', 'M', 14_500],
      ['L', 'L', 14_500],
      ['12', ['L isi 12 pasang', 'L, 12 pairs'], 148_000, { kg: 1, unit: 'set', content: [12, 'pcs'], cm: [26, 24, 12] }],
    ],
    0.08,
    [25, 11, 2],
    { hue: 200 },
  ],
  [
    'SRL',
    ['Sarung Tangan Las Garuka Kulit', 'Garuka Leather Welding Gloves'],
    'safety-gloves',
    [['Kulit belah 14 inci berlapis katun yang menahan percikan las.', 'Cotton-lined 14-inch split leather that takes welding spatter.']],
    ['14"', ['Kulit', 'Leather']],
    [['material', ['Kulit sapi', 'Cowhide']]],
    [
      ['STD', ['Standar', 'Standard'], 48_500],
      ['TBL', ['Berlapis ganda', 'Double-lined'], 68_500],
    ],
    0.4,
    [38, 18, 5],
    { hue: 20 },
  ],
  [
    'SPT',
    ['Sepatu Proyek Garuka Baja', 'Garuka Steel-Toe Boots'],
    'safety-boots',
    [['Sepatu kulit berujung baja 200 J dan sol anti paku.', 'Leather boots with a 200 J steel toe and a nail-proof sole.']],
    ['200 J', ['Sol anti paku', 'Nail-proof sole']],
    [
      ['sni', 'SNI 7079:2009'],
      ['material', ['Kulit dan karet', 'Leather and rubber']],
    ],
    [
      ['39', '39', 268_000],
      ['40', '40', 268_000],
      ['41', '41', 268_000],
      ['42', '42', 268_000],
      ['43', '43', 268_000],
    ],
    1.4,
    [34, 24, 13],
  ],
  [
    'SPB',
    ['Sepatu Bot Karet Garuka', 'Garuka Rubber Boots'],
    'safety-boots',
    [['Bot PVC tinggi untuk cor, sawah, dan lokasi becek.', 'High PVC boots for concrete, fields and wet sites.']],
    [['Tahan air', 'Waterproof'], '38 cm'],
    [['material', 'PVC']],
    [
      ['40', '40', 96_500],
      ['41', '41', 96_500],
      ['42', '42', 96_500],
    ],
    1.8,
    [42, 30, 14],
    { hue: 140 },
  ],
  [
    'KCM',
    ['Kacamata dan Topeng Las Garuka', 'Garuka Goggles and Welding Masks'],
    'goggles',
    [
      [
        'Pelindung mata untuk gerinda dan las; pilih kaca otomatis bila sering mengelas titik.',
        'Eye protection for grinding and welding; take the automatic one for frequent tacking.',
      ],
    ],
    [['Tahan bentur', 'Impact-proof'], 'EN 166'],
    [['material', ['Polikarbonat', 'Polycarbonate']]],
    [
      ['KCM', ['Kacamata bening', 'Clear goggles'], 22_500, { kg: 0.1, cm: [17, 8, 6] }],
      ['TPG', ['Topeng las kaca gelap', 'Welding mask'], 68_500],
      ['OTO', ['Topeng las otomatis', 'Auto-darkening mask'], 248_000],
    ],
    0.5,
    [32, 24, 22],
    { hue: 250 },
  ],
  [
    'MSK',
    ['Masker Debu Garuka', 'Garuka Dust Masks'],
    'dust-mask',
    [
      ['Masker penyaring debu semen, gergajian, dan cat semprot.', 'Masks against cement dust, sawdust and spray paint.'],
      ['Untuk uap pelarut pakai kartrij karbon, bukan masker kertas.', 'For solvent vapour use the carbon cartridge, not the paper mask.'],
    ],
    ['KN95', ['Debu & uap', 'Dust & vapour']],
    [['material', ['Serat saring', 'Filter fibre']]],
    [
      ['K10', ['KN95 isi 10', 'KN95, 10'], 38_500, { unit: 'dus', content: [10, 'pcs'] }],
      ['KRB', ['Respirator kartrij', 'Cartridge respirator'], 128_000, { kg: 0.4, cm: [20, 16, 12] }],
    ],
    0.1,
    [20, 12, 6],
    { hue: 210 },
  ],
  [
    'RMP',
    ['Rompi dan Sabuk Pengaman Garuka', 'Garuka Vests and Harnesses'],
    'safety-vest',
    [
      ['Rompi pemantul dan sabuk kerja di ketinggian.', 'Reflective vests and harnesses for work at height.'],
      [
        'Kaitkan sabuk pada struktur yang menahan 15 kN, bukan pada pipa.',
        'Hook the harness to a structure that holds 15 kN, never to a pipe.',
      ],
    ],
    [
      ['Pemantul', 'Reflective'],
      ['Kerja tinggi', 'Work at height'],
    ],
    [['material', ['Poliester', 'Polyester']]],
    [
      ['RMP', ['Rompi jala', 'Mesh vest'], 26_500],
      ['SBK', ['Full body harness', 'Full-body harness'], 318_000, { kg: 1.8, cm: [35, 25, 12] }],
    ],
    0.15,
    [28, 22, 3],
    { hue: 60 },
  ],
];

export const buildTools = () => [
  ...buildFamily(
    {
      category: 'mesin',
      brand: 'garuka',
      drawing: 'drill',
      unit: 'unit',
      specs: [['voltage', '220 V · 50 Hz'], warranty(12)],
      about: [['Suku cadangnya tersedia di sepuluh depo.', 'Ten depots keep its spare parts.']],
    },
    machines.map(fromCompact('MSN-GAR')),
  ),
  ...buildFamily(
    {
      category: 'alat-tangan',
      brand: 'garuka',
      drawing: 'hammer',
      unit: 'pcs',
      specs: [['use', ['Bangunan dan rumah', 'Building and home']], warranty(3)],
      about: [['Bersihkan dan keringkan setelah dipakai supaya awet.', 'Clean and dry it after use and it will last.']],
    },
    hands.map(fromCompact('TGN-GAR')),
  ),
  ...buildFamily(
    {
      category: 'alat-tangan',
      brand: 'rupawarna',
      drawing: 'paint-brush',
      unit: 'pcs',
      specs: [
        ['use', ['Mengecat', 'Painting']],
        ['finish', ['Gagang nyaman', 'Easy grip']],
      ],
      about: [['Cuci segera setelah dipakai; cat minyak dengan thinner.', 'Wash at once after use; oil paint with thinner.']],
    },
    painting.map(fromCompact('TGN-RUP')),
  ),
  ...buildFamily(
    {
      category: 'alat-ukur',
      brand: 'garuka',
      drawing: 'tape-measure',
      unit: 'pcs',
      specs: [['use', ['Pengukuran bangunan', 'Building work']], warranty(6)],
      about: [
        [
          'Periksa ketelitiannya terhadap acuan yang dipercaya setiap beberapa bulan.',
          'Check it against a trusted reference every few months.',
        ],
      ],
    },
    measures.map(fromCompact('UKR-GAR')),
  ),
  ...buildFamily(
    {
      category: 'k3',
      brand: 'garuka',
      drawing: 'safety-helmet',
      unit: 'pcs',
      specs: [
        ['use', ['Proyek dan bengkel', 'Sites and workshops']],
        ['warranty', ['Tukar ukuran 7 hari', 'Size exchange within 7 days']],
      ],
      about: [['Pilih ukuran yang pas: pelindung longgar tidak melindungi.', 'Choose the right size: loose gear does not protect.']],
    },
    safety.map(fromCompact('K3S-GAR')),
  ),
];
