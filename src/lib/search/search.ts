import { brandsElsewhere } from './brands-elsewhere.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { find, type Hits, type Term } from './find.ts';
import { type Token, tokensOf } from './sizes.ts';
import { type Field, fields } from './word-index.ts';

/** The result of a search. */
export interface SearchResult {
  /** Null where nothing was looked for: then everything counts. */
  readonly hits: Hits | null;
  /** The words that a mistyped text was read as. */
  readonly didYouMean: string | null;
  /** The brand that was asked for and that no product here has, as it is written; null for none. */
  readonly askedBrand: string | null;
}

/** Words of a search that count, to bound its cost. */
const MOST_WORDS = 8;

/**
 * Decides what a typed text looks for, whatever the filters: all its words and sizes (the beginning of a word suffices), else sizes in
 * another unit, else words corrected by what products are called, else without its sizes, else any of its words. What a top category
 * is called, which is so wide, counts only where nothing else is found.
 * @param isOnSale by product
 */
export function search(index: CatalogueIndex, typed: string, isOnSale: Uint8Array): SearchResult {
  const { tokens: own, brand: askedBrand } = withoutBrand(index, unique(tokensOf(typed)).slice(0, MOST_WORDS));
  const tokens = joined(index, own);
  const nothing: Hits = {
    found: new Uint8Array(isOnSale.length),
    ranks: new Uint16Array(isOnSale.length),
    variants: new Uint8Array(index.firstVariant[isOnSale.length] ?? 0),
    meant: new Int16Array(isOnSale.length).fill(-1),
  };
  if (tokens.length === 0) return { hits: askedBrand === null ? null : nothing, didYouMean: null, askedBrand };
  const all = (from: readonly Token[], isLoose: boolean) => findAll(index, from, isLoose, isOnSale);
  const asTyped = all(tokens, false) ?? all(tokens, true);
  if (asTyped !== null) return { hits: asTyped, didYouMean: null, askedBrand };
  const readings = tokens.map(token => ({ token, word: token.size === null ? correct(index, token.text) : token.text }));
  const corrected = readings.flatMap(({ token, word }) => (word === null ? [] : [{ ...token, text: word }]));
  const isChanged = readings.some(({ token, word }) => word !== null && word !== token.text);
  const meant = isChanged ? corrected.map(({ text }) => text).join(' ') : null;
  const asMeant = all(corrected, false) ?? all(corrected, true);
  if (asMeant !== null) return { hits: asMeant, didYouMean: meant, askedBrand };
  const words = corrected.filter(({ size }) => size === null);
  const withoutSizes = words.length === 0 ? null : all(words, false);
  if (withoutSizes !== null) return { hits: withoutSizes, didYouMean: meant, askedBrand };
  // Words that are right as they are count before guesses.
  const right = readings.flatMap(({ token, word }) => (word === token.text ? [token] : []));
  const some = right.length > 0 ? right : corrected;
  const withAny = find(
    index,
    some.map(token => termOf(token, true)),
    isOnSale,
    { kind: 'any', least: fields.wide },
  );
  return { hits: withAny ?? nothing, didYouMean: withAny === null || right.length > 0 ? null : meant, askedBrand };
}

function findAll(index: CatalogueIndex, tokens: readonly Token[], isLoose: boolean, isOnSale: Uint8Array): Hits | null {
  if (tokens.length === 0) return null;
  const terms = tokens.map(token => termOf(token, isLoose));
  return (
    find(index, terms, isOnSale, { kind: 'all', least: fields.attribute }) ??
    find(index, terms, isOnSale, { kind: 'all', least: fields.wide })
  );
}

function termOf({ text, size }: Token, isLoose: boolean): Term {
  if (size !== null) {
    const exact = size.exact.map(term => ({ text: term, isBeginning: false, quality: 1 }));
    const loose = size.loose.map(term => ({ text: term, isBeginning: false, quality: 0.6 }));
    return { isSize: true, alternatives: isLoose ? [...exact, ...loose] : exact };
  }
  const begun = { text, isBeginning: true, quality: 1 };
  // English names stand in the index as they are written; a plural must find the singular.
  const isPlural = /\p{L}{3,}s$/u.test(text);
  return { isSize: false, alternatives: isPlural ? [begun, { text: text.slice(0, -1), isBeginning: false, quality: 0.9 }] : [begun] };
}

