import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { OutboxEntry } from '#data/outbox/entries.ts';
import type { Mutation, MutationKind, MutationOf } from '#data/outbox/mutations.ts';
import { isReceiptClosed } from '#data/payment/closed-receipt.ts';
import { formatNumber, formatRupiah } from '#i18n/formats.ts';
import { quantityWords } from '#i18n/quantity-words.ts';
import { languageOf } from '#i18n/use-language.ts';
import type { Icon } from '#ui/icon.ts';
import { BellRing, FileText, FileUp, MapPin, PackageCheck, RotateCcw, ShoppingCart, Star, UserRound } from '#ui/icons.ts';

/** An edit in one plain sentence, and the part of it that is worth seeing beside that, which may be empty. */
export interface MutationWords {
  readonly text: string;
  readonly detail: string;
}

/** A kind of edit on the page of what waits. */
interface KindOnScreen<Kind extends MutationKind> {
  readonly icon: Icon;
  /** @param nameOf name of a variant that the cart shows, null where it is not known any more */
  words(i18n: I18n, mutation: MutationOf<Kind>, nameOf: (variantId: string) => string | null): string | MutationWords;
  /** The files that wait with it, as they will be sent. */
  files?(mutation: MutationOf<Kind>): readonly Blob[];
  /** When its form is offered, to change it before it goes. The forms are other features', so that the route brings them. */
  readonly form?: 'always' | 'refused';
  /** Whether the shop's refusal is final, so that neither a change nor another try is offered. */
  isFinal?(code: string): boolean;
}

const KILOBYTE = 1024;

/** How many lines of a list an edit is about; nothing where it is about the list alone. */
const lineWords = (i18n: I18n, count: number) => (count === 0 ? '' : i18n._(msg`${plural(count, { one: '# line', other: '# lines' })}`));

