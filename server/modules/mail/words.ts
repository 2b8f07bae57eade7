import type { Language } from '#contract/endpoint.ts';

/** The same sentences in both languages. */
type Both<Words> = Readonly<Record<Language, Words>>;

export const greeting: Both<(name: string) => string> = {
  id: name => `Halo ${name},`,
  en: name => `Hello ${name},`,
};

interface PasswordReset {
  readonly subject: (shop: string) => string;
  readonly lines: readonly string[];
  /** Of an account that has no password yet. */
  readonly withProvider: (names: string) => readonly string[];
  readonly action: string;
  readonly after: readonly string[];
}

export const passwordResetWords: Both<PasswordReset> = {
  id: {
    subject: shop => `Kata sandi baru untuk akun ${shop} Anda`,
    lines: [
      'Kami menerima permintaan kata sandi baru untuk akun Anda.',
      'Buat kata sandi baru lewat tautan ini. Tautan berlaku 30 menit dan hanya bisa dipakai sekali.',
    ],
    withProvider: names => [
      `Akun Anda belum punya kata sandi: Anda masuk dengan ${names}. Pilih itu di halaman masuk, tanpa kata sandi.`,
      'Bila Anda ingin masuk dengan email juga, buat kata sandi lewat tautan ini. Tautan berlaku 30 menit dan hanya bisa dipakai sekali.',
    ],
    action: 'Buat kata sandi baru',
    after: ['Bila Anda tidak memintanya, abaikan email ini. Kata sandi Anda tetap seperti semula.'],
  },
  en: {
    subject: shop => `A new password for your ${shop} account`,
    lines: ['We were asked for a new password for your account.', 'Set a new password by this link. It works for 30 minutes, and once.'],
    withProvider: names => [
      `Your account has no password: you log in with ${names}. Choose that on the login page; no password is needed.`,
      'If you want to log in with your email as well, set a password by this link. It works for 30 minutes, and once.',
    ],
    action: 'Set a new password',
    after: ['If you did not ask for it, leave this email as it is. Your password stays the same.'],
  },
};

interface PasswordChanged {
  readonly subject: (shop: string) => string;
  readonly text: string;
  readonly notYou: string;
  readonly action: string;
  readonly contact: (ways: string) => string;
}

export const passwordChangedWords: Both<PasswordChanged> = {
  id: {
    subject: shop => `Kata sandi akun ${shop} Anda sudah diganti`,
    text: 'Kata sandi akun Anda baru saja diganti. Semua perangkat lain sudah dikeluarkan dari akun.',
    notYou: 'Bukan Anda yang menggantinya? Segera minta kata sandi baru.',
    action: 'Minta kata sandi baru',
    contact: ways => `Anda juga bisa menghubungi kami: ${ways}.`,
  },
  en: {
    subject: shop => `The password of your ${shop} account was changed`,
    text: 'The password of your account was changed just now. All other devices are logged out.',
    notYou: 'Was it not you? Ask for a new password at once.',
    action: 'Ask for a new password',
    contact: ways => `You can reach us as well: ${ways}.`,
  },
};

interface Confirmation {
  readonly subject: (shop: string) => string;
  readonly text: (shop: string) => string;
  readonly action: string;
  readonly notYou: string;
}

export const confirmationWords: Both<Confirmation> = {
  id: {
    subject: shop => `Konfirmasi email Anda untuk ${shop}`,
    text: shop => `Konfirmasi bahwa alamat ini milik Anda, supaya ${shop} bisa mengirim kabar pesanan ke sini.`,
    action: 'Konfirmasi email saya',
    notYou: 'Bila Anda tidak mendaftar, abaikan email ini.',
  },
  en: {
    subject: shop => `Confirm your email for ${shop}`,
    text: shop => `Confirm that this address is yours, so that ${shop} can send news of your orders to it.`,
    action: 'Confirm my email',
    notYou: 'If you did not sign up, leave this email as it is.',
  },
};

interface EmailChanged {
  readonly subject: (shop: string) => string;
  readonly text: (address: string) => string;
  readonly notYou: string;
  readonly contact: (ways: string) => string;
}

/** To the address that the account had before. */
export const emailChangedWords: Both<EmailChanged> = {
  id: {
    subject: shop => `Email akun ${shop} Anda sudah diganti`,
    text: address => `Email akun Anda baru saja diganti menjadi ${address}. Mulai sekarang Anda masuk dengan alamat itu.`,
    notYou: 'Bukan Anda yang menggantinya? Segera hubungi kami: lewat alamat ini akun tidak bisa dipulihkan lagi.',
    contact: ways => `Anda bisa menghubungi kami: ${ways}.`,
  },
  en: {
    subject: shop => `The email of your ${shop} account was changed`,
    text: address => `The email of your account was changed to ${address} just now. From now on you log in with that address.`,
    notYou: 'Was it not you? Tell us at once: by this address the account can no longer be recovered.',
    contact: ways => `You can reach us: ${ways}.`,
  },
};

interface OrderNews {
  readonly number: (number: string) => string;
  readonly action: string;
  readonly why: (settings: string) => string;
}

export const orderWords: Both<OrderNews> = {
  id: {
    number: number => `Nomor pesanan: ${number}`,
    action: 'Lihat pesanan',
    why: settings => `Email ini dikirim karena Anda memesan di toko kami. Pilih email yang Anda terima di ${settings}`,
  },
  en: {
    number: number => `Order number: ${number}`,
    action: 'View order',
    why: settings => `You get this email because you ordered at our shop. Choose which ones you get at ${settings}`,
  },
};

interface NewOrder {
  readonly text: (order: { number: string; total: string }) => string;
  readonly action: string;
}

/** To staff. */
export const newOrderWords: Both<NewOrder> = {
  id: { text: ({ number, total }) => `Pesanan ${number} senilai ${total} menunggu persetujuan.`, action: 'Buka pesanan' },
  en: { text: ({ number, total }) => `Order ${number} for ${total} waits for approval.`, action: 'Open the order' },
};
