import type { Language } from '#contract/endpoint.ts';

type Words = Readonly<Record<Language, string>>;

/** The text of an order's push, by `status_progress`: the words of the notifications' page. */
const titles: readonly Words[] = [
  { id: 'Pesanan dibuat, menunggu persetujuan admin', en: 'Order made, waiting for admin approval' },
  { id: 'Pesanan Anda siap dibayar', en: 'Your order is ready for payment' },
  { id: 'Pembayaran tervalidasi', en: 'Payment validated' },
  { id: 'Pesanan Anda diproses dan menunggu kurir', en: 'Your order is being processed and waits for the courier' },
  { id: 'Pesanan Anda dalam perjalanan', en: 'Your order is on its way' },
  { id: 'Pesanan Anda telah tiba. Bagaimana hasilnya?', en: 'Your order was delivered. How was it?' },
  {
    id: 'Pesanan Anda dibatalkan. Bila sudah dibayar, dana kembali dalam 1-3 hari kerja',
    en: 'Your order was cancelled. If you have paid, the refund takes 1-3 working days',
  },
];
const other: Words = { id: 'Kabar pesanan Anda', en: 'News about your order' };

export const progressTitle = (progress: number | null): Words => titles[progress ?? -1] ?? other;

export const promotionTitle: Words = { id: 'Promo', en: 'Promo' };
export const announcementTitle: Words = { id: 'Pengumuman', en: 'Announcement' };
export const orderWord: Words = { id: 'Pesanan', en: 'Order' };

export const payWord: Words = { id: 'Bayar pesanan', en: 'Pay order' };
export const trackWord: Words = { id: 'Lacak pesanan', en: 'Track order' };

/** Reminders: what the notifications' page and the push say. */
export const reminderWords = {
  payment: {
    id: 'Kurang dari 3 jam lagi untuk membayar pesanan ini. Setelah itu pesanan dibatalkan.',
    en: 'Less than 3 hours are left to pay for this order. After that it is cancelled.',
  },
  review: {
    id: 'Pesanan ini tiba dua hari lalu. Ceritakan bagaimana hasilnya kepada pembeli lain.',
    en: 'This order came two days ago. Tell other buyers how it was.',
  },
} as const satisfies Readonly<Record<string, Words>>;
export type ReminderKind = keyof typeof reminderWords;
