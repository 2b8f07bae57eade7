import type { Product } from '#contract/catalogue.ts';
import type { Language } from '#contract/endpoint.ts';
import type { Database } from '#server/db/client.ts';
import type { CatalogueModel } from '../listing/model/model.ts';
import { selectCards, selectCardVersions, selectVariants, type VariantRow } from './card-store.ts';
import { toProduct } from './view.ts';

/** Products read at once: between two such parts of a long page others are served, as an embedded database works on the same thread. */
const CARDS_AT_ONCE = 50;
/** Cards in memory, each in one language. */
const MOST_CARDS = 2_000;

interface CachedCard {
  /** Of the rows that it was made of. */
  readonly version: string;
  readonly card: Product;
}

/** Cards by language and id; a new catalogue has a model of its own, and with it none of the former cards. */
const cachedByModel = new WeakMap<CatalogueModel, Map<string, CachedCard>>();

/** The long page that is being read, and those that wait for it: ten clients that ask for nothing else must leave room for the others. */
let lastLongPage: Promise<unknown> = Promise.resolve();

/**
 * Cards of these products, by their ordinals, as the database has them at this moment: it is asked for the version of every row, and for
 * the rows themselves only where their card is not in memory. Products that went out of sale meanwhile are left out.
 */
export function readCards(db: Database, model: CatalogueModel, page: readonly number[], language: Language): Promise<Product[]> {
  const read = () => readPage(db, model, page, language);
  if (page.length <= CARDS_AT_ONCE) return read();
  const reading = lastLongPage.then(read);
  lastLongPage = reading.catch(() => undefined);
  return reading;
}

async function readPage(db: Database, model: CatalogueModel, page: readonly number[], language: Language): Promise<Product[]> {
  if (page.length === 0) return [];
  const ids = page.map(product => model.ids[product] ?? '');
  const versions = new Map((await selectCardVersions(db, ids)).map(({ id, version }) => [id, version]));
  const kept = cachedOf(model);
  const cards = new Map<string, Product>();
  for (const [id, version] of versions) {
    const known = kept.get(`${language} ${id}`);
    if (known?.version === version) cards.set(id, known.card);
  }
  const missing = ids.filter(id => versions.has(id) && !cards.has(id));
  for (let start = 0; start < missing.length; start += CARDS_AT_ONCE) {
    if (start > 0) await new Promise(setImmediate);
    for (const card of await readSome(db, model, missing.slice(start, start + CARDS_AT_ONCE), language)) {
      cards.set(card.id, card);
      // Rows that changed since their version was read make a card that is too new for it, which the next reading finds out.
      keep(kept, `${language} ${card.id}`, { version: versions.get(card.id) ?? '', card });
    }
  }
  return ids.flatMap(id => cards.get(id) ?? []);
}

async function readSome(db: Database, model: CatalogueModel, ids: readonly string[], language: Language): Promise<Product[]> {
  const rows = await selectCards(db, ids);
  const variants = groupByProduct(await selectVariants(db, ids));
  return rows.map(row => toProduct(row, variants.get(row.id) ?? [], model, language));
}

function cachedOf(model: CatalogueModel): Map<string, CachedCard> {
  const kept = cachedByModel.get(model) ?? new Map<string, CachedCard>();
  cachedByModel.set(model, kept);
  return kept;
}

function keep(kept: Map<string, CachedCard>, key: string, card: CachedCard): void {
  kept.delete(key);
  kept.set(key, card);
  if (kept.size <= MOST_CARDS) return;
  for (const oldest of kept.keys()) {
    kept.delete(oldest);
    return;
  }
}

function groupByProduct(rows: readonly VariantRow[]): Map<string, VariantRow[]> {
  const groups = new Map<string, VariantRow[]>();
  for (const row of rows) {
    const own = groups.get(row.productId);
    if (own === undefined) groups.set(row.productId, [row]);
    else own.push(row);
  }
  return groups;
}
