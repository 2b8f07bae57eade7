import type { Locator, Page } from '@playwright/test';

/** A part of a screen by what the customer calls it. */
type Parts = Readonly<Record<string, (page: Page) => Locator>>;

/** A page with the parts whose place and size are kept. */
export interface Screen {
  readonly name: string;
  /** `:cart` and `:order` stand for ids of the customer's. */
  readonly path: string;
  readonly isPrivate?: boolean;
  readonly parts: Parts;
  /** Parts below a date, whose upper edge is not kept. */
  readonly flowing?: readonly string[];
}

const main = (page: Page) => page.getByRole('main');
const heading = (level: number, name?: string) => (page: Page) => main(page).getByRole('heading', { level, ...(name && { name }) });
const button = (name: string | RegExp) => (page: Page) => main(page).getByRole('button', { name });
const link = (name: string | RegExp) => (page: Page) => main(page).getByRole('link', { name });
const field = (name: string) => (page: Page) => main(page).getByRole('textbox', { name, exact: true });
/** The button of a choice of files: the input itself is only read out. */
const label = (text: string) => (page: Page) => main(page).locator('label', { hasText: text });
const region = (name: string) => (page: Page) => main(page).getByRole('region', { name });

const title = heading(1);
const top: Parts = {
  'top bar': page => page.getByRole('banner'),
  'home link': page => page.getByRole('banner').getByRole('link', { name: /ke beranda$/ }),
  'search box': page => page.getByRole('combobox', { name: 'Cari produk' }),
  'cart link': page => page.getByRole('banner').getByRole('link', { name: /^Keranjang/ }),
};
const card = (page: Page) => main(page).getByRole('article');

/** Twelve screens in Indonesian. */
export const screens: readonly Screen[] = [
  {
    name: 'home',
    path: '/',
    parts: {
      ...top,
      title,
      categories: heading(2, 'Kategori'),
      'first category': link('Semen & Mortar'),
      'main menu': page => page.getByRole('navigation', { name: 'Menu utama' }),
      'bottom bar': page => page.getByRole('navigation', { name: 'Akses cepat' }),
    },
  },
  {
    name: 'products',
    path: '/products',
    parts: {
      'search box': top['search box'] as Parts[string],
      title,
      filter: button('Saring'),
      'first card': card,
      'first picture': page => card(page).first().locator('img'),
      'second card': page => card(page).nth(1),
      'in stock': link('Stok tersedia'),
    },
  },
  {
    name: 'product',
    path: '/product/semen-pcc-sagara',
    parts: {
      picture: page => page.getByRole('img', { name: 'Semen PCC Sagara' }),
      title,
      variant: page => main(page).getByRole('radio', { name: '50 kg' }),
      quantity: page => main(page).getByRole('textbox', { name: /^Jumlah Semen PCC Sagara/ }),
      more: button('Tambah Semen PCC Sagara'),
      delivery: button('Pilih tempat'),
      'add to cart': button('Tambah ke keranjang'),
    },
    flowing: ['add to cart'],
  },
  {
    name: 'categories',
    path: '/categories',
    parts: {
      title,
      'first category': heading(2, 'Semen & Mortar'),
      'second category': heading(2, 'Bata, Pasir & Batu'),
      'first below it': link('Mortar Instan'),
      'list below it': page => main(page).getByRole('list', { name: 'Semen & Mortar' }),
      'bottom bar': page => page.getByRole('navigation', { name: 'Akses cepat' }),
    },
  },
  {
    name: 'login',
    path: '/login',
    parts: {
      title,
      form: page => main(page).getByRole('form'),
      email: field('Email'),
      password: field('Kata sandi'),
      forgotten: link('Lupa kata sandi?'),
      'log in': page => main(page).getByRole('form').getByRole('button', { name: 'Masuk', exact: true }),
    },
  },
  {
    name: 'register',
    path: '/register',
    parts: {
      title,
      name: field('Nama'),
      email: field('Email'),
      'mobile number': field('Nomor HP'),
      password: field('Kata sandi'),
      terms: page => main(page).getByRole('checkbox'),
      'sign up': page => main(page).getByRole('form').getByRole('button', { name: 'Daftar' }),
    },
  },
  {
    name: 'calculator',
    path: '/calculators/bricks?by=area&area=30',
    parts: {
      title,
      area: field('Luas'),
      sizes: region('Ukuran'),
      door: button(/^Pintu 0,8/),
      thickness: page => main(page).getByLabel('Tebal dinding'),
      'goods heading': heading(2, 'Bahan'),
    },
  },
  {
    name: 'quick order',
    path: '/quick-order',
    parts: {
      title,
      order: field('Pesanan Anda'),
      check: button('Periksa'),
      file: label('Pilih berkas'),
      example: button('Unduh contoh berkas'),
      footer: page => page.getByRole('contentinfo'),
    },
  },
  {
    name: 'cart',
    path: '/cart',
    isPrivate: true,
    parts: {
      title,
      'first line': page => main(page).getByRole('list', { name: 'Produk di keranjang Anda' }).getByRole('listitem'),
      product: link(/^Perekat Keramik Dinding/),
      remove: button(/^Hapus Perekat/),
      quantity: page => main(page).getByRole('textbox', { name: /^Jumlah Perekat/ }),
      summary: heading(2, 'Ringkasan'),
      checkout: link('Checkout'),
    },
    flowing: ['checkout'],
  },
  {
    name: 'checkout',
    path: '/cart/checkout/:cart',
    isPrivate: true,
    parts: {
      title,
      address: region('Alamat pengiriman'),
      'change address': button(/^Ubah: Alamat/),
      shipping: heading(2, 'Pengiriman'),
      methods: page => main(page).getByRole('group', { name: 'Metode pengiriman' }).getByRole('radio'),
      summary: heading(2, 'Ringkasan'),
    },
    flowing: ['summary'],
  },
  {
    name: 'payment',
    path: '/payment/:order',
    isPrivate: true,
    parts: {
      title,
      back: link('Menunggu pembayaran'),
      'copy the amount': button('Salin jumlah bayar'),
      'copy the account': button('Salin nomor rekening'),
      'way to pay': heading(2, 'Transfer bank'),
      receipt: heading(2, 'Unggah bukti'),
      photo: label('Ambil foto'),
    },
    flowing: ['copy the amount', 'copy the account', 'way to pay', 'receipt', 'photo'],
  },
  {
    name: 'orders',
    path: '/transactions',
    isPrivate: true,
    parts: {
      title,
      'bottom bar': page => page.getByRole('navigation', { name: 'Akses cepat' }),
      'kinds of orders': page => main(page).getByRole('navigation', { name: 'Tahap pesanan Anda' }),
      'all orders': link('Semua'),
      'cart link': top['cart link'] as Parts[string],
    },
  },
];