/** What a line of an order may be among the products. */
export interface WantedResult {
  /** Null where nothing fits. */
  readonly hits: Hits | null;
  /** Whether the hits have every word and every size; else they are the nearest that there is. */
  readonly isExact: boolean;
  readonly askedBrand: string | null;
}

/**
 * Looks for goods that a line of an order asks for. In difference to a search its words and sizes must stand in what goods are called: a size that
 * only an attribute has is none of the goods, and goods without the size are no more than the nearest.
 * @param isOnSale by product
 */
export function searchWanted(index: CatalogueIndex, words: string, isOnSale: Uint8Array): WantedResult {
  const { tokens: own, brand: askedBrand } = withoutBrand(index, unique(tokensOf(words)).slice(0, MOST_WORDS));
  const tokens = joined(index, own);
  if (tokens.length === 0) return { hits: null, isExact: false, askedBrand };
  const all = (from: readonly Token[], isLoose: boolean, least: Field = fields.variant) =>
    from.length === 0
      ? null
      : find(
          index,
          from.map(token => termOf(token, isLoose)),
          isOnSale,
          { kind: 'all', least },
        );
  const corrected = tokens.flatMap(token => {
    const word = token.size === null ? correct(index, token.text) : token.text;
    return word === null ? [] : [{ ...token, text: word }];
  });
  const isWhole = corrected.length === tokens.length;
  const strict = all(tokens, false);
  const exact = strict ?? all(tokens, true) ?? (isWhole ? (all(corrected, false) ?? all(corrected, true)) : null);
  // An eight without its letter is no M8: S8 is another thing.
  if (exact !== null) return { hits: exact, isExact: strict !== null || !tokens.some(isOfLetter), askedBrand };
  const onlyWords = corrected.filter(({ size }) => size === null);
  const sizes = corrected.filter(({ size }) => size !== null);
  // What goods are called stands first: 'kran air 1/2' is rather another tap of that size than a tap of another one.
  const head = onlyWords.slice(0, 1);
  const nearest =
    (head.length > 0 && sizes.length > 0 ? all([...head, ...sizes], true) : null) ??
    all(onlyWords, false) ??
    all(head, false) ??
    all(corrected, true, fields.attribute);
  return { hits: nearest, isExact: false, askedBrand };
}

/** 'M8' and 'C75'; 'D10' is a diameter of 10 mm. */
const isOfLetter = ({ text, size }: Token): boolean => size !== null && /^[a-ce-z]\d/.test(text);

const unique = (tokens: readonly Token[]): Token[] =>
  tokens.filter((token, at) => tokens.findIndex(({ text }) => text === token.text) === at);

const isKnown = ({ words }: CatalogueIndex, text: string): boolean => {
  const { from, to } = words.wordsOf(text, true);
  return from < to;
};

/** The word as products have it; null where nothing there is like it. */
function correct(index: CatalogueIndex, typed: string): string | null {
  return isKnown(index, typed) ? typed : index.spelling.nearest(typed);
}

/** Puts words together that products are called by in one: 'stop kontak' where they say 'stopkontak'. */
function joined(index: CatalogueIndex, tokens: readonly Token[]): Token[] {
  const result: Token[] = [];
  for (const token of tokens) {
    const before = result.at(-1);
    const isApart =
      before !== undefined && before.size === null && token.size === null && !(isKnown(index, before.text) && isKnown(index, token.text));
    if (isApart && isKnown(index, `${before.text}${token.text}`)) result.splice(-1, 1, { text: `${before.text}${token.text}`, size: null });
    else result.push(token);
  }
  return result;
}

/** Leaves a brand out that no product has: what was asked for besides is what the customer wants to see. */
function withoutBrand(index: CatalogueIndex, tokens: readonly Token[]): { tokens: readonly Token[]; brand: string | null } {
  for (const [written, ...words] of brandsElsewhere) {
    const at = tokens.findIndex((_, start) => words.every((word, offset) => tokens[start + offset]?.text === word));
    if (at === -1 || words.some(word => index.words.wordsOf(word, false).from < index.words.wordsOf(word, false).to && words.length === 1))
      continue;
    return { tokens: [...tokens.slice(0, at), ...tokens.slice(at + words.length)], brand: written };
  }
  return { tokens, brand: null };
}
