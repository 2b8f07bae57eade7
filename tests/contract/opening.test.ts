import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DemoContents } from '#contract/admin-opening.ts';
import { pageSlugs } from '#contract/content.ts';
import { packageRoot } from '#server/config.ts';
import { products, variants } from '#server/db/schema/catalogue.ts';
import { articles, pages } from '#server/db/schema/content.ts';
import { customers } from '#server/db/schema/customers.ts';
import { orderItems, orders } from '#server/db/schema/orders.ts';
import { productRatings } from '#server/db/schema/reviews.ts';
import { watches } from '#server/db/schema/watches.ts';
import { demoCustomerIds, demoEmail, demoPassword } from '#server/seed/demo.ts';
import { runCommand } from './support/command-line.ts';
import { ListDevice, lineOf } from './support/lists.ts';
import { addBuyers, Customer } from './support/orders.ts';
import { blob, noise, sendReceipt } from './support/receipts.ts';
import { createTestShop, type TestShop } from './support/shop.ts';

const now = () => new Date('2026-11-27T02:00:00Z');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fondasi-opening-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The commands of a section of the page for merchants, as its shell would split them. */
async function commandsOf(heading: string): Promise<string[][]> {
  const page = await readFile(path.join(packageRoot, 'docs/admin.md'), 'utf8');
  const section = page.split(/^## /m).find(text => text.startsWith(heading)) ?? '';
  const lines = [...section.matchAll(/^ {4}npm run admin -- (.+)$/gm)].map(([, line = '']) => line);
  return lines.map(line => [...line.matchAll(/(?:[^\s"]|"[^"]*")+/g)].map(([word]) => word.replaceAll('"', '')));
}

async function steps(shop: TestShop): Promise<{ can_sell: boolean; missing: string[] }> {
  const { out } = await runCommand({ shop, folder }, ['checklist', '--json']);
  const { can_sell, steps: all } = JSON.parse(out);
  type Step = { code: string; is_done: boolean; is_needed: boolean };
  return { can_sell, missing: all.filter((step: Step) => step.is_needed && !step.is_done).map(({ code }: Step) => code) };
}

describe('an empty server', () => {
  it('is a shop that sells after the commands of the page for merchants, up to its first delivered order', async () => {
    const shop = await createTestShop({ seed: 'empty', now });
    const admin = (argv: readonly string[]) => runCommand({ shop, folder }, argv);
    try {
      expect(await steps(shop)).toEqual({
        can_sell: false,
        missing: ['name', 'contact', 'payment', 'depots', 'freight', 'goods', 'pages'],
      });
      for (const slug of pageSlugs) expect([slug, (await admin(['content', 'show', slug])).code]).toEqual([slug, 0]);
      const all = await commandsOf('From an empty server');
      const later = all.findIndex(([name]) => name === 'orders');
      expect(later).toBeGreaterThan(8);
      for (const argv of all.slice(0, later)) {
        const { code, error } = await admin(argv.map(word => (word.startsWith('docs/') ? path.join(packageRoot, word) : word)));
        expect([argv.join(' '), code, error]).toEqual([argv.join(' '), 0, '']);
      }
      expect(await steps(shop)).toEqual({ can_sell: true, missing: [] });
      expect((await admin(['checklist'])).out).toMatch(
        /done +the shop's name\n.*later +a logo +settings logo FILE\n.*The shop can sell\./s,
      );

      const [buyer] = await addBuyers(shop.db, 1);
      if (buyer === undefined) throw new Error('no buyer');
      const me = new Customer(shop, buyer);
      const [cement] = await shop.db.select().from(variants).where(eq(variants.sku, 'SMN-50'));
      const order = await me.place({ [cement?.id ?? '']: 4 }, { payment_method_id: 'bank-transfer', depot_id: 'gudang-pusat' });
      expect(order).toMatchObject({ total: 288_000 + order.unique_code, number: expect.stringMatching(/^261127-/) });
      expect(order.depot).toMatchObject({ name: 'Gudang Pusat', is_demo: false });
      for (const argv of all.slice(later)) {
        const now = await me.order(order.id);
        // What the customer does in between: pays, and shows the code at the counter.
        if (argv[0] === 'receipt') await sendReceipt(me, order.id, blob(await noise(400, 300).jpeg().toBuffer()));
        const words = argv.map(word => word.replace('ORDER', order.number ?? '').replace('CODE', now.pickup_code ?? 'none'));
        const { code, error } = await admin(words);
        expect([words.join(' '), code, error]).toEqual([words.join(' '), 0, '']);
      }
      expect(await me.order(order.id)).toMatchObject({ status: 7 });
    } finally {
      await shop.close();
    }
  });
});

describe('the demo', () => {
  let shop: TestShop;
  const admin = (argv: readonly string[]) => runCommand({ shop, folder }, argv);
  const counts = async (): Promise<DemoContents> => JSON.parse((await admin(['demo', '--json'])).out);
  beforeAll(async () => {
    shop = await createTestShop({ seed: 'small', now });
  });
  afterAll(() => shop.close());

  it('is removed after a yes, but for what is the merchant’s, ordered or in a project list', async () => {
    const [buyer] = await addBuyers(shop.db, 1);
    const demo = demoCustomerIds[0] ?? '';
    if (buyer === undefined) throw new Error('no buyer');
    const me = new Customer(shop, buyer);
    const [sold, ...others] = await shop.db
      .select()
      .from(variants)
      .where(sql`${variants.isActive} and ${variants.stock} > 100 and ${variants.minimum} = 1`);
    const order = await me.place({ [sold?.id ?? '']: 1 });
    const inCart = others.find(({ productId }) => productId !== sold?.productId);
    await me.fill({ [inCart?.id ?? '']: 1 });
    const inList = others.find(({ productId }) => ![sold?.productId, inCart?.productId].includes(productId));
    const watched = others.find(({ productId }) => ![sold?.productId, inCart?.productId, inList?.productId].includes(productId));
    const device = new ListDevice(shop, buyer, 'phone');
    const list = await device.add({ lines: [lineOf({ product_variant_id: inList?.id, quantity: 3 })] });
    for (const each of [inList, watched]) await me.call('PUT', '/watches', { product_variant_id: each?.id, kind: 'price' });
    expect(await shop.db.$count(watches)).toBe(2);
    // The small seed has no stars; the whole demo has.
    await shop.db.insert(productRatings).values({ productId: sold?.productId ?? '', fives: 7 });
    await admin(['settings', 'set', 'name=Toko Budi']);
    await shop.db.update(articles).set({ tags: [] }).where(eq(articles.slug, 'mengecat-di-musim-hujan'));
    await admin(['depots', 'set', 'ambon', 'address=Jalan Sungguhan 1']);

    const before = await counts();
    expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([]);
    expect((await admin(['demo'])).out).toMatch(new RegExp(`${before.products} +products\n`));
    const asked = await admin(['demo', 'remove']);
    expect(asked).toMatchObject({ code: 1, out: '', error: expect.stringContaining('--yes removes all of it') });
    expect(await counts()).toEqual(before);

    expect(await admin(['demo', 'remove', '--yes'])).toMatchObject({ code: 0, error: '' });
    expect(Object.values(await counts())).toEqual(Object.values(before).map(() => 0));
    expect(await admin(['demo', 'remove', '--yes'])).toMatchObject({ code: 0, out: 'Nothing of the sample shop is left.\n' });

    const left = await shop.db
      .select({ id: products.id, isActive: products.isActive, sold: products.sold, ratings: products.ratings })
      .from(products);
    expect(left.map(({ id }) => id).sort()).toEqual([sold?.productId, inCart?.productId, inList?.productId].sort());
    expect(left.map(({ isActive, sold: units, ratings }) => [isActive, units, ratings])).toEqual(left.map(() => [false, 0, 0]));
    expect(await device.read(list)).toMatchObject({ lines: [{ quantity: 3 }], goods: [{ id: inList?.id, is_available: false }] });
    // A watch alone keeps no goods: the customer would wait for ever.
    expect((await shop.db.select().from(watches)).map(({ variantId }) => variantId)).toEqual([inList?.id]);
    // The next review of goods that an order keeps would bring invented stars back.
    expect(await shop.db.$count(productRatings)).toBe(0);
    expect((await me.order(order.id)).order_items).toHaveLength(1);
    expect(await shop.db.$count(orderItems)).toBe(2);
    expect((await shop.db.select({ slug: articles.slug }).from(articles)).map(({ slug }) => slug)).toEqual(['mengecat-di-musim-hujan']);
    const texts = await shop.db.select({ content: pages.content }).from(pages);
    expect(texts.flatMap(({ content }) => [...content.id.sections, content.id.summary]).filter(Boolean)).toEqual([]);
    const [site] = [JSON.parse((await admin(['settings', 'show', '--json'])).out)];
    expect(site).toMatchObject({ name: 'Toko Budi', phone: '', email: '', company_name: '', is_pkp: false, order_prefix: '' });
    const depots = JSON.parse((await admin(['depots', '--json'])).out).depots.map(({ code }: { code: string }) => code);
    expect(depots).toEqual(['ambon', order.depot?.code].sort());
    expect(await shop.db.$count(customers, eq(customers.id, demo))).toBe(0);
    const login = await shop.fetch('/api/v1/login', { method: 'POST', json: { email: demoEmail, password: demoPassword } });
    expect(login.status).toBe(401);
    expect(await shop.db.$count(orders)).toBe(2);
    const home = await shop.fetch('/api/v1/products');
    expect((await home.json()).data).toMatchObject({ products: [], total: 0 });
  });

  it('is not asked for with words that say nothing', async () => {
    for (const [argv, error] of [
      [['demo', 'away'], "'demo' goes alone, or with remove."],
      [['demo', '--yes'], "'demo' takes no --yes."],
      [['checklist', 'all'], "'all' is one argument too many"],
      [['orders', '--yes'], "'orders' takes no --yes."],
    ] as const) {
      expect(await admin(argv)).toMatchObject({ code: 2, error: expect.stringContaining(error) });
    }
  });
});
