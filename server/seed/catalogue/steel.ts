import { buildFamily, type ProductRow, type VariantRow } from './build.ts';

/** Bars of 12 m: size, kilograms a bar, rupiah a bar. */
const bars = (mark: 'D' | 'Ø', rows: readonly (readonly [number, number, number])[]): VariantRow[] =>
  rows.map(([size, kg, price]) => [
    `${mark === 'D' ? 'D' : 'P'}${size}`,
    `${mark}${size} · 12 m`,
    price,
    { kg, cm: [1200, size / 10, size / 10] },
  ]);

const rebars: readonly ProductRow[] = [
  {
    sku: 'BSI-NUS-ULR',
    name: ['Besi Beton Ulir Nusabaja KS', 'Nusabaja KS Deformed Bar'],
    popularity: 'top',
    about: [
      [
        'Besi ulir BjTS 420B ukuran penuh untuk kolom, balok, dan pelat tahan gempa.',
        'Full-size BjTS 420B deformed bar for columns, beams and slabs in earthquake country.',
      ],
      [
        'Berat per batang sesuai tabel SNI; sertifikat uji tarik disertakan untuk pesanan di atas 1 ton.',
        'Weights follow the SNI table; a tensile certificate comes with orders above 1 tonne.',
      ],
    ],
    facts: ['BjTS 420B', ['Ukuran penuh', 'Full size']],
    specs: [
      ['grade', ['BjTS 420B (leleh ≥ 420 MPa)', 'BjTS 420B (yield ≥ 420 MPa)']],
      ['thread', ['Sirip bambu', 'Bamboo ribs']],
    ],
    variants: bars('D', [
      [10, 7.4, 94_500],
      [13, 12.5, 159_500],
      [16, 18.94, 242_000],
      [19, 26.7, 342_000],
      [22, 35.8, 458_000],
    ]),
  },
  {
    sku: 'BSI-NUS-PLS',
    name: ['Besi Beton Polos Nusabaja KS', 'Nusabaja KS Plain Bar'],
    popularity: 'top',
    drawing: 'rebar-plain',
    about: [
      [
        'Besi polos BjTP 280 untuk begel, kolom praktis, dan pelat ringan.',
        'Plain BjTP 280 bar for stirrups, practical columns and light slabs.',
      ],
      [
        'Mudah dibengkokkan dingin; begel 15×15 cm dari Ø8 memakai sekitar 0,66 m.',
        'Bends cold; a 15×15 cm stirrup of Ø8 takes about 0.66 m.',
      ],
    ],
    facts: ['BjTP 280', ['Ukuran penuh', 'Full size']],
    specs: [
      ['grade', ['BjTP 280 (leleh ≥ 280 MPa)', 'BjTP 280 (yield ≥ 280 MPa)']],
      ['finish', ['Polos', 'Plain']],
    ],
    variants: bars('Ø', [
      [6, 2.66, 34_500],
      [8, 4.74, 59_500],
      [10, 7.4, 93_500],
      [12, 10.66, 136_000],
    ]),
  },
  {
    sku: 'BSI-NUS-520',
    name: ['Besi Beton Ulir Nusabaja TS 520', 'Nusabaja TS 520 High-Strength Bar'],
    hue: 350,
    about: [
      [
        'Besi ulir mutu tinggi untuk gedung bertingkat; jumlah batang bisa berkurang sekitar 20 %.',
        'High-strength bar for multi-storey frames; about 20 % fewer bars for the same load.',
      ],
      [
        'Gunakan sesuai gambar perencana, dan jangan dilas tanpa prosedur.',
        'Use it as the engineer draws it and do not weld without a procedure.',
      ],
    ],
    facts: ['BjTS 520', ['Gedung bertingkat', 'Multi-storey']],
    specs: [
      ['grade', ['BjTS 520 (leleh ≥ 520 MPa)', 'BjTS 520 (yield ≥ 520 MPa)']],
      ['thread', ['Sirip curam', 'Steep ribs']],
    ],
    variants: bars('D', [
      [13, 12.5, 174_500],
      [16, 18.94, 266_000],
      [19, 26.7, 372_000],
      [25, 46.2, 642_000],
    ]),
  },
];

