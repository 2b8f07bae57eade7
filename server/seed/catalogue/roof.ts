import { buildFamily, type ProductRow, type VariantRow } from './build.ts';

const roofColours = [
  ['MRH', ['Merah Maron', 'Maroon Red']],
  ['BRU', ['Biru Laut', 'Sea Blue']],
  ['HJU', ['Hijau Daun', 'Leaf Green']],
  ['HTM', ['Hitam Doff', 'Matt Black']],
  ['CKL', ['Cokelat Kopi', 'Coffee Brown']],
] as const;
const inRoofColours = (count: number, price: number): VariantRow[] =>
  roofColours.slice(0, count).map(([code, name]) => [code, name, price]);

const zincs: readonly ProductRow[] = [
  {
    sku: 'SNG-ATP-GLB',
    name: ['Seng Gelombang Atapena', 'Atapena Corrugated Zinc Sheet'],
    popularity: 'top',
    about: [
      [
        'Seng gelombang BjLS untuk rumah, dapur luar, dan pagar proyek.',
        'Corrugated zinc sheet for houses, outdoor kitchens and site fences.',
      ],
      [
        'Lebar efektif sekitar 68 cm setelah tumpang tindih satu setengah gelombang.',
        'Covers about 68 cm in width after a lap of one and a half waves.',
      ],
    ],
    facts: ['0,20 mm', 'SNI 07-2053'],
    specs: [
      ['size', '180–300 × 80 cm'],
      ['thick', '0,20 mm'],
      ['coat', ['Seng 120 g/m²', 'Zinc 120 g/m²']],
    ],
    variants: [
      ['180', '180×80 cm', 54_500, { kg: 2.8 }],
      ['210', '210×80 cm', 63_500, { kg: 3.3, cm: [210, 80, 2] }],
      ['240', '240×80 cm', 72_500, { kg: 3.8, cm: [240, 80, 2] }],
      ['300', '300×80 cm', 91_000, { kg: 4.7, cm: [300, 80, 2] }],
    ],
  },
  {
    sku: 'SNG-ATP-TBL',
    name: ['Seng Gelombang Atapena Tebal', 'Atapena Heavy Corrugated Sheet'],
    hue: 220,
    about: [
      [
        'Seng 0,30 mm yang tidak mudah penyok diinjak saat pemasangan, untuk gudang dan sekolah.',
        'A 0.30 mm sheet that takes a fitter’s step without denting, for stores and schools.',
      ],
      ['Jarak gording sampai 100 cm.', 'Purlins may stand 100 cm apart.'],
    ],
    facts: ['0,30 mm', ['Gording 100 cm', 'Purlins at 100 cm']],
    specs: [
      ['size', '180–240 × 80 cm'],
      ['thick', '0,30 mm'],
      ['coat', ['Seng 180 g/m²', 'Zinc 180 g/m²']],
    ],
    variants: [
      ['180', '180×80 cm', 79_500, { kg: 4.1 }],
      ['210', '210×80 cm', 92_500, { kg: 4.8, cm: [210, 80, 2] }],
      ['240', '240×80 cm', 105_500, { kg: 5.5, cm: [240, 80, 2] }],
    ],
  },
  {
    sku: 'SNG-ATP-WRN',
    name: ['Seng Gelombang Warna Atapena', 'Atapena Coloured Corrugated Sheet'],
    hue: 4,
    about: [
      [
        'Seng berlapis cat bakar sehingga tidak perlu dicat lagi dan tidak silau.',
        'Baked-paint zinc sheet that needs no painting and does not glare.',
      ],
      [
        'Gores saat pemasangan ditutup dengan cat perbaikan supaya tidak berkarat.',
        'Cover scratches from fitting with touch-up paint to keep rust out.',
      ],
    ],
    facts: ['180×80 cm', ['Cat bakar', 'Baked paint']],
    specs: [
      ['size', '180 × 80 cm'],
      ['thick', '0,22 mm'],
      ['coat', ['Seng dan poliester', 'Zinc and polyester']],
    ],
    kg: 3,
    variants: inRoofColours(3, 68_500),
  },
  {
    sku: 'SNG-ATP-PLT',
    name: ['Seng Plat Atapena Roll', 'Atapena Flat Zinc Roll'],
    drawing: 'sheet-roll',
    hue: 205,
    unit: 'm',
    minimum: 2,
    flags: ['cut_to_size'],
    content: [1, 'm'],
    about: [
      [
        'Seng plat per meter untuk talang, lisplang, dan penutup bubungan, dipotong dari gulungan.',
        'Flat zinc by the metre for gutters, fascias and ridges, cut from the roll.',
      ],
      ['Mudah dilipat dengan tangan dan disolder timah.', 'Folds by hand and takes solder.'],
    ],
    facts: [['Per meter', 'By the metre'], '0,20 mm'],
    specs: [
      ['size', ['Lebar 45–90 cm', '45 to 90 cm wide']],
      ['thick', '0,20 mm'],
      ['coat', ['Seng 120 g/m²', 'Zinc 120 g/m²']],
    ],
    variants: [
      ['45', ['Lebar 45 cm', '45 cm wide'], 21_500, { kg: 0.75, cm: [45, 12, 12] }],
      ['60', ['Lebar 60 cm', '60 cm wide'], 28_500, { kg: 1, cm: [60, 12, 12] }],
      ['90', ['Lebar 90 cm', '90 cm wide'], 42_000, { kg: 1.5, cm: [90, 12, 12] }],
    ],
  },
];

