import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { GoodsSource } from '#data/quick-order/find-goods.ts';
import type { ReviewState } from '#data/quick-order/review.ts';
import type { AskReason, SkipReason } from '#lib/quick-order/types.ts';

/** What is asked of a line of an order, or why it is passed over. */
export const reasonWords: Readonly<Record<AskReason | SkipReason, MessageDescriptor>> = {
  no_quantity: msg`How many?`,
  no_product: msg`Of what? There are no words for goods.`,
  no_size: msg`Which diameter or size?`,
  range: msg`How many exactly?`,
  several_quantities: msg`There are two quantities. Which one is meant?`,
  unit_not_fixed: msg`This unit is not the same everywhere. How much is it?`,
  number_unclear: msg`Thousands, or a fraction? Say how many.`,
  zero: msg`The quantity is 0. How many?`,
  negative: msg`The quantity is below 0. How many?`,
  too_much: msg`That is more than can be ordered. How many?`,
  note: msg`Read as a note`,
  heading: msg`Read as a heading`,
  header: msg`Names of columns`,
  too_many_lines: msg`Not read: only the first 500 lines are read at a time`,
};

export const stateWords: Readonly<Record<ReviewState, MessageDescriptor>> = {
  ready: msg`Ready`,
  choose: msg`Choose`,
  asked: msg`Asked`,
  skipped: msg`Skipped`,
};

/** Where goods were looked for. */
export const sourceWords: Readonly<Record<GoodsSource, MessageDescriptor>> = {
  price_list: msg`Prices and goods are from the price list on this phone.`,
  shop: msg`Prices and goods are from the shop, as of now.`,
  seen: msg`Without a connection and a price list on this phone, only goods that you have seen here are found. The lines stay until there is a connection.`,
};
