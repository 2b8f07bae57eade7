import { buildFamily } from './build.ts';
import { type CompactRow, fromCompact } from './compact.ts';

const plywoods: readonly CompactRow[] = [
  [
    'MRT',
    ['Triplek Meranti Rimbaya', 'Rimbaya Meranti Plywood'],
    'plywood',
    [['Kayu lapis meranti untuk lemari, plafon, dan bekisting ringan.', 'Meranti plywood for cupboards, ceilings and light formwork.']],
    ['122×244 cm', 'UTY'],
    [
      ['grade', 'UTY / BB'],
      ['glue', 'MR (E2)'],
    ],
    [
      ['3', '3 mm', 62_500, { kg: 5, cm: [244, 122, 0.3] }],
      ['6', '6 mm', 98_500, { kg: 10, cm: [244, 122, 0.6] }],
      ['9', '9 mm', 132_000, { kg: 15, cm: [244, 122, 0.9] }],
      ['12', '12 mm', 176_000],
      ['18', '18 mm', 256_000, { kg: 30, cm: [244, 122, 1.8] }],
    ],
    20,
    [244, 122, 1.2],
    { popularity: 'good' },
  ],
  [
    'FLM',
    ['Triplek Film Rimbaya Bekisting', 'Rimbaya Film-Faced Plywood'],
    'plywood',
    [
      [
        'Triplek berlapis film fenol untuk cor; bisa dipakai 6–10 kali.',
        'Phenolic film-faced plywood for concrete, good for 6 to 10 pours.',
      ],
      ['Olesi minyak bekisting dan tutup tepi potongan dengan cat.', 'Oil it before each pour and paint cut edges.'],
    ],
    [['6–10 kali pakai', '6 to 10 uses'], '122×244 cm'],
    [
      ['grade', ['Film dua sisi', 'Film on both sides']],
      ['glue', 'WBP'],
    ],
    [
      ['12', '12 mm', 218_000],
      ['15', '15 mm', 254_000, { kg: 25, cm: [244, 122, 1.5] }],
      ['18', '18 mm', 298_000, { kg: 30, cm: [244, 122, 1.8] }],
    ],
    21,
    [244, 122, 1.2],
    { hue: 12 },
  ],
  [
    'MLM',
    ['Triplek Melamin Rimbaya', 'Rimbaya Melamine Plywood'],
    'plywood',
    [
      [
        'Satu sisi melamin siap pakai untuk rak dan meja tanpa finishing.',
        'One ready melamine face for shelves and tables without finishing.',
      ],
    ],
    [['Tanpa finishing', 'No finishing'], '122×244 cm'],
    [
      ['grade', ['Melamin satu sisi', 'Melamine, one face']],
      ['glue', 'MR (E1)'],
    ],
    [
      ['9P', ['9 mm putih', '9 mm white'], 168_000, { kg: 16, cm: [244, 122, 0.9] }],
      ['12P', ['12 mm putih', '12 mm white'], 212_000],
      ['18P', ['18 mm putih', '18 mm white'], 298_000, { kg: 31, cm: [244, 122, 1.8] }],
      ['18S', ['18 mm sonokeling', '18 mm rosewood'], 308_000, { kg: 31, cm: [244, 122, 1.8] }],
    ],
    21,
    [244, 122, 1.2],
    { hue: 205 },
  ],
  [
    'SGN',
    ['Triplek Sengon Rimbaya Ringan', 'Rimbaya Light Sengon Plywood'],
    'plywood',
    [
      [
        'Kayu lapis sengon yang ringan untuk sekat, pengepakan, dan plafon.',
        'A light sengon plywood for partitions, packing and ceilings.',
      ],
    ],
    [['30 % lebih ringan', '30 % lighter'], '122×244 cm'],
    [
      ['grade', ['Lokal', 'Local']],
      ['glue', 'MR (E2)'],
    ],
    [
      ['9', '9 mm', 110_000, { kg: 11, cm: [244, 122, 0.9] }],
      ['12', '12 mm', 142_000],
      ['18', '18 mm', 208_000, { kg: 22, cm: [244, 122, 1.8] }],
    ],
    14.5,
    [244, 122, 1.2],
    { hue: 50 },
  ],
  [
    'MRN',
    ['Triplek Marine Rimbaya Kapal', 'Rimbaya Marine Plywood'],
    'plywood',
    [
      [
        'Kayu lapis berperekat fenol untuk perahu, dermaga, dan dapur luar.',
        'Phenol-bonded plywood for boats, jetties and outdoor kitchens.',
      ],
      ['Tahan rebus 72 jam; tetap tutup tepinya dengan epoksi.', 'Stands a 72-hour boil; seal its edges with epoxy all the same.'],
    ],
    ['WBP', ['Rebus 72 jam', '72-hour boil']],
    [
      ['grade', 'BS 1088'],
      ['glue', 'WBP'],
    ],
    [
      ['9', '9 mm', 218_000, { kg: 16, cm: [244, 122, 0.9] }],
      ['12', '12 mm', 282_000],
      ['18', '18 mm', 398_000, { kg: 32, cm: [244, 122, 1.8] }],
    ],
    21,
    [244, 122, 1.2],
    { hue: 220 },
  ],
];

