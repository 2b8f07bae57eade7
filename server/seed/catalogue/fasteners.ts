import { buildFamily } from './build.ts';
import { type CompactRow, fromCompact } from './compact.ts';

const nails: readonly CompactRow[] = [
  [
    'KYU',
    ['Paku Kayu Pakuraya', 'Pakuraya Wire Nails'],
    'nails',
    [
      [
        'Paku kayu berkepala kotak-kotak yang tidak mudah terpeleset dari palu.',
        'Wire nails with chequered heads from which the hammer does not slip.',
      ],
      ['Satu kg paku 7 cm berisi sekitar 190 buah.', 'A kilogram of 7 cm nails counts about 190.'],
    ],
    [['½ kg', '½ kg'], '3–12 cm'],
    [
      ['size', '3–12 cm'],
      ['material', ['Baja', 'Steel']],
    ],
    [
      ['3', '3 cm', 13_500],
      ['4', '4 cm', 13_000],
      ['5', '5 cm', 12_500],
      ['7', '7 cm', 12_000],
      ['10', '10 cm', 11_500],
      ['12', '12 cm', 11_500],
    ],
    0.5,
    [12, 8, 6],
    { popularity: 'top' },
  ],
  [
    'BTN',
    ['Paku Beton Pakuraya', 'Pakuraya Concrete Nails'],
    'nails',
    [
      [
        'Paku baja keras hitam untuk tembok dan kayu keras; pakai pelindung mata.',
        'Hardened black nails for walls and hardwood; wear eye protection.',
      ],
    ],
    [['Baja keras', 'Hardened'], '1–4"'],
    [
      ['size', '1–4"'],
      ['material', ['Baja karbon keras', 'Hardened carbon steel']],
      ['coat', ['Fosfat hitam', 'Black phosphate']],
      ['use', ['Tembok, kayu keras', 'Walls, hardwood']],
    ],
    [
      ['1', '1"', 14_500],
      ['2', '2"', 14_500],
      ['3', '3"', 14_500],
      ['4', '4"', 15_500],
    ],
    0.5,
    [12, 8, 4],
    { unit: 'pcs', minimum: 1, content: [0.5, 'kg'], hue: 250, popularity: 'good' },
  ],
  [
    'PYG',
    ['Paku Payung Pakuraya Atap', 'Pakuraya Umbrella Roofing Nails'],
    'nails',
    [
      [
        'Paku payung galvanis dengan karet untuk seng gelombang pada rangka kayu.',
        'Galvanised umbrella nails with rubber for zinc sheets on timber.',
      ],
    ],
    [
      ['Dengan karet', 'With washer'],
      ['Galvanis', 'Galvanised'],
    ],
    [
      ['size', '2½–3"'],
      ['material', ['Baja', 'Steel']],
      ['coat', ['Galvanis', 'Galvanised']],
      ['use', ['Seng pada rangka kayu', 'Sheets on timber']],
    ],
    [
      ['25', '2½"', 14_000],
      ['3', '3"', 14_000],
    ],
    0.5,
    [14, 10, 7],
    { hue: 205, popularity: 'good' },
  ],
  [
    'TPX',
    ['Paku Triplek Pakuraya', 'Pakuraya Panel Pins'],
    'nails',
    [['Paku kecil berkepala tipis untuk triplek, lis, dan plafon.', 'Small thin-headed pins for plywood, trims and ceilings.']],
    [['Kepala tipis', 'Thin head'], '1–1½"'],
    [
      ['size', '1–1½"'],
      ['material', ['Baja', 'Steel']],
    ],
    [
      ['1', '1"', 14_000],
      ['114', '1¼"', 13_500],
      ['112', '1½"', 13_500],
    ],
    0.5,
    [10, 7, 5],
    { hue: 215 },
  ],
  [
    'TBK',
    ['Paku Tembak Pakuraya F30', 'Pakuraya F30 Brad Nails'],
    'carton',
    [['Paku kolasi untuk mesin tembak angin, 5.000 butir per dus.', 'Collated brads for air nailers, 5,000 to a box.']],
    ['5.000 pcs', '18 gauge'],
    [
      ['size', '15–30 mm'],
      ['material', ['Baja', 'Steel']],
      ['coat', ['Galvanis', 'Galvanised']],
      ['use', ['Mesin tembak angin', 'Air nailers']],
    ],
    [
      ['15', 'F15', 28_500],
      ['20', 'F20', 34_500],
      ['30', 'F30', 46_500],
    ],
    1,
    [14, 12, 5],
    { unit: 'dus', minimum: 1, content: [5000, 'pcs'], hue: 30 },
  ],
  [
    'KLM',
    ['Klem Kabel Paku Pakuraya', 'Pakuraya Cable Clips'],
    'cable-clips',
    [
      [
        'Klem plastik berpaku untuk kabel NYM dan antena, 100 buah per bungkus.',
        'Plastic clips with nails for NYM and aerial cable, 100 to a bag.',
      ],
      ['Jarak pasang 25 cm mendatar dan 40 cm tegak.', 'Space them 25 cm level and 40 cm upright.'],
    ],
    ['100 pcs', ['Untuk kabel', 'For cable']],
    [
      ['size', '7–12 mm'],
      ['use', ['Kabel NYM dan antena', 'NYM and aerial cable']],
      ['coat', ['Paku galvanis', 'Galvanised nail']],
      ['material', ['Polietilena, paku baja', 'Polyethylene, steel nail']],
    ],
    [
      ['7', '7 mm', 9_500],
      ['9', '9 mm', 11_500],
      ['12', '12 mm', 14_500],
    ],
    0.15,
    [14, 10, 3],
    { unit: 'pcs', minimum: 1, content: [100, 'pcs'], hue: 200 },
  ],
];

