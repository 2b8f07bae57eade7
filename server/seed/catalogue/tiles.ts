import type { DrawingKind } from '#server/modules/media/drawings/kinds.ts';
import { buildFamily, type ProductRow, type VariantRow } from './build.ts';
import { toText, type Words } from './words.ts';

/** Box of tiles: edge lengths in centimetres, pieces, square metres, kilograms, thickness in millimetres. */
interface Box {
  readonly sides: readonly [number, number];
  readonly pieces: number;
  readonly area: number;
  readonly kg: number;
  readonly thick: number;
}

const boxes = {
  '30×30': { sides: [30, 30], pieces: 11, area: 0.99, kg: 14, thick: 7 },
  '40×40': { sides: [40, 40], pieces: 6, area: 0.96, kg: 14.5, thick: 7.5 },
  '50×50': { sides: [50, 50], pieces: 4, area: 1, kg: 16.5, thick: 8 },
  '20×25': { sides: [20, 25], pieces: 20, area: 1, kg: 12.5, thick: 6.5 },
  '25×40': { sides: [25, 40], pieces: 10, area: 1, kg: 14, thick: 7 },
  '30×60': { sides: [30, 60], pieces: 6, area: 1.08, kg: 17.5, thick: 8.5 },
  '60×60': { sides: [60, 60], pieces: 4, area: 1.44, kg: 31, thick: 9 },
  '20×100': { sides: [20, 100], pieces: 6, area: 1.2, kg: 26, thick: 9 },
  '60×120': { sides: [60, 120], pieces: 2, area: 1.44, kg: 33, thick: 9.5 },
  '80×80': { sides: [80, 80], pieces: 3, area: 1.92, kg: 46, thick: 10 },
} as const satisfies Record<string, Box>;

const finishes = {
  DOF: ['Doff', 'Matt'],
  GLS: ['Glossy', 'Glossy'],
  KSR: ['Kasar anti selip', 'Rough, non-slip'],
  POL: ['Poles', 'Polished'],
  LAP: ['Semi poles', 'Lappato'],
  EMB: ['Timbul', 'Embossed'],
} as const satisfies Record<string, Words>;
type Finish = keyof typeof finishes;

/** Pattern, size, price of a box, finishes, SKU, hue, colour, where it belongs, and what it is drawn as where that is not its family's. */
type TileRow = readonly [
  pattern: Words,
  size: keyof typeof boxes,
  price: number,
  finish: readonly [Finish, ...Finish[]],
  sku: string,
  hue: number,
  colour: Words,
  note: Words,
  drawing?: DrawingKind,
];

const extra: Record<Finish, number> = { DOF: 0, GLS: 0, KSR: 2_500, POL: 4_000, LAP: 6_500, EMB: 3_500 };

const toTile =
  (prefix: Words, sku: string, absorption: string) =>
  ([pattern, size, price, finish, code, hue, colour, note, drawing]: TileRow): ProductRow => {
    const box: Box = boxes[size];
    const [before, after] = [toText(prefix), toText(pattern)];
    const area = String(box.area).replace('.', ',');
    const shades = toText(colour);
    const perSquare = (box.pieces / box.area).toFixed(1).replace('.', ',').replace(',0', '');
    const variants: VariantRow[] = finish.map(kind => [kind, finishes[kind], price + extra[kind]]);
    return {
      sku: `${sku}-${code}`,
      name: [`${before.id} ${after.id} ${size}`, `${before.en} ${after.en} ${size}`],
      hue,
      ...(drawing && { drawing }),
      kg: box.kg,
      content: [box.area, 'm2'],
      cm: [Math.max(...box.sides) + 1, Math.min(...box.sides) + 1, Math.ceil((box.pieces * box.thick) / 10) + 1],
      about: [
        note,
        [
          `Satu dus berisi ${box.pieces} keping untuk ${area} m²; pesan 5–10 % lebih untuk potongan dan cadangan.`,
          `A box holds ${box.pieces} tiles for ${box.area} m²; order 5 to 10 % more for cuts and spares.`,
        ],
      ],
      facts: [`${size} cm`, [`${area} m² / dus`, `${box.area} m² / box`]],
      specs: [
        ['size', `${size} cm`],
        ['thick', `${String(box.thick).replace('.', ',')} mm`],
        ['content', [`${box.pieces} keping, ${area} m²`, `${box.pieces} tiles, ${box.area} m²`]],
        ['colour', [shades.id, shades.en]],
        ['need', [`${perSquare} keping per m²`, `${perSquare.replace(',', '.')} tiles per m²`]],
        ['absorb', absorption],
        ['sni', 'SNI ISO 13006:2018'],
      ],
      variants,
    };
  };

