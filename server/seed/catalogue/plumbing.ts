import { buildFamily, type ProductRow, type VariantRow } from './build.ts';
import { warranty } from './words.ts';

/** Pipes: inches, kilograms, rupiah, outer diameter in centimetres. */
type Bore = readonly [inch: string, kg: number, price: number, outer: number];
const codeOf = (inch: string): string => inch.replace('"', '').replace('½', '12').replace('¾', '34').replace('⅝', '58');
const bores = (length: number, rows: readonly Bore[]): VariantRow[] =>
  rows.map(([inch, kg, price, outer]) => [codeOf(inch), `${inch} · ${length} m`, price, { kg, cm: [length * 100, outer, outer] }]);
/** Fittings by the piece: inches, rupiah, kilograms; packed about as large as the bore asks. */
const pieces = (rows: readonly (readonly [inch: string, price: number, kg: number])[]): VariantRow[] =>
  rows.map(([inch, price, kg]) => {
    const edge = Math.round(4 + Math.cbrt(kg) * 11);
    return [codeOf(inch), inch, price, { kg, cm: [edge, edge, Math.ceil(edge * 0.7)] }];
  });

const pipes: readonly ProductRow[] = [
  {
    sku: 'PPA-TIR-AW',
    name: ['Pipa PVC AW Tirtamala', 'Tirtamala PVC AW Pressure Pipe'],
    popularity: 'top',
    about: [
      [
        'Pipa PVC tebal kelas AW untuk air bersih bertekanan dari pompa dan tandon.',
        'Thick class AW pipe for clean water under pressure from pump and tank.',
      ],
      [
        'Tahan 10 kg/cm²; lem kedua sisi dan diamkan 15 menit sebelum diisi air.',
        'Holds 10 kg/cm²; cement both faces and wait 15 minutes before filling.',
      ],
    ],
    facts: [['Kelas AW', 'Class AW'], '10 kg/cm²'],
    specs: [
      ['grade', 'AW'],
      ['pressure', '10 kg/cm²'],
      ['sni', 'SNI 06-0084-2002'],
      ['material', 'uPVC'],
    ],
    variants: bores(4, [
      ['½"', 0.9, 23_500, 2.2],
      ['¾"', 1.2, 31_500, 2.6],
      ['1"', 1.8, 43_500, 3.2],
      ['1½"', 2.9, 72_500, 4.8],
      ['2"', 3.9, 96_500, 6],
      ['3"', 7, 198_000, 8.9],
      ['4"', 10, 318_000, 11.4],
    ]),
  },
  {
    sku: 'PPA-TIR-D',
    name: ['Pipa PVC D Tirtamala Buangan', 'Tirtamala PVC D Drain Pipe'],
    hue: 30,
    popularity: 'good',
    about: [
      ['Pipa tipis kelas D untuk air kotor dan air hujan tanpa tekanan.', 'Thin class D pipe for waste and rain water without pressure.'],
      [
        'Pasang miring 1–2 cm per meter agar kotoran tidak mengendap.',
        'Lay it with a fall of 1 to 2 cm per metre so that waste does not settle.',
      ],
    ],
    facts: [
      ['Kelas D', 'Class D'],
      ['Tanpa tekanan', 'No pressure'],
    ],
    specs: [
      ['grade', 'D'],
      ['pressure', ['Tanpa tekanan', 'None']],
      ['sni', 'SNI 06-0178-1987'],
      ['material', 'uPVC'],
    ],
    variants: bores(4, [
      ['2"', 1.7, 46_500, 6],
      ['2½"', 2.4, 62_500, 7.6],
      ['3"', 3.2, 84_500, 8.9],
      ['4"', 4.9, 128_000, 11.4],
    ]),
  },
  {
    sku: 'PPA-TIR-C',
    name: ['Pipa PVC C Tirtamala Listrik', 'Tirtamala PVC C Conduit'],
    hue: 48,
    about: [
      ['Pipa tipis untuk pelindung kabel di dinding dan talang kecil.', 'Thin pipe that shields cables in walls and serves small gutters.'],
      ['Tidak untuk air bertekanan.', 'Not for pressurised water.'],
    ],
    facts: [
      ['Kelas C', 'Class C'],
      ['Kabel', 'Conduit'],
    ],
    specs: [
      ['grade', 'C'],
      ['pressure', ['Tanpa tekanan', 'None']],
      ['use', ['Pelindung kabel', 'Cable conduit']],
      ['material', 'PVC'],
    ],
    variants: bores(4, [
      ['⅝"', 0.35, 11_500, 1.9],
      ['¾"', 0.5, 15_500, 2.4],
      ['1"', 0.75, 22_500, 3.1],
    ]),
  },
  {
    sku: 'PPA-TIR-PPR',
    name: ['Pipa PPR Tirtamala PN 20 Air Panas', 'Tirtamala PPR PN 20 Hot-Water Pipe'],
    hue: 140,
    about: [
      [
        'Pipa hijau untuk air panas sampai 70 °C, disambung panas sehingga tidak ada lem yang lepas.',
        'Green pipe for water up to 70 °C, fused by heat so that no glue can fail.',
      ],
      ['Perlu mesin pemanas 260 °C; tersedia sewa di depo.', 'Needs a 260 °C fusion tool; depots rent one out.'],
    ],
    facts: ['PN 20', ['Air panas 70 °C', 'Hot water 70 °C']],
    specs: [
      ['grade', 'PN 20'],
      ['pressure', '20 bar'],
      ['use', ['Air panas dan dingin', 'Hot and cold water']],
      ['material', 'PP-R'],
    ],
    variants: bores(4, [
      ['½"', 0.7, 48_500, 2],
      ['¾"', 1.1, 72_500, 2.5],
      ['1"', 1.7, 112_000, 3.2],
    ]),
  },
  {
    sku: 'PPA-TIR-HDP',
    name: ['Pipa HDPE Tirtamala Roll', 'Tirtamala HDPE Pipe Coil'],
    drawing: 'hose-coil',
    hue: 220,
    unit: 'roll',
    flags: [],
    about: [
      [
        'Pipa lentur 100 m untuk sumber air jauh, kebun, dan tanah bergerak; hampir tanpa sambungan.',
        'A bendable 100 m coil for distant springs, farms and moving ground, with hardly a joint.',
      ],
      ['Tanam sedalam 40 cm; tahan 12,5 bar.', 'Bury it 40 cm deep; it holds 12.5 bar.'],
    ],
    facts: ['100 m', 'PN 12,5'],
    specs: [
      ['grade', 'PE 100 SDR 13,6'],
      ['pressure', '12,5 bar'],
      ['sni', 'SNI 4829.2:2015'],
      ['material', 'HDPE'],
    ],
    variants: [
      ['12', '½" · 100 m', 612_000, { kg: 12, content: [100, 'm'], cm: [90, 90, 14] }],
      ['34', '¾" · 100 m', 928_000, { kg: 18, content: [100, 'm'], cm: [100, 100, 16] }],
      ['1', '1" · 100 m', 1_460_000, { kg: 28, content: [100, 'm'], cm: [115, 115, 20] }],
    ],
  },
];

