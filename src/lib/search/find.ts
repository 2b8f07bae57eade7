import type { CatalogueIndex } from './catalogue-index.ts';
import { type Field, fields } from './word-index.ts';

/** A spelling that a term of a search accepts. */
interface Alternative {
  readonly text: string;
  /** Whether words that only begin with it count. */
  readonly isBeginning: boolean;
  /** 0 to 1: how surely it is what was meant. */
  readonly quality: number;
}

/** One word or size of a search: a product or variant has it where it has any of the alternatives. */
export interface Term {
  readonly alternatives: readonly Alternative[];
  readonly isSize: boolean;
}

/** The hits of a search. */
export interface Hits {
  /** By product: 1 for a hit. */
  readonly found: Uint8Array;
  /** By product: how well it answers; higher is better, products of one rank answer equally well. */
  readonly ranks: Uint16Array;
  /** By variant, counted through all products: 1 where it has what was looked for. */
  readonly variants: Uint8Array;
  /** By product: the variant that was meant, from 0 among its own; -1 where its variants answer alike. */
  readonly meant: Int16Array;
}

/** What a hit counts, by field from the widest to the head of a name. */
const WORD_WEIGHTS = [1, 2, 3, 5, 6, 8, 11];
/** A size is the variant's own; in a name it stands for all of them, and an attribute holds sizes of all kinds of things. */
const SIZE_WEIGHTS = [1, 1, 3, 8, 6, 8, 8];
/** What a name counts that consists of nothing but what was looked for. */
const WHOLE_NAME = 2;
/** Steps of a rank to a point: within one the better seller is the better answer. */
const STEPS = 1;

interface Options {
  /** Whether every term must be found, or any. */
  readonly kind: 'all' | 'any';
  /** The field that counts least and still counts. */
  readonly least: Field;
}

/** Products with the terms of a search; null where there are none. @param isOnSale by product */
export function find(index: CatalogueIndex, terms: readonly Term[], isOnSale: Uint8Array, { kind, least }: Options): Hits | null {
  const search = new Search(index);
  for (const term of terms) search.take(term, least);
  return search.hits(isOnSale, kind === 'all' ? terms.length : 1, terms.length);
}

/** Adds up what each variant has of each term. Words of the whole product count for all its variants. */
class Search {
  readonly #index: CatalogueIndex;
  readonly #products: number;
  /** How many terms a variant has, and what they count together. */
  readonly #counts: Uint8Array;
  readonly #scores: Float32Array;
  /** How many terms stand in a product's name. */
  readonly #named: Uint8Array;
  /** Of the term that is taken: the best that the whole product, and the variant alone, has. */
  readonly #ofProduct: Float32Array;
  readonly #ofVariant: Float32Array;
  readonly #isNamed: Uint8Array;

  constructor(index: CatalogueIndex) {
    this.#index = index;
    this.#products = index.nameLengths.length;
    const variants = index.firstVariant[this.#products] ?? 0;
    this.#counts = new Uint8Array(variants);
    this.#scores = new Float32Array(variants);
    this.#named = new Uint8Array(this.#products);
    this.#ofProduct = new Float32Array(this.#products);
    this.#ofVariant = new Float32Array(variants);
    this.#isNamed = new Uint8Array(this.#products);
  }

  take(term: Term, least: Field): void {
    this.#ofProduct.fill(0);
    this.#ofVariant.fill(0);
    this.#isNamed.fill(0);
    for (const alternative of term.alternatives) this.#score(alternative, term.isSize ? SIZE_WEIGHTS : WORD_WEIGHTS, least);
    const { firstVariant } = this.#index;
    for (let product = 0; product < this.#products; product += 1) {
      const whole = this.#ofProduct[product] ?? 0;
      const end = firstVariant[product + 1] ?? 0;
      for (let variant = firstVariant[product] ?? 0; variant < end; variant += 1) {
        const own = Math.max(whole, this.#ofVariant[variant] ?? 0);
        if (own === 0) continue;
        this.#counts[variant] = (this.#counts[variant] ?? 0) + 1;
        this.#scores[variant] = (this.#scores[variant] ?? 0) + own;
      }
      this.#named[product] = (this.#named[product] ?? 0) + (this.#isNamed[product] ?? 0);
    }
  }

  #score({ text, isBeginning, quality }: Alternative, weights: readonly number[], least: Field): void {
    const { words, firstVariant } = this.#index;
    const { from, to } = words.wordsOf(text, isBeginning);
    for (let word = from; word < to; word += 1) {
      const { length } = words.words[word] ?? '';
      // A whole word is meant more surely than one that only begins so.
      const sure = length === text.length ? quality : quality * (0.5 + (0.4 * text.length) / length);
      words.eachPosting(word, (product, field, variant) => {
        if (field < least) return;
        const own = (weights[field] ?? 0) * sure;
        if (variant === null) this.#ofProduct[product] = Math.max(this.#ofProduct[product] ?? 0, own);
        else {
          const at = (firstVariant[product] ?? 0) + variant;
          this.#ofVariant[at] = Math.max(this.#ofVariant[at] ?? 0, own);
        }
        if (field >= fields.name) this.#isNamed[product] = 1;
      });
    }
  }

  /** @param enough how many terms a variant must have */
  hits(isOnSale: Uint8Array, enough: number, terms: number): Hits | null {
    const { firstVariant, nameLengths } = this.#index;
    const found = new Uint8Array(this.#products);
    const ranks = new Uint16Array(this.#products);
    const variants = new Uint8Array(this.#counts.length);
    const meant = new Int16Array(this.#products).fill(-1);
    let isFound = false;
    for (let product = 0; product < this.#products; product += 1) {
      if (isOnSale[product] !== 1) continue;
      const [from, to] = [firstVariant[product] ?? 0, firstVariant[product + 1] ?? 0];
      let [best, bestAt, worst] = [0, -1, Number.POSITIVE_INFINITY];
      for (let variant = from; variant < to; variant += 1) {
        const has = this.#counts[variant] ?? 0;
        if (has < enough) worst = 0;
        if (has < enough) continue;
        variants[variant] = 1;
        // Where any term suffices, one more of them counts more than a better place.
        const score = (this.#scores[variant] ?? 0) / terms + (enough < terms ? has * 12 : 0);
        worst = Math.min(worst, score);
        if (score > best) [best, bestAt] = [score, variant];
      }
      if (bestAt === -1) continue;
      isFound = true;
      found[product] = 1;
      if (worst < best) meant[product] = bestAt - from;
      const share = Math.min(1, (this.#named[product] ?? 0) / (nameLengths[product] ?? 1));
      ranks[product] = Math.round((best + WHOLE_NAME * share) * STEPS) + 1;
    }
    return isFound ? { found, ranks, variants, meant } : null;
  }
}
