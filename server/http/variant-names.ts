import type { Executor } from '#server/db/client.ts';
import { selectVariantIds } from '#server/db/variant-ids.ts';

/** The field by which requests name a variant, wherever it stands in a body. */
const FIELD = 'product_variant_id';
const SHORT = /^n([1-9]\d{0,9})$/;
/** No variant has this id: an unknown number is answered like an unknown id. */
const NO_VARIANT = '00000000-0000-0000-0000-000000000000';
/** The largest number that a variant can have. */
const LARGEST = 2 ** 31 - 1;

/**
 * Puts ids in the place of the short names that price lists give variants (`n12`), before anything else reads a body: so the shop's own
 * code knows ids alone, and a request has the same fingerprint whichever name its client used.
 */
export async function withVariantIds(db: Executor, body: unknown): Promise<unknown> {
  const numbers = [...new Set(numbersIn(body))];
  if (numbers.length === 0) return body;
  const ids = await selectVariantIds(
    db,
    numbers.filter(number => number <= LARGEST),
  );
  return replaced(body, ids);
}

/** Files and dates are no records. */
function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

const numberOf = (value: unknown) => (typeof value === 'string' ? SHORT.exec(value)?.[1] : undefined);

function numbersIn(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(numbersIn);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const number = name === FIELD ? numberOf(inner) : undefined;
    return number === undefined ? numbersIn(inner) : [Number(number)];
  });
}

function replaced(value: unknown, ids: ReadonlyMap<number, string>): unknown {
  if (Array.isArray(value)) return value.map(inner => replaced(inner, ids));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const number = name === FIELD ? numberOf(inner) : undefined;
      return [name, number === undefined ? replaced(inner, ids) : (ids.get(Number(number)) ?? NO_VARIANT)];
    }),
  );
}
