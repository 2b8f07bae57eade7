import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProductDetail } from '#contract/catalogue.ts';
import { createI18n } from '#i18n/i18n.ts';
import { unitWord } from '#i18n/unit-words.ts';
import { products, variants } from '#server/db/schema/catalogue.ts';
import { drawable, line, widthOf, withOutlinedWords, wrapped } from '#server/modules/share-cards/letters.ts';
import { unitWord as serverUnitWord } from '#server/unit-words.ts';
import { createTestShop, type TestShop } from './support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ seed: 'small' });
});
afterAll(() => shop.close());

const CEMENT = 'semen-pcc-sagara';
const card = (path: string, headers: Record<string, string> = {}) => shop.fetch(`/media/cards/${path}`, { headers });
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** A card as a messenger may show it, and the hash of what is to be seen. */
async function drawn(path: string): Promise<string> {
  const answer = await card(path);
  expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, 'image/jpeg']);
  const bytes = await bytesOf(answer);
  expect(answer.headers.get('content-length')).toBe(String(bytes.length));
  expect(bytes.length).toBeLessThanOrEqual(150_000);
  const { format, width, height } = await sharp(bytes).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  return hashOf(bytes);
}

/** The product as the shop answers it. */
async function cement(): Promise<ProductDetail> {
  return ((await (await shop.fetch(`/api/v1/products/${CEMENT}`)).json()) as { data: ProductDetail }).data;
}

describe('a card of a shared link', () => {
  test('is there in both languages for the shop, a product with its variants, and a category of either level', async () => {
    const [first, second] = (await cement()).variants;
    const cards = await Promise.all(
      [
        'shop.jpg',
        'shop.jpg?lang=en',
        `products/${CEMENT}.jpg?variant=${first?.id}`,
        `products/${CEMENT}.jpg?variant=${second?.id}`,
        `products/${CEMENT}.jpg?lang=en`,
        'categories/semen.jpg',
        'categories/semen-mortar.jpg',
        'categories/semen.jpg?lang=en',
      ].map(drawn),
    );
    expect(new Set(cards).size).toBe(cards.length);
  });

  test('is not there for what the shop has not', async () => {
    for (const path of [
      'products/nothing-of-this-name.jpg',
      'categories/nothing-of-this-name.jpg',
      `products/${CEMENT}.png`,
      `products/${CEMENT}`,
      'products/.jpg',
      'products/%00.jpg',
      'products/..%2f..%2fsite-info.jpg',
      ...['products', 'categories'].flatMap(kind =>
        ['..jpg', '...jpg', '%2e.jpg', '%252e%252e.jpg', '%5c.jpg'].map(file => `${kind}/${file}`),
      ),
      `products/${encodeURIComponent('a"><script>')}.jpg`,
    ])
      expect([path, (await card(path)).status]).toEqual([path, 404]);
  });

  test('passes over a variant that the product does not have', async () => {
    expect(await drawn(`products/${CEMENT}.jpg?variant=x"%26<svg>`)).toBe(await drawn(`products/${CEMENT}.jpg`));
  });

  test('is named by what it shows: another price is another card, the same one is not sent again', async () => {
    const before = await card(`products/${CEMENT}.jpg`);
    const tag = before.headers.get('etag') ?? '';
    expect(before.headers.get('cache-control')).toBe('public, max-age=300, stale-while-revalidate=86400');
    const bytes = hashOf(await bytesOf(before));
    const again = await card(`products/${CEMENT}.jpg`, { 'If-None-Match': tag });
    expect([again.status, (await bytesOf(again)).length, again.headers.get('etag')]).toEqual([304, 0, tag]);
    const [first] = (await cement()).variants;
    await shop.db
      .update(variants)
      .set({ price: 71_250 })
      .where(eq(variants.id, first?.id ?? ''));
    const dearer = await card(`products/${CEMENT}.jpg`, { 'If-None-Match': tag });
    expect(dearer.status).toBe(200);
    expect(dearer.headers.get('etag')).not.toBe(tag);
    expect(hashOf(await bytesOf(dearer))).not.toBe(bytes);
  });

  test('holds names of any kind and length', async () => {
    const rename = (nameId: string) => shop.db.update(products).set({ nameId }).where(eq(products.slug, CEMENT));
    const known = (await cement()).name;
    const seen = new Set<string>();
    for (const name of [
      'Semen & Mortar <b>"PCC"</b> 🏗️ 🧱',
      '</svg><script>alert(1)</script>&#x3c;',
      '水泥 ثقيل',
      '🧱',
      'Semen '.repeat(60).trim(),
      'Ś'.repeat(200),
    ]) {
      await rename(name);
      seen.add(await drawn(`products/${CEMENT}.jpg`));
    }
    expect(seen.size).toBeGreaterThanOrEqual(5);
    await rename(known);
  });

  test('of a product that is no longer sold says so, without a price', async () => {
    const sold = await drawn(`products/${CEMENT}.jpg`);
    await shop.db.update(products).set({ isActive: false }).where(eq(products.slug, CEMENT));
    const gone = await drawn(`products/${CEMENT}.jpg`);
    expect(gone).not.toBe(sold);
    await shop.db.update(variants).set({ price: 99_000 });
    expect(await drawn(`products/${CEMENT}.jpg`)).toBe(gone);
    await shop.db.update(products).set({ isActive: true }).where(eq(products.slug, CEMENT));
  });

  test('is drawn for one address so often a minute, and sent from memory beyond it', async () => {
    const limited = await createTestShop({ seed: 'small', env: { RATE_LIMITS: 'on' } });
    const slugs = async () => {
      const answer = await limited.fetch('/api/v1/products?limit=200&without_facets=true');
      const { data } = (await answer.json()) as { data: { products: { slug: string; variants: { id: string }[] }[] } };
      return data.products.flatMap(({ slug, variants: own }) => own.map(({ id }) => `/media/cards/products/${slug}.jpg?variant=${id}`));
    };
    const addresses = (await slugs()).slice(0, 130);
    expect(addresses).toHaveLength(130);
    const statuses = await Promise.all(addresses.map(async address => (await limited.fetch(address)).status));
    const countOf = (status: number) => statuses.filter(each => each === status).length;
    // Sixteen wait at the same time, the others are asked to come again, and beyond 120 in a minute there are no more.
    expect(countOf(429)).toBe(10);
    expect(countOf(200)).toBeGreaterThanOrEqual(16);
    expect(countOf(503)).toBe(120 - countOf(200));
    const known = addresses[statuses.indexOf(200)] ?? '';
    expect((await limited.fetch(known)).status).toBe(200);
    await limited.close();
  });
});

