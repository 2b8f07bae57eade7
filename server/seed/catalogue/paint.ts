import { buildFamily, type ProductRow, type VariantRow } from './build.ts';
import type { Words } from './words.ts';

type Colour = readonly [code: string, name: Words];
type Pack = readonly [code: string, label: Words, price: number, terms: NonNullable<VariantRow[3]>];

const soft: readonly Colour[] = [
  ['PTH', ['Putih', 'White']],
  ['GDG', ['Gading', 'Ivory']],
  ['KRM', ['Krem Pasir', 'Sand Cream']],
  ['ABU', ['Abu Kabut', 'Mist Grey']],
  ['HJU', ['Hijau Sagu', 'Sago Green']],
  ['BRU', ['Biru Langit', 'Sky Blue']],
];
const bold: readonly Colour[] = [
  ['PTH', ['Putih', 'White']],
  ['ABU', ['Abu Vulkan', 'Volcano Grey']],
  ['TRK', ['Terakota', 'Terracotta']],
  ['HJU', ['Hijau Hutan', 'Forest Green']],
  ['KNG', ['Kuning Kunyit', 'Turmeric Yellow']],
];
const enamel: readonly Colour[] = [
  ['PTH', ['Putih', 'White']],
  ['HTM', ['Hitam', 'Black']],
  ['MRH', ['Merah', 'Red']],
  ['BRU', ['Biru', 'Blue']],
  ['HJU', ['Hijau', 'Green']],
  ['CKL', ['Cokelat', 'Brown']],
];
const wood: readonly Colour[] = [
  ['BNG', ['Bening', 'Clear']],
  ['JTI', ['Jati', 'Teak']],
  ['MHN', ['Mahoni', 'Mahogany']],
  ['SLM', ['Salak Tua', 'Dark Salak']],
];

const gallon = (price: number): Pack => ['5', '5 kg', price, { unit: 'galon', kg: 5.4, content: [5, 'kg'], cm: [19, 19, 21] }];
const pail = (price: number): Pack => ['25', '25 kg', price, { unit: 'pail', kg: 26, content: [25, 'kg'], cm: [31, 31, 38] }];
const litres = (amount: 2.5 | 20, price: number): Pack =>
  amount === 20
    ? ['20', ['20 liter', '20 litres'], price, { unit: 'pail', kg: 27.5, content: [20, 'liter'], cm: [31, 31, 38] }]
    : ['2', ['2,5 liter', '2.5 litres'], price, { unit: 'galon', kg: 3.6, content: [2.5, 'liter'], cm: [17, 17, 18] }];
const can = (amount: 1 | 4, price: number): Pack =>
  amount === 1
    ? ['1', '1 kg', price, { unit: 'kaleng', kg: 1.15, content: [1, 'kg'], cm: [11, 11, 12] }]
    : ['4', '4 kg', price, { unit: 'galon', kg: 4.4, content: [4, 'kg'], cm: [17, 17, 20] }];

const side = (name: Words, at: 0 | 1): string => (typeof name === 'string' ? name : name[at]);

/** Every colour in every pack: 'Gading · 5 kg'. */
const mixed = (colours: readonly Colour[], packs: readonly Pack[]): VariantRow[] =>
  packs.flatMap(([size, label, price, terms]) =>
    colours.map(
      ([code, name]): VariantRow => [
        `${code}${size}`,
        [`${side(name, 0)} · ${side(label, 0)}`, `${side(name, 1)} · ${side(label, 1)}`],
        price,
        terms,
      ],
    ),
  );

