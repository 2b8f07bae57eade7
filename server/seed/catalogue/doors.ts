import { buildFamily } from './build.ts';
import { type CompactRow, fromCompact } from './compact.ts';
import { warranty } from './words.ts';

const doors: readonly CompactRow[] = [
  [
    'PNL',
    ['Pintu Panel Kayu Kamper Kusenta', 'Kusenta Kamper Panel Door'],
    'panel-door',
    [
      [
        'Pintu panel kamper oven kadar air di bawah 15 %, tidak mudah melintir.',
        'A kiln-dried kamper door below 15 % moisture that stays straight.',
      ],
    ],
    ['82×210 cm', ['Kayu oven', 'Kiln-dried']],
    [
      ['size', '82 × 210 × 3,5 cm'],
      ['material', ['Kayu kamper', 'Kamper timber']],
    ],
    [
      ['2P', ['2 panel', '2 panels'], 1_185_000],
      ['4P', ['4 panel', '4 panels'], 1_265_000],
      ['KCA', ['Panel kaca', 'Glazed panel'], 1_385_000, { kg: 27 }],
    ],
    24,
    [212, 84, 5],
    { popularity: 'good' },
  ],
  [
    'JTI',
    ['Pintu Panel Jati Kusenta', 'Kusenta Teak Panel Door'],
    'panel-door',
    [['Pintu utama jati perhutani dengan ukiran tangan Jepara.', 'A plantation-teak front door with Jepara hand carving.']],
    ['82×210 cm', ['Jati', 'Teak']],
    [
      ['size', '82 × 210 × 4 cm'],
      ['material', ['Kayu jati', 'Teak']],
    ],
    [
      ['POL', ['Polos', 'Plain'], 2_150_000],
      ['UKR', ['Ukir', 'Carved'], 2_395_000],
    ],
    34,
    [212, 84, 6],
    { hue: 28 },
  ],
  [
    'MRT',
    ['Pintu Panel Meranti Kusenta', 'Kusenta Meranti Panel Door'],
    'panel-door',
    [['Pintu kamar meranti yang ringan dan mudah diplitur.', 'A light meranti room door that takes varnish well.']],
    ['72–82 cm', ['Siap plitur', 'Ready to varnish']],
    [
      ['size', ['72 / 82 × 210 cm', '72 / 82 × 210 cm']],
      ['material', ['Kayu meranti', 'Meranti']],
    ],
    [
      ['72', '72×210 cm', 695_000, { kg: 22 }],
      ['82', '82×210 cm', 765_000],
    ],
    24,
    [212, 84, 5],
    { hue: 18 },
  ],
  [
    'HPL',
    ['Pintu HPL Kusenta Minimalis', 'Kusenta Flush Laminate Door'],
    'flush-door',
    [
      [
        'Pintu rata berlapis HPL yang tahan gores dan tidak perlu dicat.',
        'A flush laminate door that resists scratches and needs no paint.',
      ],
    ],
    ['82×210 cm', ['Tahan gores', 'Scratch-proof']],
    [
      ['size', '82 × 210 × 3,8 cm'],
      ['material', ['Kayu olahan dan HPL', 'Engineered wood, HPL']],
    ],
    [
      ['PTH', ['Putih', 'White'], 885_000],
      ['OAK', ['Oak muda', 'Light oak'], 915_000],
      ['WLN', ['Walnut', 'Walnut'], 915_000],
      ['ABU', ['Abu-abu', 'Grey'], 895_000],
    ],
    26,
    [212, 84, 5],
    { hue: 205 },
  ],
  [
    'PVC',
    ['Pintu PVC Kamar Mandi Kusenta', 'Kusenta PVC Bathroom Door'],
    'pvc-door',
    [['Pintu PVC lengkap kusen dan engsel, tahan air dan rayap.', 'A PVC door with frame and hinges, proof against water and termites.']],
    ['70×195 cm', ['Lengkap kusen', 'With frame']],
    [
      ['size', '70 × 195 cm'],
      ['material', 'PVC'],
    ],
    [
      ['PTH', ['Putih', 'White'], 285_000],
      ['BRU', ['Biru', 'Blue'], 285_000],
      ['CKL', ['Cokelat kayu', 'Wood brown'], 305_000],
    ],
    9,
    [198, 73, 8],
    { hue: 200, popularity: 'good', unit: 'set' },
  ],
  [
    'ALU',
    ['Pintu Aluminium Kamar Mandi Kusenta', 'Kusenta Aluminium Bathroom Door'],
    'pvc-door',
    [
      [
        'Pintu aluminium dengan panel ACP, tidak lapuk di kamar mandi basah.',
        'An aluminium door with composite panel that never rots in a wet room.',
      ],
    ],
    ['70×200 cm', ['Anti lapuk', 'Rot-proof']],
    [
      ['size', '70 × 200 cm'],
      ['material', ['Aluminium dan ACP', 'Aluminium, composite']],
    ],
    [
      ['PTH', ['Putih', 'White'], 668_000],
      ['HTM', ['Hitam', 'Black'], 698_000],
    ],
    13,
    [203, 73, 8],
    { hue: 220, unit: 'set' },
  ],
  [
    'BJA',
    ['Pintu Baja Motif Kayu Kusenta', 'Kusenta Wood-Look Steel Door'],
    'panel-door',
    [
      [
        'Pintu baja 0,6 mm isi sarang lebah untuk rumah dan ruko, lengkap kunci lima titik.',
        'A 0.6 mm honeycomb steel door for homes and shops with a five-point lock.',
      ],
    ],
    ['86×205 cm', ['Kunci 5 titik', '5-point lock']],
    [
      ['size', '86 × 205 × 7 cm'],
      ['material', ['Baja galvanis', 'Galvanised steel']],
    ],
    [
      ['TGL', ['Satu daun', 'Single leaf'], 1_980_000],
      ['SET', ['Satu setengah daun', 'Leaf and a half'], 2_395_000, { kg: 58, cm: [208, 124, 12] }],
    ],
    38,
    [208, 90, 12],
    { hue: 12, unit: 'set' },
  ],
];