const worked: readonly CompactRow[] = [
  [
    'BLK',
    ['Blockboard Rimbaya', 'Rimbaya Blockboard'],
    'blockboard',
    [
      [
        'Papan inti kayu susun, lebih lurus daripada triplek untuk pintu lemari dan rak panjang.',
        'A strip-core board, straighter than plywood for cupboard doors and long shelves.',
      ],
    ],
    ['122×244 cm', ['Inti sengon', 'Sengon core']],
    [
      ['emission', 'E1'],
      ['size', '122 × 244 cm'],
    ],
    [
      ['15', '15 mm', 208_000],
      ['18', '18 mm', 242_000, { kg: 26, cm: [244, 122, 1.8] }],
    ],
    22,
    [244, 122, 1.5],
    { popularity: 'good', unit: 'lembar', content: [2.98, 'm2'] },
  ],
  [
    'MDF',
    ['MDF Rimbaya', 'Rimbaya MDF'],
    'mdf-board',
    [
      ['Papan serat padat yang halus saat diprofil dan dicat duko.', 'Dense fibreboard that profiles and lacquers smoothly.'],
      ['Hindari air: tepinya mengembang.', 'Keep it dry: its edges swell.'],
    ],
    ['122×244 cm', ['Halus dicat', 'Paints smoothly']],
    [
      ['emission', 'E1'],
      ['size', '122 × 244 cm'],
    ],
    [
      ['6', '6 mm', 92_500, { kg: 13, cm: [244, 122, 0.6] }],
      ['12', '12 mm', 158_000],
      ['18', '18 mm', 228_000, { kg: 39, cm: [244, 122, 1.8] }],
    ],
    26,
    [244, 122, 1.2],
    { hue: 35, unit: 'lembar', content: [2.98, 'm2'] },
  ],
  [
    'PBD',
    ['Particle Board Rimbaya Melamin', 'Rimbaya Melamine Particle Board'],
    'mdf-board',
    [['Papan partikel berlapis melamin dua sisi untuk mebel rakitan.', 'Melamine-faced particle board for knock-down furniture.']],
    ['122×244 cm', ['Dua sisi', 'Both faces']],
    [
      ['emission', 'E1'],
      ['size', '122 × 244 cm'],
    ],
    [
      ['15P', ['15 mm putih', '15 mm white'], 178_000],
      ['15O', ['15 mm oak', '15 mm oak'], 186_000],
      ['18P', ['18 mm putih', '18 mm white'], 205_000, { kg: 37, cm: [244, 122, 1.8] }],
    ],
    31,
    [244, 122, 1.5],
    { hue: 200, unit: 'lembar', content: [2.98, 'm2'] },
  ],
  [
    'KSO',
    ['Balok Kayu Meranti Rimbaya', 'Rimbaya Meranti Timber'],
    'timber',
    [['Kayu gergajian meranti kelas III untuk kaso, reng, dan rangka.', 'Sawn class III meranti for rafters, battens and frames.']],
    ['4 m', ['Kelas kuat III', 'Strength class III']],
    [
      ['emission', ['Kayu alami', 'Natural timber']],
      ['size', ['Panjang 4 m', '4 m long']],
    ],
    [
      ['35', ['Reng 3×5 cm', 'Batten 3×5 cm'], 28_500, { kg: 3.6, cm: [400, 5, 3] }],
      ['57', ['Kaso 5×7 cm', 'Rafter 5×7 cm'], 62_500],
      ['510', ['Balok 5×10 cm', 'Beam 5×10 cm'], 92_500, { kg: 12, cm: [400, 10, 5] }],
      ['612', ['Balok 6×12 cm', 'Beam 6×12 cm'], 138_000, { kg: 17.5, cm: [400, 12, 6] }],
    ],
    8.4,
    [400, 7, 5],
    { popularity: 'good' },
  ],
  [
    'ULN',
    ['Balok Kayu Ulin Rimbaya', 'Rimbaya Ulin Ironwood'],
    'timber',
    [
      [
        'Kayu ulin kelas awet I untuk dermaga, tiang panggung, dan decking.',
        'Ironwood of durability class I for jetties, stilts and decking.',
      ],
      ['Bor lebih dulu sebelum disekrup; dilengkapi dokumen angkut kayu.', 'Drill before screwing; comes with timber transport papers.'],
    ],
    ['4 m', ['Awet I', 'Durability I']],
    [
      ['emission', ['Kayu alami', 'Natural timber']],
      ['size', ['Panjang 4 m', '4 m long']],
    ],
    [
      ['510', '5×10 cm', 265_000],
      ['1010', '10×10 cm', 528_000, { kg: 42, cm: [400, 10, 10] }],
    ],
    21,
    [400, 10, 5],
    { hue: 12 },
  ],
  [
    'LSP',
    ['Lisplang Kayu Kamper Rimbaya', 'Rimbaya Kamper Fascia'],
    'fascia-board',
    [['Papan lisplang kamper serut halus untuk tepi atap.', 'Planed kamper fascia for the edge of the roof.']],
    ['4 m', ['Serut halus', 'Planed']],
    [
      ['emission', ['Kayu alami', 'Natural timber']],
      ['size', ['Panjang 4 m', '4 m long']],
    ],
    [
      ['20', '2×20 cm', 148_000],
      ['25', '2×25 cm', 186_000, { kg: 14, cm: [400, 25, 2] }],
    ],
    11.5,
    [400, 20, 2],
    { hue: 30 },
  ],
  [
    'WPC',
    ['Decking WPC Rimbaya', 'Rimbaya WPC Decking'],
    'decking',
    [
      [
        'Papan komposit kayu-plastik untuk teras dan tepi kolam, tidak lapuk dan tidak perlu dicat.',
        'Wood-plastic decking for terraces and pool edges: no rot and no paint.',
      ],
      ['Beri celah 5 mm antarpapan untuk muai.', 'Leave 5 mm between boards for movement.'],
    ],
    ['2,9 m', ['Tanpa cat', 'No paint']],
    [
      ['emission', ['60 % serat kayu', '60 % wood fibre']],
      ['size', '14 × 2,5 × 290 cm'],
    ],
    [
      ['CKL', ['Cokelat', 'Brown'], 218_000],
      ['ABU', ['Abu-abu', 'Grey'], 218_000],
      ['JTI', ['Jati', 'Teak'], 226_000],
    ],
    8.5,
    [290, 14, 2.5],
    { hue: 22, content: [2.9, 'm'] },
  ],
];