const interior: readonly ProductRow[] = [
  {
    sku: 'CAT-RUP-EKO',
    name: ['Cat Tembok Interior Rupawarna Ekonomi', 'Rupawarna Economy Interior Paint'],
    hue: 45,
    about: [
      ['Cat tembok hemat untuk kontrakan, gudang, dan lapis pertama.', 'A thrifty wall paint for rentals, stores and first coats.'],
      [
        'Daya sebar sekitar 8 m² per kg satu lapis; hasil rata dengan dua sampai tiga lapis.',
        'Spreads about 8 m² per kg in one coat; even after two or three.',
      ],
    ],
    facts: [
      ['8 m² / kg', '8 m² / kg'],
      ['Doff', 'Matt'],
    ],
    specs: [
      ['finish', ['Doff', 'Matt']],
      ['coverage', ['8 m² per kg', '8 m² per kg']],
    ],
    variants: mixed(soft, [gallon(122_000), pail(488_000)]),
  },
  {
    sku: 'CAT-RUP-SRS',
    name: ['Cat Tembok Interior Rupawarna Serasi', 'Rupawarna Serasi Interior Paint'],
    popularity: 'good',
    about: [
      [
        'Cat tembok sehari-hari dengan daya tutup baik, bau rendah, dan permukaan doff halus.',
        'An everyday wall paint with good hiding, low odour and a smooth matt face.',
      ],
      ['Satu galon 5 kg cukup untuk sekitar 25 m² dinding dua lapis.', 'A 5 kg tub gives about 25 m² of wall in two coats.'],
    ],
    facts: [
      ['25 m² / galon', '25 m² / tub'],
      ['Doff halus', 'Smooth matt'],
    ],
    specs: [
      ['finish', ['Doff halus', 'Smooth matt']],
      ['coverage', ['10 m² per kg', '10 m² per kg']],
    ],
    variants: mixed(soft, [gallon(148_000), pail(662_000)]),
  },
  {
    sku: 'CAT-RUP-BRS',
    name: ['Cat Interior Rupawarna Bersih Lap', 'Rupawarna Wipe-Clean Interior Paint'],
    hue: 190,
    about: [
      [
        'Cat satin yang noda pensil dan minyaknya dapat dilap dengan sabun lembut, pas untuk kamar anak dan koridor.',
        'A satin paint from which pencil and grease wipe off with mild soap, right for children’s rooms and corridors.',
      ],
      ['Daya sebar sekitar 11 m² per kg; tahan 5.000 gosokan basah.', 'Spreads about 11 m² per kg and stands 5,000 wet rubs.'],
    ],
    facts: [
      ['5.000 gosokan', '5,000 rubs'],
      ['Satin', 'Satin'],
    ],
    specs: [
      ['finish', 'Satin'],
      ['coverage', ['11 m² per kg', '11 m² per kg']],
    ],
    variants: mixed(soft, [gallon(182_000), pail(858_000)]),
  },
  {
    sku: 'CAT-RUP-SHT',
    name: ['Cat Interior Rupawarna Sehat Anti Bakteri', 'Rupawarna Antibacterial Interior Paint'],
    hue: 150,
    about: [
      [
        'Cat dengan ion perak dan hampir tanpa bau untuk kamar tidur, puskesmas, dan ruang tunggu.',
        'A paint with silver ions and almost no odour for bedrooms, clinics and waiting rooms.',
      ],
      [
        'Kamar dapat ditempati 4 jam setelah lapis terakhir; VOC di bawah 5 g per liter.',
        'Rooms can be used 4 hours after the last coat; VOC is below 5 g per litre.',
      ],
    ],
    facts: [
      ['VOC < 5 g/l', 'VOC < 5 g/l'],
      ['Anti bakteri', 'Antibacterial'],
    ],
    specs: [
      ['finish', ['Doff sutra', 'Silk matt']],
      ['coverage', ['12 m² per kg', '12 m² per kg']],
    ],
    variants: mixed(soft.slice(0, 4), [gallon(185_000), pail(945_000)]),
  },
  {
    sku: 'CAT-RUP-PLF',
    name: ['Cat Plafon Rupawarna Putih Doff', 'Rupawarna Matt Ceiling White'],
    flags: [],
    hue: 220,
    about: [
      [
        'Putih super doff untuk plafon gypsum dan triplek; sambungan dan bekas rol tidak membayang.',
        'Dead-matt white for gypsum and plywood ceilings that hides joints and roller marks.',
      ],
      [
        'Daya sebar sekitar 9 m² per kg; cipratan rendah bila diencerkan 10 %.',
        'Spreads about 9 m² per kg; spatters little when thinned by 10 %.',
      ],
    ],
    facts: [
      ['Super doff', 'Dead matt'],
      ['9 m² / kg', '9 m² / kg'],
    ],
    specs: [
      ['use', ['Plafon dalam', 'Inner ceilings']],
      ['finish', ['Super doff', 'Dead matt']],
      ['coverage', ['9 m² per kg', '9 m² per kg']],
    ],
    variants: mixed(
      [
        ['PTH', ['Putih', 'White']],
        ['BRK', ['Putih Tulang', 'Broken White']],
      ],
      [gallon(128_000), pail(545_000)],
    ),
  },
  {
    sku: 'CAT-RUP-DSR',
    name: ['Cat Dasar Rupawarna Alkali Sealer', 'Rupawarna Alkali Sealer Primer'],
    flags: [],
    hue: 215,
    about: [
      [
        'Cat dasar putih yang menahan garam alkali dari plester baru agar cat akhir tidak belang.',
        'A white primer that holds back alkali from new render so that the top coat does not blotch.',
      ],
      [
        'Tunggu plester 28 hari atau pH di bawah 9; daya sebar sekitar 10 m² per kg.',
        'Wait 28 days or for a pH below 9; spreads about 10 m² per kg.',
      ],
    ],
    facts: [
      ['Untuk plester baru', 'For new render'],
      ['10 m² / kg', '10 m² / kg'],
    ],
    specs: [
      ['finish', ['Doff', 'Matt']],
      ['coverage', ['10 m² per kg', '10 m² per kg']],
    ],
    variants: [
      ['5', '5 kg', 136_000],
      ['25', '25 kg', 592_000, { unit: 'pail', kg: 26, content: [25, 'kg'], cm: [31, 31, 38] }],
    ],
  },
  {
    sku: 'CAT-RUP-PLM',
    name: ['Plamir Tembok Rupawarna Rata', 'Rupawarna Wall Filler'],
    flags: [],
    hue: 30,
    drawing: 'paint-pail',
    about: [
      [
        'Plamir pasta siap pakai untuk pori dan retak rambut dinding dalam sebelum dicat.',
        'A ready-mixed filler for pores and hairline cracks of inner walls before painting.',
      ],
      ['Tipis saja, di bawah 1 mm; 1 kg cukup untuk sekitar 2 m².', 'Keep it thin, below 1 mm; 1 kg levels about 2 m².'],
    ],
    facts: [
      ['2 m² / kg', '2 m² / kg'],
      ['Siap pakai', 'Ready-mixed'],
    ],
    specs: [
      ['use', ['Dinding dalam', 'Inner walls']],
      ['finish', ['Doff, dapat diamplas', 'Matt, sandable']],
      ['coverage', ['2 m² per kg', '2 m² per kg']],
    ],
    variants: [
      ['4', '4 kg', 52_500, { kg: 4.2, content: [4, 'kg'], cm: [18, 18, 19] }],
      ['20', '20 kg', 224_000, { unit: 'pail', kg: 20.8, content: [20, 'kg'], cm: [30, 30, 34] }],
    ],
  },
];