const floors: readonly TileRow[] = [
  [
    ['Terrazo Abu', 'Terrazzo Grey'],
    '40×40',
    66_500,
    ['DOF', 'GLS', 'KSR'],
    'TRZ-ABU-40',
    215,
    ['Abu-abu bintik', 'Speckled grey'],
    [
      'Keramik lantai bermotif teraso yang menyamarkan debu; versi kasar aman untuk teras dan kamar mandi.',
      'A terrazzo-look floor tile that hides dust; the rough version is safe on terraces and in bathrooms.',
    ],
    'terrazzo-tile',
  ],
  [
    ['Terrazo Krem', 'Terrazzo Cream'],
    '40×40',
    66_500,
    ['DOF', 'GLS', 'KSR'],
    'TRZ-KRM-40',
    40,
    ['Krem bintik cokelat', 'Cream with brown specks'],
    [
      'Bintik cokelat di atas krem memberi rasa hangat pada ruang keluarga tanpa memperlihatkan pasir halus.',
      'Brown specks on cream warm up a living room and do not show fine sand.',
    ],
    'terrazzo-tile',
  ],
  [
    ['Putih Polos', 'Plain White'],
    '40×40',
    57_500,
    ['GLS', 'DOF'],
    'PTH-40',
    210,
    ['Putih', 'White'],
    [
      'Keramik putih dasar untuk rumah, kelas, dan kantor; mudah dicari penggantinya bertahun-tahun kemudian.',
      'The basic white floor tile for homes, classrooms and offices; easy to match years later.',
    ],
    'plain-tile',
  ],
  [
    ['Marmer Carara', 'Carrara Marble'],
    '40×40',
    69_500,
    ['GLS', 'DOF'],
    'CRR-40',
    205,
    ['Putih urat abu', 'White with grey veins'],
    [
      'Urat marmer abu lembut dengan enam wajah cetak berbeda supaya lantai tidak tampak berulang.',
      'Soft grey marble veins in six print faces, so that the floor does not repeat itself.',
    ],
    'marble-tile',
  ],
  [
    ['Batu Andesit', 'Andesite Stone'],
    '40×40',
    72_000,
    ['KSR', 'EMB'],
    'AND-40',
    225,
    ['Abu tua', 'Dark grey'],
    [
      'Permukaan kasar seperti andesit bakar untuk teras, jalur mobil ringan, dan tepi kolam.',
      'A rough, flamed-andesite face for terraces, light carports and pool edges.',
    ],
    'stone-tile',
  ],
  [
    ['Kayu Jati', 'Teak Wood'],
    '40×40',
    68_000,
    ['DOF', 'EMB'],
    'JTI-40',
    25,
    ['Cokelat jati', 'Teak brown'],
    [
      'Serat kayu jati yang hangat di mata, tetapi bisa dipel basah dan tidak dimakan rayap.',
      'Warm teak grain that can be mopped wet and is no meal for termites.',
    ],
    'wood-tile',
  ],
  [
    ['Semen Ekspos', 'Exposed Cement'],
    '50×50',
    76_500,
    ['DOF', 'KSR'],
    'SMN-50',
    215,
    ['Abu semen', 'Cement grey'],
    [
      'Rupa acian semen untuk ruang industrial; format 50×50 mengurangi garis nat.',
      'A cement-screed look for industrial rooms; the 50×50 format leaves fewer joints.',
    ],
    'plain-tile',
  ],
  [
    ['Krem Polos', 'Plain Cream'],
    '50×50',
    71_000,
    ['GLS', 'DOF'],
    'KRM-50',
    45,
    ['Krem', 'Cream'],
    [
      'Krem netral yang cocok dengan kusen kayu dan dinding putih, tidak cepat tampak kusam.',
      'A neutral cream that goes with wooden frames and white walls and is slow to look dull.',
    ],
    'plain-tile',
  ],
  [
    ['Heksa Tegel Kunci', 'Hexa Encaustic'],
    '30×30',
    63_500,
    ['DOF', 'KSR'],
    'TGL-30',
    175,
    ['Hijau, krem, abu', 'Green, cream, grey'],
    [
      'Motif tegel kunci lama untuk teras dan kafe, dicetak di keramik yang tidak perlu dipoles.',
      'An old encaustic pattern for verandas and cafés, printed on a tile that needs no polishing.',
    ],
  ],
  [
    ['Kerikil Kamar Mandi', 'Pebble Bathroom'],
    '30×30',
    61_000,
    ['KSR', 'EMB'],
    'KRK-30',
    195,
    ['Biru abu', 'Blue-grey'],
    [
      'Permukaan kerikil timbul untuk lantai kamar mandi, jadi kaki basah tetap mencengkeram.',
      'An embossed pebble face for bathroom floors, so that wet feet keep their grip.',
    ],
    'pebble-tile',
  ],
  [
    ['Hitam Bintang', 'Star Black'],
    '30×30',
    64_500,
    ['DOF', 'GLS'],
    'HTM-30',
    250,
    ['Hitam bintik putih', 'Black with white specks'],
    [
      'Hitam berbintik untuk list, tangga, dan kombinasi papan catur dengan putih polos.',
      'Speckled black for borders, stairs and a chessboard with plain white.',
    ],
    'stone-tile',
  ],
  [
    ['Merah Terakota', 'Terracotta Red'],
    '40×40',
    62_500,
    ['DOF', 'KSR'],
    'TRK-40',
    12,
    ['Merah bata', 'Brick red'],
    [
      'Warna bata tanah untuk teras dan rumah bergaya tropis; glasirnya tahan jamur.',
      'Earthen brick colour for terraces and tropical houses; the glaze resists mould.',
    ],
    'plain-tile',
  ],
];

