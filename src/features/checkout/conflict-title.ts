import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Conflict } from '#data/checkout/conflict.ts';

const titles: Partial<Record<Conflict['kind'], MessageDescriptor>> = {
  stock: msg`Some stock ran out`,
  gone: msg`A product is no longer sold`,
  prices: msg`Some prices have changed`,
  cart: msg`Your cart has changed`,
};

/** Title of the sheet that shows old and new, null for what is said elsewhere. */
export function conflictTitle({ kind }: Conflict): MessageDescriptor | null {
  return titles[kind] ?? null;
}
