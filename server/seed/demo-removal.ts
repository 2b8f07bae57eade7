import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import type { DemoContents } from '#contract/admin-opening.ts';
import { readCatalogue } from '#server/modules/catalogue/import-export/current.ts';
import { replaceCatalogue } from '#server/modules/catalogue/import-export/write-catalogue.ts';
import { readCard } from '#server/modules/site/card.ts';
import type { Executor } from '../db/client.ts';
import { lockNumbers } from '../db/lock-numbers.ts';
import { catalogueVersions, products, variants } from '../db/schema/catalogue.ts';
import { articles, pages } from '../db/schema/content.ts';
import { customers, sessions } from '../db/schema/customers.ts';
import { listLines } from '../db/schema/lists.ts';
import { orderItems, orders } from '../db/schema/orders.ts';
import { productRatings, reviews } from '../db/schema/reviews.ts';
import { banners, depots, freightRates, paymentMethods, settings, shipmentMethods, zones } from '../db/schema/shop.ts';
import { buildCatalogue } from './catalogue/catalogue.ts';
import { articleRows, pageRows } from './content/rows.ts';
import { demoCustomerIds } from './demo.ts';
import { emptyPageRows, emptySiteInfo } from './empty.ts';
import { demoReviewIds } from './reviews/reviews.ts';
import { siteInfo } from './shop/site-info.ts';
import { bannerRows, freightRateRows, shipmentMethodRows, zoneRows } from './shop-rows.ts';

/** The demo's part of a shop: rows that are still as the demo brought them, so that nothing of the merchant's goes with it. */
interface Demo {
  readonly products: readonly string[];
  readonly articles: readonly string[];
  readonly pages: readonly string[];
  readonly banners: readonly string[];
  readonly settings: readonly (keyof typeof siteInfo)[];
  readonly accounts: readonly string[];
  readonly depots: readonly string[];
  readonly zones: readonly string[];
  readonly rates: readonly string[];
  readonly services: readonly string[];
  readonly customers: readonly string[];
  readonly reviews: readonly string[];
}

/** How much of the demo there is. */
export async function countDemo(db: Executor): Promise<DemoContents> {
  return counts(await findDemo(db));
}

const counts = (found: Demo) => Object.fromEntries(Object.entries(found).map(([kind, rows]) => [kind, rows.length])) as DemoContents;

/** Removes it in the caller's transaction; answers how much that was. */
export async function removeDemo(tx: Executor): Promise<DemoContents> {
  for (const turn of [lockNumbers.import, lockNumbers.freight]) await tx.execute(sql`select pg_advisory_xact_lock(${turn})`);
  const found = await findDemo(tx);
  await removePeople(tx, found.customers);
  await tx.delete(reviews).where(inArray(reviews.id, [...found.reviews]));
  if (found.products.length > 0) await removeGoods(tx, found.products);
  await removeTexts(tx, found);
  await removeTariffs(tx, found);
  await tx
    .update(paymentMethods)
    .set({ account: null, isActive: false, isDemo: false })
    .where(inArray(paymentMethods.id, [...found.accounts]));
  const card = { ...(await readCard(tx)), ...Object.fromEntries(found.settings.map(field => [field, emptySiteInfo[field]])) };
  // Without its number a PKP's papers would be wrong.
  const site = card.tax_number === '' ? { ...card, is_pkp: false } : card;
  await tx.update(settings).set({ value: site }).where(eq(settings.name, 'site_info'));
  await tx
    .update(settings)
    .set({ value: sql`jsonb_set(${settings.value}, '{demo}', 'false')` })
    .where(eq(settings.name, 'seed'));
  return counts(found);
}

