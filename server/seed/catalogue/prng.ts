/** FNV-1a over UTF-16 code units: a 32-bit key for a name such as a SKU. */
const hash = (text: string): number => {
  let key = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) key = Math.imul(key ^ text.charCodeAt(index), 0x01000193);
  return key >>> 0;
};

/** Numbers that look varied yet stay the same for the same key, so that the seed is the same on every machine. */
export interface Dice {
  /** In [0, 1). */
  readonly next: () => number;
  /** Whole number, both ends included. */
  readonly between: (low: number, high: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(items: readonly [T, ...T[]]) => T;
}

/** Dice keyed by a name (mulberry32, a public-domain generator by Tommy Ettinger). */
export const diceFor = (name: string): Dice => {
  let state = hash(name);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    chance: probability => next() < probability,
    pick: items => items[between(0, items.length - 1)] ?? items[0],
  };
};