const spandeks: readonly ProductRow[] = [
  {
    sku: 'SPD-ATP-NAT',
    name: ['Spandek Atapena Natural', 'Atapena Natural Trapezoidal Sheet'],
    popularity: 'good',
    about: [
      [
        'Atap spandek seng-aluminium, dipotong sesuai panjang lereng sampai 12 m supaya tanpa sambungan.',
        'Zinc-aluminium trapezoidal sheet, cut to your slope up to 12 m, so that there is no joint.',
      ],
    ],
    facts: [['Efektif 75 cm', '75 cm cover'], 'AZ70'],
    specs: [
      ['thick', ['0,30–0,40 mm', '0.30 to 0.40 mm']],
      ['sni', 'SNI 4096:2007'],
      ['coat', ['Seng-aluminium AZ70', 'Zinc-aluminium AZ70']],
    ],
    variants: [
      ['30', '0,30 mm', 32_500, { kg: 1.3 }],
      ['35', '0,35 mm', 37_500],
      ['40', '0,40 mm', 43_000, { kg: 1.7 }],
    ],
  },
  {
    sku: 'SPD-ATP-WRN',
    name: ['Spandek Warna Atapena', 'Atapena Coloured Trapezoidal Sheet'],
    hue: 8,
    about: [
      [
        'Spandek berwarna 0,35 mm untuk rumah dan ruko, lapisan poliester bergaransi 10 tahun.',
        'Coloured 0.35 mm sheet for houses and shops, with a polyester coat guaranteed for 10 years.',
      ],
    ],
    facts: ['0,35 mm', ['Garansi 10 tahun', '10-year guarantee']],
    specs: [
      ['thick', '0,35 mm'],
      ['sni', 'SNI 4096:2007'],
      ['coat', ['Seng-aluminium dan poliester', 'Zinc-aluminium and polyester']],
    ],
    variants: inRoofColours(4, 41_500),
  },
  {
    sku: 'SPD-ATP-PSR',
    name: ['Spandek Pasir Atapena', 'Atapena Stone-Coated Sheet'],
    hue: 25,
    about: [
      [
        'Permukaan berpasir meredam suara hujan dan memantulkan lebih sedikit panas.',
        'A stone-grit face softens the sound of rain and sends back less glare.',
      ],
    ],
    facts: [['Redam hujan', 'Quiet in rain'], '0,35 mm'],
    specs: [
      ['thick', '0,35 mm'],
      ['coat', ['Butir batu dan akrilik', 'Stone grit and acrylic']],
    ],
    kg: 2.1,
    variants: inRoofColours(3, 43_500),
  },
  {
    sku: 'SPD-ATP-BSH',
    name: ['Spandek Berbusa Atapena Peredam', 'Atapena Foam-Backed Sheet'],
    hue: 140,
    about: [
      [
        'Spandek dengan busa polietilena 5 mm di bawahnya untuk menahan panas tanpa plafon.',
        'Sheet with 5 mm of polyethylene foam beneath, against heat where there is no ceiling.',
      ],
    ],
    facts: [['Busa 5 mm', '5 mm foam'], '0,35 mm'],
    specs: [
      ['thick', ['0,35 mm + busa 5 mm', '0.35 mm + 5 mm foam']],
      ['coat', ['Seng-aluminium dan poliester', 'Zinc-aluminium and polyester']],
    ],
    kg: 1.7,
    variants: [
      ['NAT', ['Natural', 'Natural'], 42_500],
      ['MRH', ['Merah Maron', 'Maroon Red'], 44_000],
    ],
  },
  {
    sku: 'SPD-ATP-TRP',
    name: ['Spandek Transparan Atapena', 'Atapena Translucent Sheet'],
    hue: 190,
    about: [
      [
        'Lembar serat kaca bening yang sejajar profil spandek, untuk menerangi gudang dan teras di siang hari.',
        'Clear glass-fibre sheet in the same profile, to daylight stores and terraces.',
      ],
    ],
    facts: [['Tembus cahaya 80 %', '80 % light'], '0,8 mm'],
    specs: [
      ['thick', '0,8 mm'],
      ['coat', ['Gel tahan UV', 'UV gel coat']],
    ],
    kg: 0.7,
    variants: [
      ['BNG', ['Bening', 'Clear'], 38_500],
      ['SSU', ['Putih susu', 'Opal'], 38_500],
      ['BRU', ['Biru muda', 'Light blue'], 40_000],
    ],
  },
];

