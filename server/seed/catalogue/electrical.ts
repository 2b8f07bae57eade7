import { buildFamily, type ProductRow, type VariantRow } from './build.ts';
import { warranty } from './words.ts';

const rolls = (rows: readonly (readonly [size: string, price: number, kg: number])[]): VariantRow[] =>
  rows.map(([size, price, kg]) => [
    size.replace(/[×,]/g, '').replace(/ mm²/, ''),
    `${size} · 50 m`,
    price,
    { kg, cm: [30, 30, 6 + Math.round(kg / 1.5)] },
  ]);

const cables: readonly ProductRow[] = [
  {
    sku: 'KBL-ARU-NYM',
    name: ['Kabel NYM Arusena', 'Arusena NYM Cable'],
    popularity: 'good',
    about: [
      [
        'Kabel tembaga berselubung untuk instalasi tetap di dinding dan plafon rumah.',
        'Sheathed copper cable for fixed wiring in walls and ceilings.',
      ],
      [
        '1,5 mm² untuk lampu, 2,5 mm² untuk stop kontak dan AC; inti ketiga untuk pembumian.',
        'Use 1.5 mm² for lights, 2.5 mm² for sockets and AC; the third core is earth.',
      ],
    ],
    facts: ['50 m', 'SNI 04-6629.4'],
    specs: [
      ['sni', 'SNI 04-6629.4:2006'],
      ['voltage', '300/500 V'],
      ['kind', ['Tembaga pejal', 'Solid copper']],
    ],
    variants: rolls([
      ['2×1,5', 468_000, 5.5],
      ['2×2,5', 742_000, 8],
      ['3×1,5', 646_000, 7.2],
      ['3×2,5', 1_060_000, 10.5],
    ]),
  },
  {
    sku: 'KBL-ARU-NYA',
    name: ['Kabel NYA Arusena', 'Arusena NYA Single Wire'],
    hue: 0,
    popularity: 'good',
    about: [
      [
        'Kabel tunggal untuk ditarik dalam pipa listrik; pakai warna hitam fasa, biru netral, hijau-kuning bumi.',
        'Single wire for pulling through conduit: black for line, blue for neutral, green-yellow for earth.',
      ],
      ['Selalu dalam pipa, karena hanya berisolasi satu lapis.', 'Always in conduit, for it has one layer of insulation.'],
    ],
    facts: ['50 m', ['Tunggal', 'Single core']],
    specs: [
      ['sni', 'SNI 04-6629.3:2006'],
      ['voltage', '450/750 V'],
      ['kind', ['Tembaga pejal', 'Solid copper']],
    ],
    variants: [
      ['15H', ['1,5 mm² hitam', '1.5 mm² black'], 178_000, { kg: 1 }],
      ['15B', ['1,5 mm² biru', '1.5 mm² blue'], 178_000, { kg: 1 }],
      ['25H', ['2,5 mm² hitam', '2.5 mm² black'], 284_000, { kg: 1.6 }],
      ['25G', ['2,5 mm² hijau-kuning', '2.5 mm² green-yellow'], 284_000, { kg: 1.6 }],
      ['40H', ['4 mm² hitam', '4 mm² black'], 446_000, { kg: 2.4 }],
    ],
    cm: [18, 18, 6],
  },
  {
    sku: 'KBL-ARU-NYY',
    name: ['Kabel NYY Arusena Tanam', 'Arusena NYY Underground Cable'],
    hue: 250,
    about: [
      [
        'Kabel berselubung tebal yang boleh ditanam, untuk gerbang, pompa, dan bangunan belakang.',
        'Thick-sheathed cable that may be buried, for gates, pumps and outbuildings.',
      ],
      ['Tanam sedalam 60 cm di atas pasir dan tutup dengan bata.', 'Bury it 60 cm deep in sand under a course of bricks.'],
    ],
    facts: ['50 m', ['Boleh ditanam', 'May be buried']],
    specs: [
      ['sni', 'SNI IEC 60502-1:2009'],
      ['voltage', '0,6/1 kV'],
      ['kind', ['Tembaga pejal', 'Solid copper']],
    ],
    variants: rolls([
      ['2×2,5', 985_000, 11],
      ['3×2,5', 1_285_000, 13],
      ['3×4', 1_890_000, 17],
    ]),
  },
  {
    sku: 'KBL-ARU-NMH',
    name: ['Kabel NYMHY Arusena Serabut', 'Arusena NYMHY Flexible Cable'],
    hue: 210,
    about: [
      ['Kabel serabut lentur untuk alat, mesin, dan perpanjangan.', 'Stranded flexible cable for appliances, machines and extensions.'],
      ['Pasang sepatu kabel di terminal agar serabutnya tidak tercecer.', 'Crimp ferrules at terminals so that no strand strays.'],
    ],
    facts: ['50 m', ['Serabut', 'Stranded']],
    specs: [
      ['sni', 'SNI 04-6629.5:2006'],
      ['voltage', '300/500 V'],
      ['kind', ['Tembaga serabut', 'Stranded copper']],
    ],
    variants: rolls([
      ['2×0,75', 282_000, 3.2],
      ['2×1,5', 498_000, 5],
      ['3×1,5', 698_000, 6.8],
      ['3×2,5', 1_095_000, 10],
    ]),
  },
  {
    sku: 'KBL-ARU-TIC',
    name: ['Kabel Twisted Arusena SR', 'Arusena Aerial Twisted Cable'],
    hue: 225,
    about: [
      [
        'Kabel aluminium pilin dari tiang ke rumah, isolasinya tahan matahari.',
        'Twisted aluminium cable from pole to house with sun-proof insulation.',
      ],
      ['Sambungan ke meter hanya boleh dikerjakan petugas PLN.', 'Only the utility’s staff may connect it to the meter.'],
    ],
    facts: ['50 m', ['Udara', 'Aerial']],
    specs: [
      ['sni', 'SPLN 42-10'],
      ['voltage', '0,6/1 kV'],
      ['kind', ['Aluminium', 'Aluminium']],
    ],
    variants: rolls([
      ['2×10', 398_000, 5.5],
      ['2×16', 565_000, 8],
    ]),
  },
  {
    sku: 'KBL-ARU-LAN',
    name: ['Kabel LAN Arusena Cat 6', 'Arusena Cat 6 LAN Cable'],
    hue: 200,
    about: [
      [
        'Kabel jaringan tembaga murni untuk internet rumah dan CCTV sampai 1 Gbps sejauh 100 m.',
        'Pure copper network cable for home internet and cameras, 1 Gbps over 100 m.',
      ],
      ['Jauhkan 20 cm dari kabel listrik yang sejajar.', 'Keep 20 cm from parallel power lines.'],
    ],
    facts: ['1 Gbps', ['Tembaga murni', 'Pure copper']],
    specs: [
      ['sni', 'ISO/IEC 11801'],
      ['kind', ['UTP 4 pasang 23 AWG', 'UTP, 4 pairs, 23 AWG']],
      ['use', ['Jaringan dan CCTV', 'Networks and cameras']],
    ],
    variants: [
      ['50D', ['50 m dalam ruang', '50 m indoor'], 318_000, { kg: 2.4, cm: [28, 28, 10] }],
      ['50L', ['50 m luar ruang', '50 m outdoor'], 396_000, { kg: 3.1, cm: [30, 30, 12] }],
    ],
  },
];