const barWork: readonly ProductRow[] = [
  {
    sku: 'BSI-NUS-BGL',
    name: ['Begel Jadi Nusabaja Ø8', 'Nusabaja Ø8 Ready-Bent Stirrup'],
    drawing: 'stirrup',
    unit: 'pcs',
    minimum: 20,
    step: 10,
    about: [
      ['Begel Ø8 yang sudah dibengkokkan mesin dengan kait gempa 135°.', 'Machine-bent Ø8 stirrups with 135° seismic hooks.'],
      ['Jarak pasang 15 cm: satu meter kolom memakai 7 begel.', 'At 15 cm spacing a metre of column takes 7.'],
    ],
    facts: [
      ['Kait 135°', '135° hooks'],
      ['7 per meter', '7 per metre'],
    ],
    specs: [
      ['grade', 'BjTP 280'],
      ['sni', 'SNI 2052:2017'],
      ['use', ['Kolom dan balok praktis', 'Practical columns and beams']],
    ],
    variants: [
      ['1010', '10×10 cm', 2_600, { kg: 0.2, cm: [12, 12, 1] }],
      ['1015', '10×15 cm', 3_000, { kg: 0.24, cm: [17, 12, 1] }],
      ['1515', '15×15 cm', 3_500, { kg: 0.28, cm: [17, 17, 1] }],
      ['1520', '15×20 cm', 3_900, { kg: 0.32, cm: [22, 17, 1] }],
    ],
  },
  {
    sku: 'BSI-NUS-BDR',
    name: ['Kawat Bendrat Nusabaja', 'Nusabaja Binding Wire'],
    drawing: 'wire-coil',
    unit: 'kg',
    popularity: 'good',
    about: [
      [
        'Kawat ikat tulangan yang dianil lunak, tidak putus saat dipuntir.',
        'Soft-annealed wire for tying bars that does not snap when twisted.',
      ],
      ['Kebutuhan sekitar 15 kg per ton besi.', 'Reckon with about 15 kg per tonne of steel.'],
    ],
    facts: ['Ø 0,9 mm', ['15 kg / ton besi', '15 kg / tonne']],
    specs: [
      ['diameter', '0,9 mm'],
      ['grade', ['Anil lunak', 'Soft annealed']],
      ['use', ['Ikat tulangan', 'Tying bars']],
    ],
    variants: [
      ['1', ['Ecer 1 kg', 'Loose 1 kg'], 23_500, { kg: 1, content: [1, 'kg'], cm: [18, 18, 4] }],
      ['25', ['Roll 25 kg', 'Coil 25 kg'], 525_000, { unit: 'roll', kg: 25, content: [25, 'kg'], cm: [38, 38, 16] }],
    ],
  },
  {
    sku: 'BSI-NUS-TRK',
    name: ['Tulangan Kolom Praktis Rakit Nusabaja', 'Nusabaja Ready-Tied Column Cage'],
    drawing: 'rebar-cage',
    unit: 'batang',
    flags: ['long'],
    about: [
      [
        'Rangka tulangan kolom praktis 3 m yang sudah dirakit, empat batang dan begel tiap 15 cm.',
        'A 3 m practical column cage, tied with four bars and stirrups every 15 cm.',
      ],
      [
        'Tinggal berdiri dan cor; menghemat setengah hari tukang besi per lima kolom.',
        'Stand it up and pour; saves half a day of a bar bender per five columns.',
      ],
    ],
    facts: ['3 m', ['Siap cor', 'Ready to pour']],
    specs: [
      ['grade', 'BjTP 280'],
      ['sni', 'SNI 2052:2017'],
      ['spacing', ['Begel tiap 15 cm', 'Stirrups every 15 cm']],
    ],
    variants: [
      ['8', '10×10 cm · 4 Ø8', 86_000, { kg: 6.9, content: [3, 'm'], cm: [300, 10, 10] }],
      ['10', '10×10 cm · 4 Ø10', 118_000, { kg: 9.6, content: [3, 'm'], cm: [300, 10, 10] }],
    ],
  },
];

