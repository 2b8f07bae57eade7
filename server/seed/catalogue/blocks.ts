import { buildFamily, type ProductRow } from './build.ts';

const aerated: readonly ProductRow[] = [
  {
    sku: 'BRN-WAT-STD',
    name: ['Bata Ringan Watukarsa AAC', 'Watukarsa AAC Block'],
    popularity: 'top',
    about: [
      [
        'Bata ringan autoklaf 60×20 cm untuk dinding pengisi; beratnya sepertiga bata merah dan pemasangannya lebih cepat.',
        'Autoclaved 60×20 cm block for infill walls; a third of the weight of brick and faster to lay.',
      ],
      [
        'Satu m³ tebal 7,5 cm menjadi 13,3 m² dinding, tebal 10 cm menjadi 10 m².',
        'One m³ makes 13.3 m² of wall at 7.5 cm or 10 m² at 10 cm.',
      ],
    ],
    facts: [['10 m² / m³', '10 m² / m³'], 'SNI 8640'],
    specs: [
      ['size', ['60 × 20 × 7,5 / 10 cm', '60 × 20 × 7.5 / 10 cm']],
      ['content', ['111 / 83 keping per m³', '111 / 83 pieces per m³']],
      ['strength', '≥ 4 MPa'],
    ],
    variants: [
      ['75', ['7,5 cm · 111 keping', '7.5 cm · 111 pieces'], 465_000],
      ['100', ['10 cm · 83 keping', '10 cm · 83 pieces'], 455_000],
      ['150', ['15 cm · 55 keping', '15 cm · 55 pieces'], 460_000],
    ],
  },
  {
    sku: 'BRN-WAT-EKO',
    name: ['Bata Ringan CLC Watukarsa Ekonomi', 'Watukarsa CLC Foam Block'],
    hue: 40,
    about: [
      [
        'Bata busa (CLC) yang dirawat udara, pilihan hemat untuk dinding sekat dan pagar.',
        'Air-cured foam concrete block, a thrifty choice for partitions and fences.',
      ],
      ['Permukaannya lebih berpori, jadi lapis plester sekitar 10 mm.', 'Its face is more porous, so allow about 10 mm of render.'],
    ],
    facts: [
      ['Dirawat udara', 'Air-cured'],
      ['83 keping / m³', '83 pieces / m³'],
    ],
    specs: [
      ['size', ['60 × 20 × 7,5 / 10 cm', '60 × 20 × 7.5 / 10 cm']],
      ['content', ['111 / 83 keping per m³', '111 / 83 pieces per m³']],
      ['strength', ['≥ 2,5 MPa', '≥ 2.5 MPa']],
    ],
    variants: [
      ['75', ['7,5 cm · 111 keping', '7.5 cm · 111 pieces'], 432_000],
      ['100', ['10 cm · 83 keping', '10 cm · 83 pieces'], 426_000],
    ],
  },
  {
    sku: 'BRN-WAT-PRM',
    name: ['Bata Ringan Watukarsa Presisi', 'Watukarsa Precision AAC Block'],
    hue: 190,
    about: [
      [
        'Toleransi ukuran ±1 mm, sehingga dinding bisa langsung diaci tanpa plester.',
        'Cut to ±1 mm, so that walls can be skimmed without render.',
      ],
      ['Pas untuk rumah susun dan sekolah dengan banyak dinding lurus.', 'Made for flats and schools with long straight walls.'],
    ],
    facts: ['± 1 mm', ['Tanpa plester', 'No render needed']],
    specs: [
      ['size', ['60 × 20 × 7,5 / 10 cm', '60 × 20 × 7.5 / 10 cm']],
      ['content', ['111 / 83 keping per m³', '111 / 83 pieces per m³']],
      ['strength', '≥ 5 MPa'],
    ],
    variants: [
      ['75', ['7,5 cm · 111 keping', '7.5 cm · 111 pieces'], 562_000],
      ['100', ['10 cm · 83 keping', '10 cm · 83 pieces'], 548_000],
    ],
  },
  {
    sku: 'BRN-WAT-LTL',
    name: ['Lintel Bata Ringan Watukarsa', 'Watukarsa AAC Lintel'],
    unit: 'batang',
    minimum: 1,
    drawing: 'lintel',
    flags: ['long'],
    about: [
      [
        'Balok ambang bertulang di atas pintu dan jendela, dipasang tanpa bekisting dan tanpa menunggu cor.',
        'A reinforced lintel over doors and windows: no formwork and no waiting for concrete.',
      ],
      ['Tumpuan paling sedikit 15 cm di setiap sisi bukaan.', 'Give it at least 15 cm of bearing on each side.'],
    ],
    facts: [
      ['Bertulang', 'Reinforced'],
      ['Tanpa bekisting', 'No formwork'],
    ],
    specs: [
      ['size', '10 × 20 cm'],
      ['spacing', ['Tumpuan 15 cm', 'Bearing 15 cm']],
      ['strength', '≥ 4 MPa'],
    ],
    variants: [
      ['125', '125 cm', 78_500, { kg: 17, content: [1.25, 'm'], cm: [125, 20, 10] }],
      ['150', '150 cm', 94_000, { kg: 20.5, content: [1.5, 'm'], cm: [150, 20, 10] }],
      ['200', '200 cm', 128_000, { kg: 27.5, content: [2, 'm'], cm: [200, 20, 10] }],
    ],
  },
];