const metalTiles: readonly ProductRow[] = [
  {
    sku: 'GTM-ATP-PLS',
    name: ['Genteng Metal Atapena Polos', 'Atapena Plain Metal Roof Tile'],
    popularity: 'good',
    about: [
      [
        'Genteng metal dua daun 80×77 cm, ringan dan cepat dipasang di rangka baja ringan.',
        'A two-wave 80×77 cm metal tile, light and quick to fix on light steel.',
      ],
    ],
    facts: [['1,7 lembar / m²', '1.7 sheets / m²'], '0,25 mm'],
    specs: [
      ['size', '80 × 77 cm'],
      ['thick', '0,25 mm'],
      ['coat', ['Cat poliester', 'Polyester paint']],
    ],
    variants: inRoofColours(5, 44_500),
  },
  {
    sku: 'GTM-ATP-PSR',
    name: ['Genteng Metal Pasir Atapena', 'Atapena Stone-Coated Metal Tile'],
    hue: 20,
    about: [
      [
        'Butir batu di permukaannya meredam hujan dan membuatnya mirip genteng keramik.',
        'Stone grit on its face hushes the rain and gives it the look of clay.',
      ],
    ],
    facts: [['Redam hujan', 'Quiet in rain'], '0,30 mm'],
    specs: [
      ['size', '80 × 77 cm'],
      ['thick', '0,30 mm'],
      ['coat', ['Butir batu', 'Stone grit']],
    ],
    kg: 2.9,
    variants: inRoofColours(5, 57_500),
  },
  {
    sku: 'GTM-ATP-MNM',
    name: ['Genteng Metal Atapena Minimalis', 'Atapena Flat-Profile Metal Tile'],
    hue: 230,
    about: [
      [
        'Profil datar bergaris untuk rumah modern, kancing tersembunyi di bawah sambungan.',
        'A flat ribbed profile for modern houses, with screws hidden under the lap.',
      ],
    ],
    facts: [['Profil datar', 'Flat profile'], '0,30 mm'],
    specs: [
      ['size', '80 × 77 cm'],
      ['thick', '0,30 mm'],
      ['coat', ['Cat poliester doff', 'Matt polyester']],
    ],
    kg: 2.6,
    variants: [
      ['HTM', ['Hitam Doff', 'Matt Black'], 52_500],
      ['ABU', ['Abu Grafit', 'Graphite Grey'], 52_500],
      ['CKL', ['Cokelat Kopi', 'Coffee Brown'], 52_500],
    ],
  },
  {
    sku: 'GTM-ATP-NOK',
    name: ['Nok Genteng Metal Atapena', 'Atapena Metal Ridge Cap'],
    drawing: 'ridge-cap',
    hue: 355,
    minimum: 2,
    step: 1,
    kg: 1.1,
    cm: [82, 30, 4],
    standsAlone: true,
    about: [
      [
        'Penutup bubungan yang sewarna dengan genteng metal, panjang efektif 70 cm.',
        'A ridge cap in the colours of the metal tiles, covering 70 cm each.',
      ],
      [
        'Sekrup di kedua sisi pada puncak gelombang dan beri busa penutup di bawahnya.',
        'Screw both sides on the crests and lay foam filler beneath.',
      ],
    ],
    facts: [
      ['Efektif 70 cm', '70 cm cover'],
      ['Segitiga', 'Angled'],
    ],
    specs: [
      ['material', ['Baja seng-aluminium', 'Zinc-aluminium steel']],
      ['size', '80 × 30 cm'],
      ['thick', '0,30 mm'],
      ['coat', ['Cat poliester', 'Polyester paint']],
    ],
    variants: inRoofColours(4, 31_500),
  },
];