const exterior: readonly ProductRow[] = [
  {
    sku: 'CAT-RUP-CUA',
    name: ['Cat Eksterior Rupawarna Cuaca', 'Rupawarna Weather Exterior Paint'],
    popularity: 'good',
    about: [
      [
        'Cat akrilik tahan cuaca untuk dinding luar yang kena hujan dan matahari khatulistiwa.',
        'A weatherproof acrylic for outer walls in equatorial rain and sun.',
      ],
      ['Satu pail 20 liter cukup untuk sekitar 110 m² dua lapis.', 'A 20-litre pail gives about 110 m² in two coats.'],
    ],
    facts: [
      ['110 m² / pail', '110 m² / pail'],
      ['Tahan 5 tahun', 'Lasts 5 years'],
    ],
    specs: [
      ['finish', ['Doff', 'Matt']],
      ['coverage', ['11 m² per liter', '11 m² per litre']],
      ['warranty', ['60 bulan', '60 months']],
    ],
    variants: mixed(bold, [litres(2.5, 188_000), litres(20, 1_245_000)]),
  },
  {
    sku: 'CAT-RUP-PSS',
    name: ['Cat Eksterior Rupawarna Pesisir', 'Rupawarna Coastal Exterior Paint'],
    hue: 200,
    about: [
      [
        'Cat elastomer untuk rumah dekat laut: menahan garam, jamur hitam, dan retak rambut sampai 0,3 mm.',
        'An elastomeric paint for houses by the sea: it stands salt, black mould and hairline cracks up to 0.3 mm.',
      ],
      ['Dua lapis memakai sekitar 0,25 liter per m².', 'Two coats take about 0.25 litres per m².'],
    ],
    facts: [
      ['Tahan garam', 'Salt-proof'],
      ['Elastis', 'Elastic'],
    ],
    specs: [
      ['finish', 'Satin'],
      ['coverage', ['8 m² per liter', '8 m² per litre']],
      ['warranty', ['84 bulan', '84 months']],
    ],
    variants: mixed(bold, [litres(2.5, 262_000), litres(20, 1_795_000)]),
  },
  {
    sku: 'CAT-RUP-ADM',
    name: ['Cat Eksterior Rupawarna Adem Pantul Panas', 'Rupawarna Heat-Reflecting Exterior Paint'],
    hue: 180,
    about: [
      [
        'Pigmen pemantul inframerah menurunkan suhu permukaan dinding sampai 5 °C pada siang hari.',
        'Infrared-reflecting pigments keep the wall up to 5 °C cooler at noon.',
      ],
      [
        'Paling terasa pada dinding barat; satu pail untuk sekitar 100 m² dua lapis.',
        'Felt most on west walls; a pail gives about 100 m² in two coats.',
      ],
    ],
    facts: [
      ['−5 °C', '−5 °C'],
      ['100 m² / pail', '100 m² / pail'],
    ],
    specs: [
      ['finish', ['Doff', 'Matt']],
      ['coverage', ['10 m² per liter', '10 m² per litre']],
      ['warranty', ['72 bulan', '72 months']],
    ],
    variants: mixed(bold.slice(0, 4), [litres(2.5, 278_000), litres(20, 1_890_000)]),
  },
  {
    sku: 'CAT-RUP-PGR',
    name: ['Cat Eksterior Rupawarna Pagar', 'Rupawarna Boundary Wall Paint'],
    hue: 20,
    about: [
      [
        'Cat luar ekonomis untuk pagar, ruko, dan gudang, tetap tahan jamur.',
        'An economical outdoor paint for fences, shop houses and sheds that still resists mould.',
      ],
      ['Satu pail 20 liter untuk sekitar 90 m² dua lapis.', 'A 20-litre pail gives about 90 m² in two coats.'],
    ],
    facts: [
      ['90 m² / pail', '90 m² / pail'],
      ['Anti jamur', 'Mould-resistant'],
    ],
    specs: [
      ['finish', ['Doff', 'Matt']],
      ['coverage', ['9 m² per liter', '9 m² per litre']],
      ['warranty', ['24 bulan', '24 months']],
    ],
    variants: mixed(bold, [litres(2.5, 148_000), litres(20, 905_000)]),
  },
  {
    sku: 'CAT-RUP-GTG',
    name: ['Cat Genteng Rupawarna Kilap', 'Rupawarna Roof Tile Gloss'],
    hue: 8,
    about: [
      [
        'Cat akrilik mengilap untuk genteng beton, tanah liat, dan asbes lama; lumut sulit menempel.',
        'A glossy acrylic for concrete, clay and old fibre-cement roofs on which moss finds no hold.',
      ],
      [
        'Sikat lumut lebih dulu; 1 liter cukup untuk sekitar 5 m² dua lapis.',
        'Brush off moss first; 1 litre gives about 5 m² in two coats.',
      ],
    ],
    facts: [
      ['Kilap', 'Gloss'],
      ['5 m² / liter', '5 m² / litre'],
    ],
    specs: [
      ['use', ['Atap', 'Roofs']],
      ['finish', ['Kilap', 'Gloss']],
      ['coverage', ['5 m² per liter, dua lapis', '5 m² per litre, two coats']],
      ['warranty', ['36 bulan', '36 months']],
    ],
    variants: mixed(
      [
        ['MRH', ['Merah Bata', 'Brick Red']],
        ['HTM', ['Hitam', 'Black']],
        ['BRU', ['Biru Tua', 'Dark Blue']],
        ['CKL', ['Cokelat', 'Brown']],
      ],
      [litres(2.5, 176_000), litres(20, 1_180_000)],
    ),
  },
  {
    sku: 'CAT-RUP-BTA',
    name: ['Coating Batu Alam Rupawarna Bening', 'Rupawarna Clear Stone Sealer'],
    flags: [],
    hue: 60,
    about: [
      [
        'Pelapis bening berbasis air untuk batu alam, bata ekspos, dan roster.',
        'A clear water-based sealer for natural stone, exposed brick and breeze blocks.',
      ],
      [
        'Menahan lumut dan air hujan sekitar 3 tahun; 1 liter untuk sekitar 8 m².',
        'Keeps moss and rain out for about 3 years; 1 litre covers about 8 m².',
      ],
    ],
    facts: [
      ['8 m² / liter', '8 m² / litre'],
      ['Bening', 'Clear'],
    ],
    specs: [
      ['finish', ['Doff atau kilap', 'Matt or gloss']],
      ['coverage', ['8 m² per liter', '8 m² per litre']],
      ['warranty', ['36 bulan', '36 months']],
    ],
    variants: mixed(
      [
        ['DOF', ['Doff', 'Matt']],
        ['KLP', ['Kilap', 'Gloss']],
      ],
      [litres(2.5, 232_000), litres(20, 1_640_000)],
    ),
  },
  {
    sku: 'CAT-RUP-LTI',
    name: ['Cat Marka dan Lantai Rupawarna Lapangan', 'Rupawarna Court and Floor Paint'],
    flags: [],
    hue: 140,
    about: [
      [
        'Cat akrilik keras untuk lapangan, garasi, dan lantai semen yang diinjak setiap hari.',
        'A hard acrylic for courts, garages and cement floors under daily foot traffic.',
      ],
      [
        'Dapat diinjak setelah 6 jam dan dilewati motor setelah 3 hari; 1 liter untuk sekitar 4 m² dua lapis.',
        'Walk on it after 6 hours, ride on it after 3 days; 1 litre gives about 4 m² in two coats.',
      ],
    ],
    facts: [
      ['Tahan injak', 'Hard-wearing'],
      ['4 m² / liter', '4 m² / litre'],
    ],
    specs: [
      ['use', ['Lantai dan lapangan', 'Floors and courts']],
      ['finish', ['Doff kasar', 'Textured matt']],
      ['coverage', ['4 m² per liter, dua lapis', '4 m² per litre, two coats']],
      ['warranty', ['12 bulan', '12 months']],
    ],
    variants: mixed(
      [
        ['HJU', ['Hijau', 'Green']],
        ['MRH', ['Merah', 'Red']],
        ['ABU', ['Abu-abu', 'Grey']],
      ],
      [litres(2.5, 205_000), litres(20, 1_390_000)],
    ),
  },
];