const fittings: readonly ProductRow[] = [
  {
    sku: 'FTG-TIR-ELB',
    name: ['Knee 90° PVC AW Tirtamala', 'Tirtamala PVC AW 90° Elbow'],
    popularity: 'good',
    about: [
      [
        'Siku 90° untuk belokan pipa AW; soket dalam memberi bidang lem yang luas.',
        'A 90° elbow for AW pipe with deep sockets that give the glue its area.',
      ],
    ],
    facts: ['90°', ['Kelas AW', 'Class AW']],
    specs: [['size', '½"–4"']],
    variants: pieces([
      ['½"', 2_500, 0.03],
      ['¾"', 3_600, 0.05],
      ['1"', 5_200, 0.08],
      ['1½"', 10_500, 0.17],
      ['2"', 15_500, 0.27],
      ['3"', 34_500, 0.7],
      ['4"', 44_500, 1.2],
    ]),
  },
  {
    sku: 'FTG-TIR-E45',
    name: ['Knee 45° PVC AW Tirtamala', 'Tirtamala PVC AW 45° Elbow'],
    drawing: 'pipe-elbow-45',
    hue: 210,
    about: [
      ['Belokan landai 45° yang mengurangi sumbatan pada saluran buangan.', 'A gentle 45° bend that keeps waste lines from clogging.'],
    ],
    facts: ['45°', ['Kelas AW', 'Class AW']],
    specs: [['size', '½"–4"']],
    variants: pieces([
      ['½"', 2_800, 0.03],
      ['1"', 5_800, 0.07],
      ['2"', 16_500, 0.24],
      ['3"', 35_500, 0.6],
      ['4"', 45_000, 1],
    ]),
  },
  {
    sku: 'FTG-TIR-TEE',
    name: ['Tee PVC AW Tirtamala', 'Tirtamala PVC AW Tee'],
    drawing: 'pipe-tee',
    popularity: 'good',
    about: [['Cabang tiga untuk membagi aliran ke kran dan kamar mandi.', 'A three-way branch that feeds taps and bathrooms.']],
    facts: [
      ['3 arah', 'Three-way'],
      ['Kelas AW', 'Class AW'],
    ],
    specs: [['size', '½"–4"']],
    variants: pieces([
      ['½"', 3_200, 0.04],
      ['¾"', 4_800, 0.07],
      ['1"', 7_200, 0.11],
      ['2"', 20_500, 0.36],
      ['3"', 41_500, 0.95],
      ['4"', 45_000, 1.5],
    ]),
  },
  {
    sku: 'FTG-TIR-SOK',
    name: ['Sok Sambung PVC AW Tirtamala', 'Tirtamala PVC AW Socket'],
    hue: 190,
    drawing: 'pipe-coupling',
    about: [
      [
        'Sambungan lurus dua pipa dengan batas tengah supaya masuknya sama dalam.',
        'Joins two pipes in line; the stop inside makes both go equally deep.',
      ],
    ],
    facts: [
      ['Lurus', 'Straight'],
      ['Kelas AW', 'Class AW'],
    ],
    specs: [['size', '½"–4"']],
    variants: pieces([
      ['½"', 2_500, 0.02],
      ['¾"', 3_200, 0.04],
      ['1"', 4_500, 0.06],
      ['2"', 12_500, 0.18],
      ['4"', 36_500, 0.8],
    ]),
  },
  {
    sku: 'FTG-TIR-SDR',
    name: ['Sok Drat Luar PVC Tirtamala', 'Tirtamala PVC Male Adapter'],
    drawing: 'male-adapter',
    hue: 170,
    about: [
      ['Peralihan dari lem ke ulir untuk kran, pompa, dan meteran.', 'From glue to thread, for taps, pumps and meters.'],
      ['Lilit ulir dengan 8–10 putaran seal tape.', 'Wrap the thread with 8 to 10 turns of tape.'],
    ],
    facts: [
      ['Drat luar', 'Male thread'],
      ['Kelas AW', 'Class AW'],
    ],
    specs: [['size', '½"–2"']],
    variants: pieces([
      ['½"', 2_600, 0.03],
      ['¾"', 3_600, 0.04],
      ['1"', 5_500, 0.07],
      ['2"', 16_500, 0.2],
    ]),
  },
  {
    sku: 'FTG-TIR-RED',
    name: ['Reducer PVC AW Tirtamala', 'Tirtamala PVC AW Reducer'],
    hue: 230,
    drawing: 'pipe-reducer',
    about: [['Pengecil dari pipa utama ke pipa cabang tanpa menahan udara.', 'Steps from main to branch without trapping air.']],
    facts: [
      ['Pengecil', 'Reducer'],
      ['Kelas AW', 'Class AW'],
    ],
    specs: [['size', '¾"×½"–4"×3"']],
    variants: [
      ['3412', '¾" × ½"', 3_200, { kg: 0.04 }],
      ['112', '1" × ½"', 4_800, { kg: 0.06 }],
      ['134', '1" × ¾"', 4_800, { kg: 0.06 }],
      ['21', '2" × 1"', 12_500, { kg: 0.17 }],
      ['43', '4" × 3"', 34_500, { kg: 0.6, cm: [14, 14, 12] }],
    ],
  },
  {
    sku: 'FTG-TIR-DOP',
    name: ['Dop PVC AW Tirtamala', 'Tirtamala PVC AW End Cap'],
    hue: 205,
    drawing: 'pipe-cap',
    about: [
      [
        'Penutup ujung pipa untuk uji tekan atau cabang yang belum dipakai.',
        'Closes a pipe for a pressure test or a branch kept for later.',
      ],
    ],
    facts: [
      ['Penutup', 'Cap'],
      ['Kelas AW', 'Class AW'],
    ],
    specs: [['size', '½"–4"']],
    variants: pieces([
      ['½"', 2_500, 0.02],
      ['1"', 4_200, 0.05],
      ['2"', 11_500, 0.15],
      ['4"', 32_500, 0.6],
    ]),
  },
  {
    sku: 'FTG-TIR-BLV',
    name: ['Ball Valve PVC Tirtamala', 'Tirtamala PVC Ball Valve'],
    drawing: 'pvc-ball-valve',
    hue: 0,
    minimum: 1,
    about: [
      [
        'Kran stop seperempat putaran berbola penuh untuk jalur pompa dan tandon.',
        'A quarter-turn, full-bore stop valve for pump and tank lines.',
      ],
    ],
    facts: [
      ['¼ putaran', 'Quarter turn'],
      ['Lubang penuh', 'Full bore'],
    ],
    specs: [['size', '½"–2"']],
    variants: pieces([
      ['½"', 14_500, 0.1],
      ['¾"', 18_500, 0.14],
      ['1"', 26_500, 0.22],
      ['1½"', 38_500, 0.4],
      ['2"', 45_000, 0.6],
    ]),
  },
  {
    sku: 'FTG-TIR-BLK',
    name: ['Ball Valve Kuningan Tirtamala', 'Tirtamala Brass Ball Valve'],
    drawing: 'ball-valve',
    hue: 46,
    minimum: 1,
    standsAlone: true,
    about: [
      ['Stop kran kuningan berulir untuk jalur utama dan air panas.', 'A threaded brass stop valve for mains and hot water.'],
      ['Lubang penuhnya tidak menahan aliran.', 'Its full bore does not throttle the flow.'],
    ],
    facts: [['Kuningan', 'Brass'], '16 bar'],
    specs: [
      ['size', '½"–1"'],
      ['pressure', '16 bar'],
      ['sni', 'ISO 5208'],
      ['material', ['Kuningan nikel', 'Nickel-plated brass']],
      ['use', ['Air dingin dan panas', 'Cold and hot water']],
    ],
    variants: pieces([
      ['½"', 48_500, 0.18],
      ['¾"', 72_500, 0.28],
      ['1"', 108_000, 0.44],
    ]),
  },
];

