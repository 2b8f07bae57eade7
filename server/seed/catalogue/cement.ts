import { buildFamily, type ProductRow } from './build.ts';
import { warranty } from './words.ts';

const cements: readonly ProductRow[] = [
  {
    sku: 'SEM-SAG-PCC',
    name: ['Semen PCC Sagara', 'Sagara PCC Cement'],
    popularity: 'best',
    about: [
      [
        'Semen Portland komposit serbaguna untuk cor ringan, pasangan, plesteran, dan acian.',
        'All-round Portland composite cement for light concrete, masonry, render and skim coat.',
      ],
      [
        'Satu sak 50 kg menghasilkan sekitar 0,14 m³ beton campuran 1:2:3; kuat awalnya cukup untuk bongkar bekisting samping dalam 2 hari.',
        'A 50 kg bag gives about 0.14 m³ of 1:2:3 concrete and is strong enough to strip side formwork after 2 days.',
      ],
    ],
    facts: ['40 & 50 kg', 'SNI 7064'],
    specs: [
      ['kind', ['Portland komposit (PCC)', 'Portland composite (PCC)']],
      ['sni', 'SNI 7064:2014'],
      ['strength', ['28 hari ≥ 25 MPa', '≥ 25 MPa at 28 days']],
      ['use', ['Cor ringan, pasangan, plester, acian', 'Light concrete, masonry, render, skim']],
    ],
    variants: [
      ['40', '40 kg', 64_500, { kg: 40, content: [40, 'kg'], stock: 640 }],
      ['50', '50 kg', 78_500, { kg: 50, content: [50, 'kg'], cm: [65, 42, 13], stock: 820 }],
    ],
  },
  {
    sku: 'SEM-SAG-PPC',
    name: ['Semen PPC Sagara Pesisir', 'Sagara Coastal PPC Cement'],
    hue: 190,
    about: [
      [
        'Semen Portland pozolan yang lebih tahan sulfat dan air asin, untuk fondasi, sumur, dan bangunan dekat pantai.',
        'Portland pozzolana cement that resists sulphates and salt water, for footings, wells and buildings near the shore.',
      ],
      [
        'Panas hidrasinya rendah sehingga cor tebal tidak mudah retak; beri waktu rawat basah 7 hari.',
        'Its low heat of hydration keeps thick pours from cracking; cure wet for 7 days.',
      ],
    ],
    facts: [['Tahan air asin', 'Resists salt water'], 'SNI 0302'],
    specs: [
      ['kind', ['Portland pozolan (PPC)', 'Portland pozzolana (PPC)']],
      ['sni', 'SNI 0302:2014'],
      ['strength', ['28 hari ≥ 25 MPa', '≥ 25 MPa at 28 days']],
      ['use', ['Fondasi, sumur, dermaga, bangunan pantai', 'Footings, wells, jetties, coastal buildings']],
    ],
    variants: [
      ['40', '40 kg', 66_000, { kg: 40, content: [40, 'kg'] }],
      ['50', '50 kg', 81_500, { kg: 50, content: [50, 'kg'], cm: [65, 42, 13] }],
    ],
  },
  {
    sku: 'SEM-SAG-OPC',
    name: ['Semen OPC Tipe I Sagara Struktur', 'Sagara Structural OPC Type I Cement'],
    hue: 350,
    about: [
      [
        'Semen Portland murni tipe I untuk kolom, balok, dan pelat yang dihitung perencana.',
        'Pure Portland cement type I for columns, beams and slabs designed by an engineer.',
      ],
      [
        'Kuat tekannya cepat naik: sekitar 20 MPa dalam 3 hari, jadi cocok juga untuk beton pracetak dan paving.',
        'It gains strength fast, about 20 MPa in 3 days, and so suits precast work and pavers too.',
      ],
    ],
    facts: [['Beton struktur', 'Structural concrete'], 'SNI 2049'],
    specs: [
      ['kind', ['Portland tipe I (OPC)', 'Portland type I (OPC)']],
      ['sni', 'SNI 2049:2015'],
      ['strength', ['3 hari ≥ 13,5 MPa, 28 hari ≥ 28 MPa', '≥ 13.5 MPa at 3 days, ≥ 28 MPa at 28 days']],
      ['use', ['Beton bertulang, pracetak', 'Reinforced concrete, precast']],
    ],
    variants: [
      ['40', '40 kg', 70_500, { kg: 40, content: [40, 'kg'] }],
      ['50', '50 kg', 87_000, { kg: 50, content: [50, 'kg'], cm: [65, 42, 13] }],
    ],
  },
  {
    sku: 'SEM-SAG-PTH',
    name: ['Semen Putih Sagara', 'Sagara White Cement'],
    drawing: 'white-cement-sack',
    minimum: 1,
    about: [
      [
        'Semen putih untuk nat, teraso, acian putih, dan pasangan marmer yang tidak boleh berbayang abu-abu.',
        'White cement for grout, terrazzo, white skim and marble that must not show grey behind it.',
      ],
      [
        'Derajat putihnya di atas 87 %; 1 kg cukup untuk nat 2 mm pada sekitar 8 m² keramik 40×40.',
        'Whiteness is above 87 %; 1 kg grouts 2 mm joints over about 8 m² of 40×40 tiles.',
      ],
    ],
    facts: [['Putih > 87 %', 'Whiteness > 87 %'], 'SNI 15-0129'],
    specs: [
      ['kind', ['Portland putih', 'White Portland']],
      ['sni', 'SNI 15-0129-2004'],
      ['colour', ['Putih', 'White']],
      ['use', ['Nat, teraso, acian putih', 'Grout, terrazzo, white skim']],
    ],
    variants: [
      ['05', '5 kg', 24_500, { kg: 5, content: [5, 'kg'], cm: [30, 20, 8] }],
      ['20', '20 kg', 76_500, { kg: 20, content: [20, 'kg'], cm: [48, 32, 10] }],
      ['40', '40 kg', 138_000, { kg: 40, content: [40, 'kg'] }],
    ],
  },
  {
    sku: 'SEM-SAG-MAS',
    name: ['Semen Masonry Sagara Plester', 'Sagara Masonry Cement'],
    hue: 120,
    about: [
      [
        'Semen khusus pasangan dan plesteran: adukannya pulen, tidak cepat kering, dan mudah diratakan.',
        'A cement made for laying and rendering: the mix is creamy, stays workable and levels easily.',
      ],
      [
        'Bukan untuk kolom dan balok; satu sak 40 kg dengan 5 bagian pasir cukup untuk sekitar 7 m² plester tebal 15 mm.',
        'Not for columns and beams; a 40 kg bag with 5 parts of sand renders about 7 m² at 15 mm.',
      ],
    ],
    facts: [['7 m² plester / sak', '7 m² of render / bag'], '40 kg'],
    specs: [
      ['kind', ['Semen masonry tipe M', 'Masonry cement type M']],
      ['sni', 'SNI 15-3758-2004'],
      ['coverage', ['7 m² per sak, tebal 15 mm', '7 m² per bag at 15 mm']],
      ['use', ['Pasangan bata, plester', 'Bricklaying, render']],
    ],
    variants: [['40', '40 kg', 58_500, { kg: 40, content: [40, 'kg'] }]],
  },
  {
    sku: 'SEM-SAG-CPT',
    name: ['Semen Cepat Kering Sagara Tambal', 'Sagara Rapid Patching Cement'],
    hue: 20,
    unit: 'pcs',
    minimum: 1,
    cm: [22, 15, 5],
    about: [
      [
        'Semen instan untuk menambal bocoran, lubang pipa, dan angkur; mengeras dalam 5 menit, juga saat air masih merembes.',
        'Instant cement for plugging leaks, pipe holes and anchors; it sets in 5 minutes even while water seeps through.',
      ],
      [
        'Aduk sedikit demi sedikit karena sisanya tidak dapat dipakai lagi; 1 kg mengisi sekitar 0,6 liter lubang.',
        'Mix small amounts, as leftovers cannot be reused; 1 kg fills about 0.6 litres.',
      ],
    ],
    facts: [
      ['Keras 5 menit', 'Sets in 5 minutes'],
      ['Tambal bocor', 'Plugs leaks'],
    ],
    specs: [
      ['kind', ['Semen cepat keras', 'Rapid-setting cement']],
      ['dry', ['5 menit', '5 minutes']],
      ['strength', ['24 jam ≥ 18 MPa', '≥ 18 MPa at 24 hours']],
      ['use', ['Tambal bocor, angkur, pipa', 'Leaks, anchors, pipes']],
    ],
    variants: [
      ['1', '1 kg', 21_500, { kg: 1, content: [1, 'kg'] }],
      ['4', '4 kg', 74_000, { kg: 4, content: [4, 'kg'], cm: [32, 22, 8] }],
    ],
  },
];