const bricks: readonly ProductRow[] = [
  {
    sku: 'BMR-WAT-PRS',
    name: ['Bata Merah Press Watukarsa Gowa', 'Watukarsa Gowa Pressed Red Brick'],
    popularity: 'bulk',
    about: [
      [
        'Bata tanah liat press dari Gowa, dibakar kayu sampai matang merata dan berbunyi nyaring.',
        'Pressed clay brick from Gowa, fired through until it rings.',
      ],
      ['Kebutuhan sekitar 79 keping per m² dinding setengah bata.', 'A half-brick wall takes about 79 per m².'],
    ],
    facts: [
      ['79 / m²', '79 / m²'],
      ['Bakar merata', 'Evenly fired'],
    ],
    specs: [
      ['size', '20 × 10 × 5 cm'],
      ['strength', '≥ 5 MPa'],
    ],
    variants: [
      ['K1', ['Kelas 1', 'Class 1'], 1_200],
      ['K2', ['Kelas 2', 'Class 2'], 950],
    ],
  },
  {
    sku: 'BMR-WAT-OVN',
    name: ['Bata Merah Oven Watukarsa Ekspos', 'Watukarsa Kiln-Fired Facing Brick'],
    popularity: 'good',
    hue: 8,
    about: [
      [
        'Bata oven bersudut tajam dan berwarna seragam untuk dinding ekspos tanpa plester.',
        'Kiln brick with sharp edges and even colour for walls left bare.',
      ],
      [
        'Siar 10 mm menghabiskan sekitar 79 keping per m²; lapisi coating bening bila kena hujan.',
        'With 10 mm joints it takes about 79 per m²; seal it where rain beats.',
      ],
    ],
    facts: [
      ['Sudut tajam', 'Sharp edges'],
      ['Ekspos', 'Facing'],
    ],
    specs: [
      ['sni', 'SNI 15-0554-1989'],
      ['size', '20 × 9 × 5 cm'],
      ['strength', '≥ 8 MPa'],
    ],
    variants: [
      ['MRH', ['Merah tua', 'Deep red'], 1_500],
      ['ORG', ['Merah muda', 'Light red'], 1_450],
    ],
  },
  {
    sku: 'BMR-WAT-JMB',
    name: ['Bata Merah Jumbo Watukarsa Berongga', 'Watukarsa Jumbo Hollow Clay Brick'],
    drawing: 'hollow-brick',
    popularity: 'good',
    hue: 18,
    about: [
      [
        'Bata berongga enam lubang yang lebih besar, ringan, dan menahan panas.',
        'A larger six-hole clay brick: light, and slow to pass on heat.',
      ],
      ['Hanya sekitar 36 keping per m², menghemat spesi dan waktu.', 'Only about 36 per m², saving mortar and time.'],
    ],
    facts: [
      ['36 / m²', '36 / m²'],
      ['6 lubang', '6 holes'],
    ],
    specs: [
      ['sni', 'SNI 15-0553-1989'],
      ['size', '24 × 11 × 10 cm'],
      ['strength', '≥ 4 MPa'],
    ],
    kg: 2.4,
    cm: [24, 11, 10],
    variants: [['STD', ['Berongga 6 lubang', 'Hollow, 6 holes'], 1_500]],
  },
];

