import type { Language } from './visit.ts';

/** An address of the shop with the title that stands before the shop's name. */
export interface Place {
  readonly path: string;
  readonly title: Readonly<Record<Language, string>>;
  /** 200 where left out. */
  readonly status?: number;
}

const place = (path: string, id: string, en: string, status = 200): Place => ({ path, title: { id, en }, status });

/** Pages that everybody may open. The home page's title begins with the shop's name. */
export const publicPlaces: readonly Place[] = [
  place('/', 'Fondasi – Bahan bangunan untuk Indonesia timur', 'Fondasi – Building materials for eastern Indonesia'),
  place('/login', 'Masuk – Fondasi', 'Login – Fondasi'),
  place('/register', 'Daftar – Fondasi', 'Sign up – Fondasi'),
  place('/about', 'Tentang Fondasi – Fondasi', 'About Fondasi – Fondasi'),
  place('/faq', 'Pertanyaan umum – Fondasi', 'Frequently asked questions – Fondasi'),
  place('/terms-and-conditions', 'Syarat dan ketentuan – Fondasi', 'Terms and conditions – Fondasi'),
  place('/guarantee-and-returns', 'Garansi dan pengembalian – Fondasi', 'Guarantee and returns – Fondasi'),
  place('/blog', 'Blog – Fondasi', 'Blog – Fondasi'),
  place('/blog_detail/mengecat-di-musim-hujan', 'Mengecat di musim hujan – Fondasi', 'Painting in the rainy season – Fondasi'),
  place('/categories', 'Kategori – Fondasi', 'Categories – Fondasi'),
  place('/categories/semen', 'Semen – Fondasi', 'Cement – Fondasi'),
  place('/brands', 'Merek – Fondasi', 'Brands – Fondasi'),
  place('/brands/sagara', 'Sagara – Fondasi', 'Sagara – Fondasi'),
  place('/products', 'Produk – Fondasi', 'Products – Fondasi'),
  place('/products?search=semen', 'semen – Fondasi', 'semen – Fondasi'),
  place('/product/semen-pcc-sagara', 'Semen PCC Sagara – Fondasi', 'Sagara PCC Cement – Fondasi'),
  place('/calculators', 'Kalkulator – Fondasi', 'Calculators – Fondasi'),
  place('/calculators/bricks?by=area&area=30', 'Dinding bata merah – Fondasi', 'Brick wall – Fondasi'),
  place('/quick-order', 'Pesan cepat – Fondasi', 'Quick order – Fondasi'),
  place('/quotations', 'Penawaran – Fondasi', 'Quotations – Fondasi'),
  place('/quotations/letterhead', 'Kop surat Anda – Fondasi', 'Your letterhead – Fondasi'),
  place('/account', 'Akun – Fondasi', 'Account – Fondasi'),
  place('/transactions/waiting-validation', 'Menunggu validasi – Fondasi', 'Waiting for validation – Fondasi'),
  place('/no/such/page', 'Fondasi – Bahan bangunan untuk Indonesia timur', 'Fondasi – Building materials for eastern Indonesia', 404),
];

/** Pages that need a customer; `:cart` and `:order` stand for ids of theirs. */
export const privatePlaces: readonly Place[] = [
  place('/cart', 'Keranjang – Fondasi', 'Cart – Fondasi'),
  place('/cart/checkout/:cart', 'Checkout – Fondasi', 'Checkout – Fondasi'),
  place('/payment/:order', 'Pembayaran – Fondasi', 'Payment – Fondasi'),
  place('/track/:order', 'Lacak pesanan – Fondasi', 'Track order – Fondasi'),
  place('/returns/:order', 'Pengembalian dan klaim – Fondasi', 'Returns and claims – Fondasi'),
  place('/transactions', 'Transaksi saya – Fondasi', 'My transactions – Fondasi'),
  place('/transactions/projects', 'Belanja per proyek – Fondasi', 'Spend per project – Fondasi'),
  place('/transactions/bought', 'Sering dibeli – Fondasi', 'Often bought – Fondasi'),
  place('/transactions/waiting-payment', 'Menunggu pembayaran – Fondasi', 'Waiting for payment – Fondasi'),
  place('/transactions/waiting-payment/:order', 'Menunggu pembayaran – Fondasi', 'Waiting for payment – Fondasi'),
  place('/profile', 'Profil – Fondasi', 'Profile – Fondasi'),
  place('/change-password', 'Ubah kata sandi – Fondasi', 'Change password – Fondasi'),
  place('/account-data', 'Perangkat dan data – Fondasi', 'Devices and data – Fondasi'),
  place('/address', 'Alamat – Fondasi', 'Address – Fondasi'),
  place('/notifications', 'Notifikasi – Fondasi', 'Notifications – Fondasi'),
  place('/reviews', 'Ulasan – Fondasi', 'Reviews – Fondasi'),
  place('/queue', 'Menunggu dikirim – Fondasi', 'Waiting to be sent – Fondasi'),
];

/** Pages that show a customer something else than a guest, or that a customer sends on; `:token` stands for a link to an order of theirs. */
export const customerPlaces: readonly Place[] = [
  place('/account', 'Akun – Fondasi', 'Account – Fondasi'),
  place('/delivery/:token', 'Pengiriman – Fondasi', 'Delivery – Fondasi'),
];