const mortars: readonly ProductRow[] = [
  {
    sku: 'MOR-WAT-PAS',
    name: ['Mortar Pasangan Bata Watukarsa 110', 'Watukarsa 110 Bricklaying Mortar'],
    about: [
      [
        'Adukan jadi untuk memasang bata merah dan batako, tinggal ditambah 6–6,5 liter air.',
        'Ready mortar for red bricks and concrete blocks; just add 6 to 6.5 litres of water.',
      ],
      [
        'Satu sak 40 kg cukup untuk sekitar 1,1 m² dinding bata merah dengan spesi 15 mm.',
        'A 40 kg bag lays about 1.1 m² of red brick wall with 15 mm joints.',
      ],
    ],
    facts: [['1,1 m² / sak', '1.1 m² / bag'], '40 kg'],
    specs: [
      ['coverage', ['1,1 m² dinding bata merah', '1.1 m² of brick wall']],
      ['strength', ['≥ 5 MPa (tipe N)', '≥ 5 MPa (type N)']],
      ['sni', 'SNI 6882:2014'],
      ['mix', ['6–6,5 liter air', '6 to 6.5 litres of water']],
    ],
    variants: [['40', '40 kg', 62_500]],
  },
  {
    sku: 'MOR-WAT-PLS',
    name: ['Mortar Plester Watukarsa 220', 'Watukarsa 220 Render'],
    drawing: 'plain-sack',
    hue: 12,
    about: [
      [
        'Plester siap pakai untuk dinding dalam dan luar, tebal 8–15 mm sekali jalan.',
        'Ready render for walls inside and out, 8 to 15 mm in one coat.',
      ],
      [
        'Satu sak 40 kg menutup sekitar 2,2 m² pada tebal 10 mm; basahi bata merah sebelum diplester.',
        'A 40 kg bag covers about 2.2 m² at 10 mm; wet red bricks before rendering.',
      ],
    ],
    facts: [['2,2 m² @ 10 mm', '2.2 m² @ 10 mm'], '40 kg'],
    specs: [
      ['coverage', ['2,2 m² pada 10 mm', '2.2 m² at 10 mm']],
      ['thick', '8–15 mm'],
      ['strength', '≥ 6 MPa'],
      ['mix', ['6–6,5 liter air', '6 to 6.5 litres of water']],
    ],
    variants: [
      ['40', '40 kg', 64_000],
      ['25', '25 kg', 43_500, { kg: 25, content: [25, 'kg'], cm: [50, 35, 10] }],
    ],
  },
  {
    sku: 'MOR-WAT-ACI',
    name: ['Acian Instan Watukarsa 330', 'Watukarsa 330 Skim Coat'],
    drawing: 'plain-sack',
    hue: 200,
    popularity: 'good',
    about: [
      [
        'Acian halus untuk plester dan beton, mengurangi retak rambut dibanding acian semen biasa.',
        'Fine skim for render and concrete, with fewer hairline cracks than neat cement.',
      ],
      [
        'Daya sebar sekitar 10 m² per sak 40 kg pada tebal 2 mm; siap dicat setelah 14 hari.',
        'Covers about 10 m² per 40 kg bag at 2 mm; ready for paint after 14 days.',
      ],
    ],
    facts: [
      ['10 m² / sak', '10 m² / bag'],
      ['Abu-abu & putih', 'Grey & white'],
    ],
    specs: [
      ['coverage', ['10 m² pada 2 mm', '10 m² at 2 mm']],
      ['thick', '1–3 mm'],
      ['dry', ['14 hari sebelum cat', '14 days before paint']],
      ['mix', ['12–13 liter air', '12 to 13 litres of water']],
    ],
    variants: [
      ['ABU40', ['Abu-abu 40 kg', 'Grey 40 kg'], 88_500],
      ['PTH40', ['Putih 40 kg', 'White 40 kg'], 124_000],
      ['PTH20', ['Putih 20 kg', 'White 20 kg'], 68_000, { kg: 20, content: [20, 'kg'], cm: [45, 32, 9] }],
    ],
  },
  {
    sku: 'MOR-WAT-BTN',
    name: ['Beton Instan Watukarsa K-225', 'Watukarsa K-225 Bagged Concrete'],
    drawing: 'plain-sack',
    hue: 225,
    about: [
      [
        'Semen, pasir, dan split kecil sudah tercampur untuk cor kolom praktis, lantai kerja, dan pekerjaan kecil.',
        'Cement, sand and fine gravel in one bag for practical columns, blinding and small pours.',
      ],
      [
        'Satu sak 40 kg menjadi sekitar 0,018 m³ beton; 55 sak untuk satu meter kubik.',
        'A 40 kg bag makes about 0.018 m³ of concrete; 55 bags fill one cubic metre.',
      ],
    ],
    facts: [
      ['K-225', 'K-225'],
      ['55 sak = 1 m³', '55 bags = 1 m³'],
    ],
    specs: [
      ['grade', ["K-225 (fc' 18,7 MPa)", "K-225 (fc' 18.7 MPa)"]],
      ['need', ['55 sak per m³', '55 bags per m³']],
      ['mix', ['3,5–4 liter air', '3.5 to 4 litres of water']],
      ['use', ['Kolom praktis, rabat, tiang pagar', 'Practical columns, paths, fence posts']],
    ],
    variants: [['40', '40 kg', 55_500]],
  },
  {
    sku: 'MOR-WAT-LEV',
    name: ['Self Leveling Watukarsa 440', 'Watukarsa 440 Self-Levelling Compound'],
    drawing: 'plain-sack',
    hue: 160,
    about: [
      [
        'Lantai perata yang mengalir sendiri sebelum vinil, parket, atau epoksi dipasang.',
        'A floor compound that flows level by itself before vinyl, parquet or epoxy.',
      ],
      [
        'Tebal 3–10 mm sekali tuang; satu sak 25 kg cukup untuk sekitar 4,5 m² pada 3 mm.',
        'Pour 3 to 10 mm at once; a 25 kg bag does about 4.5 m² at 3 mm.',
      ],
    ],
    facts: [['4,5 m² @ 3 mm', '4.5 m² @ 3 mm'], '25 kg'],
    specs: [
      ['coverage', ['4,5 m² pada 3 mm', '4.5 m² at 3 mm']],
      ['thick', '3–10 mm'],
      ['dry', ['Dapat diinjak 6 jam', 'Walkable after 6 hours']],
      ['strength', '≥ 25 MPa'],
    ],
    variants: [['25', '25 kg', 168_000, { kg: 25, content: [25, 'kg'], cm: [50, 35, 10] }]],
  },
  {
    sku: 'MOR-WAT-GRT',
    name: ['Grouting Semen Watukarsa 550', 'Watukarsa 550 Non-Shrink Grout'],
    drawing: 'plain-sack',
    hue: 260,
    about: [
      [
        'Semen grouting tidak susut untuk dudukan mesin, angkur kolom baja, dan tambalan beton keropos.',
        'Non-shrink cement grout for machine bases, steel column anchors and honeycombed concrete.',
      ],
      [
        'Kuat tekan 60 MPa dalam 28 hari; satu sak 25 kg mengisi sekitar 12,5 liter.',
        'Reaches 60 MPa in 28 days; a 25 kg bag fills about 12.5 litres.',
      ],
    ],
    facts: ['60 MPa', ['12,5 liter / sak', '12.5 litres / bag']],
    specs: [
      ['strength', ['60 MPa (28 hari)', '60 MPa (28 days)']],
      ['coverage', ['12,5 liter per sak', '12.5 litres per bag']],
      ['mix', ['3,8 liter air', '3.8 litres of water']],
      ['use', ['Base plate, angkur, tambal beton', 'Base plates, anchors, concrete repair']],
    ],
    variants: [['25', '25 kg', 142_500, { kg: 25, content: [25, 'kg'], cm: [50, 35, 10] }]],
  },
];

