/** Words that can't be understood: exit code 2. */
export class UsageError extends Error {}

/** @throws UsageError with the message where the text is missing or empty */
export function required(text: string | undefined, message: string): string {
  if (!text) throw new UsageError(message);
  return text;
}

/** @throws UsageError where the option is no whole number between the two */
export function whole(option: string, text: string, minimum: number, maximum: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < minimum || value > maximum) {
    throw new UsageError(`--${option} is a whole number from ${minimum} to ${maximum}, not '${text}'.`);
  }
  return value;
}

/** The page of a list, 25 entries unless said. @throws UsageError */
export function pageOf(values: { readonly limit?: string | undefined; readonly offset?: string | undefined }) {
  return { limit: whole('limit', values.limit ?? '25', 1, 200), offset: whole('offset', values.offset ?? '0', 0, 1_000_000) };
}

export const isPair = (word: string) => /^[a-z_]+=/.test(word);

/** `name=value` words by their names. @throws UsageError for what is none, and for a name that comes twice */
export function pairs(words: readonly string[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const word of words) {
    if (!isPair(word)) throw new UsageError(`'${word}' is no NAME=VALUE. Put values with spaces into quotes: name="Toko Budi".`);
    const name = word.slice(0, word.indexOf('='));
    if (name in found) throw new UsageError(`'${name}' is given twice.`);
    found[name] = word.slice(name.length + 1);
  }
  return found;
}

/** @throws UsageError where there are more words than a command takes */
export function none(words: readonly string[], beyond: number): void {
  if (words[beyond] !== undefined) throw new UsageError(`'${words[beyond]}' is one argument too many. Put texts with spaces into quotes.`);
}
