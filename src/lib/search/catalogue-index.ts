import { filedTerms, type Token, tokensOf } from './sizes.ts';
import { Spelling } from './spelling.ts';
import { synonyms } from './synonyms.ts';
import { type Field, fields, Postings, type WordIndex } from './word-index.ts';

/** Texts of a product. Each list holds the languages that there are, Indonesian first. */
export interface IndexedProduct {
  readonly names: readonly string[];
  readonly brand: string;
  /** Its own category. */
  readonly categories: readonly string[];
  /** The category above: so wide that it counts only where nothing else is found. */
  readonly wide: readonly string[];
  readonly facts: readonly string[];
  /** Values of its attributes. */
  readonly attributes: readonly string[];
  /** Texts of each variant: its names and its number of stock keeping. */
  readonly variants: readonly (readonly string[])[];
}

/** What products are found by. Products go by their ordinals, in the order in which they were added; so do all their variants. */
export interface CatalogueIndex {
  readonly words: WordIndex;
  readonly spelling: Spelling;
  /** First variant of each product, and the number of variants at the end. */
  readonly firstVariant: Uint32Array;
  /** Words in the longer of each product's names. */
  readonly nameLengths: Uint8Array;
}

/** Synonyms by the first word of what they stand for. */
const synonymWords = new Map<string, { readonly first: readonly string[]; readonly others: readonly (readonly string[])[] }[]>();
for (const [phrase = '', ...others] of synonyms) {
  const first = wordsOf(phrase);
  const own = synonymWords.get(first[0] ?? '') ?? [];
  synonymWords.set(first[0] ?? '', [...own, { first, others: others.map(wordsOf) }]);
}

/** Words without sizes. */
export function wordsOf(text: string): string[] {
  return tokensOf(text).flatMap(wordIn);
}

function wordIn({ text, size }: Token): readonly string[] {
  return size === null ? [text] : [];
}

/** Texts that are remembered while an index is built, about 300 bytes each. */
const MOST_TEXTS = 10_000;

/** A term that a text is found by. */
interface Filed {
  readonly term: string;
  /** Whether it is a size, and not the first of the text. */
  readonly isLaterSize: boolean;
}

/** Puts an index together, product by product, so that its owner can pause between them. */
export class IndexBuilder {
  /** Facts, attributes and variants repeat from product to product: their texts are taken apart once. */
  readonly #filed = new Map<string, readonly Filed[]>();
  readonly #groupWords = new Map<string, readonly string[]>();
  readonly #postings = new Postings();
  readonly #weights = new Map<string, number>();
  readonly #firstVariant = [0];
  readonly #nameLengths: number[] = [];

  add(product: IndexedProduct): void {
    const ordinal = this.#nameLengths.length;
    // No two products are called alike: their names are taken apart once, and not remembered.
    const tokens = product.names.map(tokensOf);
    const names = tokens.map(own => own.flatMap(wordIn));
    const groups = [product.brand, ...product.categories].map(text => this.#wordsOfGroup(text));
    this.#addNames(ordinal, tokens, names);
    this.#addSynonyms(ordinal, names, groups);
    for (const text of [product.brand, ...product.categories]) this.#addText(text, ordinal, fields.group, null);
    for (const text of product.facts) this.#addText(text, ordinal, fields.fact, null);
    for (const text of product.attributes) this.#addText(text, ordinal, fields.attribute, null);
    for (const text of product.wide) this.#addText(text, ordinal, fields.wide, null);
    for (const [variant, texts] of product.variants.entries()) for (const text of texts) this.#addVariant(text, ordinal, variant);
    for (const word of new Set([...names, ...groups].flat())) this.#know(word);
    this.#firstVariant.push((this.#firstVariant.at(-1) ?? 0) + product.variants.length);
    this.#nameLengths.push(Math.min(255, Math.max(1, ...names.map(({ length }) => length))));
  }

  build(): CatalogueIndex {
    return {
      words: this.#postings.build(),
      spelling: new Spelling(this.#weights),
      firstVariant: Uint32Array.from(this.#firstVariant),
      nameLengths: Uint8Array.from(this.#nameLengths),
    };
  }

  /** What a product is stands first in Indonesian ('Besi Beton Ulir …') and last in English ('… Deformed Bar'). */
  #addNames(ordinal: number, names: readonly (readonly Token[])[], words: readonly (readonly string[])[]): void {
    names.forEach((tokens, language) => {
      const own = words[language] ?? [];
      const head = language === 0 ? own[0] : own.at(-1);
      if (head !== undefined) this.#postings.add(head, ordinal, fields.head, null);
      for (const token of tokens) for (const term of filedTerms(token)) this.#postings.add(term, ordinal, fields.name, null);
      // 'antibocor' is 'anti bocor'.
      own.forEach((word, at) => {
        const next = own[at + 1];
        if (next !== undefined) this.#postings.add(`${word}${next}`, ordinal, fields.name, null);
      });
    });
  }

  /** Other words of the trade for what the product's name or category says; better where the name begins with it. */
  #addSynonyms(ordinal: number, names: readonly (readonly string[])[], groups: readonly (readonly string[])[]): void {
    const words = new Set([...names, ...groups].flat());
    for (const { first, others } of [...words].flatMap(word => synonymWords.get(word) ?? [])) {
      const isHead = names.some(words => first.every((word, at) => words[at] === word));
      if (!isHead && ![...names, ...groups].some(words => holds(words, first))) continue;
      for (const phrase of others) {
        phrase.forEach(word => {
          this.#postings.add(word, ordinal, isHead ? fields.name : fields.group, null);
          this.#know(word);
        });
        if (phrase.length > 1) this.#postings.add(phrase.join(''), ordinal, fields.group, null);
      }
    }
  }

  /** A variant is asked for by the size that it is called by, the first: 'Ø12 · 12 m' by '12' rather than each bar of 12 m. */
  #addVariant(text: string, ordinal: number, variant: number): void {
    for (const { term, isLaterSize } of this.#filedOf(text)) {
      this.#postings.add(term, ordinal, isLaterSize ? fields.fact : fields.variant, variant);
    }
  }

  #addText(text: string, ordinal: number, field: Field, variant: number | null): void {
    for (const { term } of this.#filedOf(text)) this.#postings.add(term, ordinal, field, variant);
  }

  #filedOf(text: string): readonly Filed[] {
    const known = this.#filed.get(text);
    if (known !== undefined) return known;
    const tokens = tokensOf(text);
    const first = tokens.findIndex(({ size }) => size !== null);
    const filed = tokens.flatMap((token, at) => filedTerms(token).map(term => ({ term, isLaterSize: token.size !== null && at > first })));
    if (this.#filed.size >= MOST_TEXTS) this.#filed.clear();
    this.#filed.set(text, filed);
    return filed;
  }

  #wordsOfGroup(text: string): readonly string[] {
    const known = this.#groupWords.get(text) ?? wordsOf(text);
    this.#groupWords.set(text, known);
    return known;
  }

  /** Numbers and two letters are no words that a mistake could be told from. */
  #know(word: string): void {
    const before = this.#weights.get(word);
    if (before !== undefined || (word.length >= 3 && /^\p{L}+$/u.test(word))) this.#weights.set(word, (before ?? 0) + 1);
  }
}

function holds(words: readonly string[], phrase: readonly string[]): boolean {
  return words.some((_, start) => phrase.every((word, at) => words[start + at] === word));
}