const adhesives: readonly ProductRow[] = [
  {
    sku: 'PRK-WAT-BRG',
    name: ['Perekat Bata Ringan Watukarsa Tipis', 'Watukarsa Thin-Bed Block Adhesive'],
    drawing: 'plain-sack',
    popularity: 'top',
    about: [
      [
        'Perekat tipis 3 mm untuk bata ringan; dinding lebih lurus dan lebih hemat daripada adukan pasir-semen.',
        'A 3 mm thin-bed adhesive for aerated blocks; straighter walls and less material than sand-cement mortar.',
      ],
      ['Satu sak 40 kg cukup untuk sekitar 12 m² bata ringan 10 cm.', 'A 40 kg bag lays about 12 m² of 10 cm blocks.'],
    ],
    facts: [
      ['12 m² / sak', '12 m² / bag'],
      ['Spesi 3 mm', '3 mm bed'],
    ],
    specs: [
      ['coverage', ['12 m² bata ringan 10 cm', '12 m² of 10 cm block']],
      ['thick', '3 mm'],
      ['strength', '≥ 10 MPa'],
      ['mix', ['10–10,5 liter air', '10 to 10.5 litres of water']],
    ],
    variants: [
      ['40', '40 kg', 84_500, { kg: 40, content: [40, 'kg'] }],
      ['20', '20 kg', 46_000, { kg: 20, content: [20, 'kg'], cm: [45, 32, 9] }],
    ],
  },
  {
    sku: 'PRK-SAG-BRG',
    name: ['Perekat Bata Ringan Sagara Blok', 'Sagara Block Adhesive'],
    drawing: 'plain-sack',
    brand: 'sagara',
    about: [
      [
        'Perekat bata ringan berbasis semen Sagara dengan waktu koreksi 10 menit, ramah untuk tukang yang baru beralih.',
        'Block adhesive on Sagara cement with 10 minutes to adjust, kind to masons new to thin beds.',
      ],
      ['Kebutuhan sekitar 3,5 kg per m² dinding 10 cm.', 'Needs about 3.5 kg per m² of a 10 cm wall.'],
    ],
    facts: [['3,5 kg / m²', '3.5 kg / m²'], '40 kg'],
    specs: [
      ['need', ['3,5 kg per m² dinding 10 cm', '3.5 kg per m² of 10 cm wall']],
      ['thick', '3–4 mm'],
      ['strength', '≥ 8 MPa'],
      ['mix', ['10 liter air', '10 litres of water']],
    ],
    variants: [['40', '40 kg', 77_500, { kg: 40, content: [40, 'kg'] }]],
  },
  {
    sku: 'PRK-WAT-KRL',
    name: ['Perekat Keramik Lantai Watukarsa C1', 'Watukarsa C1 Floor Tile Adhesive'],
    hue: 32,
    popularity: 'good',
    about: [
      [
        'Perekat untuk keramik lantai dan dinding dalam ruang di atas plester atau lantai beton.',
        'Adhesive for ceramic floors and indoor walls over render or concrete.',
      ],
      [
        'Dengan sisir 6 mm, satu sak 25 kg cukup untuk sekitar 5 m²; nat boleh diisi setelah 24 jam.',
        'With a 6 mm trowel a 25 kg bag covers about 5 m²; grout after 24 hours.',
      ],
    ],
    facts: [
      ['5 m² / sak', '5 m² / bag'],
      ['Kelas C1', 'Class C1'],
    ],
    specs: [
      ['grade', 'EN 12004 C1T'],
      ['coverage', ['5 m², sisir 6 mm', '5 m², 6 mm trowel']],
      ['dry', ['24 jam', '24 hours']],
      ['mix', ['6 liter air', '6 litres of water']],
    ],
    variants: [
      ['25', '25 kg', 72_000],
      ['10', '10 kg', 34_500, { kg: 10, content: [10, 'kg'], cm: [36, 25, 8] }],
    ],
  },
  {
    sku: 'PRK-WAT-GRN',
    name: ['Perekat Granit Watukarsa C2 Fleksibel', 'Watukarsa C2 Flexible Porcelain Adhesive'],
    hue: 265,
    about: [
      [
        'Perekat lentur untuk granit besar, keramik di atas keramik lama, dan fasad luar.',
        'Flexible adhesive for large porcelain, tile on old tile and facades.',
      ],
      [
        'Daya rekatnya di atas 1 MPa tanpa merusak permukaan lama; satu sak 25 kg untuk sekitar 4 m² dengan sisir 8 mm.',
        'Bonds above 1 MPa without hacking the old surface; a 25 kg bag covers about 4 m² with an 8 mm trowel.',
      ],
    ],
    facts: [
      ['Kelas C2TE S1', 'Class C2TE S1'],
      ['4 m² / sak', '4 m² / bag'],
    ],
    specs: [
      ['grade', 'EN 12004 C2TE S1'],
      ['coverage', ['4 m², sisir 8 mm', '4 m², 8 mm trowel']],
      ['strength', '≥ 1 MPa'],
      ['use', ['Granit, keramik di atas keramik, luar ruang', 'Porcelain, tile on tile, outdoors']],
    ],
    variants: [
      ['ABU', ['Abu-abu 25 kg', 'Grey 25 kg'], 104_000],
      ['PTH', ['Putih 25 kg', 'White 25 kg'], 110_000],
    ],
  },
  {
    sku: 'PRK-WAT-KRD',
    name: ['Perekat Keramik Dinding Watukarsa Anti Turun', 'Watukarsa Non-Slip Wall Tile Adhesive'],
    hue: 170,
    about: [
      [
        'Adukan kental yang menahan keramik dinding di tempatnya, juga bila dipasang dari atas ke bawah.',
        'A stiff mix that holds wall tiles in place, even when set from the top down.',
      ],
      [
        'Tahan lembap untuk kamar mandi; satu sak 25 kg untuk sekitar 6 m² keramik 25×40.',
        'Moisture-resistant for bathrooms; a 25 kg bag fixes about 6 m² of 25×40 tiles.',
      ],
    ],
    facts: [
      ['6 m² / sak', '6 m² / bag'],
      ['Tidak merosot', 'No slip'],
    ],
    specs: [
      ['grade', 'EN 12004 C1TE'],
      ['coverage', ['6 m² keramik 25×40', '6 m² of 25×40 tile']],
      ['dry', ['24 jam', '24 hours']],
      ['use', ['Kamar mandi, dapur', 'Bathrooms, kitchens']],
    ],
    variants: [['25', '25 kg', 81_000]],
  },
  {
    sku: 'PRK-WAT-BND',
    name: ['Bonding Agent Watukarsa Latex', 'Watukarsa Latex Bonding Agent'],
    drawing: 'jerrycan',
    unit: 'liter',
    hue: 300,
    about: [
      [
        'Lateks yang dikuas pada beton lama supaya cor atau plester baru melekat.',
        'A latex brushed on old concrete so that new concrete or render bonds.',
      ],
      [
        'Campur 1:1 dengan air dan semen menjadi bubur; 1 liter cukup untuk sekitar 4 m².',
        'Mix 1:1 with water and cement into a slurry; 1 litre primes about 4 m².',
      ],
    ],
    facts: [
      ['4 m² / liter', '4 m² / litre'],
      ['Beton lama-baru', 'Old to new concrete'],
    ],
    specs: [
      ['kind', ['Lateks akrilik', 'Acrylic latex']],
      ['coverage', ['4 m² per liter', '4 m² per litre']],
      ['mix', ['1:1 dengan air', '1:1 with water']],
      ['use', ['Sambungan cor, plester ulang', 'Construction joints, re-rendering']],
    ],
    variants: [
      ['1', ['1 liter', '1 litre'], 42_500, { kg: 1.1, content: [1, 'liter'], cm: [10, 10, 22] }],
      ['5', ['5 liter', '5 litres'], 189_000, { kg: 5.3, unit: 'galon', content: [5, 'liter'], cm: [19, 19, 28] }],
      ['20', ['20 liter', '20 litres'], 698_000, { kg: 21, unit: 'pail', content: [20, 'liter'], cm: [31, 31, 37] }],
    ],
  },
];