const walls: readonly TileRow[] = [
  [
    ['Putih Salju', 'Snow White'],
    '25×40',
    67_500,
    ['GLS', 'DOF'],
    'SLJ-25',
    210,
    ['Putih', 'White'],
    [
      'Keramik dinding putih mengilap untuk dapur dan kamar mandi; noda minyak cukup dilap.',
      'Glossy white wall tile for kitchens and bathrooms; grease wipes off.',
    ],
    'plain-tile',
  ],
  [
    ['Metro Biru Laut', 'Metro Sea Blue'],
    '25×40',
    82_000,
    ['GLS', 'DOF'],
    'MTR-25',
    205,
    ['Biru laut', 'Sea blue'],
    [
      'Cetakan bata metro bergaris bevel, satu keping tampak seperti empat bata kecil.',
      'A bevelled metro-brick print: one tile reads as four small bricks.',
    ],
  ],
  [
    ['Bambu Hijau', 'Green Bamboo'],
    '25×40',
    78_500,
    ['GLS', 'EMB'],
    'BMB-25',
    120,
    ['Hijau muda', 'Light green'],
    [
      'Alur bambu tegak yang membuat kamar mandi rendah tampak lebih tinggi.',
      'Upright bamboo grooves that make a low bathroom look taller.',
    ],
  ],
  [
    ['Marmer Cokelat', 'Brown Marble'],
    '25×40',
    76_000,
    ['GLS', 'DOF'],
    'MRC-25',
    26,
    ['Cokelat muda', 'Light brown'],
    [
      'Urat marmer cokelat muda, berpasangan dengan lantai Terrazo Krem.',
      'Light brown marble veins, a match for the Terrazzo Cream floor.',
    ],
    'marble-tile',
  ],
  [
    ['Pelangi Pastel', 'Pastel Rainbow'],
    '20×25',
    66_000,
    ['GLS', 'DOF'],
    'PST-20',
    340,
    ['Merah muda, biru, kuning', 'Pink, blue, yellow'],
    [
      'Ukuran kecil berwarna pastel untuk kamar mandi anak, sekolah, dan puskesmas.',
      'A small pastel tile for children’s bathrooms, schools and clinics.',
    ],
  ],
  [
    ['Putih Dapur', 'Kitchen White'],
    '20×25',
    65_000,
    ['GLS', 'DOF'],
    'DPR-20',
    200,
    ['Putih', 'White'],
    [
      'Ukuran klasik meja dapur dan bak mandi, mudah dipotong untuk sudut sempit.',
      'The classic counter and bath tile, easy to cut into tight corners.',
    ],
    'plain-tile',
  ],
  [
    ['Roster Tiga Dimensi', 'Three-Dimensional Lattice'],
    '30×60',
    94_500,
    ['EMB', 'DOF'],
    'RST-30',
    30,
    ['Putih tulang', 'Bone white'],
    [
      'Relief bayangan untuk dinding televisi dan lobi; tampak paling hidup dengan lampu samping.',
      'Shadow relief for a feature wall or lobby; most alive under side light.',
    ],
    'relief-tile',
  ],
  [
    ['Batu Palimanan', 'Palimanan Stone'],
    '30×60',
    91_000,
    ['EMB', 'DOF'],
    'PLM-30',
    42,
    ['Krem batu', 'Stone cream'],
    [
      'Rupa batu palimanan untuk fasad dan pagar, tanpa perlu dilapisi coating setiap tahun.',
      'A Palimanan stone look for facades and fences without a yearly coat of sealer.',
    ],
    'stone-tile',
  ],
];