describe('letters', () => {
  test('are outlines, without a character of the text', () => {
    const set = line(drawable('<b>&"x'), { x: 0, y: 0, size: 30, weight: 'bold', fill: '#000000' });
    expect(set).toMatch(
      /^<g fill="#000000" transform="[\d. ()a-z]+">(?:<path transform="translate\(-?\d+\)" d="[MLQCZ\d -]+"\/>){6}<\/g>$/,
    );
  });

  test('leave off an accent that the face lacks, and what it has no letter for', () => {
    expect(drawable(' Śemen\n  PCC 🏗️ 40\u00a0kg ½ m² 水 ')).toBe('Semen PCC 40 kg ½ m²');
  });

  test('break between words, within one that is too long, and end in an ellipsis where there is no room', () => {
    const room = { width: 300, most: 2 };
    for (const text of ['Semen Portland Komposit Sagara empat puluh kilogram', 'x'.repeat(90), 'Semen']) {
      const lines = wrapped(text, 40, 'bold', room);
      expect(lines.length).toBeLessThanOrEqual(2);
      for (const each of lines) expect(widthOf(each, 40, 'bold')).toBeLessThanOrEqual(300);
      expect(lines.join(' ').endsWith('…')).toBe(text !== 'Semen');
    }
  });

  test('take the place of words on the shop’s drawings', async () => {
    const { image } = await cement();
    const svg = await (await shop.fetch(image.url)).text();
    expect(svg).toContain('<text');
    const outlined = withOutlinedWords(svg);
    expect(outlined).not.toContain('<text');
    expect(outlined).toContain('<path transform="translate(');
  });
});

test('units are the words that the app says', async () => {
  for (const language of ['id', 'en'] as const) {
    const i18n = await createI18n(language);
    for (const unit of [
      'sak',
      'batang',
      'lembar',
      'dus',
      'roll',
      'galon',
      'pail',
      'kaleng',
      'liter',
      'pcs',
      'set',
      'unit',
      'm2',
      'half_m3',
      'kg',
      'half_kg',
      'm',
    ])
      expect(serverUnitWord(unit, language)).toBe(unitWord(i18n, unit));
  }
});
