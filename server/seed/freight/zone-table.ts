import type { DepotCode, FreightZone, IslandGroup, ZoneReach } from '../../db/schema/freight-types.ts';

/** Depot, tariff, reach, and the regencies that they hold for: the nearest depot by road, or by ship's line where no road leads. */
type ZoneRow = readonly [DepotCode, IslandGroup, ZoneReach, readonly string[]];

const table: readonly ZoneRow[] = [
  ['makassar', 'sulawesi', 'city', ['73.71']],
  // Bulukumba, Bantaeng, Jeneponto, Takalar, Gowa, Maros, Pangkajene dan Kepulauan, Barru, Parepare
  ['makassar', 'sulawesi', 'road', ['73.02', '73.03', '73.04', '73.05', '73.06', '73.09', '73.10', '73.11', '73.72']],
  // Sinjai, Bone, Wajo, Pinrang, Luwu, Luwu Utara, Luwu Timur, Palopo; Polewali Mandar, Majene
  ['makassar', 'sulawesi', 'far-road', ['73.07', '73.08', '73.13', '73.15', '73.17', '73.22', '73.24', '73.73', '76.04', '76.05']],
  // Soppeng, Sidenreng Rappang, Enrekang, Tana Toraja, Toraja Utara; Mamasa
  ['makassar', 'sulawesi', 'inland', ['73.12', '73.14', '73.16', '73.18', '73.26', '76.03']],
  // Kepulauan Selayar
  ['makassar', 'sulawesi', 'islands', ['73.01']],

  ['manado', 'sulawesi', 'city', ['71.71']],
  // Minahasa, Minahasa Selatan, Minahasa Utara, Minahasa Tenggara, Bitung, Tomohon
  ['manado', 'sulawesi', 'road', ['71.02', '71.05', '71.06', '71.07', '71.72', '71.73']],
  // Bolaang Mongondow, its north, east and south; Gorontalo
  ['manado', 'sulawesi', 'far-road', ['71.01', '71.08', '71.10', '71.11', '75.01', '75.02', '75.03', '75.04', '75.05', '75.71']],
  // Kotamobagu
  ['manado', 'sulawesi', 'inland', ['71.74']],
  // Kepulauan Sangihe, Kepulauan Siau Tagulandang Biaro
  ['manado', 'sulawesi', 'islands', ['71.03', '71.09']],
  // Kepulauan Talaud
  ['manado', 'sulawesi', 'remote', ['71.04']],

  ['palu', 'sulawesi', 'city', ['72.71']],
  // Donggala, Parigi Moutong, Sigi; Pasangkayu
  ['palu', 'sulawesi', 'road', ['72.03', '72.08', '72.10', '76.01']],
  // Banggai, Poso, Toli-Toli, Buol, Tojo Una Una, Morowali Utara; Mamuju, Mamuju Tengah
  ['palu', 'sulawesi', 'far-road', ['72.01', '72.02', '72.04', '72.05', '72.09', '72.12', '76.02', '76.06']],
  // Banggai Kepulauan
  ['palu', 'sulawesi', 'islands', ['72.07']],
  // Banggai Laut
  ['palu', 'sulawesi', 'remote', ['72.11']],

  ['kendari', 'sulawesi', 'city', ['74.71']],
  // Konawe, Konawe Selatan, Konawe Utara
  ['kendari', 'sulawesi', 'road', ['74.02', '74.05', '74.09']],
  // Kolaka, Bombana, Kolaka Utara; Morowali
  ['kendari', 'sulawesi', 'far-road', ['74.01', '74.06', '74.08', '72.06']],
  // Kolaka Timur
  ['kendari', 'sulawesi', 'inland', ['74.11']],
  // Muna, Buton, Buton Utara, Konawe Kepulauan, Muna Barat, Buton Tengah, Buton Selatan, Bau Bau
  ['kendari', 'sulawesi', 'islands', ['74.03', '74.04', '74.10', '74.12', '74.13', '74.14', '74.15', '74.72']],
  // Wakatobi
  ['kendari', 'sulawesi', 'remote', ['74.07']],

  ['mataram', 'ntb', 'city', ['52.71']],
  // Lombok
  ['mataram', 'ntb', 'road', ['52.01', '52.02', '52.03', '52.08']],
  // Sumbawa, Dompu, Bima, Sumbawa Barat, the city of Bima
  ['mataram', 'ntb', 'islands', ['52.04', '52.05', '52.06', '52.07', '52.72']],
  // Sumba Barat, Manggarai Barat, Sumba Tengah, Sumba Barat Daya
  ['mataram', 'ntt', 'islands', ['53.12', '53.15', '53.17', '53.18']],

  ['kupang', 'ntt', 'city', ['53.71']],
  // Kupang
  ['kupang', 'ntt', 'road', ['53.01']],
  // Timor Tengah Utara, Belu, Malaka
  ['kupang', 'ntt', 'far-road', ['53.03', '53.04', '53.21']],
  // Timor Tengah Selatan
  ['kupang', 'ntt', 'inland', ['53.02']],
  // Alor, Flores Timur, Sikka, Ende, Ngada, Manggarai, Sumba Timur, Lembata, Rote Ndao, Nagekeo, Manggarai Timur
  ['kupang', 'ntt', 'islands', ['53.05', '53.06', '53.07', '53.08', '53.09', '53.10', '53.11', '53.13', '53.14', '53.16', '53.19']],
  // Sabu Raijua
  ['kupang', 'ntt', 'remote', ['53.20']],

  ['ambon', 'maluku', 'city', ['81.71']],
  // Maluku Tengah, Maluku Tenggara, Buru, Seram Bagian Timur, Seram Bagian Barat, Buru Selatan, Tual
  ['ambon', 'maluku', 'islands', ['81.01', '81.02', '81.04', '81.05', '81.06', '81.09', '81.72']],
  // Kepulauan Tanimbar, Kepulauan Aru, Maluku Barat Daya
  ['ambon', 'maluku', 'remote', ['81.03', '81.07', '81.08']],

  ['ternate', 'maluku', 'city', ['82.71']],
  // Halmahera, Pulau Morotai, Tidore Kepulauan
  ['ternate', 'maluku', 'islands', ['82.01', '82.02', '82.03', '82.04', '82.06', '82.07', '82.72']],
  // Kepulauan Sula, Pulau Taliabu
  ['ternate', 'maluku', 'remote', ['82.05', '82.08']],

  ['sorong', 'papua', 'city', ['96.71']],
  // Sorong
  ['sorong', 'papua', 'road', ['96.01']],
  // Sorong Selatan, Tambrauw; Manokwari, Manokwari Selatan
  ['sorong', 'papua', 'far-road', ['96.02', '96.04', '92.02', '92.11']],
  // Maybrat
  ['sorong', 'papua', 'inland', ['96.05']],
  // Fak Fak, Teluk Bintuni, Teluk Wondama, Kaimana; Nabire
  ['sorong', 'papua', 'coast', ['92.03', '92.06', '92.07', '92.08', '94.01']],
  // Raja Ampat
  ['sorong', 'papua', 'remote', ['96.03']],
  // Pegunungan Arfak
  ['sorong', 'papua', 'highlands', ['92.12']],

  ['jayapura', 'papua', 'city', ['91.71']],
  // Jayapura, Keerom
  ['jayapura', 'papua', 'road', ['91.03', '91.11']],
  // Sarmi
  ['jayapura', 'papua', 'far-road', ['91.10']],
  // Waropen, Mamberamo Raya; Merauke, Boven Digoel, Mappi, Asmat; Mimika
  ['jayapura', 'papua', 'coast', ['91.15', '91.20', '93.01', '93.02', '93.03', '93.04', '94.04']],
  // Kepulauan Yapen, Biak Numfor
  ['jayapura', 'papua', 'islands', ['91.05', '91.06']],
  // Supiori
  ['jayapura', 'papua', 'remote', ['91.19']],
  // Puncak Jaya, Paniai, Puncak, Dogiyai, Intan Jaya, Deiyai
  ['jayapura', 'papua', 'highlands', ['94.02', '94.03', '94.05', '94.06', '94.07', '94.08']],
  // Papua Pegunungan
  ['jayapura', 'papua', 'highlands', ['95.01', '95.02', '95.03', '95.04', '95.05', '95.06', '95.07', '95.08']],
];

/** The zone of every regency, in the table's order. */
export const zoneRows: readonly FreightZone[] = table.flatMap(([depot, islandGroup, reach, regencies]) =>
  regencies.map(regency => ({ regency, depot, zone: `${islandGroup}-${reach}` as const, islandGroup, reach })),
);