const waterproofings: readonly ProductRow[] = [
  {
    sku: 'WPF-RUP-DAK',
    name: ['Pelapis Anti Bocor Rupawarna Atap Dak', 'Rupawarna Roof Slab Waterproofing'],
    popularity: 'good',
    about: [
      [
        'Pelapis akrilik elastis untuk dak beton, talang beton, dan dinding luar yang retak rambut.',
        'Elastic acrylic coating for concrete roof slabs, gutters and hairline-cracked outer walls.',
      ],
      [
        'Dua lapis membutuhkan sekitar 1 kg per m²; pasang kasa serat di sudut sebelum lapis kedua.',
        'Two coats need about 1 kg per m²; lay fibre mesh in the corners before the second.',
      ],
    ],
    facts: [
      ['1 kg / m²', '1 kg / m²'],
      ['Elastis 300 %', 'Stretches 300 %'],
    ],
    specs: [
      ['kind', ['Akrilik elastomer', 'Acrylic elastomer']],
      ['coverage', ['1 m² per kg, dua lapis', '1 m² per kg, two coats']],
      ['dry', ['4 jam antar lapis', '4 hours between coats']],
    ],
    variants: [
      ['ABU4', ['Abu-abu 4 kg', 'Grey 4 kg'], 214_000],
      ['PTH4', ['Putih 4 kg', 'White 4 kg'], 214_000],
      ['MRH4', ['Merah genteng 4 kg', 'Tile red 4 kg'], 219_000],
      ['ABU20', ['Abu-abu 20 kg', 'Grey 20 kg'], 945_000, { kg: 20.8, content: [20, 'kg'], cm: [31, 31, 37], unit: 'pail' }],
      ['PTH20', ['Putih 20 kg', 'White 20 kg'], 945_000, { kg: 20.8, content: [20, 'kg'], cm: [31, 31, 37], unit: 'pail' }],
      ['MRH20', ['Merah genteng 20 kg', 'Tile red 20 kg'], 968_000, { kg: 20.8, content: [20, 'kg'], cm: [31, 31, 37], unit: 'pail' }],
    ],
  },
  {
    sku: 'WPF-RUP-DND',
    name: ['Pelapis Anti Bocor Rupawarna Dinding', 'Rupawarna Wall Waterproofing'],
    hue: 205,
    about: [
      [
        'Cat kedap air untuk dinding luar yang diterpa hujan dan dinding tetangga yang tidak diplester.',
        'A water-tight paint for rain-beaten outer walls and unrendered boundary walls.',
      ],
      [
        'Bernapas terhadap uap sehingga tidak menggelembung; 4 kg cukup untuk sekitar 10 m² dua lapis.',
        'It lets vapour out and so does not blister; 4 kg gives about 10 m² in two coats.',
      ],
    ],
    facts: [
      ['10 m² / 4 kg', '10 m² / 4 kg'],
      ['Tahan hujan', 'Rainproof'],
    ],
    specs: [
      ['kind', ['Akrilik', 'Acrylic']],
      ['coverage', ['2,5 m² per kg, dua lapis', '2.5 m² per kg, two coats']],
      ['dry', ['2 jam antar lapis', '2 hours between coats']],
    ],
    variants: [
      ['PTH4', ['Putih 4 kg', 'White 4 kg'], 196_000],
      ['KRM4', ['Krem 4 kg', 'Cream 4 kg'], 198_000],
      ['PTH20', ['Putih 20 kg', 'White 20 kg'], 862_000, { kg: 20.8, content: [20, 'kg'], cm: [31, 31, 37], unit: 'pail' }],
    ],
  },
  {
    sku: 'WPF-RUP-PU',
    name: ['Pelapis Poliuretan Rupawarna PU Dak', 'Rupawarna PU Roof Membrane'],
    hue: 350,
    about: [
      [
        'Membran cair poliuretan berbasis air untuk dak yang sering tergenang atau diinjak.',
        'A water-based polyurethane liquid membrane for slabs that pond or carry foot traffic.',
      ],
      [
        'Tahan genangan dan sinar UV; kebutuhan sekitar 1,5 kg per m² untuk tiga lapis.',
        'Stands ponding and UV; needs about 1.5 kg per m² in three coats.',
      ],
    ],
    facts: [
      ['Tahan genangan', 'Stands ponding'],
      ['1,5 kg / m²', '1.5 kg / m²'],
    ],
    specs: [
      ['kind', ['Poliuretan berbasis air', 'Water-based polyurethane']],
      ['coverage', ['0,67 m² per kg', '0.67 m² per kg']],
      ['dry', ['6 jam antar lapis', '6 hours between coats']],
    ],
    variants: [
      ['4', '4 kg', 258_000],
      ['20', '20 kg', 1_095_000, { kg: 20.8, content: [20, 'kg'], cm: [31, 31, 37], unit: 'pail' }],
    ],
  },
];