const concreteBlocks: readonly ProductRow[] = [
  {
    sku: 'BTK-WAT-PRS',
    name: ['Batako Press Watukarsa', 'Watukarsa Pressed Concrete Block'],
    popularity: 'good',
    about: [
      [
        'Batako getar-press dengan campuran 1:7, sudutnya tidak mudah gompal.',
        'Vibro-pressed block of a 1:7 mix whose corners do not crumble.',
      ],
      ['Kebutuhan 12,5 keping per m² dinding.', 'A wall takes 12.5 blocks per m².'],
    ],
    facts: [['12,5 / m²', '12.5 / m²'], 'SNI 03-0349'],
    specs: [
      ['sni', 'SNI 03-0349-1989'],
      ['size', '39 × 19 × 8–15 cm'],
      ['strength', ['≥ 4 MPa (mutu III)', '≥ 4 MPa (grade III)']],
    ],
    variants: [
      ['8', '8 cm', 3_800, { kg: 9.5, cm: [39, 19, 8] }],
      ['10', '10 cm', 4_300],
      ['15', '15 cm', 5_500, { kg: 16.5, cm: [39, 19, 15] }],
    ],
  },
  {
    sku: 'BTK-WAT-STR',
    name: ['Batako Struktur Watukarsa Mutu I', 'Watukarsa Grade I Structural Block'],
    hue: 225,
    about: [
      [
        'Batako mutu I untuk dinding pemikul ringan dan dinding penahan rendah yang diisi tulangan.',
        'Grade I block for light load-bearing walls and low retaining walls with rebar in the cores.',
      ],
      ['Dua lubang besar menerima besi D10 dan cor pengisi.', 'Two wide cores take D10 bars and filling concrete.'],
    ],
    facts: [['Mutu I', 'Grade I'], '≥ 9 MPa'],
    specs: [
      ['sni', 'SNI 03-0349-1989'],
      ['size', '39 × 19 × 15–20 cm'],
      ['strength', '≥ 9 MPa'],
    ],
    variants: [
      ['15', '15 cm', 7_200, { kg: 17, cm: [39, 19, 15] }],
      ['20', '20 cm', 9_400, { kg: 20.5, cm: [39, 19, 19] }],
    ],
  },
  {
    sku: 'BTK-WAT-RST',
    name: ['Roster Beton Watukarsa', 'Watukarsa Concrete Breeze Block'],
    drawing: 'breeze-block',
    hue: 60,
    unit: 'pcs',
    about: [
      [
        'Roster beton cetak untuk ventilasi silang teras, tangga, dan dapur.',
        'Cast breeze block for cross ventilation of verandas, stairs and kitchens.',
      ],
      [
        'Kebutuhan sekitar 23 keping per m²; pasang dengan spesi 10 mm dan tulangan setiap empat lapis.',
        'It takes about 23 per m²; lay with 10 mm joints and a bar every fourth course.',
      ],
    ],
    facts: [['23 / m²', '23 / m²'], '20×20 cm'],
    specs: [
      ['size', '20 × 20 × 10 cm'],
      ['strength', '≥ 6 MPa'],
    ],
    minimum: 10,
    step: 5,
    kg: 4.2,
    cm: [20, 20, 10],
    variants: [
      ['KTK', ['Motif kotak', 'Square pattern'], 9_500],
      ['DAU', ['Motif daun', 'Leaf pattern'], 11_000],
      ['MKT', ['Motif ketupat', 'Diamond pattern'], 11_000],
    ],
  },
  {
    sku: 'BTK-WAT-LBG',
    name: ['Loster Angin Semen Watukarsa', 'Watukarsa Cement Air Vent'],
    drawing: 'air-vent',
    hue: 200,
    about: [
      [
        'Lubang angin semen di atas pintu dan jendela, sudah dengan alur kawat nyamuk.',
        'A cement vent above doors and windows, grooved for mosquito mesh.',
      ],
      ['Pasang miring sedikit ke luar agar air hujan tidak masuk.', 'Set it with a slight fall outward to keep rain out.'],
    ],
    facts: [['Alur kawat nyamuk', 'Mesh groove'], '40×20 cm'],
    specs: [
      ['size', '40 × 20 × 10 cm'],
      ['strength', '≥ 5 MPa'],
    ],
    minimum: 2,
    step: 1,
    kg: 7.5,
    cm: [40, 20, 10],
    variants: [
      ['2', ['2 lubang', '2 slots'], 14_500],
      ['3', ['3 lubang', '3 slots'], 16_000],
    ],
  },
];