const watts = (rows: readonly (readonly [watt: number, price: number])[], tones = false): VariantRow[] =>
  rows.flatMap(([watt, price]): VariantRow[] =>
    tones
      ? [
          [`${watt}P`, [`${watt} W putih 6500 K`, `${watt} W daylight 6500 K`], price],
          [`${watt}K`, [`${watt} W kuning 3000 K`, `${watt} W warm 3000 K`], price],
        ]
      : [[`${watt}`, `${watt} W`, price]],
  );

const lamps: readonly ProductRow[] = [
  {
    sku: 'LMP-ARU-BLB',
    name: ['Lampu LED Bohlam Arusena', 'Arusena LED Bulb'],
    popularity: 'top',
    about: [
      ['Bohlam LED hemat yang tetap menyala pada tegangan 150–250 V.', 'A thrifty LED bulb that stays lit from 150 to 250 V.'],
      [
        '9 W menggantikan lampu pijar 70 W dan cukup untuk kamar 3×3 m.',
        'A 9 W bulb replaces 70 W of incandescent light and suits a 3×3 m room.',
      ],
    ],
    facts: ['100 lm/W', 'E27'],
    specs: [
      ['base', 'E27'],
      ['light', '100 lm/W'],
      ['life', ['15.000 jam', '15,000 hours']],
      ['ip', 'IP20'],
    ],
    variants: watts(
      [
        [5, 18_500],
        [9, 21_500],
        [12, 28_500],
        [15, 36_500],
        [18, 46_500],
      ],
      true,
    ),
  },
  {
    sku: 'LMP-ARU-EMG',
    name: ['Lampu Emergency LED Arusena', 'Arusena LED Emergency Bulb'],
    hue: 20,
    about: [
      [
        'Bohlam berbaterai yang tetap menyala 4 jam saat listrik padam.',
        'A bulb with its own battery that burns for 4 hours in a power cut.',
      ],
      ['Jangan dipasang di fitting bersaklar peredup.', 'Not for dimmed lamp holders.'],
    ],
    facts: [['4 jam saat padam', '4 hours without mains'], 'E27'],
    specs: [
      ['base', 'E27'],
      ['light', '90 lm/W'],
      ['life', ['15.000 jam', '15,000 hours']],
      ['ip', 'IP20'],
    ],
    variants: watts([
      [9, 48_500],
      [12, 54_500],
      [15, 62_500],
    ]),
  },
  {
    sku: 'LMP-ARU-DWN',
    name: ['Downlight LED Arusena Tipis', 'Arusena Slim LED Downlight'],
    hue: 40,
    drawing: 'lamp-downlight',
    about: [
      [
        'Lampu tanam setipis 2,5 cm untuk plafon gypsum berongga sempit.',
        'A 2.5 cm thin recessed light for gypsum ceilings with little space above.',
      ],
      ['Lubang 95–205 mm; jarak antarlampu 12 W sekitar 1,5 m.', 'Holes of 95 to 205 mm; space 12 W lights about 1.5 m apart.'],
    ],
    facts: [
      ['Tanam', 'Recessed'],
      ['Tebal 2,5 cm', '2.5 cm thin'],
    ],
    specs: [
      ['fit', '95–205 mm'],
      ['light', '90 lm/W'],
      ['life', ['25.000 jam', '25,000 hours']],
      ['ip', 'IP20'],
    ],
    kg: 0.25,
    cm: [19, 19, 5],
    variants: watts(
      [
        [6, 26_500],
        [12, 42_500],
        [18, 58_500],
      ],
      true,
    ),
  },
  {
    sku: 'LMP-ARU-OUT',
    name: ['Downlight Outbow LED Arusena', 'Arusena Surface LED Downlight'],
    hue: 230,
    drawing: 'lamp-downlight',
    about: [
      ['Lampu tempel untuk dak beton dan teras tanpa plafon.', 'A surface light for concrete soffits and verandas without a ceiling.'],
      [
        'Rumah aluminium membuang panas, jadi umurnya lebih panjang di ruang tertutup.',
        'Its aluminium body sheds heat and so lasts in closed rooms.',
      ],
    ],
    facts: [
      ['Tempel', 'Surface'],
      ['Aluminium', 'Aluminium'],
    ],
    specs: [
      ['fit', ['Dua sekrup', 'Two screws']],
      ['light', '90 lm/W'],
      ['life', ['25.000 jam', '25,000 hours']],
      ['ip', 'IP44'],
    ],
    kg: 0.4,
    cm: [20, 20, 6],
    variants: watts(
      [
        [12, 54_500],
        [18, 72_500],
      ],
      true,
    ),
  },
  {
    sku: 'LMP-ARU-TL',
    name: ['Lampu TL LED Arusena T8', 'Arusena LED T8 Tube'],
    drawing: 'led-tube',
    hue: 200,
    about: [
      [
        'Tabung LED pengganti neon T8 untuk kelas, toko, dan dapur; lepas starter dan ballast lama.',
        'An LED tube in place of T8 neon for classrooms, shops and kitchens; take out starter and ballast.',
      ],
      ['Kaca susu menyebarkan cahaya tanpa silau.', 'Its opal glass spreads light without glare.'],
    ],
    facts: ['T8 · G13', ['Tanpa ballast', 'No ballast']],
    specs: [
      ['base', 'G13'],
      ['light', '105 lm/W'],
      ['life', ['20.000 jam', '20,000 hours']],
      ['ip', 'IP20'],
    ],
    kg: 0.2,
    flags: ['fragile'],
    variants: [
      ['60', '10 W · 60 cm', 34_500, { cm: [62, 4, 4] }],
      ['120', '18 W · 120 cm', 48_500, { cm: [122, 4, 4] }],
    ],
  },
  {
    sku: 'LMP-ARU-SRT',
    name: ['Lampu Sorot LED Arusena', 'Arusena LED Floodlight'],
    hue: 250,
    drawing: 'floodlight',
    about: [
      ['Lampu sorot luar untuk halaman, papan nama, dan lapangan kecil.', 'An outdoor floodlight for yards, signs and small courts.'],
      ['Sudut 110°; 50 W menerangi sekitar 80 m² dari ketinggian 5 m.', 'A 110° beam; 50 W lights about 80 m² from 5 m up.'],
    ],
    facts: ['IP65', '110°'],
    specs: [
      ['light', '95 lm/W'],
      ['life', ['30.000 jam', '30,000 hours']],
      ['ip', 'IP65'],
      ['material', ['Aluminium dan kaca temper', 'Aluminium and tempered glass']],
    ],
    kg: 0.8,
    cm: [22, 18, 5],
    variants: [
      ['20', '20 W', 86_500, { kg: 0.4, cm: [14, 12, 4] }],
      ['50', '50 W', 168_000],
      ['100', '100 W', 298_000, { kg: 1.6, cm: [30, 25, 6] }],
    ],
  },
  {
    sku: 'LMP-ARU-SLR',
    name: ['Lampu Jalan Tenaga Surya Arusena', 'Arusena Solar Street Light'],
    hue: 48,
    drawing: 'solar-street-lamp',
    about: [
      [
        'Lampu surya menyatu panel dan baterai untuk jalan dusun dan dermaga tanpa kabel.',
        'Solar light with panel and battery in one, for village lanes and jetties without cable.',
      ],
      [
        'Menyala 12 jam setelah sehari penuh matahari; sensor meredupkan saat sepi.',
        'Burns for 12 hours after a day of sun; a sensor dims it while nobody passes.',
      ],
    ],
    facts: [['Tanpa kabel', 'No cable'], 'IP65'],
    specs: [
      ['voltage', ['Baterai LiFePO₄ 3,2 V', 'LiFePO₄ battery, 3.2 V']],
      ['light', '150 lm/W'],
      ['life', ['Baterai 5 tahun', 'Battery 5 years']],
      ['ip', 'IP65'],
      ['use', ['Tiang 4–6 m', '4 to 6 m poles']],
    ],
    kg: 3.2,
    cm: [55, 25, 10],
    variants: [
      ['60', '60 W', 412_000],
      ['90', '90 W', 558_000, { kg: 4.1, cm: [65, 25, 10] }],
    ],
  },
];

