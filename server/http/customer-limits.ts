import { listLimits } from '#contract/lists.ts';
import { quotationLimits } from '#contract/quotations.ts';
import { MOST_WATCHES } from '#contract/watches.ts';
import type { Allowance } from './allowance.ts';
import type { Limit } from './rate-limit.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * The most that one customer may have at once: far beyond the busiest builder, and little for a database. They always hold. Beyond it a write is
 * refused with words that say what to do, but for devices, of which the one that was not heard of for longest goes.
 */
export const most = {
  /** Distinct lines of a cart, as many as one checkout may carry. */
  cartLines: 200,
  /** Orders that wait to be validated or paid: each holds stock. */
  openOrders: 50,
  addresses: 20,
  /** Receipts of one order; each but the first follows a rejection. */
  receipts: 20,
  /** Returns of one order. */
  returns: 20,
  /** Project lists, lines and sections of one. */
  lists: listLimits.lists,
  listLines: listLimits.lines,
  listSections: listLimits.sections,
  /** Goods that one wants to hear of. */
  watches: MOST_WATCHES,
  quotations: quotationLimits.quotations,
  /** Bytes of them together. */
  quotationBytes: quotationLimits.bytes,
  /** Devices that take pushes. */
  devices: 10,
  /** Streams of events to one process; so many of queues a member of staff may have as well. */
  streams: 10,
} as const;

/** Limits by time: so many at once, and then as they come back. Beyond it the answer is 429, see `rates`. */
export const allowances = {
  /** All writes, an edit of the cart in a batch being one: a phone that was offline for days sends hundreds of edits at once. */
  writes: { atOnce: 1_000, anHour: 600 },
  /** Their photos have to be decoded and kept; replaced ones lie on the disk for a day. */
  reviews: { atOnce: 60, anHour: 6 },
  profilePhotos: { atOnce: 30, anHour: 2 },
} as const satisfies Readonly<Record<string, Allowance>>;

/**
 * Limits by time, refused calls included. Beyond it the answer is 429 with `Retry-After`, which the outbox takes as
 * 'later'. `RATE_LIMITS=off` lifts these and the allowances.
 */
export const rates = {
  checkouts: { events: 60, window: HOUR },
  /** They have to be decoded; only those that are taken are kept. */
  receipts: { events: 30, window: HOUR },
  /** Their photos have to be decoded as well. */
  returns: { events: 30, window: HOUR },
  /** Attempts at the account's current password. */
  passwordChanges: { events: 10, window: 15 * MINUTE },
  /** Words of one link and of one address that goods were taken in. */
  handovers: { events: 20, window: HOUR },
  /** Files of everything that the shop has of one customer. */
  exports: { events: 5, window: HOUR },
  /** Files of a customer's orders, for a spreadsheet. */
  orderFiles: { events: 30, window: HOUR },
  /** Questions for what is new, by all devices. */
  eventQuestions: { events: 240, window: MINUTE },
  eventStreams: { events: 120, window: MINUTE },
} as const satisfies Readonly<Record<string, Limit>>;
