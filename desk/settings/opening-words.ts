import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DemoContents, OpeningStep } from '#contract/admin-opening.ts';

interface StepWords {
  readonly what: MessageDescriptor;
  readonly why: MessageDescriptor;
  /** The screen where it is done; null where the desk has none yet. */
  readonly to: string | null;
}

/** Each step to an open shop as the merchant reads it. */
export const stepWords: Readonly<Record<OpeningStep, StepWords>> = {
  name: { what: msg`The shop’s name`, why: msg`It stands at the top of every page.`, to: '/settings/shop' },
  contact: { what: msg`Phone number and e-mail address`, why: msg`Customers must be able to ask you.`, to: '/settings/shop' },
  payment: {
    what: msg`Your own account that customers pay into`,
    why: msg`Money that is sent to an invented account is lost.`,
    to: '/settings/payment',
  },
  depots: { what: msg`A depot that goods leave from`, why: msg`Freight is counted from there.`, to: null },
  freight: {
    what: msg`Where you deliver, and what it costs`,
    why: msg`Without rates the shop cannot say what freight costs.`,
    to: null,
  },
  goods: { what: msg`Goods with stock`, why: msg`Without them there is nothing to order.`, to: null },
  pages: {
    what: msg`The terms, and the guarantee and returns`,
    why: msg`Customers agree to them, so they must be yours.`,
    to: '/content',
  },
  demo: { what: msg`No sample goods and texts left`, why: msg`Customers would order invented goods.`, to: '/settings/opening' },
  company: {
    what: msg`Who sells: the company and its address`,
    why: msg`It stands on invoices and below every page.`,
    to: '/settings/shop',
  },
  order_prefix: { what: msg`The letters that order numbers begin with`, why: msg`So your orders are known at once.`, to: '/settings/shop' },
  logo: { what: msg`Your logo`, why: msg`Customers recognise the shop by it.`, to: '/settings/shop' },
  articles: { what: msg`An article of the blog`, why: msg`Good advice brings customers.`, to: '/content' },
};

/** What the demo has of each kind. */
export const demoWords: Readonly<Record<keyof DemoContents, MessageDescriptor>> = {
  products: msg`Sample goods`,
  articles: msg`Articles`,
  pages: msg`Pages`,
  banners: msg`Banners`,
  settings: msg`Words and numbers of the shop’s settings`,
  accounts: msg`Invented accounts that customers pay into`,
  depots: msg`Depots`,
  zones: msg`Regencies with a freight zone`,
  rates: msg`Freight rates`,
  services: msg`Ship calendars`,
  customers: msg`Invented customers`,
  reviews: msg`Invented reviews`,
};
