/** Readers of what stands behind '?' in an address: a value that makes no sense counts as absent. */

/** Words; a number is words too. */
export function textIn(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** A whole number within bounds, both included. */
export function wholeIn(value: unknown, minimum: number, maximum: number): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum ? value : undefined;
}

/** A page of a list, from 1. */
export function pageIn(value: unknown): number | undefined {
  return wholeIn(value, 1, 40_000);
}

export function flagIn(value: unknown): true | undefined {
  return value === true ? true : undefined;
}

export function choiceIn<const Choice>(value: unknown, choices: readonly Choice[]): Choice | undefined {
  return choices.find(choice => choice === value);
}

/** What was read of an address. What makes no sense stays as `undefined`: where a key is missing, the router hands on what the address said. */
export function searchOf<Values extends object>(values: Values): Partial<Values> {
  return values;
}