const cementBoards: readonly CompactRow[] = [
  [
    'STD',
    ['Papan Semen Rimbaya Kalsium Silikat', 'Rimbaya Calcium Silicate Board'],
    'cement-board',
    [
      [
        'Papan bebas asbes untuk plafon luar, partisi, dan lapis dinding.',
        'An asbestos-free board for soffits, partitions and wall lining.',
      ],
    ],
    ['122×244 cm', ['Bebas asbes', 'Asbestos-free']],
    [['size', '122 × 244 cm']],
    [
      ['4', '4 mm', 72_500, { kg: 15.5, cm: [244, 122, 0.4] }],
      ['6', '6 mm', 108_000],
      ['8', '8 mm', 148_000, { kg: 31, cm: [244, 122, 0.8] }],
    ],
    23,
    [244, 122, 0.6],
    { popularity: 'good' },
  ],
  [
    'LNT',
    ['Papan Semen Rimbaya Lantai', 'Rimbaya Cement Floor Board'],
    'cement-board',
    [
      ['Papan lantai 20 mm untuk mezanin dan dak kering di atas rangka baja.', 'A 20 mm board for mezzanines and dry decks on steel.'],
      ['Jarak rangka 40 cm menahan sekitar 300 kg/m².', 'On supports at 40 cm it carries about 300 kg/m².'],
    ],
    ['20 mm', '300 kg/m²'],
    [
      ['size', '122 × 244 cm'],
      ['sni', 'EN 634-2'],
      ['material', ['Semen dan serat kayu', 'Cement and wood fibre']],
      ['use', ['Lantai kering', 'Dry floors']],
    ],
    [
      ['15', '15 mm', 268_000, { kg: 58, cm: [244, 122, 1.5] }],
      ['20', '20 mm', 345_000],
    ],
    78,
    [244, 122, 2],
    { hue: 230 },
  ],
  [
    'LSP',
    ['Lisplang Semen Rimbaya', 'Rimbaya Cement Fascia'],
    'fascia-board',
    [['Lisplang serat semen yang tidak lapuk dan tidak dimakan rayap.', 'A fibre-cement fascia that neither rots nor feeds termites.']],
    ['3 m', ['Anti rayap', 'Termite-proof']],
    [['size', '20–30 × 300 cm']],
    [
      ['20P', ['20 cm polos', '20 cm plain'], 58_500],
      ['20K', ['20 cm serat kayu', '20 cm wood grain'], 64_500],
      ['30K', ['30 cm serat kayu', '30 cm wood grain'], 92_500, { kg: 11, cm: [300, 30, 0.8] }],
    ],
    7.2,
    [300, 20, 0.8],
    { hue: 25, unit: 'batang', content: [3, 'm'] },
  ],
  [
    'SDG',
    ['Siding Semen Rimbaya Motif Kayu', 'Rimbaya Cement Wood-Grain Siding'],
    'fascia-board',
    [
      [
        'Papan dinding serat semen bermotif kayu untuk fasad dan rumah panggung.',
        'Wood-grain fibre-cement siding for facades and stilt houses.',
      ],
    ],
    ['20 cm × 3 m', ['Motif kayu', 'Wood grain']],
    [['size', '20 × 300 cm']],
    [
      ['8', '8 mm', 62_500],
      ['10', '10 mm', 78_500, { kg: 9.5, cm: [300, 20, 1] }],
    ],
    7.6,
    [300, 20, 0.8],
    { hue: 30, unit: 'batang', content: [3, 'm'] },
  ],
  [
    'RST',
    ['Papan Semen Rimbaya Ekspos', 'Rimbaya Exposed Cement Panel'],
    'cement-board',
    [
      [
        'Panel semen halus untuk dinding industrial, cukup dilapis coating bening.',
        'A smooth cement panel for industrial walls; a clear coat is all it needs.',
      ],
    ],
    ['60×120 cm', ['Ekspos', 'Exposed']],
    [['size', '60 × 120 cm']],
    [
      ['8', '8 mm', 82_500],
      ['10', '10 mm', 98_500, { kg: 12, cm: [120, 60, 1] }],
    ],
    9.6,
    [120, 60, 0.8],
    { hue: 210, content: [0.72, 'm2'] },
  ],
];

