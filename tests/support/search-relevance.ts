/** A query as a customer types it, and what its answer must hold. */
export interface RelevanceRow {
  readonly lang: string;
  readonly query: string;
  readonly pattern: RegExp;
  /** The first hit, one of the first three, or all of the first three. */
  readonly within: '1' | '3' | '3all';
}

/** Reads a table of language, query, pattern and place, with tabs between them; lines that begin with '#' are comments. */
export function readRelevance(text: string): RelevanceRow[] {
  return text
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'))
    .map(line => {
      const [lang = '', query = '', pattern = '', within = '1'] = line.split('\t');
      return { lang, query, pattern: new RegExp(pattern), within: within === '3' || within === '3all' ? within : '1' };
    });
}

/** Whether the products that were found, in their order, miss what a row asks for. */
export function unmetBy({ pattern, within }: RelevanceRow, names: readonly string[]): boolean {
  const first = names.slice(0, within === '1' ? 1 : 3);
  if (within === '3all') return first.length < 3 || !first.every(name => pattern.test(name));
  return !first.some(name => pattern.test(name));
}