const porcelains: readonly TileRow[] = [
  [
    ['Salsa Krem', 'Salsa Cream'],
    '60×60',
    178_000,
    ['POL', 'DOF'],
    'SLS-60',
    40,
    ['Krem', 'Cream'],
    [
      'Granit poles krem untuk ruang tamu, keras dan hampir tidak menyerap air.',
      'Polished cream porcelain for living rooms, hard and almost free of absorption.',
    ],
    'plain-tile',
  ],
  [
    ['Kristal Putih', 'Crystal White'],
    '60×60',
    189_000,
    ['POL', 'DOF', 'LAP'],
    'KRS-60',
    205,
    ['Putih', 'White'],
    [
      'Putih bersih dengan kilau merata; pakai lippage klip karena bidang poles memperlihatkan beda tinggi.',
      'Clean white with an even shine; use levelling clips, for a polished floor shows every step.',
    ],
    'plain-tile',
  ],
  [
    ['Calacatta Emas', 'Calacatta Gold'],
    '60×60',
    236_000,
    ['POL', 'LAP'],
    'CLC-60',
    44,
    ['Putih urat emas', 'White with gold veins'],
    [
      'Urat emas lebar pada dasar putih, delapan wajah cetak per dus campuran.',
      'Broad golden veins on white, eight print faces mixed through the boxes.',
    ],
    'marble-tile',
  ],
  [
    ['Beton Abu', 'Concrete Grey'],
    '60×60',
    195_000,
    ['DOF', 'KSR', 'LAP'],
    'BTN-60',
    215,
    ['Abu beton', 'Concrete grey'],
    [
      'Rupa beton cetak untuk toko dan kantor; versi kasar bernilai selip R11 untuk teras.',
      'A cast-concrete look for shops and offices; the rough version rates R11 for terraces.',
    ],
    'plain-tile',
  ],
  [
    ['Hitam Granit', 'Granite Black'],
    '60×60',
    212_000,
    ['POL', 'DOF'],
    'HTG-60',
    250,
    ['Hitam', 'Black'],
    ['Hitam pekat berbintik untuk meja, tangga, dan list lantai.', 'Deep speckled black for counters, stairs and floor borders.'],
    'stone-tile',
  ],
  [
    ['Kayu Ulin', 'Ironwood Plank'],
    '20×100',
    224_000,
    ['DOF', 'EMB'],
    'ULN-20',
    22,
    ['Cokelat tua', 'Dark brown'],
    [
      'Papan granit berserat ulin untuk kamar dan teras, dipasang bergeser sepertiga panjang.',
      'Porcelain planks with ironwood grain for rooms and verandas, laid with a one-third offset.',
    ],
    'wood-tile',
  ],
  [
    ['Kayu Pinus', 'Pine Plank'],
    '20×100',
    216_000,
    ['DOF', 'EMB'],
    'PNS-20',
    38,
    ['Cokelat madu', 'Honey brown'],
    ['Papan berwarna madu yang membuat kamar kecil terasa terang.', 'Honey-coloured planks that make a small room feel bright.'],
    'wood-tile',
  ],
  [
    ['Statuario Besar', 'Grand Statuario'],
    '60×120',
    284_000,
    ['POL', 'LAP'],
    'STT-120',
    210,
    ['Putih urat abu', 'White with grey veins'],
    [
      'Lempeng 60×120 dengan urat menyambung untuk lobi, dinding kamar mandi, dan meja dapur.',
      'A 60×120 slab with running veins for lobbies, bathroom walls and kitchen counters.',
    ],
    'marble-tile',
  ],
  [
    ['Batu Flores', 'Flores Stone'],
    '60×120',
    268_000,
    ['DOF', 'KSR'],
    'FLR-120',
    90,
    ['Abu kehijauan', 'Greenish grey'],
    [
      'Terinspirasi batu sungai Flores, abu kehijauan yang teduh untuk lantai dalam menerus ke teras.',
      'After the river stone of Flores: a calm greenish grey that runs from indoors to terrace.',
    ],
    'stone-tile',
  ],
  [
    ['Ivory Agung', 'Grand Ivory'],
    '80×80',
    288_000,
    ['POL', 'LAP'],
    'IVR-80',
    48,
    ['Gading', 'Ivory'],
    [
      'Ukuran 80×80 untuk aula dan ruang keluarga lebar; angkat berdua karena sekeping 15 kg.',
      'An 80×80 format for halls and wide living rooms; lift it in pairs, as each tile weighs 15 kg.',
    ],
    'plain-tile',
  ],
];