const enamels: readonly ProductRow[] = [
  {
    sku: 'CKB-RUP-KLP',
    name: ['Cat Kayu & Besi Rupawarna Kilap', 'Rupawarna Wood and Metal Gloss'],
    popularity: 'good',
    about: [
      [
        'Cat minyak sintetis mengilap untuk kusen, pagar besi, dan teralis.',
        'A glossy synthetic enamel for frames, iron fences and grilles.',
      ],
      ['Kering sentuh 4 jam; 1 kg cukup untuk sekitar 6 m² dua lapis.', 'Touch-dry in 4 hours; 1 kg gives about 6 m² in two coats.'],
    ],
    facts: [
      ['6 m² / kg', '6 m² / kg'],
      ['Kilap', 'Gloss'],
    ],
    specs: [
      ['finish', ['Kilap', 'Gloss']],
      ['coverage', ['6 m² per kg, dua lapis', '6 m² per kg, two coats']],
      ['dry', ['4 jam sentuh, 16 jam antar lapis', '4 hours touch, 16 hours between coats']],
    ],
    variants: mixed(enamel, [can(1, 76_000), can(4, 292_000)]),
  },
  {
    sku: 'CKB-RUP-DOF',
    name: ['Cat Kayu & Besi Rupawarna Doff', 'Rupawarna Wood and Metal Matt'],
    hue: 260,
    about: [
      [
        'Hasil doff modern untuk pagar hollow dan pintu, tanpa pantulan yang memperlihatkan bekas kuas.',
        'A modern matt for hollow-section fences and doors, without the glare that shows brush marks.',
      ],
      ['Daya sebar sekitar 5,5 m² per kg untuk dua lapis.', 'Spreads about 5.5 m² per kg in two coats.'],
    ],
    facts: [
      ['Doff', 'Matt'],
      ['5,5 m² / kg', '5.5 m² / kg'],
    ],
    specs: [
      ['finish', ['Doff', 'Matt']],
      ['coverage', ['5,5 m² per kg, dua lapis', '5.5 m² per kg, two coats']],
      ['dry', ['3 jam sentuh, 16 jam antar lapis', '3 hours touch, 16 hours between coats']],
    ],
    variants: mixed(enamel.slice(0, 5), [can(1, 82_000), can(4, 315_000)]),
  },
  {
    sku: 'CKB-RUP-CEP',
    name: ['Cat Besi Rupawarna Cepat Kering', 'Rupawarna Quick-Dry Metal Paint'],
    hue: 210,
    about: [
      [
        'Cat besi nitro-sintetis untuk bengkel las, kering sentuh 30 menit.',
        'A nitro-synthetic metal paint for welding shops, touch-dry in 30 minutes.',
      ],
      ['Paling rata dengan semprotan; 1 kg untuk sekitar 5 m² dua lapis.', 'Most even when sprayed; 1 kg gives about 5 m² in two coats.'],
    ],
    facts: [
      ['Kering 30 menit', 'Dry in 30 minutes'],
      ['5 m² / kg', '5 m² / kg'],
    ],
    specs: [
      ['use', ['Besi', 'Metal']],
      ['finish', ['Kilap', 'Gloss']],
      ['coverage', ['5 m² per kg, dua lapis', '5 m² per kg, two coats']],
      ['dry', ['30 menit sentuh', '30 minutes touch']],
    ],
    variants: mixed(enamel.slice(0, 4), [can(1, 88_500)]),
  },
  {
    sku: 'CKB-RUP-MNI',
    name: ['Meni Besi Rupawarna Anti Karat', 'Rupawarna Anti-Rust Primer'],
    hue: 10,
    about: [
      [
        'Cat dasar seng fosfat tanpa timbal untuk pagar, rangka, dan teralis sebelum cat akhir.',
        'A lead-free zinc phosphate primer for fences, frames and grilles before the top coat.',
      ],
      [
        'Gosok karat lepas lebih dulu; 1 kg untuk sekitar 8 m² satu lapis.',
        'Brush off loose rust first; 1 kg covers about 8 m² in one coat.',
      ],
    ],
    facts: [
      ['Tanpa timbal', 'Lead-free'],
      ['8 m² / kg', '8 m² / kg'],
    ],
    specs: [
      ['use', ['Besi', 'Metal']],
      ['finish', ['Doff', 'Matt']],
      ['coverage', ['8 m² per kg, satu lapis', '8 m² per kg, one coat']],
      ['dry', ['2 jam sentuh', '2 hours touch']],
    ],
    variants: mixed(
      [
        ['MRH', ['Merah Meni', 'Red Oxide']],
        ['ABU', ['Abu-abu', 'Grey']],
      ],
      [can(1, 66_000)],
    ),
  },
  {
    sku: 'CKB-RUP-GLV',
    name: ['Cat Dasar Galvanis Rupawarna', 'Rupawarna Galvanised Metal Primer'],
    hue: 190,
    about: [
      [
        'Cat dasar rekat untuk besi galvanis, hollow, dan baja ringan yang biasanya membuat cat mengelupas.',
        'A gripping primer for galvanised steel, hollow sections and light steel that paint usually peels from.',
      ],
      [
        'Bersihkan minyak pabrik lebih dulu; 1 kg untuk sekitar 7 m² satu lapis.',
        'Wash off the mill oil first; 1 kg covers about 7 m² in one coat.',
      ],
    ],
    facts: [
      ['Untuk galvanis', 'For galvanised steel'],
      ['7 m² / kg', '7 m² / kg'],
    ],
    specs: [
      ['use', ['Baja galvanis', 'Galvanised steel']],
      ['finish', ['Doff', 'Matt']],
      ['coverage', ['7 m² per kg, satu lapis', '7 m² per kg, one coat']],
      ['dry', ['1 jam sentuh', '1 hour touch']],
    ],
    variants: mixed(
      [
        ['PTH', ['Putih', 'White']],
        ['ABU', ['Abu-abu', 'Grey']],
      ],
      [can(1, 92_500)],
    ),
  },
  {
    sku: 'CKB-RUP-PLT',
    name: ['Politur Rupawarna Serat Kayu', 'Rupawarna Wood Stain Varnish'],
    hue: 25,
    about: [
      [
        'Politur yang mewarnai sekaligus melindungi, serat kayu tetap terlihat.',
        'A varnish that stains and protects while the grain stays visible.',
      ],
      [
        'Untuk kusen dan mebel dalam ruang; 1 kg cukup sekitar 10 m² satu lapis.',
        'For indoor frames and furniture; 1 kg covers about 10 m² in one coat.',
      ],
    ],
    facts: [
      ['Serat tampak', 'Grain shows'],
      ['10 m² / kg', '10 m² / kg'],
    ],
    specs: [
      ['use', ['Kayu dalam ruang', 'Indoor wood']],
      ['finish', ['Semi kilap', 'Semi-gloss']],
      ['coverage', ['10 m² per kg, satu lapis', '10 m² per kg, one coat']],
      ['dry', ['2 jam antar lapis', '2 hours between coats']],
    ],
    variants: mixed(wood, [can(1, 72_500)]),
  },
  {
    sku: 'CKB-RUP-LUA',
    name: ['Pelapis Kayu Luar Rupawarna UV', 'Rupawarna Exterior Wood Finish UV'],
    hue: 35,
    about: [
      ['Pelapis kayu tahan UV untuk gazebo, decking, dan pintu gerbang.', 'A UV-proof finish for gazebos, decking and wooden gates.'],
      [
        'Lentur mengikuti kembang-susut kayu; tiga lapis memakai 1 kg per 3,5 m².',
        'It flexes as the wood moves; three coats use 1 kg per 3.5 m².',
      ],
    ],
    facts: [
      ['Tahan UV', 'UV-proof'],
      ['Luar ruang', 'Outdoor'],
    ],
    specs: [
      ['use', ['Kayu luar ruang', 'Outdoor wood']],
      ['finish', ['Satin', 'Satin']],
      ['coverage', ['3,5 m² per kg, tiga lapis', '3.5 m² per kg, three coats']],
      ['dry', ['3 jam antar lapis', '3 hours between coats']],
    ],
    variants: mixed(wood, [can(1, 94_500)]),
  },
  {
    sku: 'CKB-RUP-THN',
    name: ['Thinner Rupawarna A Serbaguna', 'Rupawarna All-Purpose Thinner A'],
    drawing: 'jerrycan',
    hue: 0,
    about: [
      [
        'Pengencer untuk cat nitro dan sintetis sekaligus pembersih kuas dan semprotan.',
        'A thinner for nitro and synthetic paints that also cleans brushes and spray guns.',
      ],
      ['Campurkan paling banyak 30 %; simpan jauh dari api dan anak-anak.', 'Add 30 % at most; keep away from flames and children.'],
    ],
    facts: [
      ['Maks. 30 %', '30 % at most'],
      ['Mudah terbakar', 'Flammable'],
    ],
    specs: [
      ['use', ['Pengencer dan pembersih', 'Thinning and cleaning']],
      ['kind', ['Campuran pelarut', 'Solvent blend']],
      ['mix', ['10–30 %', '10 to 30 %']],
      ['colour', ['Bening', 'Clear']],
    ],
    variants: [
      ['1', ['1 liter', '1 litre'], 29_500, { unit: 'kaleng', kg: 0.95, content: [1, 'liter'], cm: [9, 9, 20] }],
      ['5', ['5 liter', '5 litres'], 138_000, { unit: 'galon', kg: 4.6, content: [5, 'liter'], cm: [19, 13, 29] }],
    ],
  },
];

