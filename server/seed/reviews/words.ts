/** Sentences that customers write about any product, by stars. */
export const verdicts = {
  5: [
    'Barang sesuai gambar, kualitas bagus.',
    'Puas sekali, tukang saya juga bilang barangnya bagus.',
    'Asli, sesuai pesanan, tidak ada yang kurang.',
    'Sudah langganan, kualitasnya selalu sama.',
    'Mantap, harga sampai di tempat masih lebih murah daripada toko sini.',
    'Jumlah pas, kondisi baik semua waktu dibongkar.',
    'Rekomendasi untuk proyek kecil maupun besar.',
    'Pesan kedua kalinya, tetap puas.',
  ],
  4: [
    'Barang bagus, hanya pengirimannya agak lama.',
    'Kualitas sesuai harga.',
    'Secara umum baik, kemasan luar sedikit lecet tetapi isinya aman.',
    'Bagus, semoga stoknya tidak sering kosong.',
    'Sesuai deskripsi. Kurang satu bintang karena kapal mundur tiga hari.',
  ],
  3: [
    'Lumayan untuk harganya.',
    'Barang cukup baik, tetapi ada beberapa yang kemasannya penyok.',
    'Standar saja, sesuai harga.',
    'Datang terlambat seminggu, barangnya sendiri tidak masalah.',
  ],
  2: [
    'Kemasan rusak waktu sampai, sebagian tidak bisa dipakai.',
    'Warna agak berbeda dari gambar.',
    'Terlalu lama di pelabuhan, proyek jadi tertunda.',
  ],
  1: ['Ada yang pecah waktu diterima, masih menunggu penggantian.', 'Datang kurang dua, sudah lapor dan sedang diproses.'],
} as const;

/** Sentences on goods of one top category, by customers who are content. */
export const praise: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'semen-mortar': [
    'Semen masih baru, tidak ada yang membatu.',
    'Sak utuh semua, tanggal produksinya masih dekat.',
    'Cepat kering dan tidak retak rambut.',
    'Daya rekatnya kuat, hemat pemakaian.',
  ],
  'bata-pasir-batu': [
    'Ukurannya rata, dinding jadi cepat lurus.',
    'Yang pecah hanya satu dua dari satu palet.',
    'Pasirnya bersih, sedikit lumpurnya.',
  ],
  'besi-baja': [
    'Diameter diukur dengan jangka sorong, benar penuh.',
    'Besi lurus, belum berkarat, ada cap SNI.',
    'Potongannya rapi dan panjangnya pas.',
  ],
  'atap-plafon': [
    'Lapisannya tebal, hujan tidak terlalu berisik.',
    'Lembarannya tidak ada yang penyok.',
    'Cocok untuk rumah dekat pantai, sampai sekarang belum berkarat.',
  ],
  'lantai-dinding': [
    'Warna satu lot semua, rapi setelah dipasang.',
    'Sudutnya siku, natnya bisa tipis.',
    'Dikemas kayu, dari delapan dus tidak ada yang pecah.',
  ],
  'cat-pelapis': [
    'Dua lapis sudah menutup, baunya tidak menyengat.',
    'Warnanya sama dengan contoh.',
    'Setahun kena panas dan hujan, warnanya belum pudar.',
  ],
  'pipa-air': [
    'Sambungannya rapat, tidak ada yang bocor.',
    'Tebal, tidak mudah pecah waktu dipotong.',
    'Dipakai di Buru dengan air sumur, aman.',
  ],
  'listrik-lampu': ['Terang dan tidak cepat panas.', 'Kabelnya tembaga penuh, sesuai ukuran.', 'Pasangnya mudah, terasa kokoh.'],
  perkakas: ['Tenaganya cukup untuk beton.', 'Pegangannya enak, tidak licin.', 'Dipakai tiap hari di proyek, masih normal.'],
  sanitasi: [
    'Mengilap dan mudah dibersihkan.',
    'Tidak ada goresan, perlengkapannya lengkap.',
    'Alirannya deras walaupun tekanan air rendah.',
  ],
  'pintu-jendela': ['Pas di kusen, tidak melengkung.', 'Serat kayunya bagus, berat dan kokoh.', 'Terkunci halus, anak kuncinya lengkap.'],
  'kayu-papan': ['Rata, tidak mengelupas di pinggir.', 'Kering, tidak melengkung setelah sebulan.', 'Tebalnya sesuai, sudah saya ukur.'],
  'dapur-elektronik': [
    'Sudah dicoba, hidup normal dan garansi ada.',
    'Hemat listrik dan tidak berisik.',
    'Dikemas rapat, sampai tanpa lecet.',
  ],
  'paku-pengikat': ['Tidak mudah bengkok.', 'Isi sesuai timbangan.', 'Ulirnya tajam, masuk ke kayu besi.'],
};

/** How it came. */
export const deliveries = [
  'Dikirim lewat kargo laut, sampai sesuai perkiraan.',
  'Diambil di depo, dilayani dengan baik.',
  'Sopirnya membantu menurunkan.',
  'Kemasannya rapi.',
  'Admin cepat menjawab.',
  'Ongkos kirimnya jelas dari awal.',
] as const;

export const firstNames = [
  'Rahman',
  'Yohanes',
  'Siti',
  'Agustina',
  'Markus',
  'Fatimah',
  'La Ode',
  'Wa Ode',
  'Daniel',
  'Nurhayati',
  'Petrus',
  'Ismail',
  'Maria',
  'Hasan',
  'Yuliana',
  'Frans',
  'Aisyah',
  'Melkias',
  'Rosita',
  'Andi',
  'Ratna',
  'Stefanus',
  'Halima',
  'Yakob',
  'Kristina',
  'Sudirman',
  'Elisabeth',
  'Abdul',
  'Novita',
  'Oktovianus',
] as const;

export const towns = [
  'Ambon',
  'Makassar',
  'Kendari',
  'Ternate',
  'Sorong',
  'Manado',
  'Kupang',
  'Jayapura',
  'Palu',
  'Baubau',
  'Tual',
  'Masohi',
  'Gorontalo',
  'Maumere',
  'Manokwari',
  'Namlea',
  'Parepare',
  'Labuan Bajo',
  'Tobelo',
  'Timika',
] as const;
