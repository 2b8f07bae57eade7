import { randomInt } from 'node:crypto';

/**
 * A code of up to three digits that, added to `base`, gives an amount that no open transfer has: the amount alone then names its order.
 * @param base rupiah to be paid without the code
 * @param taken amounts in rupiah of open transfers
 * @returns 1 to 999, or null when every amount is taken
 */
export function uniqueCode(base: number, taken: ReadonlySet<number>, random: (below: number) => number = randomInt): number | null {
  const free = Array.from({ length: 999 }, (_, index) => index + 1).filter(code => !taken.has(base + code));
  return free.length === 0 ? null : (free[random(free.length)] ?? null);
}