const gypsums: readonly ProductRow[] = [
  {
    sku: 'GYP-RIM-STD',
    name: ['Papan Gypsum Rimbaya Standar', 'Rimbaya Standard Gypsum Board'],
    popularity: 'good',
    about: [
      [
        'Papan gypsum untuk plafon dan partisi kering, tepi tirus untuk kompon sambungan.',
        'Gypsum board for ceilings and dry partitions, with tapered edges for joint compound.',
      ],
    ],
    facts: ['120×240 cm', ['Tepi tirus', 'Tapered edge']],
    specs: [
      ['size', '120 × 240 cm'],
      ['sni', 'SNI 03-6384-2000'],
    ],
    variants: [
      ['9', '9 mm', 74_500],
      ['12', '12 mm', 98_000, { kg: 23.5, cm: [240, 120, 1.2] }],
    ],
  },
  {
    sku: 'GYP-RIM-TAI',
    name: ['Papan Gypsum Rimbaya Tahan Lembap', 'Rimbaya Moisture-Resistant Gypsum Board'],
    hue: 150,
    about: [
      [
        'Inti bersilikon dan kertas hijau untuk plafon kamar mandi dan teras tertutup.',
        'A silicone core and green paper for bathroom and veranda ceilings.',
      ],
    ],
    facts: [['Tahan lembap', 'Moisture-resistant'], '120×240 cm'],
    specs: [
      ['size', '120 × 240 cm'],
      ['sni', 'SNI 03-6384-2000'],
    ],
    variants: [
      ['9', '9 mm', 91_500, { kg: 18.5 }],
      ['12', '12 mm', 124_000, { kg: 24.5, cm: [240, 120, 1.2] }],
    ],
  },
  {
    sku: 'GYP-RIM-PVC',
    name: ['Plafon PVC Rimbaya', 'Rimbaya PVC Ceiling Panel'],
    drawing: 'pvc-panel',
    hue: 30,
    minimum: 2,
    content: [0.8, 'm2'],
    kg: 2.2,
    cm: [400, 20, 1],
    about: [
      [
        'Panel PVC berongga yang tahan air, rayap, dan tidak perlu dicat.',
        'Hollow PVC panels, proof against water and termites, with no painting.',
      ],
    ],
    facts: ['20 cm × 4 m', ['Tahan air', 'Waterproof']],
    specs: [
      ['size', ['20 cm × 4 m × 8 mm', '20 cm × 4 m × 8 mm']],
      ['finish', ['Kilap atau doff', 'Gloss or matt']],
      ['material', 'PVC'],
    ],
    flags: ['long'],
    variants: [
      ['PTH', ['Putih polos', 'Plain white'], 46_500],
      ['KYU', ['Serat kayu', 'Wood grain'], 52_500],
      ['MRM', ['Marmer', 'Marble'], 52_500],
    ],
  },
  {
    sku: 'GYP-RIM-LST',
    name: ['Lis Gypsum Rimbaya', 'Rimbaya Gypsum Cornice'],
    drawing: 'cornice',
    hue: 50,
    unit: 'batang',
    content: [2, 'm'],
    kg: 2.1,
    cm: [200, 10, 8],
    minimum: 2,
    about: [
      [
        'Lis profil 2 m untuk menutup pertemuan plafon dan dinding, direkat dengan kompon.',
        'A 2 m cornice that covers the joint of ceiling and wall, glued with compound.',
      ],
    ],
    facts: ['2 m', ['Tepi plafon', 'Ceiling edge']],
    specs: [
      ['size', ['Lebar 8–12 cm', '8 to 12 cm wide']],
      ['finish', ['Siap cat', 'Ready for paint']],
    ],
    variants: [
      ['8P', ['8 cm polos', '8 cm plain'], 15_500],
      ['10U', ['10 cm ukir', '10 cm carved'], 21_500],
      ['12U', ['12 cm ukir', '12 cm carved'], 27_500],
    ],
  },
  {
    sku: 'GYP-RIM-KMP',
    name: ['Kompon Gypsum Rimbaya', 'Rimbaya Joint Compound'],
    hue: 210,
    unit: 'sak',
    drawing: 'plain-sack',
    flags: [],
    cm: [48, 33, 10],
    about: [
      [
        'Kompon sambungan papan gypsum; tutup dengan pita kertas lalu amplas setelah 24 jam.',
        'Compound for gypsum joints; bed paper tape in it and sand after 24 hours.',
      ],
    ],
    facts: [
      ['60 m² / sak', '60 m² / bag'],
      ['Mudah diamplas', 'Sands easily'],
    ],
    specs: [
      ['coverage', ['60 m² plafon per 20 kg', '60 m² of ceiling per 20 kg']],
      ['dry', ['24 jam', '24 hours']],
    ],
    variants: [
      ['20', '20 kg', 92_500, { kg: 20, content: [20, 'kg'] }],
      ['5', '5 kg', 28_500, { kg: 5, content: [5, 'kg'], cm: [30, 20, 8] }],
    ],
  },
];