const switches: readonly ProductRow[] = [
  {
    sku: 'SKL-ARU-TGL',
    name: ['Saklar Arusena Kamila', 'Arusena Kamila Switch'],
    popularity: 'good',
    about: [
      [
        'Saklar tanam dengan tombol lebar dan kontak perak yang tahan 40.000 kali tekan.',
        'Flush switch with a wide rocker and silver contacts good for 40,000 operations.',
      ],
    ],
    facts: ['10 A', ['Tanam', 'Flush']],
    specs: [
      ['current', '10 A'],
      ['sni', 'SNI IEC 60669-1'],
    ],
    variants: [
      ['1', ['Tunggal putih', 'One-gang white'], 18_500],
      ['2', ['Ganda putih', 'Two-gang white'], 27_500],
      ['3', ['Tripel putih', 'Three-gang white'], 42_500],
      ['H', ['Hotel (dua arah) putih', 'Two-way white'], 26_500],
    ],
  },
  {
    sku: 'SKL-ARU-HTM',
    name: ['Saklar Arusena Kamila Hitam', 'Arusena Kamila Black Switch'],
    hue: 250,
    about: [
      ['Versi hitam doff dari saklar Kamila untuk dinding semen dan kayu.', 'The Kamila switch in matt black for cement and timber walls.'],
    ],
    facts: ['10 A', ['Hitam doff', 'Matt black']],
    specs: [
      ['current', '10 A'],
      ['sni', 'SNI IEC 60669-1'],
    ],
    variants: [
      ['1', ['Tunggal', 'One-gang'], 24_500],
      ['2', ['Ganda', 'Two-gang'], 34_500],
      ['H', ['Hotel (dua arah)', 'Two-way'], 33_500],
    ],
  },
  {
    sku: 'SKL-ARU-STK',
    name: ['Stop Kontak Arusena Kamila', 'Arusena Kamila Socket'],
    drawing: 'wall-socket',
    popularity: 'good',
    about: [['Stop kontak berpembumian dengan penutup pengaman anak.', 'Earthed socket with child-safe shutters.']],
    facts: ['16 A', ['Pengaman anak', 'Child-safe']],
    specs: [
      ['current', '16 A'],
      ['sni', 'SNI IEC 60884-1'],
    ],
    variants: [
      ['1', ['Tunggal putih', 'Single white'], 23_500],
      ['2', ['Ganda putih', 'Double white'], 42_500],
      ['AC', ['AC dengan saklar', 'For AC, switched'], 58_500],
      ['USB', ['Dengan 2 USB', 'With 2 USB'], 94_500],
    ],
  },
  {
    sku: 'SKL-ARU-STH',
    name: ['Stop Kontak Arusena Kamila Hitam', 'Arusena Kamila Black Socket'],
    drawing: 'wall-socket',
    hue: 250,
    about: [
      [
        'Stop kontak hitam doff berpembumian, seragam dengan saklar Kamila hitam.',
        'Earthed matt black socket to go with the black Kamila switch.',
      ],
    ],
    facts: ['16 A', ['Hitam doff', 'Matt black']],
    specs: [
      ['current', '16 A'],
      ['sni', 'SNI IEC 60884-1'],
    ],
    variants: [
      ['1', ['Tunggal', 'Single'], 29_500],
      ['2', ['Ganda', 'Double'], 49_500],
    ],
  },
  {
    sku: 'SKL-ARU-OTB',
    name: ['Saklar dan Stop Kontak Tempel Arusena', 'Arusena Surface Switches and Sockets'],
    hue: 30,
    about: [
      [
        'Saklar dan stop kontak tempel untuk dinding papan dan pemasangan cepat.',
        'Surface switches and sockets for board walls and quick jobs.',
      ],
    ],
    facts: [
      ['Tempel', 'Surface'],
      ['Tanpa kotak', 'No box needed'],
    ],
    specs: [
      ['current', '10 A'],
      ['sni', 'SNI IEC 60669-1'],
    ],
    variants: [
      ['S1', ['Saklar tunggal', 'One-gang switch'], 12_500],
      ['S2', ['Saklar ganda', 'Two-gang switch'], 16_500],
      ['K1', ['Stop kontak 1 lubang', 'Single socket'], 14_500],
      ['K3', ['Stop kontak 3 lubang', 'Triple socket'], 28_500],
    ],
  },
  {
    sku: 'SKL-ARU-LUR',
    name: ['Stop Kontak Luar Ruang Arusena', 'Arusena Weatherproof Socket'],
    drawing: 'outdoor-socket',
    hue: 200,
    about: [
      ['Kotak berpenutup karet untuk teras, taman, dan tempat cuci.', 'A lidded, gasketed outlet for verandas, gardens and laundries.'],
    ],
    facts: ['IP55', '16 A'],
    specs: [
      ['current', '16 A'],
      ['ip', 'IP55'],
    ],
    kg: 0.3,
    cm: [12, 10, 8],
    variants: [
      ['K', ['Stop kontak', 'Socket'], 68_500],
      ['S', ['Saklar', 'Switch'], 62_500],
      ['SK', ['Saklar + stop kontak', 'Switch and socket'], 95_000],
    ],
  },
  {
    sku: 'SKL-ARU-EXT',
    name: ['Stop Kontak Kabel Arusena', 'Arusena Extension Lead'],
    drawing: 'extension-lead',
    hue: 0,
    about: [
      [
        'Perpanjangan dengan saklar, kabel 3×1,5 mm² yang tidak panas pada 2.500 W.',
        'Switched extension with 3×1.5 mm² cable that stays cool at 2,500 W.',
      ],
    ],
    facts: ['2.500 W', ['Bersaklar', 'Switched']],
    specs: [
      ['current', '10 A'],
      ['power', '2.500 W'],
    ],
    kg: 0.8,
    cm: [32, 10, 8],
    variants: [
      ['33', ['3 lubang · 3 m', '3 outlets · 3 m'], 86_500],
      ['45', ['4 lubang · 5 m', '4 outlets · 5 m'], 118_000, { kg: 1.2 }],
      ['510', ['5 lubang · 10 m', '5 outlets · 10 m'], 186_000, { kg: 2.1, cm: [38, 16, 10] }],
    ],
  },
];

