/** Words that products are called by, with how many products have each: what a mistyped word is compared with. */
export class Spelling {
  readonly #words: readonly string[];
  readonly #weights: Uint32Array;
  /** Letters of each word as bits: words with many other letters are passed over without a comparison. */
  readonly #letters: Uint32Array;

  constructor(weights: ReadonlyMap<string, number>) {
    this.#words = [...weights.keys()];
    this.#weights = Uint32Array.from(weights.values());
    this.#letters = Uint32Array.from(this.#words, lettersOf);
  }

  /** The known word that is nearest to what was typed, also while its end is still missing; null where none is near. */
  nearest(typed: string): string | null {
    const allowed = tolerance(typed);
    if (allowed === 0) return null;
    const letters = lettersOf(typed);
    const skeleton = withoutVowels(typed);
    let best: { word: string; distance: number; weight: number } | null = null;
    for (let ordinal = 0; ordinal < this.#words.length; ordinal += 1) {
      const word = this.#words[ordinal] ?? '';
      if (word.length < typed.length - allowed || missing(letters, this.#letters[ordinal] ?? 0) > allowed) continue;
      const distance = distanceBetween(typed, word, skeleton);
      const weight = this.#weights[ordinal] ?? 0;
      if (Math.floor(distance) > allowed) continue;
      const isBetter = best === null || distance < best.distance || (distance === best.distance && weight > best.weight);
      if (isBetter) best = { word, distance, weight };
    }
    return best?.word ?? null;
  }
}

/** Mistakes that a word of this length may hold and still be told from others. */
function tolerance({ length }: string): number {
  if (length < 3) return 0;
  return length < 6 ? 1 : 2;
}

function lettersOf(word: string): number {
  let bits = 0;
  for (const letter of word) bits |= 1 << (letter.charCodeAt(0) & 31);
  return bits >>> 0;
}

/** How many letters of what was typed a word doesn't have. */
function missing(typed: number, word: number): number {
  let count = 0;
  for (let bits = typed & ~word; bits !== 0; bits &= bits - 1) count += 1;
  return count;
}

/** 'krmik' and 'smn' are written as they are heard: vowels are what hurried hands leave out. */
const withoutVowels = (word: string): string => word.replace(/[aeiou]/g, '');

/** Edits to a whole word, or to the beginning of one that is still being typed: a little farther than to a whole one. */
function distanceBetween(typed: string, word: string, skeleton: string): number {
  const whole = editDistance(typed, word);
  if (typed.length >= 4 && skeleton.length >= 3 && skeleton === withoutVowels(word)) return Math.min(whole, 1);
  if (typed.length < 5 || word.length <= typed.length) return whole;
  const begun = [0, 1].map(more => editDistance(typed, word.slice(0, typed.length + more)) + 0.5);
  return Math.min(whole, ...begun);
}

/** Edits between two words: insertions, deletions, replacements, and swaps of neighbours (optimal string alignment). */
function editDistance(left: string, right: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const isSame = left[row - 1] === right[column - 1];
      let cost = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (isSame ? 0 : 1));
      if (row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return last[right.length] ?? 0;
}
