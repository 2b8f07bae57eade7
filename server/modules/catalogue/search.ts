import type { Executor } from '#server/db/client.ts';
import { type Candidate, type SearchPlan, selectCandidates, whichFind } from './search-store.ts';
import { editDistance, queryWords } from './words.ts';

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
  const known = readings.filter(reading => reading.isKnown).map(reading => reading.word);
  if (known.length === 0) return { kind: 'alike', text: words.join(' ') };
  const corrected = await firstThatFinds(db, [all(known, PRECISE), all(known, ANY), any(known)]);
  if (corrected === null) return { kind: 'alike', text: words.join(' ') };
  const isChanged = readings.some(reading => reading.isKnown && reading.word !== reading.typed);
  return { kind: 'words', tsquery: corrected, didYouMean: isChanged ? known.join(' ') : null };
}

async function firstThatFinds(db: Executor, tsqueries: readonly string[]): Promise<string | null> {
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
export const all = (words: readonly string[], weights: string): string => words.map(word => term(word, weights)).join(' & ');
const any = (words: readonly string[]): string => words.map(word => term(word, ANY)).join(' | ');

interface Reading {
  readonly typed: string;
  readonly word: string;
  readonly isKnown: boolean;
}

function correct(words: readonly string[], candidates: readonly Candidate[]): Reading[] {
  return words.map(typed => {
    if (/\d/.test(typed)) return { typed, word: typed, isKnown: true };
    const own = candidates.filter(candidate => candidate.typed === typed);
    if (own.some(({ word }) => word.startsWith(typed))) return { typed, word: typed, isKnown: true };
    const ranked = own
      .map(candidate => ({ ...candidate, distance: distanceBetween(typed, candidate.word) }))
      .filter(({ distance }) => distance <= tolerance(typed))
      .sort((left, right) => left.distance - right.distance || right.weight - left.weight || (left.word < right.word ? -1 : 1));
    const best = ranked[0]?.word;
    return { typed, word: best ?? typed, isKnown: best !== undefined };
  });
}

/** Mistakes that a word of this length may hold and still be told from others. */
function tolerance({ length }: string): number {
  if (length < 3) return 0;
  if (length < 6) return 1;
  return length < 9 ? 2 : 3;
}

/** Edits to a whole word, or to its beginning while it is still being typed, which counts as one edit more. */
function distanceBetween(typed: string, word: string): number {
  const whole = editDistance(typed, word);
  return typed.length < 5 || word.length <= typed.length ? whole : Math.min(whole, editDistance(typed, word.slice(0, typed.length)) + 1);
}
