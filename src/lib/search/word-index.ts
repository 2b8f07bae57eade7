/** Where a term stands in a product, from what counts least to what counts most. */
export const fields = { wide: 0, attribute: 1, fact: 2, variant: 3, group: 4, name: 5, head: 6 } as const;
export type Field = (typeof fields)[keyof typeof fields];

const VARIANT_BITS = 13;
/** The most variants of a product that are told apart; later ones are found with their product. */
const MOST_VARIANTS = 2 ** VARIANT_BITS - 1;
/** A product and a place in one number while the index is being built. */
const PLACES = 2 ** 16;

/** A run of words or of postings, the end left out. */
export interface Run {
  readonly from: number;
  readonly to: number;
}

/** Terms of all products while an index is being built. */
export class Postings {
  readonly #byTerm = new Map<string, number[]>();

  /** @param variant from 0 among the product's own; null: of the whole product. Products are added in the order of their ordinals. */
  add(term: string, product: number, field: Field, variant: number | null): void {
    const place = (field << VARIANT_BITS) | (variant === null || variant >= MOST_VARIANTS ? 0 : variant + 1);
    const posting = product * PLACES + place;
    const own = this.#byTerm.get(term);
    if (own === undefined) this.#byTerm.set(term, [posting]);
    else if (own.at(-1) !== posting) own.push(posting);
  }

  build(): WordIndex {
    return new WordIndex(this.#byTerm);
  }
}

/**
 * Which products have which term, in which field and variant. Terms are sorted, so those that share a beginning have their postings side
 * by side: a search for a beginning reads one run.
 */
export class WordIndex {
  /** By code units. */
  readonly words: readonly string[];
  /** By posting: the product, ascending within a term, and its field and variant. */
  readonly #products: Uint32Array;
  readonly #places: Uint16Array;
  /** First posting of each term, and the number of postings at the end. */
  readonly #starts: Uint32Array;

  constructor(postings: ReadonlyMap<string, readonly number[]>) {
    this.words = [...postings.keys()].sort();
    let total = 0;
    for (const own of postings.values()) total += own.length;
    this.#products = new Uint32Array(total);
    this.#places = new Uint16Array(total);
    this.#starts = new Uint32Array(this.words.length + 1);
    let at = 0;
    this.words.forEach((word, ordinal) => {
      this.#starts[ordinal] = at;
      for (const posting of postings.get(word) ?? []) {
        this.#products[at] = Math.floor(posting / PLACES);
        this.#places[at] = posting % PLACES;
        at += 1;
      }
    });
    this.#starts[this.words.length] = at;
  }

  /** Ordinals of the words that begin with a text, or of the one that is it. */
  wordsOf(text: string, isBeginning: boolean): Run {
    const from = this.#firstFrom(text);
    if (isBeginning) return { from, to: this.#firstFrom(`${text}\uffff`) };
    return { from, to: this.words[from] === text ? from + 1 : from };
  }

  /** Calls back for each product that has a word. @param use `variant` as in {@link Postings.add} */
  eachPosting(word: number, use: (product: number, field: Field, variant: number | null) => void): void {
    const end = this.#starts[word + 1] ?? 0;
    for (let at = this.#starts[word] ?? 0; at < end; at += 1) {
      const place = this.#places[at] ?? 0;
      const variant = place & MOST_VARIANTS;
      use(this.#products[at] ?? 0, (place >>> VARIANT_BITS) as Field, variant === 0 ? null : variant - 1);
    }
  }

  #firstFrom(text: string): number {
    let [low, high] = [0, this.words.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.words[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
