import type { SeedBanner } from './types.ts';

/** In the order in which home shows them. */
export const seedBanners: readonly SeedBanner[] = [
  {
    image: 'foundation',
    title: { id: 'Mulai dari fondasi', en: 'Start with the foundation' },
    text: { id: 'Semen, besi, dan bata dari depo terdekat Anda.', en: 'Cement, steel and blocks from the depot nearest to you.' },
    link: '/categories/semen-mortar',
  },
  {
    image: 'roof-season',
    title: { id: 'Atap siap sebelum hujan', en: 'A roof before the rain' },
    text: {
      id: 'Spandek dipotong sesuai ukuran, seng, dan genteng metal.',
      en: 'Roofing sheet cut to size, corrugated sheet and metal tiles.',
    },
    link: '/categories/atap-plafon',
  },
  {
    image: 'island-freight',
    title: { id: 'Sampai ke pulau Anda', en: 'All the way to your island' },
    text: {
      id: 'Kargo laut ke enam belas provinsi, mulai 5 ton lebih hemat 35%.',
      en: 'Sea cargo to sixteen provinces, 35% less from 5 tonnes.',
    },
    link: '/products',
  },
  {
    image: 'paint-week',
    title: { id: 'Promo pekan ini', en: 'This week’s offers' },
    text: { id: 'Cat dan pelapis pilihan dengan harga khusus.', en: 'Selected paints and coatings at special prices.' },
    link: '/products?promotion=true',
  },
];