const breakers: readonly ProductRow[] = [
  {
    sku: 'MCB-ARU-1P',
    name: ['MCB Arusena 1 Fasa', 'Arusena Single-Pole Breaker'],
    popularity: 'good',
    about: [
      [
        'Pemutus kurva C untuk satu rangkaian: 6 A lampu, 10–16 A stop kontak, 20 A pemanas air.',
        'A C-curve breaker for one circuit: 6 A for lights, 10 to 16 A for sockets, 20 A for a heater.',
      ],
      [
        '2 A cukup untuk daya 450 VA, 4 A untuk 900 VA, dan 10 A untuk 2.200 VA.',
        '2 A matches a 450 VA supply, 4 A one of 900 VA and 10 A one of 2,200 VA.',
      ],
    ],
    facts: ['4,5 kA', ['Kurva C', 'C curve']],
    specs: [
      ['current', '2–32 A'],
      ['sni', 'SNI IEC 60898-1'],
    ],
    variants: (
      [
        [2, 48_500],
        [4, 46_500],
        [6, 44_500],
        [10, 44_500],
        [16, 44_500],
        [20, 46_500],
        [32, 52_500],
      ] as const
    ).map(([amp, price]): VariantRow => [`${amp}`, `${amp} A`, price]),
  },
  {
    sku: 'MCB-ARU-3P',
    name: ['MCB Arusena 3 Fasa', 'Arusena Three-Pole Breaker'],
    hue: 225,
    about: [
      [
        'Pemutus tiga kutub untuk pompa besar, mesin kayu, dan panel bengkel.',
        'A three-pole breaker for large pumps, wood machines and workshop panels.',
      ],
      [
        'Ketiga fasa putus bersamaan, sehingga motor tidak berjalan dengan dua fasa.',
        'All three phases open together, so that no motor runs on two.',
      ],
    ],
    facts: ['6 kA', ['3 kutub', 'Three poles']],
    specs: [
      ['current', '10–32 A'],
      ['sni', 'SNI IEC 60898-1'],
    ],
    kg: 0.4,
    cm: [9, 8, 6],
    variants: [
      ['10', '10 A', 168_000],
      ['16', '16 A', 168_000],
      ['32', '32 A', 186_000],
    ],
  },
  {
    sku: 'MCB-ARU-RCB',
    name: ['ELCB / RCBO Arusena Anti Setrum', 'Arusena RCBO Earth-Leakage Breaker'],
    hue: 140,
    about: [
      [
        'Memutus dalam 0,04 detik bila arus bocor 30 mA, melindungi dari setrum dan korsleting.',
        'Trips within 0.04 s at 30 mA of leakage, against shock and short circuit alike.',
      ],
      ['Tekan tombol uji sebulan sekali.', 'Press the test button once a month.'],
    ],
    facts: ['30 mA', ['Anti setrum', 'Shock guard']],
    specs: [
      ['current', '10–20 A'],
      ['sni', 'IEC 61009-1'],
    ],
    kg: 0.25,
    cm: [9, 8, 5],
    variants: [
      ['10', '10 A', 198_000],
      ['16', '16 A', 198_000],
      ['20', '20 A', 212_000],
    ],
  },
  {
    sku: 'MCB-ARU-BOX',
    name: ['Box MCB Arusena', 'Arusena Distribution Box'],
    drawing: 'distribution-box',
    about: [
      ['Kotak panel MCB dengan rel DIN, terminal netral dan bumi.', 'A breaker box with DIN rail and neutral and earth bars.'],
      ['Sisakan satu slot kosong untuk rangkaian berikutnya.', 'Keep a slot free for the next circuit.'],
    ],
    facts: [['Rel DIN', 'DIN rail'], 'IP40'],
    specs: [
      ['material', ['ABS tahan api', 'Flame-retardant ABS']],
      ['ip', 'IP40'],
    ],
    kg: 0.5,
    cm: [24, 20, 10],
    variants: [
      ['2', ['2 grup', '2 ways'], 26_500, { kg: 0.2, cm: [14, 10, 7] }],
      ['4', ['4 grup', '4 ways'], 52_500, { kg: 0.4, cm: [20, 14, 9] }],
      ['8', ['8 grup', '8 ways'], 92_500],
      ['12', ['12 grup', '12 ways'], 145_000, { kg: 0.9, cm: [32, 24, 10] }],
    ],
  },
  {
    sku: 'MCB-ARU-SPD',
    name: ['Arrester Petir Arusena', 'Arusena Surge Arrester'],
    drawing: 'surge-arrester',
    hue: 20,
    about: [
      [
        'Pelindung lonjakan petir pada panel utama agar TV dan kulkas tidak rusak.',
        'Surge protection at the main panel that spares television and refrigerator.',
      ],
      ['Perlu pembumian di bawah 5 ohm; ganti bila jendelanya merah.', 'Needs earth below 5 ohms; replace it when its window turns red.'],
    ],
    facts: ['40 kA', ['Jendela indikator', 'Status window']],
    specs: [
      ['current', '40 kA'],
      ['sni', 'IEC 61643-11'],
    ],
    kg: 0.25,
    cm: [9, 8, 5],
    variants: [
      ['1P', ['1 fasa', 'Single-phase'], 186_000],
      ['3P', ['3 fasa', 'Three-phase'], 468_000, { kg: 0.6 }],
    ],
  },
  {
    sku: 'MCB-ARU-GRD',
    name: ['Grounding Rod Arusena Lapis Tembaga', 'Arusena Copper-Clad Earth Rod'],
    drawing: 'ground-rod',
    hue: 18,
    unit: 'batang',
    flags: ['long'],
    about: [
      ['Batang pembumian 5/8 inci berlapis tembaga, lengkap dengan klem.', 'A 5/8-inch copper-clad earth rod with clamp.'],
      [
        'Tancapkan sampai tahanan di bawah 5 ohm; tanah kering mungkin perlu dua batang.',
        'Drive it until resistance is below 5 ohms; dry ground may take two.',
      ],
    ],
    facts: ['5/8"', ['Dengan klem', 'With clamp']],
    specs: [
      ['diameter', '14 mm'],
      ['material', ['Baja lapis tembaga', 'Copper-clad steel']],
    ],
    variants: [
      ['15', '1,5 m', 78_500, { kg: 1.9, content: [1.5, 'm'], cm: [150, 2, 2] }],
      ['24', '2,4 m', 124_000, { kg: 3, content: [2.4, 'm'], cm: [240, 2, 2] }],
    ],
  },
];