const tanks: readonly ProductRow[] = [
  {
    sku: 'TND-BAN-PE',
    name: ['Tandon Air Banyura PE', 'Banyura PE Water Tank'],
    popularity: 'good',
    about: [
      [
        'Tandon polietilena tiga lapis yang menahan cahaya, sehingga lumut tidak tumbuh.',
        'A three-layer polyethylene tank that keeps light out, so that no algae grow.',
      ],
      ['Keluarga berlima memakai sekitar 600 liter sehari.', 'A family of five uses about 600 litres a day.'],
    ],
    facts: [['Tiga lapis', 'Three layers'], 'SNI 7276'],
    specs: [['material', ['Polietilena', 'Polyethylene']], ['sni', 'SNI 7276:2014'], warranty(240)],
    variants: [
      ['300', '300 L', 745_000, { kg: 8.5, cm: [70, 70, 97] }],
      ['550', '550 L', 1_165_000, { kg: 13, cm: [83, 83, 118] }],
      ['1050', '1.050 L', 1_895_000, { kg: 22, cm: [103, 103, 140] }],
      ['2200', '2.200 L', 4_150_000, { kg: 46, cm: [132, 132, 182] }],
    ],
  },
  {
    sku: 'TND-BAN-SS',
    name: ['Tandon Air Banyura Stainless 304', 'Banyura 304 Stainless Water Tank'],
    drawing: 'steel-tank',
    hue: 215,
    about: [
      [
        'Tangki stainless 304 dengan kaki penyangga untuk atap dan menara.',
        'A 304 stainless tank with its own stand for roofs and towers.',
      ],
      [
        'Untuk air sumur payau pilih yang polietilena: klorida merusak sambungan las.',
        'For brackish wells choose polyethylene: chloride attacks the welds.',
      ],
    ],
    facts: ['SS 304', ['Kaki penyangga', 'With stand']],
    specs: [['material', ['Stainless 304', '304 stainless steel']], ['thick', ['0,5–0,6 mm', '0.5 to 0.6 mm']], warranty(120)],
    variants: [
      ['500', '500 L', 1_720_000, { kg: 15, cm: [75, 75, 145] }],
      ['1000', '1.000 L', 2_480_000, { kg: 22, cm: [92, 92, 172] }],
    ],
  },
  {
    sku: 'TND-BAN-PDM',
    name: ['Tandon Pendam Banyura', 'Banyura Underground Tank'],
    drawing: 'buried-tank',
    hue: 140,
    about: [
      [
        'Tandon berusuk untuk ditanam di halaman sebagai penampung air PAM atau hujan.',
        'A ribbed tank to bury in the yard for mains or rain water.',
      ],
      ['Cor lantai 10 cm dan isi sepertiga air sebelum diurug.', 'Cast a 10 cm base and fill it to a third before backfilling.'],
    ],
    facts: [
      ['Ditanam', 'Buried'],
      ['Berusuk', 'Ribbed'],
    ],
    specs: [['material', ['Polietilena', 'Polyethylene']], ['use', ['Bawah tanah', 'Underground']], warranty(120)],
    variants: [
      ['500', '500 L', 1_640_000, { kg: 21, cm: [95, 95, 95] }],
      ['1000', '1.000 L', 2_495_000, { kg: 34, cm: [120, 120, 115] }],
    ],
  },
];