const sands: readonly ProductRow[] = [
  {
    sku: 'PSR-WAT-JNB',
    name: ['Pasir Pasang Watukarsa Jeneberang', 'Watukarsa Jeneberang Building Sand'],
    popularity: 'top',
    about: [
      [
        'Pasir sungai yang sudah diayak untuk pasangan bata, plester, dan lantai kerja.',
        'Screened river sand for brickwork, render and blinding.',
      ],
      ['Satu m³ cukup untuk sekitar 22 m² pasangan bata merah.', 'One m³ serves about 22 m² of brickwork.'],
    ],
    facts: [
      ['Sudah diayak', 'Screened'],
      ['Lumpur < 5 %', 'Silt < 5 %'],
    ],
    specs: [
      ['sni', 'SNI 03-6820-2002'],
      ['kind', ['Pasir sungai', 'River sand']],
      ['use', ['Pasangan, plester', 'Masonry, render']],
    ],
    variants: [
      ['STD', ['Ayak 5 mm', 'Screened to 5 mm'], 146_000],
      ['HLS', ['Ayak halus 3 mm', 'Screened to 3 mm'], 162_000],
    ],
  },
  {
    sku: 'PSR-WAT-COR',
    name: ['Pasir Beton Watukarsa Kasar', 'Watukarsa Coarse Concrete Sand'],
    popularity: 'good',
    hue: 215,
    about: [
      ['Pasir kasar bergradasi zona 2 untuk beton struktur dan cor lantai.', 'Coarse zone 2 sand for structural concrete and slabs.'],
      ['Perlu sekitar 0,54 m³ pasir untuk 1 m³ beton.', 'A cubic metre of concrete takes about 0.54 m³.'],
    ],
    facts: [
      ['Zona 2', 'Zone 2'],
      ['Lumpur < 5 %', 'Silt < 5 %'],
    ],
    specs: [
      ['sni', 'SNI 8321:2016'],
      ['kind', ['Pasir sungai kasar', 'Coarse river sand']],
      ['use', ['Beton, lantai', 'Concrete, slabs']],
    ],
    variants: [
      ['STD', ['Alami', 'Natural'], 168_000],
      ['CCI', ['Dicuci', 'Washed'], 186_000],
    ],
  },
  {
    sku: 'PSR-WAT-URG',
    name: ['Pasir Urug Watukarsa', 'Watukarsa Fill Sand'],
    hue: 30,
    about: [
      [
        'Pasir urug untuk bawah fondasi, lantai, dan galian pipa; bukan untuk adukan.',
        'Fill sand for under footings, floors and pipe trenches; not for mortar.',
      ],
      ['Padatkan per lapis 15 cm; volumenya menyusut sekitar 15 %.', 'Compact in 15 cm layers; it settles by about 15 %.'],
    ],
    facts: [
      ['Untuk urugan', 'For filling'],
      ['Susut 15 %', 'Settles 15 %'],
    ],
    specs: [
      ['kind', ['Pasir urug', 'Fill sand']],
      ['use', ['Urugan, alas paving', 'Fill, paving bed']],
    ],
    variants: [['STD', ['Curah', 'Loose'], 125_000]],
  },
  {
    sku: 'PSR-WAT-SLK',
    name: ['Pasir Silika Watukarsa', 'Watukarsa Silica Sand'],
    unit: 'sak',
    minimum: 1,
    step: 1,
    flags: [],
    standsAlone: true,
    drawing: 'plain-sack',
    hue: 50,
    kg: 25,
    cm: [50, 35, 10],
    content: [25, 'kg'],
    about: [
      [
        'Pasir kuarsa kering dalam sak untuk filter air, lapangan futsal, dan lantai epoksi.',
        'Dried quartz sand in bags for water filters, futsal turf and epoxy floors.',
      ],
      ['Satu tabung filter 10 inci memakai sekitar 25 kg.', 'A 10-inch filter vessel takes about 25 kg.'],
    ],
    facts: [
      ['Kering oven', 'Kiln-dried'],
      ['25 kg', '25 kg'],
    ],
    specs: [
      ['content', '25 kg'],
      ['finish', ['Dicuci dan dikeringkan', 'Washed and dried']],
      ['kind', ['Kuarsa SiO₂ > 95 %', 'Quartz, SiO₂ > 95 %']],
      ['use', ['Filter air, lapangan, epoksi', 'Filters, turf, epoxy']],
    ],
    variants: [
      ['08', ['Mesh 8–16', '8–16 mesh'], 62_000],
      ['16', ['Mesh 16–30', '16–30 mesh'], 62_000],
      ['30', ['Mesh 30–60', '30–60 mesh'], 66_000],
    ],
  },
];