const windows: readonly CompactRow[] = [
  [
    'CSM',
    ['Jendela Aluminium Kusenta Casement', 'Kusenta Aluminium Casement Window'],
    'aluminium-window',
    [
      [
        'Jendela buka samping 60×120 cm dengan karet tepi yang menahan hujan angin.',
        'A 60×120 cm side-hung window whose gasket keeps driven rain out.',
      ],
    ],
    ['60×120 cm', ['Kaca 5 mm', '5 mm glass']],
    [
      ['size', '60 × 120 cm'],
      ['material', ['Aluminium 3"', '3" aluminium']],
    ],
    [
      ['PTH', ['Putih', 'White'], 785_000],
      ['CKL', ['Cokelat', 'Brown'], 785_000],
      ['HTM', ['Hitam', 'Black'], 845_000],
    ],
    12,
    [124, 64, 10],
    { popularity: 'good' },
  ],
  [
    'SLD',
    ['Jendela Aluminium Kusenta Geser', 'Kusenta Aluminium Sliding Window'],
    'sliding-window',
    [['Jendela geser dua daun untuk ruang sempit, rodanya dapat disetel.', 'A two-leaf slider for tight rooms, on adjustable rollers.']],
    ['120×120 cm', ['Dua daun', 'Two leaves']],
    [
      ['size', '120 × 120 cm'],
      ['material', ['Aluminium 3"', '3" aluminium']],
    ],
    [
      ['PTH', ['Putih', 'White'], 1_185_000],
      ['HTM', ['Hitam', 'Black'], 1_265_000],
    ],
    19,
    [124, 124, 10],
    { hue: 195 },
  ],
  [
    'JGK',
    ['Jendela Jungkit Aluminium Kusenta', 'Kusenta Top-Hung Window'],
    'awning-window',
    [['Jendela jungkit yang bisa tetap terbuka saat gerimis.', 'A top-hung window that can stay open in drizzle.']],
    ['60×60 cm', ['Buka atas', 'Top-hung']],
    [
      ['size', '60–80 × 60 cm'],
      ['material', ['Aluminium 3"', '3" aluminium']],
    ],
    [
      ['60', '60×60 cm', 652_000],
      ['80', '80×60 cm', 728_000, { kg: 9, cm: [84, 64, 10] }],
    ],
    7,
    [64, 64, 10],
    { hue: 215 },
  ],
  [
    'KMR',
    ['Jendela Kayu Kamper Kusenta', 'Kusenta Kamper Timber Window'],
    'wooden-window',
    [
      [
        'Daun jendela kayu dengan kaca bening, siap plitur dan dipasang pada kusen 60×120.',
        'A timber casement with clear glass, ready to varnish, for a 60×120 frame.',
      ],
    ],
    ['60×120 cm', ['Kayu oven', 'Kiln-dried']],
    [
      ['size', '60 × 120 cm'],
      ['material', ['Kayu kamper', 'Kamper timber']],
    ],
    [
      ['DAU', ['Daun saja', 'Leaf only'], 665_000],
      ['SET', ['Dengan kusen', 'With frame'], 985_000, { kg: 18 }],
    ],
    11,
    [124, 64, 6],
    { hue: 25 },
  ],
  [
    'NAK',
    ['Jendela Nako Kusenta', 'Kusenta Louvre Window'],
    'louvre-window',
    [
      [
        'Rangka nako aluminium untuk dapur dan kamar mandi; kaca dapat diganti satu per satu.',
        'An aluminium louvre for kitchens and bathrooms; panes change one by one.',
      ],
    ],
    [
      ['Ventilasi 90 %', '90 % airflow'],
      ['Kaca 5 mm', '5 mm glass'],
    ],
    [
      ['size', '50–60 × 60–90 cm'],
      ['material', ['Aluminium', 'Aluminium']],
    ],
    [
      ['6', ['6 daun', '6 blades'], 285_000],
      ['9', ['9 daun', '9 blades'], 412_000, { kg: 8.5, cm: [94, 64, 8] }],
    ],
    6,
    [64, 54, 8],
    { hue: 180 },
  ],
  [
    'KSA',
    ['Kawat Nyamuk Magnet Kusenta', 'Kusenta Magnetic Insect Screen'],
    'fly-screen',
    [
      [
        'Bingkai kasa yang menempel dengan magnet dan mudah dilepas untuk dicuci.',
        'A screen frame that holds by magnets and lifts off for washing.',
      ],
      ['Bisa dipotong dengan gergaji besi untuk bukaan sampai 60×120 cm.', 'A hacksaw trims it to openings up to 60×120 cm.'],
    ],
    [
      ['Kasa fiber', 'Fibre mesh'],
      ['Lepas-pasang', 'Removable'],
    ],
    [
      ['size', '60 × 120 cm'],
      ['material', ['PVC dan serat kaca', 'PVC and glass fibre']],
      ['use', ['Jendela', 'Windows']],
    ],
    [
      ['PTH', ['Putih', 'White'], 142_000],
      ['CKL', ['Cokelat', 'Brown'], 142_000],
    ],
    1.6,
    [124, 64, 3],
    { hue: 140, unit: 'set', flags: [], standsAlone: true },
  ],
];