const floats: readonly ProductRow[] = [
  {
    sku: 'TND-BAN-PLP',
    name: ['Pelampung Tandon Banyura Otomatis', 'Banyura Tank Float Valve'],
    drawing: 'float-valve',
    flags: [],
    unit: 'pcs',
    hue: 190,
    about: [
      ['Kran pelampung yang menutup sendiri saat tandon penuh.', 'A float valve that closes by itself when the tank is full.'],
      ['Bekerja mulai 0,2 bar, jadi juga dengan air PAM yang lemah.', 'Works from 0.2 bar and so with weak mains too.'],
    ],
    facts: [
      ['Tutup otomatis', 'Self-closing'],
      ['Mulai 0,2 bar', 'From 0.2 bar'],
    ],
    specs: [['material', ['Kuningan dan plastik', 'Brass and plastic']], ['pressure', '0,2–6 bar'], warranty(12)],
    variants: [
      ['12', '½"', 46_500, { kg: 0.35, cm: [38, 12, 10] }],
      ['34', '¾"', 62_500, { kg: 0.45, cm: [38, 12, 10] }],
      ['1', '1"', 88_500, { kg: 0.6, cm: [42, 13, 11] }],
    ],
  },
];

const pumps: readonly ProductRow[] = [
  {
    sku: 'PMP-BAN-DKL',
    name: ['Pompa Air Banyura Sumur Dangkal', 'Banyura Shallow-Well Pump'],
    popularity: 'good',
    about: [
      [
        'Pompa hisap 9 m untuk sumur dangkal dan air PAM rumah satu sampai dua lantai.',
        'Draws from 9 m, for shallow wells and mains in houses of one or two floors.',
      ],
      ['Pasang katup kaki dan pancing air sebelum dinyalakan.', 'Fit a foot valve and prime it before starting.'],
    ],
    facts: [['Hisap 9 m', '9 m suction'], '125–250 W'],
    specs: [
      ['voltage', '220 V · 50 Hz'],
      ['suction', '9 m'],
      ['head', '24–35 m'],
      ['flow', ['30–42 liter/menit', '30 to 42 litres/min']],
    ],
    variants: [
      ['125', ['125 W manual', '125 W manual'], 498_000, { kg: 10 }],
      ['125A', ['125 W otomatis', '125 W automatic'], 628_000, { kg: 11.5 }],
      ['250A', ['250 W otomatis', '250 W automatic'], 1_180_000, { kg: 16.5, cm: [36, 27, 32] }],
    ],
  },
  {
    sku: 'PMP-BAN-JET',
    name: ['Pompa Jet Banyura Sumur Dalam', 'Banyura Deep-Well Jet Pump'],
    hue: 20,
    about: [
      [
        'Pompa jet dengan ejector untuk sumur bor 20–30 m, cukup untuk satu rumah dan kebun kecil.',
        'A jet pump with ejector for wells of 20 to 30 m, enough for a house and a small garden.',
      ],
      ['Pasang katup kaki dan pancing air sebelum dinyalakan.', 'Fit a foot valve and prime it before starting.'],
    ],
    facts: [['Sumur 30 m', '30 m wells'], '250–500 W'],
    specs: [
      ['voltage', '220 V · 50 Hz'],
      ['suction', ['20–30 m dengan ejector', '20 to 30 m with ejector']],
      ['head', '40–50 m'],
      ['flow', ['25–45 liter/menit', '25 to 45 litres/min']],
    ],
    variants: [
      ['250', '250 W', 1_395_000, { kg: 18 }],
      ['375', '375 W', 1_860_000, { kg: 22, cm: [46, 28, 36] }],
      ['500', '500 W', 2_340_000, { kg: 26, cm: [50, 30, 38] }],
    ],
  },
  {
    sku: 'PMP-BAN-DRG',
    name: ['Pompa Dorong Banyura Booster', 'Banyura Booster Pump'],
    hue: 190,
    about: [
      [
        'Menambah tekanan dari tandon untuk shower dan pemanas air; menyala sendiri saat kran dibuka.',
        'Raises pressure from the tank for showers and heaters; starts itself when a tap opens.',
      ],
      [
        'Pasang di bawah tandon dengan beda tinggi paling sedikit 1 m agar sensornya bekerja.',
        'Mount it at least 1 m below the tank so that its sensor works.',
      ],
    ],
    facts: [
      ['Otomatis', 'Automatic'],
      ['Senyap 45 dB', 'Quiet, 45 dB'],
    ],
    specs: [
      ['voltage', '220 V · 50 Hz'],
      ['suction', ['Air masuk sendiri', 'Gravity-fed']],
      ['head', '8–15 m'],
      ['flow', ['20–35 liter/menit', '20 to 35 litres/min']],
    ],
    variants: [
      ['100', '100 W', 542_000, { kg: 4.2, cm: [26, 20, 20] }],
      ['200', '200 W', 865_000, { kg: 6.5, cm: [30, 22, 24] }],
    ],
  },
  {
    sku: 'PMP-BAN-CLP',
    name: ['Pompa Celup Banyura Submersible', 'Banyura Submersible Pump'],
    drawing: 'submersible-pump',
    hue: 225,
    about: [
      [
        'Pompa celup untuk menguras kolam, banjir, dan galian, tahan butiran 10 mm.',
        'A submersible for emptying ponds, floods and trenches; passes 10 mm grains.',
      ],
      ['Turunkan dengan tali pada gagangnya, jangan digantung pada kabel.', 'Lower it by a rope on its handle, never by its cable.'],
    ],
    facts: [['Kabel 8 m', '8 m cable'], 'IP68'],
    specs: [
      ['voltage', '220 V · 50 Hz'],
      ['suction', ['Dicelup sampai 5 m', 'Down to 5 m']],
      ['head', '6–9 m'],
      ['flow', ['80–180 liter/menit', '80 to 180 litres/min']],
    ],
    variants: [
      ['250', '250 W', 585_000, { kg: 5.5, cm: [22, 18, 32] }],
      ['400', '400 W', 842_000, { kg: 7.2, cm: [24, 20, 36] }],
    ],
  },
  {
    sku: 'PMP-BAN-IRG',
    name: ['Pompa Alkon Banyura Bensin', 'Banyura Petrol Water Pump'],
    drawing: 'petrol-pump',
    hue: 350,
    about: [
      ['Pompa irigasi bensin 4 tak untuk sawah dan proyek tanpa listrik.', 'A four-stroke petrol pump for fields and sites without power.'],
      ['Isi oli 0,6 liter sebelum dinyalakan pertama kali.', 'Fill 0.6 litres of oil before the first start.'],
    ],
    facts: ['5,5 HP', ['Tanpa listrik', 'No mains needed']],
    specs: [
      ['power', ['Bensin 4 tak, 5,5 HP', 'Four-stroke petrol, 5.5 HP']],
      ['suction', '7 m'],
      ['head', '28–30 m'],
      ['flow', ['500–950 liter/menit', '500 to 950 litres/min']],
    ],
    variants: [
      ['2', '2"', 1_590_000, { kg: 24, cm: [50, 40, 42] }],
      ['3', '3"', 1_845_000, { kg: 27, cm: [53, 42, 44] }],
    ],
  },
  {
    sku: 'PMP-BAN-SWT',
    name: ['Saklar Otomatis Pompa Banyura', 'Banyura Pump Control'],
    hue: 260,
    unit: 'pcs',
    kg: 0.6,
    cm: [14, 12, 12],
    drawing: 'pressure-switch',
    about: [
      ['Suku cadang dan kontrol otomatis untuk pompa rumah.', 'Automatic controls and spares for home pumps.'],
      ['Pasang pelampung kering agar pompa tidak menyala tanpa air.', 'Fit the dry-run float so that the pump never runs without water.'],
    ],
    facts: [
      ['Kontrol pompa', 'Pump control'],
      ['Anti kering', 'Dry-run guard'],
    ],
    specs: [
      ['voltage', '220 V · 50 Hz'],
      ['pressure', '1,1–1,8 bar'],
      ['current', '10 A'],
      ['use', ['Pompa sampai 500 W', 'Pumps up to 500 W']],
    ],
    variants: [
      ['PSW', ['Pressure switch', 'Pressure switch'], 78_500],
      ['FLT', ['Pelampung listrik', 'Electric float'], 64_500, { kg: 0.4 }],
      ['FLW', ['Flow switch digital', 'Digital flow switch'], 215_000, { kg: 1.1, cm: [20, 15, 15] }],
    ],
  },
];

