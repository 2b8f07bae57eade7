import { PICK_UP, type ShippingQuoteAnswer } from '#contract/shipping.ts';

/** Freight of so many times the goods is folded away. */
const TOO_DEAR = 3;

/** Quotes as a customer looks at them. */
export interface Offers {
  /** Cheapest first; a depot in another regency, which costs nothing but the way there, last. */
  readonly open: readonly ShippingQuoteAnswer[];
  /** Freight of three times the goods or more. */
  readonly dear: readonly ShippingQuoteAnswer[];
  /** Not available; first those that a few lines keep from going. */
  readonly closed: readonly ShippingQuoteAnswer[];
  /** Ids of the deliveries that cost least and arrive first, null where there is nothing to compare. */
  readonly cheapest: string | null;
  readonly fastest: string | null;
  /** The choice that is made before the customer makes one: never a way to another regency. */
  readonly preselected: string | null;
}

/**
 * Sorts quotes. Pure.
 * @param goods rupiah
 * @param regency code of the address's regency, such as '81.72'
 */
export function offersOf(quotes: readonly ShippingQuoteAnswer[], goods: number, regency: string): Offers {
  const available = quotes.filter(({ is_available }) => is_available).sort((a, b) => a.fee - b.fee);
  const open = available.filter(quote => !isDear(quote, goods)).sort((a, b) => Number(isAway(a, regency)) - Number(isAway(b, regency)));
  const delivered = open.filter(({ shipment_method_id }) => shipment_method_id !== PICK_UP);
  const [cheapest] = delivered;
  const [fastest] = delivered.filter(({ days_max }) => days_max !== null).sort((a, b) => (a.days_max ?? 0) - (b.days_max ?? 0));
  const idOf = (quote: ShippingQuoteAnswer | undefined) => quote?.shipment_method_id ?? null;
  return {
    open,
    dear: available.filter(quote => isDear(quote, goods)),
    closed: quotes.filter(({ is_available }) => !is_available).sort((a, b) => hindrance(a) - hindrance(b)),
    cheapest: delivered.length > 1 ? idOf(cheapest) : null,
    fastest: delivered.length > 1 ? idOf(fastest) : null,
    preselected: idOf(cheapest ?? open.find(quote => !isAway(quote, regency))),
  };
}

const isDear = ({ fee }: ShippingQuoteAnswer, goods: number) => fee > 0 && fee >= TOO_DEAR * goods;
/** Lines in the way; of the place itself no line is. */
const hindrance = ({ causes = [] }: ShippingQuoteAnswer) => (causes.length === 0 ? 1_000 : causes.length);

/** Whether the goods would have to be collected in another regency than that of the address. */
function isAway({ shipment_method_id, depot }: ShippingQuoteAnswer, regency: string): boolean {
  return shipment_method_id === PICK_UP && depot != null && depot.regency !== regency;
}

/** Code of the regency of a village, such as '81.72' of '81.72.01.1003'. */
export const regencyOf = (regionCode: string): string => regionCode.split('.').slice(0, 2).join('.');

/**
 * The way to a delivery where none is open: the method that the fewest lines keep from going, while others remain. Null where there is none.
 * @param lines how many lines would be ordered
 */
export function wayOut({ open, closed }: Offers, regency: string, lines: number): ShippingQuoteAnswer | null {
  if (open.some(quote => !isAway(quote, regency))) return null;
  return closed.find(({ causes = [] }) => causes.length > 0 && causes.length < lines) ?? null;
}