const sni = ['sni', 'SNI 3564:2014'] as const;

export const buildPaint = () => [
  ...buildFamily(
    {
      category: 'cat-interior',
      brand: 'rupawarna',
      drawing: 'paint-gallon',
      unit: 'galon',
      kg: 5.4,
      content: [5, 'kg'],
      cm: [19, 19, 21],
      flags: ['tinted'],
      specs: [
        sni,
        ['mix', ['Air 5–10 %', 'Water, 5 to 10 %']],
        ['dry', ['1 jam sentuh, 2 jam antar lapis', '1 hour touch, 2 hours between coats']],
        ['use', ['Dinding dan plafon dalam', 'Inner walls and ceilings']],
      ],
    },
    interior,
  ),
  ...buildFamily(
    {
      category: 'cat-eksterior',
      brand: 'rupawarna',
      drawing: 'paint-pail',
      unit: 'pail',
      flags: ['tinted'],
      specs: [
        ['mix', ['Air 5–10 %', 'Water, 5 to 10 %']],
        ['dry', ['2 jam antar lapis', '2 hours between coats']],
        ['use', ['Luar ruang', 'Outdoors']],
      ],
    },
    exterior,
  ),
  ...buildFamily(
    {
      category: 'cat-kayu-besi',
      brand: 'rupawarna',
      drawing: 'paint-can',
      unit: 'kaleng',
      flags: ['hazardous'],
      specs: [['use', ['Kayu dan besi', 'Wood and metal']]],
      about: [
        [
          'Mudah terbakar: pakai di ruang berangin dan kirim lewat darat atau laut.',
          'Flammable: use with ventilation; travels by land or sea only.',
        ],
      ],
    },
    enamels,
  ),
];
