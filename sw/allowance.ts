/** How much a cache may hold. Bytes are those of the bodies. */
export interface Allowance {
  readonly entries: number;
  readonly bytes: number;
}

/** Puts between two looks at the whole cache, since looking costs more than putting. */
export const EVERY = 20;

/**
 * How many of the oldest entries must go, so that the next look comes before the allowance is used up.
 * @param sizes bytes of each entry, oldest first
 */
export function surplus(sizes: readonly number[], { entries, bytes }: Allowance): number {
  let total = sizes.reduce((sum, size) => sum + size, 0);
  let gone = 0;
  while (gone < sizes.length && (sizes.length - gone > entries - EVERY || total > bytes)) {
    total -= sizes[gone] ?? 0;
    gone += 1;
  }
  return gone;
}