async function findDemo(db: Executor): Promise<Demo> {
  const zonesLeft = await db.select().from(zones);
  const ratesLeft = await db.select().from(freightRates);
  const demoZones = same(zonesLeft, zoneRows(), ({ regency }) => regency);
  const demoRates = same(ratesLeft, freightRateRows(), rateKey);
  const own = [...zonesLeft.filter(zone => !demoZones.includes(zone)), ...ratesLeft.filter(rate => !demoRates.includes(rate))];
  const card = await readCard(db);
  const services = same(await db.select().from(shipmentMethods), shipmentMethodRows(), ({ id }) => id, ['id', 'sailings']);
  return {
    products: await demoProducts(db),
    articles: same(await db.select().from(articles), articleRows(), slugOf).map(slugOf),
    pages: same(await db.select().from(pages), pageRows(), slugOf).map(slugOf),
    banners: same(await db.select().from(banners), bannerRows(), idOf).map(idOf),
    settings: demoFields.filter(field => isDeepStrictEqual(card[field], siteInfo[field])),
    accounts: (await db.select({ id: paymentMethods.id }).from(paymentMethods).where(eq(paymentMethods.isDemo, true))).map(idOf),
    depots: await demoDepots(
      db,
      own.map(({ depot }) => depot),
    ),
    zones: demoZones.map(({ regency }) => regency),
    rates: demoRates.map(rateKey),
    services: services.filter(({ sailings }) => sailings !== null).map(idOf),
    customers: await demoCustomers(db),
    reviews: await demoReviews(db),
  };
}

const slugOf = ({ slug }: { readonly slug: string }) => slug;
const idOf = ({ id }: { readonly id: string }) => id;
const rateKey = ({ depot, zone, service, tierFromKg, validFrom }: typeof freightRates.$inferInsert) =>
  [depot, zone, service, tierFromKg, validFrom].join(' ');

/** Fields of the card that the demo fills; the links to the shop's pages stay. */
const demoFields = (Object.keys(siteInfo) as (keyof typeof siteInfo)[]).filter(
  field => !isDeepStrictEqual(emptySiteInfo[field], siteInfo[field]),
);

/** The rows that say in all of the demo's fields, or in these, what the demo's row of the same key says. */
function same<Row extends object, Brought extends object>(
  rows: readonly Row[],
  brought: readonly Brought[],
  keyOf: (row: Row & Brought) => string,
  fields?: readonly (keyof Brought)[],
): Row[] {
  const byKey = new Map(brought.map(row => [keyOf(row as Row & Brought), row]));
  const plain = (value: object) => JSON.parse(JSON.stringify(value));
  return rows.filter(row => {
    const demo = byKey.get(keyOf(row as Row & Brought));
    if (demo === undefined) return false;
    const compared = fields ?? (Object.keys(demo) as (keyof Brought)[]);
    const part = (whole: object) => plain(Object.fromEntries(compared.map(field => [field, (whole as Brought)[field] ?? null])));
    return isDeepStrictEqual(part(row), part(demo));
  });
}

const namedBy = (table: typeof orderItems | typeof listLines) =>
  sql`exists (select 1 from ${table} join ${variants} on ${variants.id} = ${table.variantId} where ${variants.productId} = ${products.id})`;

/** An order, a cart or a customer's project list names the goods; a watch does not keep them, it ends with them. */
const isNamed = sql`(${namedBy(orderItems)} or ${namedBy(listLines)})`;

/** Sample goods that are on sale, or that no order, cart or list names. */
async function demoProducts(db: Executor): Promise<string[]> {
  const slugs = new Set(buildCatalogue().products.map(slugOf));
  const rows = await db.select({ slug: products.slug }).from(products).where(sql`${products.isActive} or not ${isNamed}`);
  return rows.map(slugOf).filter(slug => slugs.has(slug));
}

/** Invented depots that no order and none of the merchant's own tariffs names. */
async function demoDepots(db: Executor, used: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ code: depots.code })
    .from(depots)
    .where(and(eq(depots.isDemo, true), sql`not exists (select 1 from ${orders} where ${orders.depot} = ${depots.code})`));
  return rows.map(({ code }) => code).filter(code => !used.includes(code));
}

/** Demo customers who can sign in. */
async function demoCustomers(db: Executor): Promise<string[]> {
  const rows = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(inArray(customers.id, demoCustomerIds), isNotNull(customers.passwordHash)));
  return rows.map(idOf);
}