const screws: readonly CompactRow[] = [
  [
    'GYP',
    ['Sekrup Gypsum Pakuraya Hitam', 'Pakuraya Black Drywall Screws'],
    'screws',
    [
      [
        'Sekrup fosfat hitam kepala terompet untuk gypsum pada rangka metal.',
        'Black phosphate bugle-head screws for gypsum on metal furring.',
      ],
      ['Plafon memakai sekitar 20 buah per m².', 'A ceiling takes about 20 per m².'],
    ],
    ['PH2', ['Fosfat hitam', 'Black phosphate']],
    [
      ['size', '6 × 1–2"'],
      ['coat', ['Fosfat', 'Phosphate']],
    ],
    [
      ['1', '6 × 1" · 1.000', 78_500],
      ['114', '6 × 1¼" · 800', 76_500, { content: [800, 'pcs'] }],
      ['2', '6 × 2" · 500', 72_500, { content: [500, 'pcs'] }],
    ],
    1.4,
    [18, 12, 9],
    { popularity: 'good', content: [1000, 'pcs'] },
  ],
  [
    'BJR',
    ['Sekrup Baja Ringan Pakuraya', 'Pakuraya Light Steel Screws'],
    'screws',
    [
      [
        'Sekrup bor sendiri untuk kuda-kuda baja ringan, lulus uji semprot garam 500 jam.',
        'Self-drilling screws for light steel trusses, proven by 500 hours of salt spray.',
      ],
      ['Rumah 70 m² memakai sekitar 2.000 buah.', 'A 70 m² house takes about 2,000.'],
    ],
    ['12–14×20', ['Bor sendiri', 'Self-drilling']],
    [
      ['size', '10–12 × 16–20 mm'],
      ['coat', ['Seng-timah 500 jam', 'Zinc-tin, 500 h']],
    ],
    [
      ['1016', '10×16 mm · 500', 112_000],
      ['1220', '12×20 mm · 500', 138_000],
    ],
    2.2,
    [20, 15, 10],
    { popularity: 'good', hue: 225, content: [500, 'pcs'] },
  ],
  [
    'RFN',
    ['Sekrup Roofing Pakuraya Karet', 'Pakuraya Roofing Screws'],
    'screws',
    [
      [
        'Sekrup atap segi enam dengan ring karet EPDM untuk spandek dan genteng metal.',
        'Hex roofing screws with EPDM washers for sheets and metal tiles.',
      ],
      ['Pasang di puncak gelombang dan jangan sampai karet gepeng.', 'Set them on the crest and do not crush the washer.'],
    ],
    ['EPDM', ['Warna atap', 'Roof colours']],
    [
      ['size', '12 × 25–55 mm'],
      ['coat', ['Seng dan cat', 'Zinc and paint']],
    ],
    [
      ['25', '12×25 mm · 250', 96_500, { content: [250, 'pcs'] }],
      ['55', '12×55 mm · 200', 118_000],
      ['55M', ['12×55 mm merah · 200', '12×55 mm red · 200'], 128_000],
    ],
    1.9,
    [20, 14, 9],
    { hue: 8, content: [200, 'pcs'] },
  ],
  [
    'KYU',
    ['Sekrup Kayu Pakuraya Kuning', 'Pakuraya Yellow Wood Screws'],
    'screws',
    [
      [
        'Sekrup kayu berulir kasar yang tidak perlu lubang awal pada kayu lunak.',
        'Coarse wood screws that need no pilot hole in softwood.',
      ],
    ],
    ['PZ2', ['Seng kuning', 'Yellow zinc']],
    [
      ['size', '4–5 × 20–60 mm'],
      ['coat', ['Seng kuning', 'Yellow zinc']],
    ],
    [
      ['420', '4×20 mm · 200', 22_500],
      ['440', '4×40 mm · 200', 34_500],
      ['560', '5×60 mm · 100', 36_500, { content: [100, 'pcs'] }],
    ],
    0.5,
    [12, 9, 6],
    { hue: 46, content: [200, 'pcs'] },
  ],
  [
    'STL',
    ['Sekrup Stainless Pakuraya 304', 'Pakuraya 304 Stainless Screws'],
    'screws',
    [['Sekrup stainless untuk decking, kapal, dan rumah di tepi laut.', 'Stainless screws for decking, boats and houses by the sea.']],
    ['SS 304', ['Anti karat', 'Rust-free']],
    [
      ['size', '4–5 × 25–50 mm'],
      ['material', ['Stainless 304', '304 stainless steel']],
      ['coat', ['Tanpa lapisan', 'None']],
    ],
    [
      ['425', '4×25 mm · 100', 48_500],
      ['540', '5×40 mm · 100', 78_500],
      ['550', '5×50 mm · 100', 92_500],
    ],
    0.5,
    [12, 9, 5],
    { hue: 200, content: [100, 'pcs'] },
  ],
  [
    'FSR',
    ['Fischer dan Sekrup Pakuraya', 'Pakuraya Wall Plugs with Screws'],
    'wall-plugs',
    [['Fischer nilon dengan sekrup untuk rak, gantungan, dan braket.', 'Nylon plugs with screws for shelves, hooks and brackets.']],
    ['S6–S10', ['50 pasang', '50 pairs']],
    [
      ['size', '6–10 mm'],
      ['material', ['Nilon dan baja', 'Nylon and steel']],
      ['coat', ['Seng', 'Zinc']],
    ],
    [
      ['S6', 'S6 · 50', 14_500, { kg: 0.2 }],
      ['S8', 'S8 · 50', 22_500],
      ['S10', 'S10 · 50', 38_500, { kg: 0.8 }],
    ],
    0.4,
    [12, 9, 4],
    { hue: 215, content: [50, 'pcs'] },
  ],
];

