import { eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { replaceCatalogue } from '#server/modules/catalogue/import-export/write-catalogue.ts';
import type { Database, Executor, Transaction } from '../db/client.ts';
import { lockNumbers } from '../db/lock-numbers.ts';
import { pictures } from '../db/schema/catalogue.ts';
import { articles, pages } from '../db/schema/content.ts';
import { addresses, customers } from '../db/schema/customers.ts';
import { reviews } from '../db/schema/reviews.ts';
import { banners, depots, freightRates, paymentMethods, regions, settings, shipmentMethods, zones } from '../db/schema/shop.ts';
import type { CatalogueData } from '../modules/catalogue/catalogue-data.ts';
import { buildCatalogue } from './catalogue/catalogue.ts';
import { articlePictureRows, articleRows, pageRows } from './content/rows.ts';
import { demoRows } from './demo.ts';
import { emptyMethodRows, emptyPageRows, emptyServiceRows, emptySiteInfo } from './empty.ts';
import { loadRegions } from './regions/regions.ts';
import { reviewRows } from './reviews/reviews.ts';
import { siteInfo } from './shop/site-info.ts';
import {
  bannerPictureRows,
  bannerRows,
  depotRows,
  freightRateRows,
  methodPictureRows,
  paymentMethodRows,
  shipmentMethodRows,
  zoneRows,
} from './shop-rows.ts';

/** The setting that says that this database was filled, and when. */
const MARKER = 'seed';
/** Rows of one statement: a PostgreSQL statement takes 65,535 parameters. */
const BATCH = 500;
/** One product in so many is in a small seed. */
const EVERY = 8;
/** Provinces of a small seed: Maluku and South Sulawesi, where the demo customers live. */
const FEW_PROVINCES = ['73', '81'];

export interface SeedOptions {
  readonly now: Date;
  /**
   * The sample shop: goods, tariffs, texts and accounts that are all invented, two customers with a published password, reviews and sales.
   * Otherwise a shop that knows the regions and how one can pay and send, and nothing else.
   */
  readonly demo: boolean;
  /** 'small' leaves out most regions and products, for tests that need none of them. */
  readonly size?: 'full' | 'small';
}

/** Whether a shop was ever set up in this database. */
export async function isSeeded(db: Executor): Promise<boolean> {
  return (await db.select({ name: settings.name }).from(settings).where(eq(settings.name, MARKER))).length > 0;
}

/** Fills an empty database in one transaction: all of it or nothing, and nothing where it is filled. The same rows with the same ids each time. */
export async function seedShop(db: Database, { now, demo, size = 'full' }: SeedOptions): Promise<void> {
  const allRegions = loadRegions().filter(({ code }) => size === 'full' || FEW_PROVINCES.includes(code.slice(0, 2)));
  const people = demo ? await demoRows(allRegions, now) : null;
  await db.transaction(async tx => {
    // Several processes may start together on one empty PostgreSQL.
    await tx.execute(sql`select pg_advisory_xact_lock(${lockNumbers.seed})`);
    if (await isSeeded(tx)) return;
    await tx.insert(settings).values([
      { name: MARKER, value: { size, demo, at: now.toISOString() } },
      { name: 'site_info', value: demo ? siteInfo : emptySiteInfo },
    ]);
    await insertAll(
      tx,
      regions,
      allRegions.map(({ code, parent, level, name, postal_code }) => ({ code, parent, level, name, postalCode: postal_code })),
    );
    await insertAll(tx, shipmentMethods, demo ? shipmentMethodRows() : emptyServiceRows());
    await insertAll(tx, paymentMethods, demo ? paymentMethodRows() : emptyMethodRows());
    await insertAll(tx, pictures, methodPictureRows());
    await insertAll(tx, pages, demo ? pageRows() : emptyPageRows());
    if (people === null) return;
    await insertAll(tx, depots, depotRows());
    await insertAll(tx, zones, zoneRows());
    await insertAll(tx, freightRates, freightRateRows());
    await insertAll(tx, pictures, [...bannerPictureRows(), ...articlePictureRows()]);
    await insertAll(tx, banners, bannerRows());
    await insertAll(tx, articles, articleRows());
    const catalogue = size === 'full' ? buildCatalogue() : fewProducts(buildCatalogue());
    await replaceCatalogue(tx, catalogue, { filed: [], importId: null });
    await insertAll(tx, reviews, reviewRows(catalogue, now));
    await insertAll(tx, customers, people.customers);
    await insertAll(tx, addresses, people.addresses);
  });
}

async function insertAll<Table extends PgTable>(tx: Transaction, table: Table, rows: readonly Table['$inferInsert'][]): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) await tx.insert(table).values(rows.slice(start, start + BATCH));
}

/** Some of every category. */
function fewProducts(catalogue: CatalogueData): CatalogueData {
  return { ...catalogue, products: catalogue.products.filter((_, position) => position % EVERY === 0) };
}