/** Every kind of edit: its icon, words, files, and whether it has a form. */
const mutationKinds = {
  'cart.set': {
    icon: ShoppingCart,
    words(i18n, { line: { quantity, preview } }) {
      const name = `${preview.product.name} · ${preview.name}`;
      const amount = quantityWords(i18n, quantity, preview.unit);
      return i18n._(msg`Cart: ${name}, ${amount}`);
    },
  },
  'cart.remove': {
    icon: ShoppingCart,
    words(i18n, { variantId }, nameOf) {
      const name = nameOf(variantId);
      return i18n._(name === null ? msg`Cart: remove a product` : msg`Cart: remove ${name}`);
    },
  },
  'order.place': {
    icon: PackageCheck,
    form: 'refused',
    words(i18n, mutation) {
      const total = formatRupiah(mutation.shown.total);
      const text = i18n._(msg`Place the order: ${plural(mutation.shown.lines, { one: '# product', other: '# products' })}, ${total}`);
      return { text, detail: mutation.checkout.project_name ?? '' };
    },
  },
  'order.project': {
    icon: PackageCheck,
    words(i18n, { orderNumber: order, projectName }) {
      return { text: i18n._(order === null ? msg`Project of an order` : msg`Project of order ${order}`), detail: projectName };
    },
  },
  'address.create': {
    icon: MapPin,
    form: 'always',
    words(i18n, { address: { label, full_address } }) {
      return { text: i18n._(msg`New address: ${label}`), detail: full_address };
    },
  },
  'address.update': {
    icon: MapPin,
    form: 'always',
    words(i18n, { address: { label, full_address } }) {
      return { text: i18n._(msg`Change the address ${label}`), detail: full_address };
    },
  },
  'address.delete': {
    icon: MapPin,
    words: (i18n, { label }) => i18n._(msg`Remove the address ${label}`),
  },
  'profile.update': {
    icon: UserRound,
    form: 'always',
    words: (i18n, { profile: { name, email, phone } }) => ({
      text: i18n._(msg`Change your profile`),
      detail: [name, email, phone].join(' · '),
    }),
    files: ({ profile: { photo } }) => (photo === null ? [] : [photo]),
  },
  'review.write': {
    icon: Star,
    form: 'always',
    words(i18n, { subject, rating, text, photos }) {
      const pictures = photos.length === 0 ? '' : i18n._(msg`${plural(photos.length, { one: '# photo', other: '# photos' })}`);
      return {
        text: i18n._(msg`Review of ${subject}: ${rating} of 5 stars`),
        detail: [text, pictures].filter(part => part !== '').join(' · '),
      };
    },
    files: ({ photos }) => photos,
  },
  'return.ask': {
    icon: RotateCcw,
    form: 'always',
    words(i18n, { orderNumber: order, lines, photos }) {
      const pictures = photos.length === 0 ? '' : i18n._(msg`${plural(photos.length, { one: '# photo', other: '# photos' })}`);
      return {
        text: i18n._(order === null ? msg`Return of goods` : msg`Return of goods of order ${order}`),
        detail: [...lines.map(({ name, quantity, unit }) => `${quantityWords(i18n, quantity, unit)} ${name}`), pictures]
          .filter(part => part !== '')
          .join(' · '),
      };
    },
    files: ({ photos }) => photos,
  },
  'notification.read': {
    icon: BellRing,
    words(i18n, { ids }) {
      const count = ids.length;
      if (count === 0) return i18n._(msg`Mark all notifications as read`);
      return i18n._(msg`${plural(count, { one: 'Mark # notification as read', other: 'Mark # notifications as read' })}`);
    },
  },
  'list.create': {
    icon: FileText,
    words: (i18n, { name, edit }) => ({ text: i18n._(msg`New list: ${name}`), detail: lineWords(i18n, edit.lines.length) }),
  },
  'list.edit': {
    icon: FileText,
    words: (i18n, { name, edit }) => ({
      text: i18n._(msg`Change the list ${name}`),
      detail: lineWords(i18n, edit.lines.length + edit.removed_lines.length),
    }),
    // Another device has deleted the list.
    isFinal: code => code === 'not_found',
  },
  'list.delete': {
    icon: FileText,
    words: (i18n, { name }) => i18n._(msg`Delete the list ${name}`),
  },
  'watch.set': {
    icon: BellRing,
    words: (i18n, { name, isOn }) => i18n._(isOn ? msg`Tell me about ${name}` : msg`Stop telling me about ${name}`),
  },
  'quotation.put': {
    icon: FileText,
    words: (i18n, { quotation: { number } }) => i18n._(msg`Quotation ${number}`),
    // The customer chooses between the versions on its page.
    isFinal: code => code === 'quotation_changed',
  },
  'quotation.delete': {
    icon: FileText,
    words: (i18n, { number }) => i18n._(msg`Delete the quotation ${number}`),
    // The customer decides on its page.
    isFinal: code => code === 'quotation_changed',
  },
  'letterhead.put': {
    icon: FileText,
    words: i18n => i18n._(msg`Your letterhead`),
  },
  'receipt.send': {
    icon: FileUp,
    form: 'always',
    words(i18n, { orderNumber: order, file }) {
      const size = formatNumber(Math.max(1, Math.round(file.size / KILOBYTE)), languageOf(i18n.locale), 0);
      return {
        text: i18n._(order === null ? msg`Receipt of a payment` : msg`Receipt for order ${order}`),
        detail: i18n._(msg`${size} KB`),
      };
    },
    files: ({ file }) => [file],
    isFinal: isReceiptClosed,
  },
} as const satisfies { readonly [Kind in MutationKind]: KindOnScreen<Kind> };

const kindOf = ({ kind }: Mutation): KindOnScreen<MutationKind> => mutationKinds[kind];

/** The kinds with a form, for the route that brings the forms. */
export type EditableKind = {
  [Kind in MutationKind]: (typeof mutationKinds)[Kind] extends { readonly form: string } ? Kind : never;
}[MutationKind];

export const iconOf = (mutation: Mutation): Icon => kindOf(mutation).icon;

/** Words for an edit that waits. @param nameOf name of a variant that the cart shows, null where it is not known any more */
export function wordsOf(i18n: I18n, mutation: Mutation, nameOf: (variantId: string) => string | null): MutationWords {
  const words = kindOf(mutation).words(i18n, mutation, nameOf);
  return typeof words === 'string' ? { text: words, detail: '' } : words;
}

/** The pictures that wait with an edit, as they will be sent; a PDF is none. */
export function picturesOf(mutation: Mutation): readonly Blob[] {
  return (kindOf(mutation).files?.(mutation) ?? []).filter(({ type }) => type.startsWith('image/'));
}

type Decidable = Pick<OutboxEntry, 'mutation' | 'state' | 'refusal'>;

/** Whether there is a form to change an edit in before it goes. An order is looked at again only once the shop has refused it. */
export function canEdit(entry: Decidable): boolean {
  const { form } = kindOf(entry.mutation);
  return form !== undefined && (form === 'always' || entry.state === 'refused') && !isClosed(entry);
}

/** Whether the shop's answer is final, so that neither a change nor another try is offered. */
export const isClosed = ({ mutation, refusal }: Decidable): boolean =>
  refusal !== null && kindOf(mutation).isFinal?.(refusal.code) === true;