const anchors: readonly CompactRow[] = [
  [
    'DYN',
    ['Dynabolt Pakuraya', 'Pakuraya Sleeve Anchors'],
    'anchor-bolt',
    [
      [
        'Angkur selongsong untuk braket AC, kanopi, dan kusen di beton dan bata.',
        'Sleeve anchors for AC brackets, canopies and frames in concrete and brick.',
      ],
    ],
    ['M6–M16', ['Seng kuning', 'Yellow zinc']],
    [['drill', '8–20 mm']],
    [
      ['6', 'M6 × 40', 1_900, { kg: 0.02, minimum: 10, step: 5 }],
      ['8', 'M8 × 65', 2_900, { kg: 0.04, minimum: 10, step: 5 }],
      ['10', 'M10 × 77', 4_300, { minimum: 4 }],
      ['12', 'M12 × 99', 6_800, { kg: 0.12, minimum: 4 }],
      ['16', 'M16 × 110', 13_500, { kg: 0.24, minimum: 4 }],
    ],
    0.07,
    [9, 2, 2],
    { popularity: 'good' },
  ],
  [
    'CHM',
    ['Angkur Kimia Pakuraya', 'Pakuraya Chemical Anchor'],
    'silicone-tube',
    [
      [
        'Resin vinilester untuk menanam besi stek dan batang ulir pada beton lama.',
        'A vinylester resin for fixing starter bars and studs in old concrete.',
      ],
      ['Tabung 300 ml cukup untuk sekitar 10 lubang Ø14 sedalam 12 cm.', 'A 300 ml tube fills about 10 holes of Ø14, 12 cm deep.'],
    ],
    ['300 ml', ['Besi stek', 'Starter bars']],
    [
      ['drill', '12–25 mm'],
      ['material', ['Resin vinilester', 'Vinylester resin']],
    ],
    [
      ['300', ['Tabung 300 ml', '300 ml tube'], 186_000],
      ['SET', ['2 tabung + pistol', '2 tubes and gun'], 445_000, { kg: 2.2, unit: 'set', cm: [34, 22, 9] }],
    ],
    0.6,
    [24, 6, 6],
    { flags: ['hazardous'], hue: 0 },
  ],
  [
    'BAJ',
    ['Baut Mur Pakuraya Galvanis', 'Pakuraya Galvanised Bolts and Nuts'],
    'bolt-nut',
    [
      [
        'Baut, mur, dan ring celup panas untuk sambungan baja dan kayu luar ruang.',
        'Hot-dip bolts, nuts and washers for outdoor steel and timber joints.',
      ],
      ['Harga per pasang: satu baut, satu mur, dan dua ring.', 'Priced per set of one bolt, one nut and two washers.'],
    ],
    ['M10–M16', ['Celup panas', 'Hot-dip']],
    [
      ['drill', '11–17 mm'],
      ['material', ['Baja 4.8 galvanis', 'Galvanised grade 4.8 steel']],
      ['use', ['Baja dan kayu', 'Steel and timber']],
    ],
    [
      ['10', 'M10 × 100', 6_500, { kg: 0.09 }],
      ['12', 'M12 × 150', 11_500],
      ['16', 'M16 × 200', 24_500, { kg: 0.42, cm: [22, 4, 4] }],
    ],
    0.18,
    [17, 3, 3],
    { minimum: 4, hue: 215, standsAlone: true },
  ],
  [
    'JBL',
    ['Angkur Kolom Pakuraya J-Bolt', 'Pakuraya J-Bolt Column Anchor'],
    'j-bolt',
    [
      ['Angkur J yang ditanam di fondasi untuk dudukan kolom baja.', 'J-bolts cast into footings to hold steel columns.'],
      ['Lengkap dua mur dan ring; pasang dengan mal sebelum cor.', 'With two nuts and washers; set them in a template before the pour.'],
    ],
    ['M12–M19', ['2 mur + ring', '2 nuts, washer']],
    [
      ['fit', ['Ditanam di cor', 'Cast in']],
      ['material', ['Baja polos', 'Plain steel']],
      ['use', ['Kolom baja', 'Steel columns']],
    ],
    [
      ['12', 'M12 × 40 cm', 28_500],
      ['16', 'M16 × 50 cm', 52_500, { kg: 1, cm: [52, 10, 3] }],
      ['19', 'M19 × 60 cm', 82_500, { kg: 1.7, cm: [62, 12, 3] }],
    ],
    0.5,
    [42, 8, 2],
    { hue: 230, standsAlone: true },
  ],
  [
    'LNT',
    ['Kawat dan Seling Baja Pakuraya', 'Pakuraya Steel Wire and Cable'],
    'wire-coil',
    [
      [
        'Kawat galvanis dan seling baja untuk tali jemuran, pagar, dan penegang tiang.',
        'Galvanised wire and steel cable for lines, fences and stays.',
      ],
      ['Pakai dua klem kuku macan di setiap ujung seling.', 'Use two cable clamps at each end of a cable.'],
    ],
    ['2–5 mm', ['Galvanis', 'Galvanised']],
    [
      ['diameter', '2–5 mm'],
      ['material', ['Baja galvanis', 'Galvanised steel']],
      ['use', ['Jemuran, pagar, penegang', 'Lines, fences, stays']],
    ],
    [
      ['K2', ['Kawat 2 mm · 1 kg', 'Wire 2 mm · 1 kg'], 28_500, { kg: 1, content: [1, 'kg'] }],
      ['S3', ['Seling 3 mm · 10 m', 'Cable 3 mm · 10 m'], 38_500, { kg: 0.4, content: [10, 'm'] }],
      ['S5', ['Seling 5 mm · 10 m', 'Cable 5 mm · 10 m'], 78_500, { kg: 1, content: [10, 'm'] }],
    ],
    1,
    [22, 22, 5],
    { unit: 'roll', hue: 205, standsAlone: true },
  ],
];

