import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Mutation, MutationOf } from '#data/outbox/mutations.ts';
import { formatNumber, formatRupiah } from '#i18n/formats.ts';
import { quantityWords } from '#i18n/quantity-words.ts';
import { languageOf } from '#i18n/use-language.ts';

/** What an edit is, in one plain sentence, and what of it is worth seeing beside that; the latter may be empty. */
export interface MutationWords {
  readonly text: string;
  readonly detail: string;
}

const KILOBYTE = 1024;

/** Words for an edit that waits. @param nameOf name of a variant that the cart shows, null where it is not known any more */
export function mutationWords(i18n: I18n, mutation: Mutation, nameOf: (variantId: string) => string | null): MutationWords {
  switch (mutation.kind) {
    case 'cart.set':
      return { text: wantedWords(i18n, mutation), detail: '' };
    case 'cart.remove': {
      const name = nameOf(mutation.variantId);
      return { text: i18n._(name === null ? msg`Cart: remove a product` : msg`Cart: remove ${name}`), detail: '' };
    }
    case 'order.place': {
      const total = formatRupiah(mutation.shown.total);
      return {
        text: i18n._(msg`Place the order: ${plural(mutation.shown.lines, { one: '# product', other: '# products' })}, ${total}`),
        detail: '',
      };
    }
    case 'address.create': {
      const { label, full_address } = mutation.address;
      return { text: i18n._(msg`New address: ${label}`), detail: full_address };
    }
    case 'address.update': {
      const { label, full_address } = mutation.address;
      return { text: i18n._(msg`Change the address ${label}`), detail: full_address };
    }
    case 'address.delete': {
      const { label } = mutation;
      return { text: i18n._(msg`Remove the address ${label}`), detail: '' };
    }
    case 'profile.update': {
      const { name, email, phone } = mutation.profile;
      return { text: i18n._(msg`Change your profile`), detail: [name, email, phone].join(' · ') };
    }
    case 'review.write':
      return reviewWords(i18n, mutation);
    case 'notification.read': {
      const count = mutation.ids.length;
      if (count === 0) return { text: i18n._(msg`Mark all notifications as read`), detail: '' };
      return {
        text: i18n._(msg`${plural(count, { one: 'Mark # notification as read', other: 'Mark # notifications as read' })}`),
        detail: '',
      };
    }
    case 'receipt.send': {
      const order = mutation.orderNumber;
      const size = formatNumber(Math.max(1, Math.round(mutation.file.size / KILOBYTE)), languageOf(i18n.locale), 0);
      return {
        text: i18n._(order === null ? msg`Receipt of a payment` : msg`Receipt for order ${order}`),
        detail: i18n._(msg`${size} KB`),
      };
    }
  }
}

function wantedWords(i18n: I18n, { line: { quantity, preview } }: MutationOf<'cart.set'>): string {
  const name = `${preview.product.name} · ${preview.name}`;
  const amount = quantityWords(i18n, quantity, preview.unit);
  return i18n._(msg`Cart: ${name}, ${amount}`);
}

function reviewWords(i18n: I18n, { subject, rating, text, photos }: MutationOf<'review.write'>): MutationWords {
  const pictures = photos.length === 0 ? '' : i18n._(msg`${plural(photos.length, { one: '# photo', other: '# photos' })}`);
  return {
    text: i18n._(msg`Review of ${subject}: ${rating} of 5 stars`),
    detail: [text, pictures].filter(part => part !== '').join(' · '),
  };
}
