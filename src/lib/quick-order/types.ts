/** Units that people order by. The last two are of no fixed size: how much they are is asked. */
export type OrderUnit =
  | 'sak'
  | 'batang'
  | 'lembar'
  | 'dus'
  | 'm3'
  | 'm2'
  | 'roll'
  | 'galon'
  | 'pail'
  | 'kaleng'
  | 'pcs'
  | 'set'
  | 'ton'
  | 'kg'
  | 'gram'
  | 'liter'
  | 'm'
  | 'rit'
  | 'ikat'
  | 'kodi';

/** Why a part of an order is asked about. */
export type AskReason =
  | 'no_quantity'
  | 'no_product'
  | 'no_size'
  | 'range'
  | 'several_quantities'
  | 'unit_not_fixed'
  | 'number_unclear'
  | 'zero'
  | 'negative'
  | 'too_much';
/** Why a part is passed over: a greeting or an address, a heading, the head of a table, more lines than are read. */
export type SkipReason = 'note' | 'heading' | 'header' | 'too_many_lines';

/** One wanted thing as it was read. */
export interface OrderItem {
  /** The part of the line that it was read from, as it was written. */
  readonly text: string;
  readonly status: 'ok' | 'ask' | 'skip';
  /** How many of `unit`, whole or a fraction; null where that was not said, or not clearly. */
  readonly quantity: number | null;
  /** Null where only a number was said. */
  readonly unit: OrderUnit | null;
  /** What is wanted, with its size words, in lower case. */
  readonly words: string;
  /** What a package is said to hold ('isi 4 pcs', '@ 65.000'), which is no quantity; empty for none. */
  readonly pack: string;
  /** Null for an item that is read without a doubt. */
  readonly reason: AskReason | SkipReason | null;
}

/** A line of an order with all that was read from it. */
export interface OrderLine {
  /** The line as it stands in the text, line breaks of a quoted table cell included: all of them joined by '\n' are the text. */
  readonly text: string;
  /** Empty for a blank line. */
  readonly items: readonly OrderItem[];
}

/** Lines of an order that are read; later ones are told to be too many. */
export const MOST_ORDER_LINES = 500;
/** The most of a unit that an order may want, as a list holds it. */
export const MOST_OF_A_UNIT = 1_000_000;
