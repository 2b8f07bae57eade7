import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CatalogueIndex, IndexBuilder } from '#lib/search/catalogue-index.ts';
import { search } from '#lib/search/search.ts';
import type { CatalogueData } from '#server/modules/catalogue/catalogue-data.ts';
import { buildCatalogue } from '#server/seed/catalogue/catalogue.ts';
import { growCatalogue } from '#server/seed/catalogue/grow.ts';
import { readRelevance, unmetBy } from '../support/search-relevance.ts';
import type { Section } from './section.ts';
import { quantile } from './statistics.ts';

/** Variants of the catalogues that are measured: the demo's, a large merchant's, a wholesaler's. */
const SIZES = [1_065, 30_000, 100_000];
const QUERIES = ['semen', 'besi 10', 's', 'pipa 3"', 'keramik lantai putih', 'smen putih', 'krmik lantai', 'xqzvw', 'kabel nym 2x1.5'];
const ROUNDS = 20;

export const searchSection: Section = {
  name: 'search',
  title: 'Search: everyday queries, and the index on this processor',
  run: async ({ url }) => [...(await relevance(url)), '', ...indexes()],
};

/** Asks the running shop for every query of the table. */
async function relevance(url: string): Promise<string[]> {
  const table = readRelevance(readFileSync(join(import.meta.dirname, '../fixtures/search-relevance.tsv'), 'utf8'));
  const missed: string[] = [];
  for (const row of table) {
    const answer = await fetch(`${url}/api/v1/products?search=${encodeURIComponent(row.query)}&lang=${row.lang}`);
    const { data }: { data: { products: readonly { name: string }[] } } = await answer.json();
    const names = data.products.map(({ name }) => name);
    if (unmetBy(row, names)) missed.push(`- '${row.query}' found ${names.slice(0, 3).join(', ') || 'nothing'}`);
  }
  const share = (1 - missed.length / table.length).toFixed(3);
  return [`${table.length - missed.length} of ${table.length} queries find what their customers mean: ${share}.`, ...missed];
}

/** Builds the index of catalogues of several sizes, both languages, and searches them. Milliseconds of this processor. */
function indexes(): string[] {
  const rows = SIZES.map(variants => {
    const catalogue = growCatalogue(buildCatalogue(), variants);
    const start = performance.now();
    const index = indexOf(catalogue);
    const built = performance.now() - start;
    const isOnSale = new Uint8Array(catalogue.products.length).fill(1);
    const times = QUERIES.flatMap(query => Array.from({ length: ROUNDS }, () => timed(() => search(index, query, isOnSale))));
    return `| ${catalogue.products.length} / ${variants} | ${built.toFixed(0)} | ${quantile(times, 0.5).toFixed(1)} | ${quantile(times, 0.95).toFixed(1)} |`;
  });
  return ['| products / variants | index ms | search, median ms | search, p95 ms |', '|---|--:|--:|--:|', ...rows];
}

function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function indexOf({ products, categories, brands }: CatalogueData): CatalogueIndex {
  const categoriesBySlug = new Map(categories.map(category => [category.slug, category]));
  const brandNames = new Map(brands.map(({ slug, name }) => [slug, name]));
  const builder = new IndexBuilder();
  const both = (text: { readonly id: string; readonly en: string } | undefined) => (text === undefined ? [] : [text.id, text.en]);
  for (const product of products) {
    const category = categoriesBySlug.get(product.category);
    builder.add({
      names: both(product.name),
      brand: brandNames.get(product.brand) ?? '',
      categories: both(category?.name),
      wide: both(categoriesBySlug.get(category?.parent ?? '')?.name),
      facts: product.facts.flatMap(both),
      attributes: product.attributes.flatMap(({ value }) => both(value)),
      variants: product.variants.map(({ name, sku }) => [...both(name), sku]),
    });
  }
  return builder.build();
}