const stones: readonly ProductRow[] = [
  {
    sku: 'SPL-WAT-12',
    name: ['Batu Split Watukarsa 1/2', 'Watukarsa 1/2 Crushed Stone'],
    popularity: 'good',
    about: [
      [
        'Batu pecah mesin ukuran 10–20 mm untuk beton kolom, balok, dan dak.',
        'Crushed stone of 10 to 20 mm for concrete columns, beams and slabs.',
      ],
      ['Satu m³ beton memakai sekitar 0,81 m³ split.', 'A cubic metre of concrete takes about 0.81 m³.'],
    ],
    facts: ['10–20 mm', ['Untuk cor', 'For concrete']],
    specs: [
      ['sni', 'SNI 8321:2016'],
      ['size', '10–20 mm'],
      ['use', ['Beton bertulang', 'Reinforced concrete']],
    ],
    variants: [
      ['STD', ['Curah', 'Loose'], 205_000],
      ['CCI', ['Dicuci', 'Washed'], 226_000],
    ],
  },
  {
    sku: 'SPL-WAT-23',
    name: ['Batu Split Watukarsa 2/3', 'Watukarsa 2/3 Crushed Stone'],
    hue: 235,
    about: [
      [
        'Batu pecah 20–30 mm untuk fondasi, cor tebal, dan lapis jalan lingkungan.',
        'Crushed stone of 20 to 30 mm for footings, thick pours and lane bases.',
      ],
      [
        'Jangan dipakai untuk pelat tipis: butirnya tersangkut di antara tulangan.',
        'Not for thin slabs: the stones catch between the bars.',
      ],
    ],
    facts: ['20–30 mm', ['Cor tebal', 'Thick pours']],
    specs: [
      ['sni', 'SNI 8321:2016'],
      ['size', '20–30 mm'],
      ['use', ['Fondasi, jalan', 'Footings, lanes']],
    ],
    variants: [['STD', ['Curah', 'Loose'], 186_000]],
  },
  {
    sku: 'SPL-WAT-SCR',
    name: ['Screening Batu Watukarsa 5/10', 'Watukarsa 5/10 Chippings'],
    hue: 205,
    about: [
      ['Batu kecil 5–10 mm untuk beton pracetak, paving, dan alas aspal.', 'Small 5 to 10 mm stone for precast, pavers and asphalt beds.'],
      [
        'Juga nyaman untuk jalan setapak taman setebal 4 cm, 1 m³ untuk 25 m².',
        'Pleasant on garden paths too: at 4 cm, 1 m³ covers 25 m².',
      ],
    ],
    facts: ['5–10 mm', ['Pracetak, taman', 'Precast, gardens']],
    specs: [
      ['sni', 'SNI 8321:2016'],
      ['size', '5–10 mm'],
      ['use', ['Pracetak, taman', 'Precast, gardens']],
    ],
    variants: [['STD', ['Curah', 'Loose'], 195_000]],
  },
  {
    sku: 'SPL-WAT-KLI',
    name: ['Batu Kali Belah Watukarsa', 'Watukarsa Split River Stone'],
    hue: 215,
    kg: 750,
    about: [
      ['Batu kali belah 15–25 cm untuk fondasi menerus dan talud.', 'Split river stone of 15 to 25 cm for strip footings and slope walls.'],
      [
        'Satu m³ fondasi memakai sekitar 1,2 m³ batu dan 3,2 sak semen.',
        'A cubic metre of footing takes about 1.2 m³ of stone and 3.2 bags of cement.',
      ],
    ],
    facts: ['15–25 cm', ['Fondasi, talud', 'Footings, slopes']],
    specs: [
      ['weight', ['1.500 kg per m³', '1,500 kg per m³']],
      ['size', '15–25 cm'],
      ['use', ['Fondasi menerus, talud', 'Strip footings, slope walls']],
    ],
    variants: [
      ['STD', ['Belah', 'Split'], 148_000],
      ['BLT', ['Bulat', 'Round'], 132_000],
    ],
  },
  {
    sku: 'SPL-WAT-SRT',
    name: ['Sirtu Watukarsa Padat', 'Watukarsa Sandy Gravel Fill'],
    hue: 35,
    about: [
      [
        'Campuran pasir dan batu alami untuk menimbun halaman dan dasar jalan.',
        'A natural mix of sand and stone for raising yards and road bases.',
      ],
      [
        'Padatkan per 20 cm dengan stamper; daya dukungnya lebih baik daripada tanah urug.',
        'Compact every 20 cm with a rammer; it carries more than fill soil.',
      ],
    ],
    facts: [
      ['Timbunan', 'Fill'],
      ['Padat per 20 cm', 'Compact per 20 cm'],
    ],
    specs: [
      ['size', ['0–50 mm', '0 to 50 mm']],
      ['use', ['Timbunan, dasar jalan', 'Fill, road base']],
    ],
    variants: [['STD', ['Curah', 'Loose'], 128_000]],
  },
];

