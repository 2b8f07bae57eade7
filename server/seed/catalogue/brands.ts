import type { BrandData } from '../../modules/catalogue/catalogue-data.ts';

interface BrandRow {
  readonly name: string;
  readonly hue: number;
  readonly id: string;
  readonly en: string;
  /** Town of the works, shown as the origin of its goods. */
  readonly origin: string;
}

export const brandTable = {
  sagara: {
    name: 'Sagara',
    hue: 212,
    id: 'Semen dari batu gamping Pangkep, digiling dan dikantongi dekat pelabuhan supaya sampai di timur dalam keadaan segar.',
    en: 'Cement from Pangkep limestone, ground and bagged next to the port so that it reaches the east fresh.',
    origin: 'Pangkep',
  },
  watukarsa: {
    name: 'Watukarsa',
    hue: 28,
    id: 'Bata ringan, batako, mortar, dan material alam yang diukur ulang di depo sebelum dikirim.',
    en: 'Aerated blocks, concrete blocks, mortars and aggregates, measured again at the depot before they leave.',
    origin: 'Maros',
  },
  nusabaja: {
    name: 'Nusabaja',
    hue: 225,
    id: 'Baja tulangan dan profil ringan dengan ukuran penuh dan sertifikat uji tarik untuk setiap nomor leburan.',
    en: 'Reinforcing steel and light sections at full size, with a tensile certificate for every heat number.',
    origin: 'Cilegon',
  },
  atapena: {
    name: 'Atapena',
    hue: 4,
    id: 'Atap seng, spandek, dan genteng metal berlapis seng-aluminium untuk daerah pantai dan curah hujan tinggi.',
    en: 'Roof sheets and metal tiles with a zinc-aluminium coat, made for coasts and heavy rain.',
    origin: 'Surabaya',
  },
  marenda: {
    name: 'Marenda',
    hue: 32,
    id: 'Keramik dan granit dengan motif tenang, ukuran presisi, dan nomor shade yang tertulis di setiap dus.',
    en: 'Ceramic and porcelain tiles in quiet patterns, precise in size, with the shade number printed on every box.',
    origin: 'Gresik',
  },
  rupawarna: {
    name: 'Rupawarna',
    hue: 330,
    id: 'Cat tembok, cat kayu-besi, dan pelapis anti bocor dengan 1.200 pilihan warna campur.',
    en: 'Wall paints, enamels and waterproof coatings with 1,200 mixed colours.',
    origin: 'Tangerang',
  },
  tirtamala: {
    name: 'Tirtamala',
    hue: 198,
    id: 'Pipa dan sambungan PVC dengan tebal dinding sesuai kelasnya, dari sambungan rumah sampai pembuangan.',
    en: 'PVC pipes and fittings with the wall thickness their class asks for, from house connection to drain.',
    origin: 'Sidoarjo',
  },
  banyura: {
    name: 'Banyura',
    hue: 206,
    id: 'Tandon dan pompa air untuk rumah yang harus menyimpan airnya sendiri.',
    en: 'Water tanks and pumps for homes that have to store their own water.',
    origin: 'Semarang',
  },
  arusena: {
    name: 'Arusena',
    hue: 48,
    id: 'Kabel tembaga penuh, lampu LED, saklar, dan pengaman listrik ber-SNI.',
    en: 'Full copper cable, LED lamps, switches and circuit protection to the national standard.',
    origin: 'Bekasi',
  },
  garuka: {
    name: 'Garuka',
    hue: 18,
    id: 'Perkakas mesin dan tangan untuk tukang, dengan suku cadang yang tersedia di sepuluh depo kami.',
    en: 'Power and hand tools for tradesmen, with spare parts kept at our ten depots.',
    origin: 'Cikarang',
  },
  sanimara: {
    name: 'Sanimara',
    hue: 186,
    id: 'Kloset, wastafel, kran, dan shower yang hemat air dan mudah dirawat.',
    en: 'Toilets, basins, taps and showers that save water and are easy to look after.',
    origin: 'Surabaya',
  },
  kusenta: {
    name: 'Kusenta',
    hue: 22,
    id: 'Pintu, jendela, kunci, dan engsel yang dibuat sepasang, siap pasang pada kusen standar.',
    en: 'Doors, windows, locks and hinges made to fit each other, ready for standard frames.',
    origin: 'Jepara',
  },
  rimbaya: {
    name: 'Rimbaya',
    hue: 95,
    id: 'Triplek, papan olahan, gypsum, dan papan semen dari kayu berizin dan bahan tanpa asbes.',
    en: 'Plywood, engineered wood, gypsum and cement boards from legal timber and asbestos-free material.',
    origin: 'Samarinda',
  },
  pawonara: {
    name: 'Pawonara',
    hue: 12,
    id: 'Kompor, penghisap asap, dan bak cuci untuk dapur Indonesia yang menumis setiap hari.',
    en: 'Stoves, hoods and sinks for Indonesian kitchens that fry every day.',
    origin: 'Karawang',
  },
  sejukara: {
    name: 'Sejukara',
    hue: 192,
    id: 'AC, kulkas, dan kipas yang tahan tegangan naik-turun dan hemat daya.',
    en: 'Air conditioners, refrigerators and fans that stand voltage swings and use little power.',
    origin: 'Karawang',
  },
  pakuraya: {
    name: 'Pakuraya',
    hue: 265,
    id: 'Paku, sekrup, angkur, dan lem dengan isi dan ukuran yang jujur di setiap kemasan.',
    en: 'Nails, screws, anchors and glues with an honest count and size in every pack.',
    origin: 'Surabaya',
  },
} as const satisfies Record<string, BrandRow>;

export type BrandSlug = keyof typeof brandTable;

/** All brands, with their descriptions. */
export const buildBrands = (): readonly BrandData[] =>
  Object.entries<BrandRow>(brandTable).map(([slug, { name, hue, id, en }]) => ({ slug, name, hue, description: { id, en } }));
