import { indexWords, wordsOf } from './search-words.ts';
import { synonyms } from './synonyms.ts';

/** Texts of a product by how much a hit in them counts. */
export interface SearchTexts {
  /** Names in both languages. */
  readonly names: readonly string[];
  /** Brand and own category. */
  readonly groups: readonly string[];
  /** Facts, attribute values, variants. */
  readonly details: readonly string[];
  /** Top category: so wide that it counts only where nothing else is found. */
  readonly wide: readonly string[];
}

/** A product as search stores it. */
export interface SearchDocument {
  /** Literal of a tsvector: words with positions and weights, so that the parser of the database has no say in what a word is. */
  readonly vector: string;
  /** Names and groups without accents, for likeness by trigrams. */
  readonly text: string;
  /** Words worth suggesting for a mistyped one. */
  readonly vocabulary: readonly string[];
}

type Weight = 'A' | 'B' | 'C' | 'D';

/** Positions beyond this are clipped by the database, and ranks with them. */
const LAST_POSITION = 16_000;

const synonymWords = synonyms.map(([first = '', ...others]) => ({ first: wordsOf(first), others: others.flatMap(wordsOf) }));

/** Builds what a product is found by. */
export function searchDocument({ names, groups, details, wide }: SearchTexts): SearchDocument {
  const phrases = [...names, ...groups].map(wordsOf);
  const equivalents = synonymWords.flatMap(({ first, others }) => (phrases.some(words => contains(words, first)) ? others : []));
  const positions = new Map<string, string[]>();
  let position = 0;
  const add = (words: readonly string[], weight: Weight, isOnce = false) => {
    for (const word of words) {
      if (isOnce && positions.has(word)) continue;
      position = Math.min(position + 1, LAST_POSITION);
      positions.set(word, [...(positions.get(word) ?? []), `${position}${weight}`].slice(0, 200));
    }
  };
  // A name that says 'semen' in both languages and thrice is not more of a cement than one that says it once.
  add([...new Set(names.flatMap(indexWords))], 'A');
  add([...new Set(groups.flatMap(indexWords))], 'B');
  add([...new Set(equivalents)], 'C', true);
  add([...new Set(details.flatMap(indexWords))], 'C', true);
  add([...new Set(wide.flatMap(indexWords))], 'D', true);
  const vector = [...positions].map(([word, places]) => `'${word}':${places.join(',')}`).join(' ');
  const known = [...phrases.flat(), ...equivalents, ...wide.flatMap(wordsOf)];
  return { vector, text: phrases.flat().join(' '), vocabulary: [...new Set(known)].filter(isSuggestible) };
}

/** Numbers and two letters are no words that a mistake could be told from. */
function isSuggestible(word: string): boolean {
  return word.length >= 3 && /^\p{L}+$/u.test(word);
}

function contains(words: readonly string[], phrase: readonly string[]): boolean {
  return words.some((_, start) => phrase.every((word, index) => words[start + index] === word));
}
