import type { SeedSiteInfo } from './types.ts';

/** The shop's own card. The company, its numbers and its addresses are invented. */
export const siteInfo: SeedSiteInfo = {
  name: 'Fondasi',
  tagline_id: 'Bahan bangunan untuk Indonesia timur',
  tagline_en: 'Building materials for eastern Indonesia',
  headline_id: 'Bahan bangunan, sampai ke seluruh Indonesia timur',
  headline_en: 'Building materials, delivered across eastern Indonesia',
  email: 'bantuan@fondasi.test',
  phone: '+6281100004040',
  description_id:
    'Bahan bangunan dan perlengkapan rumah untuk Indonesia timur: harga sudah termasuk PPN, ongkos kirim dihitung dari sepuluh depo, dari Makassar sampai Jayapura.',
  description_en:
    'Building materials and home equipment for eastern Indonesia: prices include VAT, freight is computed from ten depots between Makassar and Jayapura.',
  socials: [
    { name: 'Facebook', link: 'https://www.facebook.com/fondasi.test', icon: 'facebook' },
    { name: 'Instagram', link: 'https://www.instagram.com/fondasi.test', icon: 'instagram' },
    { name: 'WhatsApp', link: 'https://wa.me/6281100004040', icon: 'whatsapp' },
  ],
  others: [
    { label_id: 'Tentang kami', label_en: 'About us', route: '/about' },
    { label_id: 'Pertanyaan umum', label_en: 'FAQ', route: '/faq' },
    { label_id: 'Syarat dan ketentuan', label_en: 'Terms and conditions', route: '/terms-and-conditions' },
    { label_id: 'Garansi dan pengembalian', label_en: 'Guarantee and returns', route: '/guarantee-and-returns' },
    { label_id: 'Blog', label_en: 'Blog', route: '/blog' },
  ],
  blog_url: null,
  legal_line_id: 'PT Fondasi Timur Sejahtera, Makassar. Semua harga termasuk PPN.',
  legal_line_en: 'PT Fondasi Timur Sejahtera, Makassar. All prices include VAT.',
  company_name: 'PT Fondasi Timur Sejahtera',
  company_address: 'Kompleks Pergudangan Blok A1, Biringkanaya, Makassar',
  tax_number: '00.000.000.0-000.000',
  business_number: '',
  is_pkp: true,
  order_prefix: 'FD',
};
