/**
 * Readers of what stands behind '?' in an address, as text or as a screen gave it: a value that makes no sense counts as absent. Values
 * that are no words forgive the full stop or bracket behind a pasted link.
 */

/** The most characters that are searched for. */
export const LONGEST_SEARCH = 120;

/** Words to search for, at most so many characters. */
export function textIn(value: unknown): string | undefined {
  const text = pathIn(value);
  // Half of a pair, such as an emoji's, is no character. The end of what is still being typed may be a space.
  return isTooLong(text) ? text?.slice(0, LONGEST_SEARCH).replace(/[\uD800-\uDBFF]$|\s+$/, '') : text;
}

/** True for words that `textIn` shortens. */
export function isTooLong(value: unknown): true | undefined {
  return typeof value === 'string' && value.length > LONGEST_SEARCH ? true : undefined;
}

/** A slug, an id, or several with commas between them. */
export function nameIn(value: unknown): string | undefined {
  return pathIn(bare(value));
}

/** The code of a regency, such as '81.72'. */
export function regencyIn(value: unknown): string | undefined {
  const code = nameIn(value);
  return code !== undefined && /^\d\d\.\d\d$/.test(code) ? code : undefined;
}

/** A path of this app with its own search, however long. */
export function pathIn(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** A whole number within bounds, both included. */
export function wholeIn(value: unknown, minimum: number, maximum: number): number | undefined {
  const text = String(bare(value));
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return number >= minimum && number <= maximum ? number : undefined;
}

/** A day of a calendar, 'YYYY-MM-DD'. */
export function dayIn(value: unknown): string | undefined {
  const day = nameIn(value);
  return day !== undefined && /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined;
}

/** A page of a list, from 1. */
export function pageIn(value: unknown): number | undefined {
  return wholeIn(value, 1, 40_000);
}

export function flagIn(value: unknown): true | undefined {
  return String(bare(value)) === 'true' ? true : undefined;
}

export function choiceIn<const Choice>(value: unknown, choices: readonly Choice[]): Choice | undefined {
  return choices.find(choice => String(choice) === String(bare(value)));
}

const bare = (value: unknown) => (typeof value === 'string' ? value.replace(/[.)]+$/, '') : value);

/** The search parameters of an address. A senseless value stays as `undefined`: where a key is missing, the router hands on the raw value. */
export function searchOf<Values extends object>(values: Values): Partial<Values> {
  return values;
}