const groutColours = [
  ['PTH', ['Putih', 'White']],
  ['ABU', ['Abu-abu', 'Grey']],
  ['KRM', ['Krem', 'Cream']],
  ['HTM', ['Hitam', 'Black']],
  ['CKL', ['Cokelat', 'Brown']],
] as const;

const inColours = (count: number, price: number): VariantRow[] => groutColours.slice(0, count).map(([code, name]) => [code, name, price]);

const grouts: readonly ProductRow[] = [
  {
    sku: 'NAT-MAR-HLS',
    name: ['Nat Keramik Marenda Halus', 'Marenda Fine Tile Grout'],
    popularity: 'good',
    about: [
      [
        'Pengisi nat berbasis semen untuk celah 1–4 mm di dalam ruang, warna tidak luntur saat dipel.',
        'Cement grout for 1 to 4 mm joints indoors; the colour stays when mopped.',
      ],
      [
        'Kemasan 1 kg cukup untuk sekitar 5 m² keramik 40×40 dengan nat 3 mm.',
        'A 1 kg bag fills about 5 m² of 40×40 tiles with 3 mm joints.',
      ],
    ],
    facts: [['Nat 1–4 mm', '1–4 mm joints'], '1 kg'],
    specs: [
      ['joint', '1–4 mm'],
      ['coverage', ['5 m² per kg', '5 m² per kg']],
      ['dry', ['24 jam', '24 hours']],
      ['grade', 'EN 13888 CG1'],
    ],
    variants: inColours(5, 16_500),
  },
  {
    sku: 'NAT-MAR-LBR',
    name: ['Nat Lebar Marenda Teras', 'Marenda Wide-Joint Grout'],
    about: [
      [
        'Nat berpasir untuk celah 4–12 mm pada teras, batu alam, dan carport.',
        'Sanded grout for 4 to 12 mm joints on terraces, natural stone and carports.',
      ],
      ['Kemasan 5 kg cukup untuk sekitar 7 m² batu 30×30 dengan nat 6 mm.', 'A 5 kg bag fills about 7 m² of 30×30 stone with 6 mm joints.'],
    ],
    facts: [['Nat 4–12 mm', '4–12 mm joints'], '5 kg'],
    specs: [
      ['joint', '4–12 mm'],
      ['coverage', ['7 m² per 5 kg', '7 m² per 5 kg']],
      ['dry', ['24 jam', '24 hours']],
      ['grade', 'EN 13888 CG2'],
    ],
    content: [5, 'kg'],
    kg: 5,
    cm: [30, 20, 7],
    variants: inColours(3, 68_000),
  },
  {
    sku: 'NAT-MAR-JMR',
    name: ['Nat Anti Jamur Marenda Kamar Mandi', 'Marenda Mould-Resistant Grout'],
    hue: 170,
    about: [
      [
        'Nat kedap air dengan bahan anti jamur untuk kamar mandi, dapur, dan bak air.',
        'Water-repellent grout with a mould inhibitor for bathrooms, kitchens and tanks.',
      ],
      [
        'Kemasan 1 kg cukup untuk sekitar 6 m² keramik dinding 25×40 dengan nat 2 mm.',
        'A 1 kg bag fills about 6 m² of 25×40 wall tiles with 2 mm joints.',
      ],
    ],
    facts: [['Anti jamur', 'Mould-resistant'], '1 kg'],
    specs: [
      ['joint', '1–6 mm'],
      ['coverage', ['6 m² per kg', '6 m² per kg']],
      ['dry', ['24 jam', '24 hours']],
      ['grade', 'EN 13888 CG2WA'],
    ],
    variants: inColours(4, 24_500),
  },
  {
    sku: 'NAT-MAR-EPX',
    name: ['Nat Epoksi Marenda Kolam', 'Marenda Epoxy Grout'],
    hue: 205,
    unit: 'set',
    about: [
      [
        'Nat epoksi dua komponen untuk kolam, dapur restoran, dan laboratorium; tidak menyerap minyak maupun kaporit.',
        'Two-part epoxy grout for pools, restaurant kitchens and laboratories; takes up neither oil nor chlorine.',
      ],
      [
        'Satu set 1 kg habis dalam 45 menit setelah dicampur dan cukup untuk sekitar 2,5 m².',
        'A 1 kg set must be used within 45 minutes of mixing and fills about 2.5 m².',
      ],
    ],
    facts: [
      ['2 komponen', 'Two-part'],
      ['Tahan kimia', 'Chemical-proof'],
    ],
    specs: [
      ['joint', '2–10 mm'],
      ['coverage', ['2,5 m² per set', '2.5 m² per set']],
      ['dry', ['24 jam', '24 hours']],
      ['grade', 'EN 13888 RG'],
    ],
    variants: inColours(3, 142_000),
  },
];

