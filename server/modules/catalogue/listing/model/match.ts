import { hasWeight, type WordIndex } from './word-index.ts';

/** Spellings that one word of a search accepts: a product has the term where it has any of the spellings with one of the weights. */
export interface Term {
  readonly spellings: readonly Spelling[];
}

export interface Spelling {
  readonly text: string;
  /** Whether words that only begin with it count. */
  readonly isBeginning: boolean;
  /** Bits of the weights that count. */
  readonly weights: number;
}

/** Words to look for: all of them or any. */
export interface Expression {
  readonly kind: 'all' | 'any';
  readonly terms: readonly Term[];
}

/** Products by ordinal: 1 where an expression finds it. */
export function match(index: WordIndex, { kind, terms }: Expression, isOnSale: Uint8Array): Uint8Array {
  const found = new Uint8Array(isOnSale.length);
  if (terms.length === 0) return found;
  // With 'all', a product counts how many terms it has in their order; one that misses a term keeps its lower count and is left out below.
  terms.forEach((term, ordinal) => {
    const before = kind === 'all' ? ordinal : null;
    for (const spelling of term.spellings) mark(index, spelling, found, before, ordinal + 1);
  });
  const enough = kind === 'all' ? terms.length : 1;
  for (let product = 0; product < found.length; product += 1) {
    found[product] = (found[product] ?? 0) >= enough && isOnSale[product] === 1 ? 1 : 0;
  }
  return found;
}

function mark(index: WordIndex, spelling: Spelling, found: Uint8Array, before: number | null, after: number): void {
  const { from, to } = index.postingsOf(index.wordsOf(spelling.text, spelling.isBeginning));
  for (let at = from; at < to; at += 1) {
    const product = index.products[at] ?? 0;
    if ((before === null || found[product] === before) && hasWeight(index.places[at] ?? 0, spelling.weights)) found[product] = after;
  }
}