const pavers: readonly ProductRow[] = [
  {
    sku: 'PVG-WAT-BTA',
    name: ['Paving Bata Watukarsa', 'Watukarsa Rectangular Paver'],
    drawing: 'paving-brick',
    popularity: 'good',
    about: [
      [
        'Paving bata 21×10,5 cm untuk halaman, trotoar, dan carport, 44 keping per m².',
        'Rectangular 21×10.5 cm paver for yards, pavements and carports, 44 per m².',
      ],
      [
        'Tebal 6 cm untuk orang dan motor, 8 cm untuk mobil dan truk kecil.',
        'Use 6 cm for people and motorbikes, 8 cm for cars and small trucks.',
      ],
    ],
    facts: [['44 / m²', '44 / m²'], 'K-200–K-300'],
    specs: [
      ['size', ['21 × 10,5 cm', '21 × 10.5 cm']],
      ['grade', 'K-200 / K-300'],
    ],
    variants: [
      ['ABU6', ['Abu-abu 6 cm', 'Grey 6 cm'], 78_000],
      ['MRH6', ['Merah 6 cm', 'Red 6 cm'], 86_000],
      ['ABU8', ['Abu-abu 8 cm K-300', 'Grey 8 cm K-300'], 104_000, { kg: 176, cm: [105, 100, 8] }],
      ['MRH8', ['Merah 8 cm K-300', 'Red 8 cm K-300'], 112_000, { kg: 176, cm: [105, 100, 8] }],
    ],
  },
  {
    sku: 'PVG-WAT-HEX',
    name: ['Paving Heksagon Watukarsa', 'Watukarsa Hexagon Paver'],
    hue: 200,
    about: [
      [
        'Paving segi enam yang saling mengunci, tidak mudah bergeser di tikungan.',
        'Six-sided pavers that lock each other and stay put in bends.',
      ],
      ['Sekitar 28 keping per m²; beri pasir alas 5 cm dan kanstin di tepi.', 'About 28 per m²; give it 5 cm of sand bed and a kerb.'],
    ],
    facts: [['28 / m²', '28 / m²'], 'K-250'],
    specs: [
      ['size', ['20 cm antar sisi', '20 cm across flats']],
      ['grade', 'K-250'],
    ],
    variants: [
      ['ABU6', ['Abu-abu 6 cm', 'Grey 6 cm'], 88_000],
      ['MRH6', ['Merah 6 cm', 'Red 6 cm'], 96_000],
    ],
  },
  {
    sku: 'PVG-WAT-GRS',
    name: ['Grass Block Watukarsa', 'Watukarsa Grass Paver'],
    drawing: 'grass-block',
    hue: 110,
    about: [
      [
        'Paving berlubang yang menumbuhkan rumput dan meresapkan hujan untuk carport dan taman.',
        'Open pavers that let grass grow and rain soak in, for carports and gardens.',
      ],
      [
        'Delapan lubang, sekitar 6 keping per m²; isi dengan tanah dan pasir 1:1.',
        'Eight cells, about 6 per m²; fill with soil and sand 1:1.',
      ],
    ],
    facts: [
      ['Menyerap air', 'Soaks up rain'],
      ['6 / m²', '6 / m²'],
    ],
    specs: [
      ['size', '40 × 40 × 8 cm'],
      ['grade', 'K-225'],
    ],
    kg: 108,
    cm: [100, 100, 8],
    variants: [
      ['8L', ['8 lubang', '8 cells'], 98_000],
      ['5L', ['5 lubang', '5 cells'], 94_000],
    ],
  },
  {
    sku: 'PVG-WAT-KNS',
    name: ['Kanstin Beton Watukarsa', 'Watukarsa Concrete Kerb'],
    unit: 'pcs',
    hue: 220,
    drawing: 'kerb',
    minimum: 5,
    about: [
      ['Kanstin pracetak untuk mengunci tepi paving dan taman.', 'Precast kerb that holds the edge of paving and beds.'],
      ['Tanam sepertiga tingginya dan beri cor di belakang.', 'Bury a third of its height and back it with concrete.'],
    ],
    facts: [['Tepi paving', 'Paving edge'], 'K-250'],
    specs: [
      ['sni', 'SNI 2442:2008'],
      ['size', '40–60 × 10–15 cm'],
      ['grade', 'K-250'],
    ],
    variants: [
      ['40', '40×20×10 cm', 17_500, { kg: 18, content: null, cm: [40, 20, 10] }],
      ['60', '60×30×15 cm', 46_500, { kg: 58, content: null, cm: [60, 30, 15] }],
    ],
  },
];

