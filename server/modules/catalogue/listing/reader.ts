import type { Database } from '#server/db/client.ts';
import { applyFigures, type CatalogueModel, ModelBuilder } from './model/model.ts';
import { type Changes, type Seen, selectChanges, selectGroups, selectModelRows, toModelRow } from './model-store.ts';

/** Products of one statement while a model is built. */
const BATCH = 1_000;
/** Milliseconds for which a request waits for a new catalogue before it is answered from the former one, as a cache would. */
const PATIENCE = 2_000;
/** Below every id. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Gives the catalogue's model as the database is at the moment of asking. */
export interface CatalogueReader {
  /** The model of now; of shortly before while a large new catalogue is being taken in. */
  current(): Promise<CatalogueModel>;
}

interface Known extends Seen {
  readonly model: CatalogueModel;
}

/**
 * Keeps the model of one process. The database alone says what is new, by one small query a request; no process need tell another.
 */
export function catalogueReader(db: Database): CatalogueReader {
  let known: Known | null = null;
  let building: Promise<Known> | null = null;

  function rebuild(): Promise<Known> {
    building ??= build(db)
      .then(built => {
        known = built;
        return built;
      })
      .finally(() => {
        building = null;
      });
    return building;
  }

  /** @returns whether the model is as new as these changes */
  function take(former: Known, changes: Changes): boolean {
    if (changes.version !== former.version) return false;
    // Of two looks at the same time the older may come last, and must not undo what the younger saw.
    if (BigInt(changes.horizon) < BigInt(former.horizon)) return true;
    if (!applyFigures(former.model, changes.figures ?? [])) return false;
    known = { ...former, horizon: changes.horizon };
    return true;
  }

  return {
    async current() {
      if (known === null) return (await rebuild()).model;
      const changes = await look(db, known.horizon);
      if (take(known, changes)) return known.model;
      return (await within(PATIENCE, rebuild(), known)).model;
    },
  };
}

async function look(db: Database, since: string | null): Promise<Changes> {
  const [changes] = await selectChanges(db, since);
  if (changes === undefined) throw new Error('the database did not say how the catalogue stands');
  return changes;
}

async function build(db: Database): Promise<Known> {
  const { version, horizon } = await look(db, null);
  const builder = new ModelBuilder(await selectGroups(db));
  let after = FIRST_ID;
  for (;;) {
    const rows = await selectModelRows(db, after, BATCH);
    builder.add(rows.map(toModelRow));
    if (rows.length < BATCH) break;
    after = rows.at(-1)?.id ?? after;
  }
  const model = builder.build();
  // An import between two batches would have made a mixture.
  return (await look(db, null)).version === version ? { model, version, horizon } : build(db);
}

async function within<Value>(milliseconds: number, wanted: Promise<Value>, otherwise: Value): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Value>(resolve => {
    timer = setTimeout(() => resolve(otherwise), milliseconds);
  });
  return Promise.race([wanted, late]).finally(() => clearTimeout(timer));
}