const glues: readonly CompactRow[] = [
  [
    'PVC',
    ['Lem Pipa PVC Pakuraya', 'Pakuraya PVC Pipe Cement'],
    'glue-tube',
    [
      ['Lem pipa cepat kering untuk AW dan D, kuas menempel di tutup kaleng.', 'Fast pipe cement for AW and D, with a brush in the lid.'],
      ['Kaleng 400 g cukup untuk sekitar 90 sambungan ¾ inci.', 'A 400 g can makes about 90 ¾-inch joints.'],
    ],
    [
      ['Kering 5 menit', 'Sets in 5 minutes'],
      ['Untuk AW & D', 'For AW & D'],
    ],
    [
      ['kind', ['PVC terlarut', 'Dissolved PVC']],
      ['dry', ['5 menit', '5 minutes']],
      ['use', ['Pipa PVC', 'PVC pipes']],
    ],
    [
      ['43', ['Tube 43 g', '43 g tube'], 9_500, { kg: 0.06, content: [0.043, 'kg'] }],
      ['400', ['Kaleng 400 g', '400 g can'], 52_500, { kg: 0.48, unit: 'kaleng', content: [0.4, 'kg'], cm: [9, 9, 11] }],
    ],
    0.06,
    [14, 4, 3],
    { popularity: 'good', flags: ['hazardous'] },
  ],
  [
    'PTH',
    ['Lem Putih Pakuraya Kayu', 'Pakuraya White Wood Glue'],
    'glue-tube',
    [
      ['Lem PVAc untuk kayu, kertas, dan kerajinan, bening saat kering.', 'A PVAc glue for wood, paper and crafts that dries clear.'],
      ['Jepit 30 menit; kuat penuh setelah 24 jam.', 'Clamp for 30 minutes; full strength after 24 hours.'],
    ],
    ['PVAc', ['Bening', 'Dries clear']],
    [
      ['kind', ['PVAc berbasis air', 'Water-based PVAc']],
      ['dry', ['30 menit jepit', '30 minutes clamped']],
      ['use', ['Kayu, kertas', 'Wood, paper']],
    ],
    [
      ['200', '200 g', 14_500],
      ['700', '700 g', 38_500, { kg: 0.8, content: [0.7, 'kg'], cm: [11, 9, 19] }],
      ['3', '3 kg', 128_000, { kg: 3.2, content: [3, 'kg'], cm: [17, 17, 18] }],
    ],
    0.23,
    [16, 6, 5],
    { hue: 210, content: [0.2, 'kg'] },
  ],
  [
    'KNG',
    ['Lem Kuning Pakuraya Serbaguna', 'Pakuraya Contact Adhesive'],
    'glue-tube',
    [
      ['Lem kontak untuk HPL, karet, karpet, dan kulit.', 'A contact adhesive for laminate, rubber, carpet and leather.'],
      [
        'Oles kedua sisi, tunggu 10 menit, lalu tekan; 1 kg untuk sekitar 3 m² HPL.',
        'Coat both faces, wait 10 minutes and press; 1 kg bonds about 3 m² of laminate.',
      ],
    ],
    [
      ['3 m² / kg', '3 m² / kg'],
      ['HPL & karet', 'Laminate & rubber'],
    ],
    [
      ['kind', ['Karet kloropren', 'Chloroprene rubber']],
      ['dry', ['10 menit buka', '10 minutes open']],
      ['use', ['HPL, karet, kulit', 'Laminate, rubber, leather']],
    ],
    [
      ['70', '70 g', 12_500, { kg: 0.1, content: [0.07, 'kg'] }],
      ['600', '600 g', 48_500, { kg: 0.72, content: [0.6, 'kg'], unit: 'kaleng', cm: [10, 10, 12] }],
      ['25', '2,5 kg', 178_000, { kg: 2.8, content: [2.5, 'kg'], unit: 'galon', cm: [15, 15, 18] }],
    ],
    0.1,
    [14, 5, 4],
    { hue: 46, flags: ['hazardous'] },
  ],
  [
    'SLK',
    ['Sealant Silikon Pakuraya Netral', 'Pakuraya Neutral Silicone Sealant'],
    'silicone-tube',
    [
      [
        'Sealant netral untuk kaca, aluminium, dan sanitasi, tahan jamur.',
        'A neutral sealant for glass, aluminium and bathrooms that resists mould.',
      ],
      ['Satu tabung 300 ml menjadi sekitar 12 m garis 5 mm.', 'A 300 ml tube runs about 12 m of 5 mm bead.'],
    ],
    ['300 ml', ['Anti jamur', 'Mould-resistant']],
    [
      ['kind', ['Silikon netral', 'Neutral silicone']],
      ['dry', ['2 mm per 24 jam', '2 mm in 24 hours']],
      ['use', ['Kaca, sanitasi', 'Glass, bathrooms']],
    ],
    [
      ['BNG', ['Bening', 'Clear'], 42_500],
      ['PTH', ['Putih', 'White'], 42_500],
      ['HTM', ['Hitam', 'Black'], 42_500],
      ['ABU', ['Abu-abu', 'Grey'], 42_500],
    ],
    0.37,
    [23, 5, 5],
    { hue: 195, popularity: 'good', content: [0.3, 'liter'] },
  ],
  [
    'PUS',
    ['Sealant PU Pakuraya Retak', 'Pakuraya PU Joint Sealant'],
    'silicone-tube',
    [
      [
        'Sealant poliuretan yang bisa dicat untuk retak dinding dan sambungan pracetak.',
        'A paintable polyurethane for wall cracks and precast joints.',
      ],
    ],
    ['600 ml', ['Bisa dicat', 'Paintable']],
    [
      ['kind', ['Poliuretan', 'Polyurethane']],
      ['dry', ['3 mm per 24 jam', '3 mm in 24 hours']],
      ['use', ['Retak, sambungan beton', 'Cracks, concrete joints']],
    ],
    [
      ['PTH', ['Putih', 'White'], 86_500],
      ['ABU', ['Abu-abu', 'Grey'], 86_500],
    ],
    0.9,
    [38, 6, 6],
    { hue: 225, content: [0.6, 'liter'] },
  ],
  [
    'EPX',
    ['Lem Epoksi Pakuraya Dua Komponen', 'Pakuraya Two-Part Epoxy'],
    'epoxy-tubes',
    [['Lem epoksi untuk besi, keramik, dan batu; campur 1:1.', 'An epoxy for steel, ceramic and stone, mixed 1:1.']],
    [
      ['Campur 1:1', 'Mix 1:1'],
      ['Besi & batu', 'Steel & stone'],
    ],
    [
      ['kind', ['Epoksi dua komponen', 'Two-part epoxy']],
      ['dry', ['4 jam', '4 hours']],
      ['use', ['Besi, keramik, batu', 'Steel, ceramic, stone']],
    ],
    [
      ['48', ['2 × 24 g', '2 × 24 g'], 24_500, { content: [0.048, 'kg'] }],
      ['1', ['Set 1 kg', '1 kg set'], 148_000, { kg: 1.2, unit: 'set', content: [1, 'kg'], cm: [18, 10, 12] }],
    ],
    0.08,
    [16, 9, 3],
    { hue: 12 },
  ],
  [
    'FOM',
    ['Busa PU Pakuraya Pengisi', 'Pakuraya PU Filling Foam'],
    'foam-can',
    [
      ['Busa mengembang untuk celah kusen, pipa, dan atap.', 'An expanding foam for gaps around frames, pipes and roofs.'],
      ['Satu kaleng 750 ml menjadi sekitar 40 liter busa.', 'A 750 ml can makes about 40 litres of foam.'],
    ],
    ['750 ml', ['40 liter busa', '40 litres of foam']],
    [
      ['kind', ['Busa poliuretan', 'Polyurethane foam']],
      ['dry', ['1 jam dipotong', 'Cut after 1 hour']],
      ['use', ['Celah kusen, pipa', 'Frame and pipe gaps']],
    ],
    [
      ['750', ['Kaleng 750 ml', '750 ml can'], 78_500],
      ['GUN', ['Kaleng 750 ml untuk pistol', '750 ml gun can'], 84_500],
    ],
    0.9,
    [33, 7, 7],
    { hue: 30, flags: ['hazardous'], content: [0.75, 'liter'], unit: 'kaleng' },
  ],
  [
    'STP',
    ['Seal Tape Pakuraya', 'Pakuraya Thread Seal Tape'],
    'seal-tape',
    [
      [
        'Pita PTFE untuk ulir kran dan pipa, lilit 8–10 putaran searah jarum jam.',
        'A PTFE tape for threads: wrap 8 to 10 turns clockwise.',
      ],
    ],
    ['PTFE', '10 m'],
    [
      ['kind', ['Pita PTFE', 'PTFE tape']],
      ['thick', '0,075 mm'],
      ['use', ['Ulir kran, pipa', 'Tap and pipe threads']],
    ],
    [
      ['12', ['Satuan ½" × 10 m', 'Single ½" × 10 m'], 3_500, { content: [10, 'm'] }],
      ['10', ['Isi 10 rol', 'Pack of 10'], 29_500, { kg: 0.2, unit: 'set', content: [100, 'm'], cm: [12, 6, 6] }],
    ],
    0.02,
    [6, 6, 2],
    { hue: 200 },
  ],
];

