import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { products, searchWords } from '#server/db/schema/catalogue.ts';

/** A search as it is looked up: words of the index, a text that names resemble, or nothing to look for. */
export type SearchPlan =
  | { readonly kind: 'all' }
  | { readonly kind: 'words'; readonly tsquery: string; readonly didYouMean: string | null }
  | { readonly kind: 'alike'; readonly text: string };

/** Least likeness by trigrams of a word that is looked at; the distance in letters decides. */
const WORD_LIKENESS = 0.2;

/** A word of the shop that may be what was typed. */
export interface Candidate {
  readonly typed: string;
  readonly word: string;
  readonly weight: number;
}

/** Products that a search finds; undefined for all. */
export function searchCondition(plan: SearchPlan): SQL | undefined {
  if (plan.kind === 'all') return undefined;
  return plan.kind === 'words' ? sql`${products.search} @@ ${plan.tsquery}::tsquery` : sql`${plan.text} <% ${products.searchText}`;
}

/** How well a product answers a search; rounded, so that among equals what sells best comes first. Null for all. */
export function searchRank(plan: SearchPlan): SQL | null {
  if (plan.kind === 'all') return null;
  return plan.kind === 'words'
    ? sql`round(ts_rank(${products.search}, ${plan.tsquery}::tsquery)::numeric, 2)`
    : sql`round(word_similarity(${plan.text}, ${products.searchText})::numeric, 2)`;
}

/**
 * Which of these tsqueries find a product on sale, in their order. The matches are collected first: asked for any single match the
 * planner would read the whole table for a word that nothing has.
 */
export async function whichFind(db: Executor, tsqueries: readonly string[]): Promise<boolean[]> {
  const checks = tsqueries.map(
    tsquery => sql`(with hits as materialized (select is_active from ${products} where ${products.search} @@ ${tsquery}::tsquery)
      select exists (select 1 from hits where is_active))`,
  );
  const [row] = await db.select({ found: sql<boolean[]>`array[${sql.join(checks, sql`, `)}]` }).from(sql`(select 1) as one`);
  return row?.found ?? [];
}

/** Words of the shop that begin with, resemble, or (for short ones) share the first letter with what was typed. */
export function selectCandidates(db: Executor, typed: readonly string[]): Promise<Candidate[]> {
  return db.transaction(async tx => {
    await tx.execute(sql`set local pg_trgm.similarity_threshold = ${sql.raw(String(WORD_LIKENESS))}`);
    const list = sql.join(
      typed.map(word => sql`(${word}::text)`),
      sql`, `,
    );
    return tx
      .select({ typed: sql<string>`t.typed`, word: searchWords.word, weight: searchWords.weight })
      .from(sql`(values ${list}) as t (typed)`)
      .innerJoin(
        searchWords,
        sql`${searchWords.word} % t.typed or starts_with(${searchWords.word}, t.typed) or (length(t.typed) <= 4
          and left(${searchWords.word}, 1) = left(t.typed, 1) and abs(length(${searchWords.word}) - length(t.typed)) <= 1)`,
      );
  });
}