export const buildPlumbing = () => [
  ...buildFamily({ category: 'pipa', brand: 'tirtamala', drawing: 'pvc-pipe', unit: 'batang', content: [4, 'm'], flags: ['long'] }, pipes),
  ...buildFamily(
    {
      category: 'fitting',
      brand: 'tirtamala',
      drawing: 'pipe-elbow',
      unit: 'pcs',
      minimum: 5,
      kg: 0.1,
      cm: [8, 8, 6],
      specs: [
        ['pressure', '10 kg/cm²'],
        ['sni', 'SNI 06-0135-1987'],
        ['use', ['Air bersih', 'Clean water']],
        ['material', ['PVC kelas AW', 'Class AW PVC']],
      ],
      about: [
        [
          'Cocok dengan pipa AW Tirtamala; uji 30 menit sebelum dinding ditutup.',
          'Fits Tirtamala AW pipe; test for 30 minutes before closing the wall.',
        ],
      ],
    },
    fittings,
  ),
  ...buildFamily(
    {
      category: 'tandon',
      brand: 'banyura',
      drawing: 'water-tank',
      unit: 'unit',
      specs: [['fit', ['Masuk 1", keluar 1"', '1" inlet, 1" outlet']]],
      about: [['Letakkan pada alas rata penuh, bukan pada tepi balok.', 'Stand it on a full, level base, never on beam edges.']],
    },
    tanks,
  ),
  ...buildFamily(
    {
      category: 'tandon',
      brand: 'banyura',
      drawing: 'ball-valve',
      unit: 'pcs',
      specs: [['use', ['Tandon dan bak air', 'Tanks and cisterns']]],
    },
    floats,
  ),
  ...buildFamily(
    { category: 'pompa', brand: 'banyura', drawing: 'water-pump', unit: 'unit', kg: 12, cm: [30, 24, 28], specs: [warranty(12)] },
    pumps,
  ),
];
