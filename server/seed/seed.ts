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
import { loadRegions } from './regions/regions.ts';
import { reviewRows } from './reviews/reviews.ts';
import { siteInfo } from './shop/site-info.ts';
import { bannerRows, depotRows, freightRateRows, paymentMethodRows, pictureRows, shipmentMethodRows, zoneRows } from './shop-rows.ts';

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
  /** With customers who can sign in with a published password, and with invented reviews, ratings and sales. */
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
      { name: 'site_info', value: siteInfo },
    ]);
    await insertAll(
      tx,
      regions,
      allRegions.map(({ code, parent, level, name, postal_code }) => ({ code, parent, level, name, postalCode: postal_code })),
    );
    await insertAll(tx, depots, depotRows());
    await insertAll(tx, zones, zoneRows());
    await insertAll(tx, shipmentMethods, shipmentMethodRows());
    await insertAll(tx, freightRates, freightRateRows());
    await insertAll(tx, paymentMethods, paymentMethodRows());
    await insertAll(tx, pictures, pictureRows());
    await insertAll(tx, banners, bannerRows());
    await insertAll(tx, pictures, articlePictureRows());
    await insertAll(tx, articles, articleRows());
    await insertAll(tx, pages, pageRows());
    const whole = size === 'full' ? buildCatalogue() : fewProducts(buildCatalogue());
    const catalogue = demo ? whole : withoutCustomers(whole);
    await replaceCatalogue(tx, catalogue, { stock: [], importId: null });
    if (people === null) return;
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

/** The same goods before anybody bought or rated one of them. */
function withoutCustomers(catalogue: CatalogueData): CatalogueData {
  return { ...catalogue, products: catalogue.products.map(product => ({ ...product, sold: 0, rating: 0, ratings: 0 })) };
}
