/** Words of a greeting, an address or a wish: a line with one of them and without a quantity orders nothing. */
export const greetingWords =
  /(?<!\p{L})(?:assalam\p{L}*|ass?wr|wassalam\p{L}*|waalaikum\p{L}*|salam|selamat|pagi|siang|sore|malam|pak|bapak|bpk|bu|ibu|bos|boss|bang|mas|mbak|kak|om|gan|min|admin|tolong|mohon|minta|kirim|kirimkan|dikirim|antar|diantar|alamat|lokasi|proyek|total|subtotal|harga|ongkir|ongkos|terima ?kasih|trima ?kasih|makasih|mksh|thanks|thx|trims|halo|hallo|hai|permisi|maaf|besok|lusa|hari ini|nanti|segera|nb|note|catatan|keterangan|rek|rekening|transfer|bayar|lunas|telp|telepon|hub|hubungi|hp|wa|jalan|jl|jln|rt|rw|desa|kelurahan|kecamatan|tgl|tanggal|oke?|siap|ya|pesanan|daftar|https?)(?!\p{L})/u;

/** What stands above goods: a part of a building, a work. */
export const headingWords = /^(?:untuk|buat|bagian|pekerjaan|pek|tahap|blok|bahan|material|(?:lantai|lt\.?) ?\d)(?!\p{L})[^:]*:?$/u;

/** A heading that ends with its own number, as 'lantai 2' and 'tahap 3'; 'bahan plafon 20' asks for goods. */
export const numberedHeading = /^(?:\p{L}+ )*(?:lantai|lt\.?|tahap|bagian|pekerjaan|pek) ?\d+$/u;

/** Words before goods that are not asked for by. */
export const leadingFillers: ReadonlySet<string> = new Set(
  'assalamualaikum halo hallo hai pagi siang sore malam selamat tolong mohon minta pesan order beli ambil mau saya aku kami butuh perlu kirim kirimkan antar tambah plus juga sama dan dengan pak bapak bpk bos boss bu ibu bang mas mbak kak om gan min'.split(
    ' ',
  ),
);
/** Words behind goods that are not asked for by. */
export const trailingFillers: ReadonlySet<string> = new Set(
  'ya yah pak bapak bpk bos boss bu ibu bang mas mbak kak om gan min dong aja saja dulu juga lagi besok nanti sekarang hari ini segera dan sama'.split(
    ' ',
  ),
);

/** Words beside goods that say nothing of which they are; units without a number among them. */
export const idleWords: ReadonlySet<string> = new Set(
  'yg yang ukuran uk ukr merk merek tipe type dia diameter kira-kira sekitar per dari untuk buat dan mm sak zak batang btg lembar lbr dus dos pcs bh buah biji'.split(
    ' ',
  ),
);