const cementitious: readonly ProductRow[] = [
  {
    sku: 'WPF-WAT-2K',
    name: ['Waterproofing Semen Watukarsa 2 Komponen', 'Watukarsa Two-Part Cement Waterproofing'],
    about: [
      [
        'Bubuk semen dan cairan polimer untuk kamar mandi, bak air, dan kolam sebelum keramik dipasang.',
        'Cement powder and polymer liquid for bathrooms, tanks and ponds before tiling.',
      ],
      [
        'Aman untuk air minum setelah kering 7 hari; satu set 25 kg cukup untuk sekitar 12 m² dua lapis.',
        'Safe for drinking water after 7 days; a 25 kg set covers about 12 m² in two coats.',
      ],
    ],
    facts: [
      ['12 m² / set', '12 m² / set'],
      ['Aman air minum', 'Potable-safe'],
    ],
    specs: [
      ['kind', ['Semen polimer 2 komponen', 'Two-part polymer cement']],
      ['coverage', ['12 m² per set 25 kg', '12 m² per 25 kg set']],
      ['dry', ['7 hari sebelum diisi air', '7 days before filling']],
      warranty(60),
    ],
    variants: [
      ['25', ['Set 25 kg', '25 kg set'], 486_000, { unit: 'set', kg: 26, content: [25, 'kg'], cm: [48, 35, 25] }],
      ['05', ['Set 5 kg', '5 kg set'], 118_000, { unit: 'set', kg: 5.4, content: [5, 'kg'], cm: [22, 22, 24] }],
    ],
  },
  {
    sku: 'WPF-WAT-INT',
    name: ['Integral Waterproofing Watukarsa Cor', 'Watukarsa Integral Concrete Waterproofer'],
    drawing: 'jerrycan',
    hue: 230,
    about: [
      [
        'Cairan yang dicampur ke adukan agar dak dan tangki beton kedap dari dalam.',
        'A liquid mixed into concrete so that slabs and tanks are watertight throughout.',
      ],
      [
        'Takaran 250 ml per sak semen 50 kg; jerigen 5 liter cukup untuk 20 sak.',
        'Dose 250 ml per 50 kg of cement; a 5-litre can treats 20 bags.',
      ],
    ],
    facts: [
      ['250 ml / sak', '250 ml / bag'],
      ['Campuran cor', 'Concrete admixture'],
    ],
    specs: [
      ['kind', ['Aditif cair kedap air', 'Liquid waterproofing admixture']],
      ['need', ['250 ml per sak 50 kg', '250 ml per 50 kg bag']],
      ['use', ['Dak, bak, basement', 'Slabs, tanks, basements']],
      ['colour', ['Cokelat muda', 'Light brown']],
    ],
    variants: [
      ['1', ['1 liter', '1 litre'], 38_500, { unit: 'liter', kg: 1.1, content: [1, 'liter'], cm: [9, 9, 22] }],
      ['5', ['5 liter', '5 litres'], 172_000, { unit: 'galon', kg: 5.4, content: [5, 'liter'], cm: [19, 13, 29] }],
    ],
  },
  {
    sku: 'WPF-WAT-MBR',
    name: ['Membran Bakar Watukarsa Aspal 3 mm', 'Watukarsa 3 mm Torch-On Membrane'],
    drawing: 'membrane-roll',
    hue: 0,
    unit: 'roll',
    flags: ['hazardous'],
    about: [
      [
        'Membran aspal polimer yang dibakar untuk dak lebar dan basement.',
        'A polymer bitumen membrane, torched on, for wide slabs and basements.',
      ],
      [
        'Satu gulung 10 m² menutup 8,8 m² dengan tumpang tindih 10 cm; pasang oleh aplikator yang terbiasa memakai api.',
        'A 10 m² roll covers 8.8 m² with 10 cm laps; have it laid by an applicator used to open flame.',
      ],
    ],
    facts: [
      ['1×10 m', '1×10 m'],
      ['Tebal 3 mm', '3 mm thick'],
    ],
    specs: [
      ['kind', ['Aspal modifikasi APP', 'APP-modified bitumen']],
      ['size', '1 × 10 m'],
      ['thick', '3 mm'],
      ['coverage', ['8,8 m² terpasang per roll', '8.8 m² laid per roll']],
    ],
    variants: [
      ['POL', ['Polos 3 mm', 'Plain 3 mm'], 498_000, { kg: 32, content: [10, 'm2'], cm: [100, 20, 20] }],
      ['PSR', ['Pasir mineral 3 mm', 'Mineral face 3 mm'], 556_000, { kg: 38, content: [10, 'm2'], cm: [100, 22, 22] }],
    ],
  },
];