export const buildWood = () => [
  ...buildFamily(
    {
      category: 'triplek',
      brand: 'rimbaya',
      drawing: 'plywood',
      unit: 'lembar',
      content: [2.98, 'm2'],
      flags: ['long'],
      specs: [
        ['size', '122 × 244 cm'],
        ['sni', 'SNI 01-5008.2-2000'],
        ['use', ['Mebel, plafon, cor', 'Furniture, ceilings, formwork']],
      ],
      about: [
        [
          'Kayu berasal dari pemasok ber-SVLK; toleransi tebal ±0,5 mm.',
          'Timber comes from SVLK-certified suppliers; thickness is true to ±0.5 mm.',
        ],
      ],
    },
    plywoods.map(fromCompact('TPX-RIM')),
  ),
  ...buildFamily(
    {
      category: 'kayu-olahan',
      brand: 'rimbaya',
      drawing: 'timber',
      unit: 'batang',
      content: [4, 'm'],
      flags: ['long'],
      specs: [
        ['kind', ['Kayu bersertifikat SVLK', 'SVLK-certified timber']],
        ['use', ['Rangka, mebel, teras', 'Frames, furniture, decks']],
      ],
      about: [['Simpan datar dengan ganjal tiap 60 cm.', 'Store flat on bearers every 60 cm.']],
    },
    worked.map(fromCompact('KYO-RIM')),
  ),
  ...buildFamily(
    {
      category: 'papan-semen',
      brand: 'rimbaya',
      drawing: 'cement-board',
      unit: 'lembar',
      content: [2.98, 'm2'],
      flags: ['long'],
      hue: 215,
      specs: [
        ['sni', 'SNI 7705:2011'],
        ['material', ['Semen, silika, serat selulosa', 'Cement, silica, cellulose fibre']],
        ['use', ['Dalam dan luar ruang', 'Indoors and outdoors']],
      ],
      about: [
        [
          'Potong dengan pisau karbida atau gerinda sambil memakai masker debu.',
          'Cut with a carbide knife or grinder and wear a dust mask.',
        ],
      ],
    },
    cementBoards.map(fromCompact('PSM-RIM')),
  ),
];