const gutters: readonly ProductRow[] = [
  {
    sku: 'TLG-TIR-PVC',
    name: ['Talang Air PVC Tirtamala', 'Tirtamala PVC Gutter'],
    brand: 'tirtamala',
    popularity: 'good',
    about: [
      ['Talang PVC setengah kotak 4 m yang tidak berkarat oleh udara laut.', 'A 4 m box-profile PVC gutter that sea air cannot rust.'],
      ['Beri kemiringan 5 mm per meter dan gantungan tiap 60 cm.', 'Give it a fall of 5 mm per metre and a bracket every 60 cm.'],
    ],
    facts: ['4 m', ['Anti karat', 'Rust-free']],
    specs: [
      ['length', '4 m'],
      ['material', ['PVC tahan UV', 'UV-stable PVC']],
      ['slope', '5 mm/m'],
    ],
    variants: [
      ['PTH', ['Putih 5"', 'White 5"'], 118_000],
      ['CKL', ['Cokelat 5"', 'Brown 5"'], 122_000],
      ['PTH6', ['Putih 6"', 'White 6"'], 148_000, { kg: 4.8, cm: [400, 17, 13] }],
    ],
  },
  {
    sku: 'TLG-TIR-AKS',
    name: ['Aksesori Talang PVC Tirtamala', 'Tirtamala PVC Gutter Fittings'],
    drawing: 'carton',
    brand: 'tirtamala',
    unit: 'pcs',
    flags: [],
    content: null,
    kg: 0.25,
    cm: [18, 15, 12],
    hue: 210,
    about: [
      [
        'Sambungan, sudut, penutup, dan corong untuk talang PVC 5 inci.',
        'Connectors, corners, stop ends and outlets for the 5-inch gutter.',
      ],
      ['Direkat dengan lem PVC dan karet bawaan.', 'They join with PVC cement and the rubber supplied.'],
    ],
    facts: ['5"', ['Lem atau karet', 'Glue or rubber']],
    specs: [
      ['size', '5"'],
      ['material', ['PVC tahan UV', 'UV-stable PVC']],
      ['use', ['Talang 5"', '5" gutters']],
    ],
    variants: [
      ['SMB', ['Sambungan', 'Connector'], 16_500],
      ['SDT', ['Sudut 90°', '90° corner'], 28_500],
      ['TTP', ['Penutup ujung', 'Stop end'], 11_500],
      ['CRG', ['Corong 3"', '3" outlet'], 26_500],
      ['GTG', ['Gantungan', 'Bracket'], 7_500],
    ],
  },
  {
    sku: 'TLG-ATP-GVL',
    name: ['Talang Galvalum Atapena', 'Atapena Galvalume Gutter'],
    hue: 215,
    about: [
      [
        'Talang galvalum lipat 3 m untuk bentang panjang rumah dan gudang.',
        'A folded 3 m galvalume gutter for long eaves of houses and stores.',
      ],
      ['Tumpang tindih 10 cm dengan sealant dan keling.', 'Lap by 10 cm with sealant and rivets.'],
    ],
    facts: ['3 m', '0,40 mm'],
    specs: [
      ['length', '3 m'],
      ['thick', '0,40 mm'],
      ['material', ['Baja seng-aluminium', 'Zinc-aluminium steel']],
    ],
    content: [3, 'm'],
    kg: 4.2,
    cm: [300, 20, 15],
    variants: [
      ['45', ['Bentang 45 cm', '45 cm girth'], 112_000],
      ['60', ['Bentang 60 cm', '60 cm girth'], 146_000, { kg: 5.6, cm: [300, 25, 18] }],
    ],
  },
  {
    sku: 'TLG-ATP-KRP',
    name: ['Karpet Talang Atapena', 'Atapena Valley Gutter Liner'],
    drawing: 'membrane-roll',
    hue: 120,
    unit: 'm',
    minimum: 2,
    flags: ['cut_to_size'],
    content: [1, 'm'],
    kg: 0.9,
    about: [
      [
        'Lembar karet-plastik untuk talang jurai beton atau kayu, dipotong per meter.',
        'A rubber-plastic liner for concrete or timber valleys, cut by the metre.',
      ],
      [
        'Lipat tepinya ke atas 10 cm agar air tidak menyeberang saat hujan deras.',
        'Turn the edges up 10 cm so that heavy rain does not cross.',
      ],
    ],
    facts: [
      ['Per meter', 'By the metre'],
      ['Lentur', 'Flexible'],
    ],
    specs: [
      ['thick', '0,8 mm'],
      ['material', ['PVC-karet', 'PVC rubber']],
      ['use', ['Talang jurai', 'Valleys']],
    ],
    variants: [
      ['60', ['Lebar 60 cm', '60 cm wide'], 24_500, { cm: [60, 10, 10] }],
      ['90', ['Lebar 90 cm', '90 cm wide'], 35_500, { kg: 1.4, cm: [90, 10, 10] }],
    ],
  },
  {
    sku: 'TLG-ATP-FLS',
    name: ['Flashing Dinding Atapena', 'Atapena Wall Flashing'],
    drawing: 'flashing',
    hue: 230,
    content: [2.4, 'm'],
    kg: 1.6,
    cm: [240, 20, 5],
    about: [
      [
        'Penutup pertemuan atap dan dinding supaya air tidak merembes di belakang spandek.',
        'Covers the joint of roof and wall so that water does not creep behind the sheets.',
      ],
      ['Tanam sisi atas 2 cm di plester dan tutup dengan sealant.', 'Set the upper edge 2 cm into the render and seal it.'],
    ],
    facts: ['2,4 m', '0,30 mm'],
    specs: [
      ['length', '2,4 m'],
      ['thick', '0,30 mm'],
      ['material', ['Baja seng-aluminium', 'Zinc-aluminium steel']],
    ],
    variants: [
      ['NAT', ['Natural', 'Natural'], 52_500],
      ['MRH', ['Merah Maron', 'Maroon Red'], 58_500],
      ['HTM', ['Hitam Doff', 'Matt Black'], 58_500],
    ],
  },
];