export const buildBlocks = () => [
  ...buildFamily(
    {
      category: 'bata-ringan',
      brand: 'watukarsa',
      drawing: 'aerated-block',
      unit: 'half_m3',
      minimum: 2,
      kg: 300,
      cm: [120, 100, 42],
      content: [0.5, 'm3'],
      hue: 210,
      specs: [
        ['sni', 'SNI 8640:2018'],
        ['use', ['Dinding pengisi, sekat', 'Infill and partition walls']],
      ],
      about: [['Rekatkan dengan perekat tipis 3 mm.', 'Bond with 3 mm of thin-bed adhesive.']],
    },
    aerated,
  ),
  ...buildFamily(
    {
      category: 'bata-merah',
      brand: 'watukarsa',
      drawing: 'red-brick',
      unit: 'pcs',
      minimum: 500,
      step: 100,
      kg: 1.7,
      cm: [20, 10, 5],
      hue: 14,
      flags: ['local_only'],
      specs: [
        ['sni', 'SNI 15-2094-2000'],
        ['use', ['Dinding, pagar', 'Walls, fences']],
        ['material', ['Tanah liat bakar', 'Fired clay']],
        ['origin', ['Gowa, Sulawesi Selatan', 'Gowa, South Sulawesi']],
      ],
      about: [
        ['Rendam sebelum dipasang; pecah di jalan sampai 3 % masih wajar.', 'Soak before laying; up to 3 % broken in transport is usual.'],
      ],
    },
    bricks,
  ),
  ...buildFamily(
    {
      category: 'batako',
      brand: 'watukarsa',
      drawing: 'concrete-block',
      unit: 'pcs',
      minimum: 50,
      step: 10,
      kg: 11.5,
      cm: [39, 19, 10],
      hue: 215,
      flags: ['local_only'],
      specs: [
        ['use', ['Dinding dan pagar', 'Walls and fences']],
        ['material', ['Semen, pasir, abu batu', 'Cement, sand, stone dust']],
      ],
    },
    concreteBlocks,
  ),
  ...buildFamily(
    {
      category: 'pasir',
      brand: 'watukarsa',
      drawing: 'sand-heap',
      unit: 'half_m3',
      minimum: 2,
      kg: 700,
      cm: [100, 100, 50],
      content: [0.5, 'm3'],
      hue: 40,
      flags: ['local_only'],
      specs: [['weight', ['1.400 kg per m³', '1,400 kg per m³']]],
      about: [['Diukur di bak truk dalam keadaan lembap.', 'Measured damp in the truck bed.']],
    },
    sands,
  ),
  ...buildFamily(
    {
      category: 'split',
      brand: 'watukarsa',
      drawing: 'gravel-heap',
      unit: 'half_m3',
      minimum: 2,
      kg: 675,
      cm: [100, 100, 50],
      content: [0.5, 'm3'],
      hue: 220,
      flags: ['local_only'],
      specs: [['weight', ['1.350 kg per m³', '1,350 kg per m³']]],
      about: [['Diantar curah dengan truk, sediakan tempat bongkar.', 'Comes loose by truck; keep a place free to tip it.']],
    },
    stones,
  ),
  ...buildFamily(
    {
      category: 'paving',
      brand: 'watukarsa',
      drawing: 'paving-block',
      unit: 'm2',
      minimum: 5,
      kg: 132,
      cm: [105, 100, 6],
      content: [1, 'm2'],
      hue: 10,
      flags: ['local_only'],
      specs: [
        ['sni', 'SNI 03-0691-1996'],
        ['use', ['Halaman, jalan lingkungan', 'Yards, lanes']],
        ['material', ['Beton getar-press', 'Vibro-pressed concrete']],
      ],
    },
    pavers,
  ),
];