const locks: readonly CompactRow[] = [
  [
    'TGB',
    ['Kunci Pintu Kusenta Tuas Besar', 'Kusenta Full-Plate Lever Lock'],
    'door-lock',
    [
      [
        'Set kunci pintu utama dengan tuas stainless dan silinder tiga anak kunci.',
        'A front-door set with stainless levers and three-key cylinder.',
      ],
    ],
    ['SS 304', ['3 anak kunci', '3 keys']],
    [['material', ['Stainless 304', '304 stainless steel']]],
    [
      ['STL', ['Stainless', 'Stainless'], 248_000],
      ['HTM', ['Hitam doff', 'Matt black'], 278_000],
      ['KNG', ['Kuningan antik', 'Antique brass'], 286_000],
    ],
    1.4,
    [26, 18, 8],
    { popularity: 'good', unit: 'set' },
  ],
  [
    'KMR',
    ['Kunci Kamar Kusenta Tuas Roset', 'Kusenta Rosette Room Lock'],
    'door-lock',
    [['Kunci kamar beroset kecil untuk pintu HPL dan panel.', 'A rosette lock for flush and panel room doors.']],
    [
      ['Roset', 'Rosette'],
      ['3 anak kunci', '3 keys'],
    ],
    [['material', ['Zinc alloy', 'Zinc alloy']]],
    [
      ['STL', ['Satin', 'Satin'], 158_000],
      ['HTM', ['Hitam', 'Black'], 172_000],
    ],
    0.9,
    [22, 15, 7],
    { hue: 215, unit: 'set' },
  ],
  [
    'BLT',
    ['Kunci Bulat Kusenta Kamar Mandi', 'Kusenta Knob Lock'],
    'knob-lock',
    [
      [
        'Kunci bulat dengan tombol dalam, bisa dibuka dari luar dengan koin.',
        'A knob lock with inner button that a coin opens from outside.',
      ],
    ],
    [['Tombol dalam', 'Privacy button'], 'SS 201'],
    [['material', ['Stainless 201', '201 stainless steel']]],
    [
      ['KM', ['Kamar mandi', 'Bathroom'], 68_500],
      ['KK', ['Kamar berkunci', 'Keyed'], 84_500],
    ],
    0.6,
    [14, 11, 9],
    { hue: 205 },
  ],
  [
    'DIG',
    ['Kunci Pintu Digital Kusenta', 'Kusenta Digital Door Lock'],
    'digital-lock',
    [
      [
        'Dibuka dengan sidik jari, kode, kartu, atau kunci manual; empat baterai AA bertahan sekitar 10 bulan.',
        'Opens by fingerprint, code, card or key; four AA cells last about 10 months.',
      ],
      ['Ada colokan darurat 9 V di luar bila baterai habis.', 'A 9 V contact outside helps when the cells are flat.'],
    ],
    [
      ['Sidik jari', 'Fingerprint'],
      ['4 cara buka', '4 ways to open'],
    ],
    [['material', ['Aluminium dan kaca', 'Aluminium and glass']]],
    [
      ['STD', ['Dalam ruang', 'Indoor'], 985_000],
      ['LUR', ['Luar ruang IP65', 'Outdoor IP65'], 1_485_000],
    ],
    2.2,
    [38, 20, 11],
    { hue: 250, unit: 'set' },
  ],
  [
    'GMB',
    ['Gembok Kusenta Kuningan', 'Kusenta Brass Padlock'],
    'padlock',
    [
      [
        'Gembok kuningan pejal dengan batang baja keras, tahan udara laut.',
        'A solid brass padlock with hardened shackle that stands sea air.',
      ],
    ],
    ['30–60 mm', ['Kuningan pejal', 'Solid brass']],
    [['material', ['Kuningan', 'Brass']]],
    [
      ['30', '30 mm', 28_500, { kg: 0.1 }],
      ['40', '40 mm', 46_500],
      ['50', '50 mm', 68_500, { kg: 0.32 }],
      ['60', '60 mm', 94_500, { kg: 0.45 }],
    ],
    0.2,
    [10, 7, 3],
    { popularity: 'good' },
  ],
  [
    'GML',
    ['Gembok Leher Panjang Kusenta', 'Kusenta Long-Shackle Padlock'],
    'padlock',
    [['Gembok leher panjang untuk pintu gerbang dan rolling door.', 'A long-shackle padlock for gates and shutters.']],
    ['40–50 mm', ['Leher panjang', 'Long shackle']],
    [['material', ['Baja laminasi', 'Laminated steel']]],
    [
      ['40', '40 mm', 54_500],
      ['50', '50 mm', 76_500, { kg: 0.45 }],
    ],
    0.3,
    [13, 7, 3],
    { hue: 220 },
  ],
  [
    'GRN',
    ['Grendel dan Slot Kusenta', 'Kusenta Barrel Bolts'],
    'barrel-bolt',
    [['Grendel stainless untuk pintu, jendela, dan pagar.', 'Stainless bolts for doors, windows and gates.']],
    ['3–8"', 'SS 304'],
    [['material', ['Stainless 304', '304 stainless steel']]],
    [
      ['3', '3"', 16_500],
      ['4', '4"', 21_500],
      ['8', ['8" tanam', '8" flush'], 48_500, { kg: 0.3, cm: [22, 6, 3] }],
    ],
    0.12,
    [12, 6, 3],
    { hue: 195 },
  ],
];