export const buildTiles = () => [
  ...buildFamily(
    {
      category: 'keramik',
      brand: 'marenda',
      drawing: 'floor-tile',
      unit: 'dus',
      flags: ['fragile'],
      about: [['Cocokkan nomor shade di dus sebelum dipasang.', 'Match the shade number on the boxes before laying.']],
    },
    floors.map(toTile(['Keramik Lantai Marenda', 'Marenda Floor Tile'], 'KRM-MAR', '3–6 %')),
  ),
  ...buildFamily(
    {
      category: 'keramik',
      brand: 'marenda',
      drawing: 'wall-tile',
      unit: 'dus',
      flags: ['fragile'],
      about: [['Khusus dinding, tidak untuk lantai.', 'For walls only, not for floors.']],
    },
    walls.map(toTile(['Keramik Dinding Marenda', 'Marenda Wall Tile'], 'KRD-MAR', '10–16 %')),
  ),
  ...buildFamily(
    {
      category: 'granit',
      brand: 'marenda',
      drawing: 'granite-tile',
      unit: 'dus',
      flags: ['fragile'],
      about: [['Pasang dengan perekat kelas C2, bukan adukan pasir-semen.', 'Lay it with a class C2 adhesive, not with sand-cement.']],
    },
    porcelains.map(toTile(['Granit Marenda', 'Marenda Porcelain Tile'], 'GRN-MAR', '< 0,5 %')),
  ),
  ...buildFamily(
    { category: 'nat', brand: 'marenda', drawing: 'grout-bag', unit: 'pcs', kg: 1, cm: [20, 14, 5], content: [1, 'kg'] },
    grouts,
  ),
];