const meshes: readonly ProductRow[] = [
  {
    sku: 'WRM-NUS-LBR',
    name: ['Wiremesh Nusabaja Lembar', 'Nusabaja Welded Mesh Sheet'],
    popularity: 'good',
    about: [
      [
        'Jaring baja las 2,1×5,4 m untuk dak, lantai, dan jalan beton, menggantikan anyaman besi manual.',
        'Welded 2.1×5.4 m mesh for slabs, floors and concrete lanes in place of hand-tied bars.',
      ],
      [
        'Tumpang tindih satu kotak (15 cm); satu lembar efektif sekitar 10,2 m².',
        'Lap by one square (15 cm); a sheet then covers about 10.2 m².',
      ],
    ],
    facts: [
      ['2,1×5,4 m', '2.1×5.4 m'],
      ['Kotak 15 cm', '15 cm squares'],
    ],
    specs: [
      ['size', '2,1 × 5,4 m'],
      ['spacing', '150 × 150 mm'],
      ['sni', 'SNI 07-0663-1995'],
      ['grade', 'U-50'],
    ],
    variants: [
      ['M5', 'M5', 318_000, { kg: 23 }],
      ['M6', 'M6', 445_000, { kg: 34 }],
      ['M7', 'M7', 598_000, { kg: 46 }],
      ['M8', 'M8', 772_000, { kg: 60 }],
      ['M10', 'M10', 1_215_000, { kg: 93 }],
    ],
  },
  {
    sku: 'WRM-NUS-RLL',
    name: ['Wiremesh Nusabaja Roll', 'Nusabaja Welded Mesh Roll'],
    drawing: 'mesh-roll',
    hue: 200,
    unit: 'roll',
    cm: [210, 60, 60],
    flags: ['long'],
    about: [
      [
        'Wiremesh gulungan 2,1×54 m untuk jalan beton dan lantai gudang panjang.',
        'Rolled 2.1×54 m mesh for concrete lanes and long warehouse floors.',
      ],
      [
        'Perlu truk dengan alat angkat; satu roll M6 menutup sekitar 105 m².',
        'Needs a truck with a lift; a roll of M6 covers about 105 m².',
      ],
    ],
    facts: ['2,1×54 m', ['105 m² / roll', '105 m² / roll']],
    specs: [
      ['size', '2,1 × 54 m'],
      ['spacing', '150 × 150 mm'],
      ['sni', 'SNI 07-0663-1995'],
      ['grade', 'U-50'],
    ],
    content: [54, 'm'],
    variants: [
      ['M5', 'M5', 3_120_000, { kg: 230 }],
      ['M6', 'M6', 4_360_000, { kg: 340 }],
    ],
  },
  {
    sku: 'WRM-NUS-PGR',
    name: ['Pagar BRC Nusabaja Galvanis', 'Nusabaja Galvanised BRC Fence'],
    drawing: 'brc-fence',
    hue: 150,
    cm: [240, 120, 6],
    about: [
      [
        'Panel pagar BRC galvanis dengan tekukan segitiga di atas dan bawah.',
        'Galvanised BRC fence panel with rolled top and bottom edges.',
      ],
      [
        'Lebar 2,4 m per panel; pesan satu tiang untuk setiap panel ditambah satu.',
        'Each panel spans 2.4 m; order one post per panel plus one.',
      ],
    ],
    facts: [
      ['Lebar 2,4 m', '2.4 m wide'],
      ['Galvanis', 'Galvanised'],
    ],
    specs: [
      ['size', ['2,4 m × 0,9–1,9 m', '2.4 m × 0.9–1.9 m']],
      ['coat', ['Galvanis elektroplating', 'Electro-galvanised']],
    ],
    content: [2.4, 'm'],
    variants: [
      ['90', ['Tinggi 90 cm', '90 cm high'], 268_000, { kg: 10.5, cm: [240, 90, 6] }],
      ['120', ['Tinggi 120 cm', '120 cm high'], 338_000, { kg: 14 }],
      ['150', ['Tinggi 150 cm', '150 cm high'], 428_000, { kg: 17.5, cm: [240, 150, 6] }],
    ],
  },
  {
    sku: 'WRM-NUS-LKT',
    name: ['Kawat Loket Nusabaja Galvanis', 'Nusabaja Galvanised Welded Netting'],
    hue: 110,
    unit: 'roll',
    flags: [],
    drawing: 'mesh-roll',
    about: [
      [
        'Kawat las halus untuk kandang, pagar kebun, dan tulangan plester sudut.',
        'Fine welded netting for cages, garden fences and render corners.',
      ],
      ['Gulungan lebar 1 m panjang 10 m, cukup dipotong dengan gunting seng.', 'A 1 m wide, 10 m roll that tin snips cut.'],
    ],
    facts: ['1×10 m', ['Galvanis', 'Galvanised']],
    specs: [
      ['size', '1 × 10 m'],
      ['coat', ['Galvanis', 'Galvanised']],
    ],
    content: [10, 'm'],
    kg: 9,
    cm: [100, 18, 18],
    variants: [
      ['12', ['Kotak ½"', '½" squares'], 196_000],
      ['34', ['Kotak ¾"', '¾" squares'], 172_000],
      ['1', ['Kotak 1"', '1" squares'], 158_000],
    ],
  },
];

