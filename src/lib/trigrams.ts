/** Three letters in a row as pg_trgm takes them: of lower-case words with two blanks before and one behind. */
export function trigramsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.flatMap(word => {
    const padded = [...`  ${word} `];
    return padded.slice(2).map((_, at) => padded.slice(at, at + 3).join(''));
  });
}

/** Share of the trigrams that two sets of these sizes have in common; single precision, as the database compares it. */
export const shared = (common: number, left: number, right: number): number => Math.fround(common / (left + right - common));
