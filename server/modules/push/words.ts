import type { Language } from '#contract/endpoint.ts';
import { formatDays } from '#lib/day-words.ts';

type Words = Readonly<Record<Language, string>>;

/** The text of an order's push, by `status_progress`: the words of the notifications' page. */
const titles: readonly Words[] = [
  { id: 'Pesanan dibuat, menunggu persetujuan admin', en: 'Order made, waiting for admin approval' },
  { id: 'Pesanan Anda siap dibayar', en: 'Your order is ready for payment' },
  { id: 'Pembayaran tervalidasi', en: 'Payment validated' },
  { id: 'Pesanan Anda diproses dan menunggu kurir', en: 'Your order is being processed and waits for the courier' },
  { id: 'Pesanan Anda dalam perjalanan', en: 'Your order is on its way' },
  { id: 'Pesanan Anda sudah tiba. Bagaimana barangnya?', en: 'Your order was delivered. How was it?' },
  {
    id: 'Pesanan Anda dibatalkan. Bila sudah dibayar, dana kembali dalam 1-3 hari kerja',
    en: 'Your order was cancelled. If you have paid, the refund takes 1-3 working days',
  },
];
/** Where an order that is collected has other words. */
const pickUpTitles: Readonly<Record<number, Words>> = {
  3: { id: 'Pesanan Anda sedang disiapkan di depo', en: 'Your order is being prepared at the depot' },
  4: { id: 'Pesanan Anda siap diambil', en: 'Your order is ready for pick-up' },
  5: { id: 'Pesanan Anda sudah diambil. Bagaimana barangnya?', en: 'You have collected your order. How was it?' },
};
const other: Words = { id: 'Kabar pesanan Anda', en: 'News about your order' };

export const progressTitle = (progress: number | null, isPickUp: boolean): Words =>
  (isPickUp ? pickUpTitles[progress ?? -1] : undefined) ?? titles[progress ?? -1] ?? other;

/** The days of an arrival, or of a pick-up's being ready: 'tiba 3–10 Des'. */
export function arrivalWords(days: { from: string; to: string }, isPickUp: boolean): Words {
  const [id, en] = [formatDays(days, 'id'), formatDays(days, 'en')];
  return isPickUp ? { id: `siap ${id}`, en: `ready ${en}` } : { id: `tiba ${id}`, en: `arrives ${en}` };
}

export const depotWords = (name: string): Words => ({ id: `Depo ${name}`, en: `${name} depot` });

export const promotionTitle: Words = { id: 'Promo', en: 'Promo' };
export const announcementTitle: Words = { id: 'Pengumuman', en: 'Announcement' };
export const orderWord: Words = { id: 'Pesanan', en: 'Order' };

export const payWord: Words = { id: 'Bayar pesanan', en: 'Pay order' };
export const trackWord: Words = { id: 'Lacak pesanan', en: 'Track order' };

/** Of the push that tells staff of an order. */
export const newOrderTitle: Words = { id: 'Pesanan baru', en: 'New order' };

/** Of the reminder that an order is late. */
export const lateTitle: Words = { id: 'Pesanan Anda terlambat', en: 'Your order is late' };

/** Reminders: what the notifications' page and the push say. */
export const reminderWords = {
  payment: {
    id: 'Kurang dari 3 jam lagi untuk membayar pesanan ini. Setelah itu pesanan dibatalkan.',
    en: 'Less than 3 hours are left to pay for this order. After that it is cancelled.',
  },
  validation: {
    id: 'Toko belum menyetujui pesanan ini. Bila tidak disetujui dalam beberapa jam, pesanan batal dan Anda tidak perlu membayar.',
    en: 'The shop has not approved this order yet. Unless it does within a few hours the order is cancelled, and you have nothing to pay.',
  },
  review: {
    id: 'Pesanan ini tiba dua hari lalu. Ceritakan bagaimana hasilnya kepada pembeli lain.',
    en: 'This order came two days ago. Tell other buyers how it was.',
  },
  late: {
    id: 'Pesanan ini belum sampai pada hari yang kami janjikan. Maaf. Kami menelusurinya; kontak depo ada di halaman pesanan.',
    en: 'This order has not come by the day that we promised. We are sorry and look into it; the order’s page has the depot’s number.',
  },
} as const satisfies Readonly<Record<string, Words>>;
export type ReminderKind = keyof typeof reminderWords;
