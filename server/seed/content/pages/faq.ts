import type { SeedPage } from '../types.ts';
import { ordering } from './faq-ordering.ts';
import { payment } from './faq-payment.ts';
import { returns } from './faq-returns.ts';
import { shipping } from './faq-shipping.ts';

export const faq: SeedPage = {
  slug: 'faq',
  updatedAt: '2025-11-10T09:00:00+08:00',
  title: { id: 'Pertanyaan umum', en: 'Frequently asked questions' },
  summary: {
    id: 'Jawaban singkat tentang memesan, membayar, mengirim, dan mengembalikan.',
    en: 'Short answers on ordering, paying, shipping and returning.',
  },
  groups: [ordering, payment, shipping, returns],
};