async function demoReviews(db: Executor): Promise<string[]> {
  const brought = new Set(demoReviewIds(buildCatalogue().products.map(slugOf)));
  const rows = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(isNull(reviews.customerId), isNull(reviews.orderItemId)));
  return rows.map(idOf).filter(id => brought.has(id));
}

/** Takes goods out of sale, and those away that no order, cart or list names; an import that is undone would bring them back. */
async function removeGoods(tx: Executor, slugs: readonly string[]): Promise<void> {
  const { categories, brands, products: all } = await readCatalogue(tx);
  const gone = new Set(slugs);
  const own = all.filter(({ slug }) => !gone.has(slug));
  const demo = buildCatalogue();
  const used = new Set(own.flatMap(({ category, brand }) => [category, brand]));
  const isOwn = (slug: string, brought: readonly { readonly slug: string }[]) =>
    used.has(slug) || !brought.some(each => each.slug === slug);
  const leaves = categories.filter(({ slug }) => isOwn(slug, demo.categories));
  const parents = new Set(leaves.map(({ parent }) => parent));
  await tx.delete(products).where(and(inArray(products.slug, [...slugs]), sql`not ${isNamed}`));
  const left = inArray(products.slug, [...slugs]);
  // Invented stars go; those of customers of this shop stand in their reviews.
  await tx.delete(productRatings).where(inArray(productRatings.productId, tx.select({ id: products.id }).from(products).where(left)));
  const written = sql`from ${reviews} where ${reviews.productId} = ${products.id}`;
  const rating = sql`coalesce((select round(100 * avg(${reviews.rating})) ${written}), 0)`;
  await tx
    .update(products)
    .set({ rating, ratings: sql`(select count(*) ${written})`, sold: 0 })
    .where(left);
  await tx.delete(catalogueVersions);
  await replaceCatalogue(
    tx,
    {
      categories: categories.filter(category => leaves.includes(category) || parents.has(category.slug)),
      brands: brands.filter(({ slug }) => isOwn(slug, demo.brands)),
      products: own,
    },
    { filed: [], importId: null },
  );
}

async function removeTexts(tx: Executor, found: Demo): Promise<void> {
  await tx.delete(articles).where(inArray(articles.slug, [...found.articles]));
  await tx.delete(banners).where(inArray(banners.id, [...found.banners]));
  for (const { slug, content } of emptyPageRows())
    if (found.pages.includes(slug)) await tx.update(pages).set({ content, updatedAt: sql`now()` }).where(eq(pages.slug, slug));
}

async function removeTariffs(tx: Executor, found: Demo): Promise<void> {
  await tx.delete(zones).where(inArray(zones.regency, [...found.zones]));
  const { depot, zone, service, tierFromKg, validFrom } = freightRates;
  const key = sql`concat_ws(' ', ${depot}, ${zone}, ${service}, ${tierFromKg}, ${validFrom})`;
  await tx.delete(freightRates).where(sql`${key} in (select value from jsonb_array_elements_text(${JSON.stringify(found.rates)}::jsonb))`);
  await tx.delete(depots).where(inArray(depots.code, [...found.depots]));
  await tx
    .update(shipmentMethods)
    .set({ sailings: null })
    .where(inArray(shipmentMethods.id, [...found.services]));
}

/** An account that has ordered stays under its orders, and can't be used. */
async function removePeople(tx: Executor, ids: readonly string[]): Promise<void> {
  const placed = tx
    .select({ id: orders.customerId })
    .from(orders)
    .where(and(inArray(orders.customerId, [...ids]), isNotNull(orders.placedAt)));
  await tx.update(customers).set({ passwordHash: null }).where(inArray(customers.id, placed));
  await tx.delete(sessions).where(inArray(sessions.customerId, [...ids]));
  const unused = and(inArray(customers.id, [...ids]), notInArray(customers.id, placed));
  await tx.delete(orders).where(and(inArray(orders.customerId, [...ids]), notInArray(orders.customerId, placed)));
  await tx.delete(customers).where(unused);
}
