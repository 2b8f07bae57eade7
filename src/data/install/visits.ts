/** From this visit on a customer knows the shop well enough to be offered its installation. */
export const KNOWN_AFTER = 2;

/** Milliseconds without a page after which the next one is another visit. */
const PAUSE = 30 * 60_000;

/** How often the customer came, and when a page was opened last, in milliseconds since the epoch. */
interface Visits {
  readonly count: number;
  readonly last: number;
}

/** @param kept as this module writes it; anything else is none */
export function visitsOf(kept: string | null): Visits {
  const [, count, last] = /^(\d+) (\d+)$/.exec(kept ?? '') ?? [];
  return { count: Number(count ?? 0), last: Number(last ?? 0) };
}

/** Counts the page that is opened now. @returns what is to be kept */
export function countVisit(kept: string | null, now: number): string {
  const { count, last } = visitsOf(kept);
  return `${now - last > PAUSE ? count + 1 : count} ${now}`;
}

/** The text to keep for a customer who knows the shop already, such as after an order. */
export const knownVisit = (now: number): string => `${KNOWN_AFTER} ${now}`;