const hinges: readonly CompactRow[] = [
  [
    'KPU',
    ['Engsel Kupu-kupu Kusenta Stainless', 'Kusenta Stainless Butt Hinge'],
    'hinge',
    [
      [
        'Engsel pintu berbantalan peluru; tiga buah untuk pintu kayu sampai 40 kg.',
        'A ball-bearing door hinge; three carry a timber door up to 40 kg.',
      ],
    ],
    ['3–5"', ['2 pcs + sekrup', '2 pcs and screws']],
    [['material', ['Stainless 304', '304 stainless steel']]],
    [
      ['3', '3" × 2,5"', 32_500],
      ['4', '4" × 3"', 46_500, { kg: 0.5 }],
      ['5', '5" × 3"', 62_500, { kg: 0.65 }],
    ],
    0.3,
    [13, 9, 3],
    { popularity: 'good' },
  ],
  [
    'BSI',
    ['Engsel Besi Kusenta Kuning', 'Kusenta Brassed Steel Hinge'],
    'hinge',
    [['Engsel besi lapis kuningan untuk jendela dan pintu dalam.', 'A brassed steel hinge for windows and inner doors.']],
    ['2½–4"', ['2 pcs + sekrup', '2 pcs and screws']],
    [['material', ['Baja lapis kuningan', 'Brassed steel']]],
    [
      ['25', '2½"', 12_500],
      ['3', '3"', 15_500],
      ['4', '4"', 22_500, { kg: 0.4 }],
    ],
    0.2,
    [11, 8, 3],
    { hue: 46 },
  ],
  [
    'SDK',
    ['Engsel Sendok Kusenta Lemari', 'Kusenta Concealed Cabinet Hinge'],
    'concealed-hinge',
    [
      [
        'Engsel sendok 35 mm dengan peredam untuk lemari dan kitchen set.',
        'A 35 mm concealed hinge with damper for wardrobes and kitchens.',
      ],
      [
        'Pintu lemari 90 cm memakai dua, di atas 120 cm memakai tiga; satu set berisi dua.',
        'A 90 cm cabinet door takes two, one above 120 cm three; a set holds two.',
      ],
    ],
    ['35 mm', ['Menutup pelan', 'Soft close']],
    [
      ['material', ['Baja nikel', 'Nickel-plated steel']],
      ['content', ['2 buah per set', '2 per set']],
      ['use', ['Lemari, kitchen set', 'Wardrobes, kitchens']],
    ],
    [
      ['LRS', ['Lurus', 'Full overlay'], 24_500],
      ['STG', ['Setengah bengkok', 'Half overlay'], 24_500],
      ['BGK', ['Bengkok', 'Inset'], 24_500],
    ],
    0.22,
    [13, 9, 5],
    { hue: 200, standsAlone: true },
  ],
  [
    'JDL',
    ['Engsel Jendela Casement Kusenta', 'Kusenta Friction Stay'],
    'window-stay',
    [
      [
        'Engsel gesek yang menahan daun jendela di setiap sudut, tanpa kait angin.',
        'A friction stay that holds the leaf at any angle without a hook.',
      ],
      [
        'Pilih panjang sekitar setengah lebar daun; satu set untuk satu jendela.',
        'Choose about half the leaf’s width; a set serves one window.',
      ],
    ],
    ['8–16"', ['Tahan angin', 'Holds in wind']],
    [
      ['material', ['Stainless 304', '304 stainless steel']],
      ['content', ['2 buah per set', '2 per set']],
      ['use', ['Jendela casement dan jungkit', 'Casement and top-hung windows']],
    ],
    [
      ['8', '8"', 62_500],
      ['12', '12"', 84_500, { kg: 0.6, cm: [33, 5, 3] }],
      ['16', '16"', 112_000, { kg: 0.8, cm: [43, 5, 3] }],
    ],
    0.4,
    [23, 5, 3],
    { hue: 225, standsAlone: true },
  ],
  [
    'PGR',
    ['Engsel Pagar Bubut Kusenta', 'Kusenta Weld-On Gate Hinge'],
    'weld-hinge',
    [
      ['Engsel bubut las untuk pintu gerbang besi, dengan lubang gemuk.', 'A turned weld-on hinge for iron gates with a grease hole.'],
      ['Satu set berisi dua; ¾ inci menahan daun sampai sekitar 60 kg.', 'A set holds two; ¾ inch carries a leaf of up to about 60 kg.'],
    ],
    ['½–1"', ['Las', 'Weld-on']],
    [
      ['material', ['Baja bubut', 'Turned steel']],
      ['content', ['2 buah per set', '2 per set']],
      ['use', ['Pintu gerbang', 'Gates']],
    ],
    [
      ['12', '½"', 14_500],
      ['34', '¾"', 22_500, { kg: 0.5 }],
      ['1', '1"', 34_500, { kg: 0.9 }],
    ],
    0.25,
    [12, 6, 4],
    { hue: 250, standsAlone: true },
  ],
];

