/** Units that people write with and without a space before them: '40 kg' is found by '40kg' too. */
const units = new Set([
  'kg',
  'g',
  'gr',
  'mm',
  'cm',
  'm',
  'm2',
  'm3',
  'l',
  'liter',
  'litre',
  'w',
  'watt',
  'va',
  'a',
  'v',
  'pk',
  'inch',
  'bar',
]);

/** Limit the words to bound the cost of a query. */
const QUERY_WORDS = 8;

/**
 * Words of a text as search compares them: lower case, no accents, digits with their separators resolved.
 * '40×40' and '40 x 40' become '40x40', '½"' becomes '1/2', '1.050' (thousands) 1050, '2,5' becomes '2.5', 'Ø8' becomes '8'.
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .replace(/[¼½¾]/g, ' $&')
    .replace(/[×✕]/g, 'x')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/⁄/g, '/')
    .replace(/\p{M}+/gu, '')
    .replace(/ø/g, ' ')
    .replace(/(?<=\d)[.,](?=\d{3}(?!\d))/g, '')
    .replace(/(?<=\d),(?=\d)/g, '.')
    .replace(/(?<=\d)\s*x\s*(?=\d)/g, 'x');
  return plain.match(/[\p{L}\p{N}]+(?:(?<=\d)[./](?=\d)[\p{L}\p{N}]+)*/gu)?.map(word => word.slice(0, 40)) ?? [];
}

/** Words that a text is found by: its own, and both spellings of numbers with units and of sizes. */
export function indexWords(text: string): string[] {
  const words = wordsOf(text);
  return words.flatMap((word, index) => {
    const next = words[index + 1];
    const joined = next !== undefined && units.has(next) && /^\d/.test(word) ? [`${word}${next}`] : [];
    const apart = /^(\d[\d.]*)(\p{L}+)$/u.exec(word);
    // 'D10' and 'M6' are asked for as '10' and '6' as well.
    const sized = /^\p{L}(\d+)$/u.exec(word);
    return [word, ...joined, ...(apart?.slice(1) ?? []), ...(sized?.slice(1) ?? [])];
  });
}

/** Words of what a customer typed, without repetition, at most eight. */
export function queryWords(typed: string): string[] {
  return [...new Set(wordsOf(typed))].slice(0, QUERY_WORDS);
}

/** Edits between two words: insertions, deletions, replacements, and swaps of neighbours (optimal string alignment). */
export function editDistance(left: string, right: string): number {
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