export const buildFasteners = () => [
  ...buildFamily(
    {
      category: 'paku',
      brand: 'pakuraya',
      drawing: 'nails',
      unit: 'half_kg',
      minimum: 2,
      content: [0.5, 'kg'],
      specs: [
        ['use', ['Kayu, tembok, atap', 'Wood, walls, roofs']],
        ['coat', ['Polos', 'Bright']],
      ],
      about: [['Isi kemasan ditimbang bersih.', 'Packs are sold by net weight.']],
    },
    nails.map(fromCompact('PKU-PAK')),
  ),
  ...buildFamily(
    {
      category: 'sekrup',
      brand: 'pakuraya',
      drawing: 'screws',
      unit: 'dus',
      specs: [
        ['material', ['Baja', 'Steel']],
        ['use', ['Rangka, atap, mebel', 'Frames, roofs, furniture']],
      ],
      about: [['Isi tertulis di dus dan dihitung timbangan digital.', 'The count is printed on the box and checked by digital scale.']],
    },
    screws.map(fromCompact('SKR-PAK')),
  ),
  ...buildFamily(
    {
      category: 'dynabolt',
      brand: 'pakuraya',
      drawing: 'anchor-bolt',
      unit: 'pcs',
      specs: [
        ['material', ['Baja', 'Steel']],
        ['use', ['Beton dan baja', 'Concrete and steel']],
      ],
      about: [['Bersihkan lubang dari debu sebelum dipasang.', 'Blow the dust out of the hole first.']],
    },
    anchors.map(fromCompact('DYN-PAK')),
  ),
  ...buildFamily(
    {
      category: 'lem',
      brand: 'pakuraya',
      drawing: 'glue-tube',
      unit: 'pcs',

      about: [['Tutup rapat setelah dipakai dan simpan di tempat sejuk.', 'Close it tightly after use and keep it cool.']],
    },
    glues.map(fromCompact('LEM-PAK')),
  ),
];