export const buildDoors = () => [
  ...buildFamily(
    {
      category: 'pintu',
      brand: 'kusenta',
      drawing: 'panel-door',
      unit: 'lembar',
      flags: ['long'],
      specs: [['use', ['Rumah dan usaha', 'Homes and shops']], warranty(12)],
      about: [
        ['Ukur lubang kusen lebih dulu dan beri celah 3 mm di setiap sisi.', 'Measure the frame first and leave 3 mm on every side.'],
      ],
    },
    doors.map(fromCompact('PTU-KUS')),
  ),
  ...buildFamily(
    {
      category: 'jendela',
      brand: 'kusenta',
      drawing: 'aluminium-window',
      unit: 'unit',
      flags: ['fragile'],
      specs: [['use', ['Rumah dan usaha', 'Homes and shops']], ['finish', ['Siap pasang', 'Ready to fit']], warranty(12)],
      about: [['Tutup celah luar dengan sealant netral, bukan semen.', 'Close the outer gap with neutral sealant, not with cement.']],
    },
    windows.map(fromCompact('JDL-KUS')),
  ),
  ...buildFamily(
    {
      category: 'kunci',
      brand: 'kusenta',
      drawing: 'door-lock',
      unit: 'pcs',
      specs: [['use', ['Pintu, pagar, jendela', 'Doors, gates, windows']], warranty(12)],
      about: [
        ['Lumasi silinder dengan bubuk grafit setahun sekali, bukan oli.', 'Once a year give the cylinder graphite powder, not oil.'],
      ],
    },
    locks.map(fromCompact('KNC-KUS')),
  ),
  ...buildFamily(
    {
      category: 'engsel',
      brand: 'kusenta',
      drawing: 'hinge',
      unit: 'set',
      content: [2, 'pcs'],
      specs: [
        ['content', ['2 buah per set', '2 per set']],
        ['use', ['Pintu, jendela, lemari', 'Doors, windows, cabinets']],
      ],
      about: [
        [
          'Satu set berisi dua buah; pintu setinggi 210 cm sebaiknya memakai tiga engsel.',
          'A set holds two; a 210 cm door had better have three hinges.',
        ],
      ],
    },
    hinges.map(fromCompact('ENG-KUS')),
  ),
];
