/** Weights of the stored documents: what a hit in a name, a group, a detail or the top category counts. */
const weights = 'DCBA';

/** Sets of weights as bits, as a term asks for them. */
export const anyWeight = 0b1111;
/** All but D. */
export const preciseWeights = 0b1110;

const POSITION_BITS = 14;
const POSITION_MASK = 2 ** POSITION_BITS - 1;
/** A product and a place in one number while the index is being built. */
const PLACES = 2 ** 16;

/** A run of postings, the end left out. */
export interface Run {
  readonly from: number;
  readonly to: number;
}

/**
 * Which products have which word, where, and how much it counts there. Words are sorted, so those that share a beginning have their
 * postings side by side: a search for a beginning reads one run.
 */
export class WordIndex {
  /** By code units. */
  readonly words: readonly string[];
  /** By posting: the product, ascending within a word, and `weight << 14 | position`. */
  readonly products: Uint32Array;
  readonly places: Uint16Array;
  /** First posting of each word, and the number of postings at the end. */
  readonly starts: Uint32Array;

  constructor(postings: ReadonlyMap<string, readonly number[]>) {
    this.words = [...postings.keys()].sort();
    let total = 0;
    for (const own of postings.values()) total += own.length;
    this.products = new Uint32Array(total);
    this.places = new Uint16Array(total);
    this.starts = new Uint32Array(this.words.length + 1);
    let at = 0;
    this.words.forEach((word, ordinal) => {
      this.starts[ordinal] = at;
      for (const posting of postings.get(word) ?? []) {
        this.products[at] = Math.floor(posting / PLACES);
        this.places[at] = posting % PLACES;
        at += 1;
      }
    });
    this.starts[this.words.length] = at;
  }

  /** Ordinals of the words that begin with a text, or of the one that is it. */
  wordsOf(text: string, isBeginning: boolean): Run {
    const from = this.#firstFrom(text);
    if (isBeginning) return { from, to: this.#firstFrom(`${text}\uffff`) };
    return { from, to: this.words[from] === text ? from + 1 : from };
  }

  /** Postings of a run of words. */
  postingsOf({ from, to }: Run): Run {
    return { from: this.starts[from] ?? 0, to: this.starts[to] ?? 0 };
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

/** Whether a place has one of these weights. */
export const hasWeight = (place: number, asked: number): boolean => ((asked >>> (place >>> POSITION_BITS)) & 1) === 1;
/** 0 for D to 3 for A. */
export const weightOf = (place: number): number => place >>> POSITION_BITS;
export const positionOf = (place: number): number => place & POSITION_MASK;

/**
 * Adds a stored document, the text of a tsvector such as `'cement':2A 'semen':1A,5B`. Our words hold neither quotes nor spaces.
 * @param product ordinal; documents are added in its order
 */
export function addDocument(postings: Map<string, number[]>, product: number, document: string): void {
  if (document === '') return;
  for (const entry of document.split(' ')) {
    const end = entry.lastIndexOf("':");
    const word = entry.slice(1, end);
    let own = postings.get(word);
    if (own === undefined) {
      own = [];
      postings.set(word, own);
    }
    for (const place of entry.slice(end + 2).split(',')) {
      const weight = Math.max(0, weights.indexOf(place.at(-1) ?? ''));
      own.push(product * PLACES + ((weight << POSITION_BITS) | Number.parseInt(place, 10)));
    }
  }
}