const lightSteel: readonly ProductRow[] = [
  {
    sku: 'BJR-NUS-C75',
    name: ['Kanal C75 Baja Ringan Nusabaja', 'Nusabaja C75 Light Steel Channel'],
    popularity: 'top',
    about: [
      ['Kanal C seng-aluminium untuk kuda-kuda dan rangka atap, G550.', 'Zinc-aluminium C channel for roof trusses, G550.'],
      [
        'Rumah 70 m² memakai sekitar 95 batang dengan jarak kuda-kuda 1,2 m.',
        'A 70 m² house takes about 95 lengths at 1.2 m truss spacing.',
      ],
    ],
    facts: ['C75 · 6 m', 'G550 AZ100'],
    specs: [
      ['size', '75 × 35 mm'],
      ['spacing', ['Kuda-kuda 1,2 m', 'Trusses at 1.2 m']],
    ],
    minimum: 5,
    variants: [
      ['65', '0,65 mm', 82_500, { kg: 4.6 }],
      ['75', '0,75 mm', 95_000, { kg: 5.3 }],
      ['100', '1,00 mm', 128_000, { kg: 7.1 }],
    ],
  },
  {
    sku: 'BJR-NUS-RNG',
    name: ['Reng Baja Ringan Nusabaja', 'Nusabaja Light Steel Batten'],
    drawing: 'hat-batten',
    popularity: 'good',
    hue: 190,
    about: [
      ['Reng omega untuk dudukan genteng metal, spandek, dan plafon.', 'Omega batten that carries metal tiles, roof sheets and ceilings.'],
      ['Jarak reng mengikuti genteng: 38,5 cm untuk genteng metal 80×77.', 'Set it to the tile: 38.5 cm for 80×77 metal tiles.'],
    ],
    facts: [['Reng 30 · 6 m', 'Batten 30 · 6 m'], 'G550 AZ70'],
    specs: [
      ['size', '30 × 45 mm'],
      ['spacing', ['38,5 cm untuk genteng metal', '38.5 cm for metal tiles']],
    ],
    minimum: 5,
    kg: 2.4,
    cm: [600, 6, 3],
    variants: [
      ['40', '0,40 mm', 41_500, { kg: 2.2 }],
      ['45', '0,45 mm', 46_500, { kg: 2.5 }],
    ],
  },
  {
    sku: 'BJR-NUS-MFR',
    name: ['Rangka Plafon Metal Furring Nusabaja', 'Nusabaja Metal Furring'],
    drawing: 'hat-batten',
    hue: 215,
    about: [
      [
        'Rangka utama dan pembagi plafon gypsum, lurus dan tidak dimakan rayap.',
        'Main and cross furring for gypsum ceilings, straight and termite-proof.',
      ],
      [
        'Pasang tiap 60 cm dengan penggantung tiap 120 cm; 1 m² memakai sekitar 2,5 m.',
        'Set at 60 cm with hangers every 120 cm; 1 m² takes about 2.5 m.',
      ],
    ],
    facts: ['4 m', ['Plafon gypsum', 'Gypsum ceilings']],
    specs: [
      ['size', '20 × 37 mm'],
      ['spacing', '60 cm'],
    ],
    minimum: 5,
    kg: 1.3,
    cm: [400, 4, 2],
    content: [4, 'm'],
    variants: [
      ['30', '0,30 mm', 19_500, { kg: 1.1 }],
      ['35', '0,35 mm', 23_500],
      ['40', '0,40 mm', 27_500, { kg: 1.5 }],
    ],
  },
  {
    sku: 'BJR-NUS-WAN',
    name: ['Wall Angle Siku Plafon Nusabaja', 'Nusabaja Ceiling Wall Angle'],
    drawing: 'angle-bar',
    hue: 230,
    about: [
      [
        'Siku tepi plafon yang dipaku ke dinding sebagai dudukan metal furring.',
        'Perimeter angle nailed to the wall to carry the furring.',
      ],
      ['Ukur keliling ruangan dan tambah 5 %.', 'Measure the perimeter and add 5 %.'],
    ],
    facts: ['4 m', ['Siku tepi', 'Perimeter']],
    specs: [
      ['size', '20 × 30 mm'],
      ['spacing', ['Paku tiap 40 cm', 'Nail every 40 cm']],
    ],
    minimum: 5,
    kg: 0.7,
    cm: [400, 3, 2],
    content: [4, 'm'],
    variants: [
      ['30', '0,30 mm', 13_500],
      ['35', '0,35 mm', 16_000],
    ],
  },
];