export const buildCement = () => [
  ...buildFamily(
    {
      category: 'semen',
      brand: 'sagara',
      drawing: 'cement-sack',
      unit: 'sak',
      minimum: 5,
      cm: [60, 40, 12],
      about: [
        [
          'Simpan di atas palet, jauh dari lantai dan dinding lembap, dan pakai dalam 2 bulan.',
          'Store on a pallet away from damp floors and walls and use within 2 months.',
        ],
      ],
    },
    cements,
  ),
  ...buildFamily(
    { category: 'mortar-instan', brand: 'watukarsa', drawing: 'mortar-sack', unit: 'sak', kg: 40, cm: [58, 40, 12], content: [40, 'kg'] },
    mortars,
  ),
  ...buildFamily(
    { category: 'perekat', brand: 'watukarsa', drawing: 'adhesive-sack', unit: 'sak', kg: 25, cm: [50, 35, 10], content: [25, 'kg'] },
    adhesives,
  ),
  ...buildFamily(
    {
      category: 'waterproofing',
      brand: 'rupawarna',
      drawing: 'waterproofing-pail',
      unit: 'galon',
      kg: 4.3,
      cm: [20, 20, 20],
      content: [4, 'kg'],
      specs: [['use', ['Dak, talang, dinding luar', 'Roof slabs, gutters, outer walls']]],
    },
    waterproofings,
  ),
  ...buildFamily({ category: 'waterproofing', brand: 'watukarsa', drawing: 'waterproofing-pail', unit: 'set' }, cementitious),
];
