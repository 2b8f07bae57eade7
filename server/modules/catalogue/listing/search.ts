import { resembling } from './model/alike.ts';
import type { Hits } from './model/choose.ts';
import { type Expression, match, type Spelling, type Term } from './model/match.ts';
import type { CatalogueModel } from './model/model.ts';
import { inHundredths, rankProducts } from './model/rank.ts';
import type { Candidate } from './model/vocabulary.ts';
import { anyWeight, preciseWeights } from './model/word-index.ts';
import { editDistance, queryWords } from './search-words.ts';

/** The result of a search. */
export interface SearchResult {
  /** Null where nothing was looked for: then everything counts. */
  readonly hits: Hits | null;
  /** The word that a typo was read as. */
  readonly didYouMean: string | null;
}

/**
 * Decides what a typed text looks for, whatever the filters: all its words (their beginnings suffice), else those words
 * corrected by the shop's vocabulary, else any of them, else names that resemble the whole text. The top category's words, which are
 * so wide, count only where nothing else is found.
 */
export function searchCatalogue(model: CatalogueModel, typed: string): SearchResult {
  const words = queryWords(typed);
  if (words.length === 0) return { hits: null, didYouMean: null };
  const asTyped = findAll(model, words);
  if (asTyped !== null) return { hits: asTyped, didYouMean: null };
  const readings = words.map(word => correct(word, model));
  const corrected = readings.flatMap(reading => reading.word ?? []);
  const asMeant = findAll(model, corrected);
  const isChanged = readings.some(({ word, typed: own }) => word !== null && word !== own);
  if (asMeant !== null) return { hits: asMeant, didYouMean: isChanged ? corrected.join(' ') : null };
  // Words that are right as they are count before guesses.
  const right = readings.filter(({ word, typed: own }) => word === own).map(reading => reading.typed);
  const some = right.length > 0 ? right : corrected;
  const withAny = find(model, { kind: 'any', terms: some.map(word => term(word, anyWeight)) });
  if (withAny !== null) return { hits: withAny, didYouMean: right.length > 0 ? null : some.join(' ') };
  const likeness = resembling({ ...model, index: model.words, isOnSale: model.columns.isOnSale }, words.join(' '));
  const found = new Uint8Array(likeness.length);
  for (let product = 0; product < found.length; product += 1) found[product] = Number((likeness[product] ?? 0) > 0);
  return { hits: { found, ranks: inHundredths(likeness) }, didYouMean: null };
}

function findAll(model: CatalogueModel, words: readonly string[]): Hits | null {
  const terms = (weights: number) => words.map(word => term(word, weights));
  return find(model, { kind: 'all', terms: terms(preciseWeights) }) ?? find(model, { kind: 'all', terms: terms(anyWeight) });
}

function find({ words, columns }: CatalogueModel, expression: Expression): Hits | null {
  const found = match(words, expression, columns.isOnSale);
  return found.includes(1) ? { found, ranks: rankProducts(words, expression, found) } : null;
}

/** Any word that begins with this one. The index has English names as they are written; a plural must find the singular. */
function term(word: string, weights: number): Term {
  const begun: Spelling = { text: word, isBeginning: true, weights };
  const isPlural = /\p{L}{3,}s$/u.test(word);
  return { spellings: isPlural ? [begun, { text: word.slice(0, -1), isBeginning: false, weights }] : [begun] };
}

interface Reading {
  readonly typed: string;
  /** As the shop has it; null where nothing there resembles it. */
  readonly word: string | null;
}

function correct(typed: string, { vocabulary }: CatalogueModel): Reading {
  if (/\d/.test(typed)) return { typed, word: typed };
  const own = vocabulary.candidates(typed);
  if (own.some(({ word }) => word.startsWith(typed))) return { typed, word: typed };
  return { typed, word: nearest(typed, own)?.word ?? null };
}

function nearest(typed: string, candidates: readonly Candidate[]): Candidate | undefined {
  return candidates
    .map(candidate => ({ ...candidate, distance: distanceBetween(typed, candidate.word) }))
    .filter(({ distance }) => Math.floor(distance) <= tolerance(typed))
    .sort((left, right) => left.distance - right.distance || right.weight - left.weight || (left.word < right.word ? -1 : 1))[0];
}

/** Mistakes that a word of this length may hold and still be told from others. */
function tolerance({ length }: string): number {
  if (length < 3) return 0;
  return length < 6 ? 1 : 2;
}

/** Edits to a whole word, or to the beginning of one that is still being typed: a little farther than to a whole one. */
function distanceBetween(typed: string, word: string): number {
  const whole = editDistance(typed, word);
  if (typed.length < 5 || word.length <= typed.length) return whole;
  const begun = [0, 1].map(more => editDistance(typed, word.slice(0, typed.length + more)) + 0.5);
  return Math.min(whole, ...begun);
}
