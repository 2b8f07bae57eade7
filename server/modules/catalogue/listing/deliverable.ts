import type { ServiceLimits } from '#lib/freight/rates.ts';
import { restricted } from '#lib/listing/restrict.ts';
import type { Hits } from '#lib/search/find.ts';
import type { Executor } from '#server/db/client.ts';
import { limitsTo } from '../../shipping/limits.ts';
import { selectTaken } from './deliverable-store.ts';
import type { CatalogueModel } from './model/model.ts';

/** Places ask alike: this many sets of limits are far more than a tariff has. Each takes a byte a product. */
const MOST = 64;

const known = new WeakMap<CatalogueModel, Map<string, Uint8Array>>();

/** Leaves in a search, or in the whole catalogue, what a service brings to a regency. */
export async function deliverableTo(
  db: Executor,
  model: CatalogueModel,
  hits: Hits | null,
  { regency, at }: { regency: string; at: Date },
): Promise<Hits> {
  const taken = await takenBy(db, model, await limitsTo(db, regency, at));
  return restricted(model, hits, taken);
}

/** 1 for each product that a service takes; asked once for a catalogue and what the services take. */
async function takenBy(db: Executor, model: CatalogueModel, services: readonly ServiceLimits[]): Promise<Uint8Array> {
  const own = known.get(model) ?? new Map<string, Uint8Array>();
  known.set(model, own);
  const key = JSON.stringify(services);
  const before = own.get(key);
  if (before !== undefined) return before;
  const taken = new Uint8Array(model.ids.length);
  for (const id of await selectTaken(db, services)) {
    const product = model.ordinals.get(id);
    if (product !== undefined) taken[product] = 1;
  }
  if (own.size >= MOST) own.clear();
  own.set(key, taken);
  return taken;
}