export const buildElectrical = () => [
  ...buildFamily(
    {
      category: 'kabel',
      brand: 'arusena',
      drawing: 'cable-roll',
      unit: 'roll',
      content: [50, 'm'],
      cm: [30, 30, 12],
      specs: [['length', '50 m']],
    },
    cables,
  ),
  ...buildFamily(
    {
      category: 'lampu',
      brand: 'arusena',
      drawing: 'led-bulb',
      unit: 'pcs',
      kg: 0.1,
      cm: [7, 7, 13],
      specs: [['voltage', '220 V'], warranty(12)],
    },
    lamps,
  ),
  ...buildFamily(
    {
      category: 'saklar',
      brand: 'arusena',
      drawing: 'wall-switch',
      unit: 'pcs',
      kg: 0.12,
      cm: [10, 10, 5],
      specs: [['voltage', '250 V'], ['material', ['Polikarbonat tahan api', 'Flame-retardant polycarbonate']], warranty(24)],
      about: [['Matikan MCB dan pastikan dengan tespen sebelum memasang.', 'Switch the breaker off and test before fitting.']],
    },
    switches,
  ),
  ...buildFamily(
    {
      category: 'mcb',
      brand: 'arusena',
      drawing: 'circuit-breaker',
      unit: 'pcs',
      kg: 0.13,
      cm: [9, 8, 2],
      specs: [['use', ['Panel rumah dan usaha', 'Home and business panels']], warranty(24)],
    },
    breakers,
  ),
];