export const buildRoof = () => [
  ...buildFamily(
    {
      category: 'seng',
      brand: 'atapena',
      drawing: 'corrugated-sheet',
      unit: 'lembar',
      minimum: 5,
      kg: 2.8,
      cm: [180, 80, 2],
      content: null,
      flags: ['long'],
      hue: 210,
      specs: [
        ['sni', 'SNI 07-2053-2006'],
        ['material', ['Baja lapis seng', 'Zinc-coated steel']],
      ],
    },
    zincs,
  ),
  ...buildFamily(
    {
      category: 'spandek',
      brand: 'atapena',
      drawing: 'spandek-sheet',
      unit: 'half_m',
      minimum: 4,
      kg: 1.5,
      cm: [80, 50, 4],
      content: [0.5, 'm'],
      flags: ['long', 'cut_to_size'],
      specs: [
        ['size', ['Lebar 80 cm, efektif 75 cm', '80 cm wide, 75 cm cover']],
        ['slope', '5°'],
      ],
      about: [
        [
          'Dihitung per setengah meter; 1 m² atap memakai sekitar 1,33 m lembar.',
          'Counted by the half metre; 1 m² of roof takes about 1.33 m of sheet.',
        ],
        ['Potongan pesanan tidak dapat dikembalikan.', 'Cut lengths cannot be returned.'],
      ],
    },
    spandeks,
  ),
  ...buildFamily(
    {
      category: 'genteng-metal',
      brand: 'atapena',
      drawing: 'metal-roof-tile',
      unit: 'lembar',
      minimum: 10,
      step: 10,
      kg: 2.5,
      cm: [82, 78, 4],
      specs: [
        ['slope', '15°'],
        ['material', ['Baja seng-aluminium', 'Zinc-aluminium steel']],
        ['warranty', ['120 bulan', '120 months']],
      ],
      about: [
        [
          'Jarak reng 38,5 cm dan delapan sekrup per lembar di daerah berangin.',
          'Battens at 38.5 cm, and eight screws a sheet where it blows.',
        ],
      ],
    },
    metalTiles,
  ),
  ...buildFamily(
    {
      category: 'gypsum',
      brand: 'rimbaya',
      drawing: 'gypsum-board',
      unit: 'lembar',
      kg: 17.5,
      cm: [240, 120, 0.9],
      content: [2.88, 'm2'],
      flags: ['long', 'fragile'],
      hue: 205,
      specs: [
        ['use', ['Plafon dan partisi dalam', 'Indoor ceilings and partitions']],
        ['material', ['Gypsum, bebas asbes', 'Gypsum, asbestos-free']],
      ],
      about: [
        ['Simpan datar di tempat kering dan pasang setelah atap tertutup rapat.', 'Store flat and dry and fit it once the roof is tight.'],
      ],
    },
    gypsums,
  ),
  ...buildFamily(
    {
      category: 'talang',
      brand: 'atapena',
      drawing: 'gutter',
      unit: 'batang',
      content: [4, 'm'],
      kg: 3.9,
      cm: [400, 14, 12],
      flags: ['long'],
    },
    gutters,
  ),
];