const hollows: readonly ProductRow[] = [
  {
    sku: 'HLW-NUS-GLV',
    name: ['Besi Hollow Galvanis Nusabaja', 'Nusabaja Galvanised Hollow Section'],
    popularity: 'good',
    about: [
      [
        'Hollow galvanis untuk pagar, kanopi, dan rangka partisi; tahan karat tanpa meni.',
        'Galvanised box section for fences, canopies and partitions; no rust primer needed.',
      ],
      [
        'Rapikan bekas las dengan cat galvanis karena lapisan seng terbakar di situ.',
        'Touch up welds with zinc paint, as the coating burns off there.',
      ],
    ],
    facts: ['6 m', ['Galvanis', 'Galvanised']],
    specs: [
      ['size', '20×40–50×50 mm'],
      ['coat', ['Galvanis celup panas', 'Hot-dip galvanised']],
      ['thick', ['1,2–1,6 mm', '1.2 to 1.6 mm']],
    ],
    variants: [
      ['2040', '20×40 · 1,2 mm', 92_500, { kg: 6.4, cm: [600, 4, 2] }],
      ['4040', '40×40 · 1,2 mm', 128_000, { kg: 8.6 }],
      ['4060', '40×60 · 1,2 mm', 164_000, { kg: 10.9, cm: [600, 6, 4] }],
      ['5050', '50×50 · 1,6 mm', 198_000, { kg: 14.2, cm: [600, 5, 5] }],
    ],
  },
  {
    sku: 'HLW-NUS-HTM',
    name: ['Besi Hollow Hitam Nusabaja', 'Nusabaja Black Hollow Section'],
    hue: 250,
    about: [
      [
        'Hollow hitam yang mudah dilas rapi untuk teralis, rak, dan meja.',
        'Black box section that welds cleanly, for grilles, racks and tables.',
      ],
      ['Wajib dicat meni sebelum cat akhir.', 'Prime against rust before the top coat.'],
    ],
    facts: ['6 m', ['Mudah dilas', 'Easy to weld']],
    specs: [
      ['size', '20×20–40×40 mm'],
      ['coat', ['Tanpa lapisan', 'None']],
      ['thick', ['1,4–1,8 mm', '1.4 to 1.8 mm']],
    ],
    variants: [
      ['2020', '20×20 · 1,4 mm', 64_500, { kg: 4.9, cm: [600, 2, 2] }],
      ['3030', '30×30 · 1,4 mm', 96_500, { kg: 7.5, cm: [600, 3, 3] }],
      ['4040', '40×40 · 1,8 mm', 146_000, { kg: 12.6 }],
    ],
  },
  {
    sku: 'HLW-NUS-PLF',
    name: ['Hollow Plafon Galvalum Nusabaja', 'Nusabaja Galvalume Ceiling Hollow'],
    hue: 200,
    popularity: 'good',
    about: [
      ['Hollow tipis seng-aluminium untuk rangka plafon gypsum dan PVC.', 'Thin zinc-aluminium hollow for gypsum and PVC ceiling frames.'],
      ['Rangka 60×60 cm memakai sekitar 3,6 m per m².', 'A 60×60 cm grid takes about 3.6 m per m².'],
    ],
    facts: ['4 m', ['Rangka plafon', 'Ceiling frame']],
    specs: [
      ['size', '20×40 / 40×40 mm'],
      ['coat', ['Seng-aluminium AZ70', 'Zinc-aluminium AZ70']],
      ['thick', ['0,30–0,35 mm', '0.30 to 0.35 mm']],
    ],
    content: [4, 'm'],
    cm: [400, 4, 2],
    variants: [
      ['2030', '20×40 · 0,30 mm', 19_500, { kg: 1.1 }],
      ['4030', '40×40 · 0,30 mm', 27_500, { kg: 1.5, cm: [400, 4, 4] }],
      ['4035', '40×40 · 0,35 mm', 32_000, { kg: 1.8, cm: [400, 4, 4] }],
    ],
  },
  {
    sku: 'HLW-NUS-NKO',
    name: ['Besi Nako Kotak Nusabaja', 'Nusabaja Square Bar'],
    hue: 20,
    drawing: 'square-bar',
    about: [
      [
        'Besi batang pejal persegi untuk teralis, pagar tempa, dan jari-jari jendela.',
        'Solid square bar for grilles, wrought fences and window bars.',
      ],
      [
        'Bisa dipuntir panas; jarak jari-jari teralis 10–11 cm menahan kepala anak.',
        'It twists when hot; bars 10 to 11 cm apart keep a child’s head out.',
      ],
    ],
    facts: ['6 m', ['Teralis', 'Grilles']],
    specs: [
      ['size', '10–14 mm'],
      ['coat', ['Tanpa lapisan', 'None']],
      ['thick', ['Pejal', 'Solid']],
    ],
    variants: [
      ['10', '10×10 mm', 58_500, { kg: 4.7, cm: [600, 1, 1] }],
      ['12', '12×12 mm', 84_500, { kg: 6.8, cm: [600, 1.2, 1.2] }],
      ['14', '14×14 mm', 114_000, { kg: 9.2, cm: [600, 1.4, 1.4] }],
    ],
  },
  {
    sku: 'HLW-NUS-SKU',
    name: ['Besi Siku Nusabaja', 'Nusabaja Steel Angle'],
    hue: 15,
    drawing: 'angle-bar',
    about: [
      ['Besi siku sama kaki untuk rak, dudukan tandon, dan kusen besi.', 'Equal angle for racks, tank stands and steel frames.'],
      [
        'Siku 40×40×4 cukup untuk menara tandon 550 liter setinggi 3 m bila dilas berpengaku.',
        'A 40×40×4 angle, braced and welded, carries a 550-litre tank on a 3 m tower.',
      ],
    ],
    facts: ['6 m', ['Rak, menara', 'Racks, towers']],
    specs: [
      ['size', '30–50 mm'],
      ['coat', ['Tanpa lapisan', 'None']],
      ['thick', '3–5 mm'],
    ],
    variants: [
      ['30', '30×30×3', 104_000, { kg: 8.2, cm: [600, 3, 3] }],
      ['40', '40×40×4', 186_000, { kg: 14.5 }],
      ['50', '50×50×5', 292_000, { kg: 22.6, cm: [600, 5, 5] }],
    ],
  },
];

