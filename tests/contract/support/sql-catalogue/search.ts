import type { Executor } from '#server/db/client.ts';
import { editDistance, queryWords } from '#server/modules/catalogue/listing/search-words.ts';
import { type Candidate, type SearchPlan, selectCandidates, whichFind } from './search-store.ts';

/** Everything but the top category's words, which are so wide that they only serve where nothing else is found. */
const PRECISE = 'ABC';
const ANY = '';

/**
 * Decides what a typed text looks for, whatever the filters: all its words (their beginnings suffice), else those words
 * corrected by the shop's vocabulary, else any of them, else names that resemble the whole text.
 */
export async function planSearch(db: Executor, typed: string): Promise<SearchPlan> {
  const words = queryWords(typed);
  if (words.length === 0) return { kind: 'all' };
  const asTyped = await firstThatFinds(db, [all(words, PRECISE), all(words, ANY)]);
  if (asTyped !== null) return { kind: 'words', tsquery: asTyped, didYouMean: null };
  const readings = correct(words, await selectCandidates(db, words));
  const corrected = readings.flatMap(reading => reading.word ?? []);
  const asMeant = await firstThatFinds(db, [all(corrected, PRECISE), all(corrected, ANY)]);
  const isChanged = readings.some(({ word, typed: own }) => word !== null && word !== own);
  if (asMeant !== null) return { kind: 'words', tsquery: asMeant, didYouMean: isChanged ? corrected.join(' ') : null };
  // Words that are right as they are count before guesses.
  const right = readings.filter(({ word, typed: own }) => word === own).map(reading => reading.typed);
  const some = right.length > 0 ? right : corrected;
  const withAny = await firstThatFinds(db, [any(some)]);
  if (withAny === null) return { kind: 'alike', text: words.join(' ') };
  return { kind: 'words', tsquery: withAny, didYouMean: right.length > 0 ? null : some.join(' ') };
}

async function firstThatFinds(db: Executor, given: readonly string[]): Promise<string | null> {
  const tsqueries = given.filter(tsquery => tsquery !== '');
  if (tsqueries.length === 0) return null;
  const found = await whichFind(db, tsqueries);
  return tsqueries.find((_, index) => found[index]) ?? null;
}

/**
 * A word as a term of a tsquery: any word that begins with it, of these weights. Words consist of letters and digits (with '.'
 * and '/' between digits), so nothing in them can break out of the quotes.
 */
function term(word: string, weights: string): string {
  const exact = weights === '' ? '' : `:${weights}`;
  // The index has English names as they are written; a plural must find the singular.
  return /\p{L}{3,}s$/u.test(word) ? `('${word}':*${weights} | '${word.slice(0, -1)}'${exact})` : `'${word}':*${weights}`;
}

/** Tsquery for products that have all words. */
const all = (words: readonly string[], weights: string): string => words.map(word => term(word, weights)).join(' & ');
const any = (words: readonly string[]): string => words.map(word => term(word, ANY)).join(' | ');

interface Reading {
  readonly typed: string;
  /** As the shop has it; null where nothing there resembles it. */
  readonly word: string | null;
}

function correct(words: readonly string[], candidates: readonly Candidate[]): Reading[] {
  return words.map(typed => {
    if (/\d/.test(typed)) return { typed, word: typed };
    const own = candidates.filter(candidate => candidate.typed === typed);
    if (own.some(({ word }) => word.startsWith(typed))) return { typed, word: typed };
    const ranked = own
      .map(candidate => ({ ...candidate, distance: distanceBetween(typed, candidate.word) }))
      .filter(({ distance }) => Math.floor(distance) <= tolerance(typed))
      .sort((left, right) => left.distance - right.distance || right.weight - left.weight || (left.word < right.word ? -1 : 1));
    return { typed, word: ranked[0]?.word ?? null };
  });
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