export const buildSteel = () => [
  ...buildFamily(
    {
      category: 'besi-beton',
      brand: 'nusabaja',
      drawing: 'rebar-deformed',
      unit: 'batang',
      content: [12, 'm'],
      flags: ['long'],
      specs: [
        ['sni', 'SNI 2052:2017'],
        ['length', '12 m'],
        ['use', ['Tulangan beton', 'Concrete reinforcement']],
      ],
      about: [['Ditekuk dua untuk pengiriman kecuali diminta lurus.', 'Bent double for transport unless you ask for straight bars.']],
    },
    rebars,
  ),
  ...buildFamily({ category: 'besi-beton', brand: 'nusabaja', drawing: 'rebar-plain', unit: 'pcs' }, barWork),
  ...buildFamily(
    {
      category: 'wiremesh',
      brand: 'nusabaja',
      drawing: 'wire-mesh',
      unit: 'lembar',
      content: [11.34, 'm2'],
      cm: [540, 210, 2],
      flags: ['long'],
      specs: [
        ['material', ['Kawat baja', 'Steel wire']],
        ['use', ['Beton, pagar, kandang', 'Concrete, fences, cages']],
      ],
    },
    meshes,
  ),
  ...buildFamily(
    {
      category: 'baja-ringan',
      brand: 'nusabaja',
      drawing: 'steel-channel',
      unit: 'batang',
      content: [6, 'm'],
      cm: [600, 8, 4],
      flags: ['long'],
      specs: [
        ['sni', 'SNI 8399:2017'],
        ['coat', ['Seng-aluminium', 'Zinc-aluminium']],
        ['grade', 'G550'],
      ],
      about: [['Sambung dengan sekrup baja ringan, jangan dilas.', 'Join with self-drilling screws, never by welding.']],
    },
    lightSteel,
  ),
  ...buildFamily(
    {
      category: 'hollow',
      brand: 'nusabaja',
      drawing: 'hollow-tube',
      unit: 'batang',
      content: [6, 'm'],
      cm: [600, 4, 4],
      flags: ['long'],
      specs: [['use', ['Pagar, kanopi, rangka', 'Fences, canopies, frames']]],
    },
    hollows,
  ),
];
