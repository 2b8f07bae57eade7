import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PictureSource, pictures } from '#server/db/schema/catalogue.ts';
import { pictureId, pictureOf, pictureSize, pictureUrl } from '#server/modules/media/pictures.ts';
import { rasterise } from '#server/modules/media/raster.ts';
import { createTestShop, type TestShop } from './support/shop.ts';

let shop: TestShop;
let dataDir: string;
const photo: PictureSource = { type: 'file', path: 'foto.jpg', width: 900, height: 600 };
const outside: PictureSource = { type: 'file', path: '../secret.jpg', width: 900, height: 600 };
const drawing: PictureSource = { type: 'product', kind: 'drill', hue: 18, label: 'UJI' };
const cement: PictureSource = { type: 'product', kind: 'cement-sack', hue: 210, label: 'UJI' };

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'fondasi-media-'));
  await mkdir(path.join(dataDir, 'pictures'));
  // Noise, since a plain colour would be small in any format.
  const pixels = Buffer.from(Array.from({ length: 900 * 600 * 3 }, (_, index) => (index * 7919) % 251));
  const jpeg = await sharp(pixels, { raw: { width: 900, height: 600, channels: 3 } })
    .blur(2)
    .jpeg()
    .toBuffer();
  await writeFile(path.join(dataDir, 'pictures/foto.jpg'), jpeg);
  await writeFile(path.join(dataDir, 'secret.jpg'), jpeg);
  shop = await createTestShop({ seed: 'small', env: { DATA_DIR: dataDir } });
  await shop.db.insert(pictures).values([photo, outside, drawing, cement].map(source => ({ id: pictureId(source), source })));
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
});

const browser = { Accept: 'image/avif,image/webp,image/svg+xml,image/*,*/*;q=0.8', 'Accept-Encoding': 'gzip, deflate, br' };
const get = (source: PictureSource, query = '?w=320', headers: Record<string, string> = browser) =>
  shop.fetch(`/media/pictures/${pictureId(source)}${query}`, { headers });

describe('a drawing', () => {
  test('comes as compressed SVG, the fewest bytes there are', async () => {
    const answer = await get(drawing);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('content-encoding')).toBe('br');
    const body = Buffer.from(await answer.arrayBuffer());
    expect(body.length).toBeLessThan(850);
    expect(brotliDecompressSync(body).toString()).toMatch(/^<svg .*<\/svg>$/s);
  });

  test('may be kept for ever, is readable across origins and can do nothing by itself', async () => {
    const { headers } = await get(drawing);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('vary')).toBe('Accept-Encoding');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
    expect(headers.get('access-control-allow-origin')).toBe('*');
    const again = await get(drawing, '?w=320', { ...browser, 'If-None-Match': headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('is a JPEG under a name of its own, for programs that read nothing else', async () => {
    const answer = await shop.fetch(`/media/pictures/${pictureId(drawing)}.jpg?w=600`, { headers: browser });
    expect([answer.headers.get('content-type'), answer.headers.get('content-encoding')]).toEqual(['image/jpeg', null]);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    const made = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([made.format, made.width, made.height]).toEqual(['jpeg', 640, 640]);
    expect((await shop.fetch(`/media/pictures/${pictureId(drawing)}.png?w=600`)).status).toBe(404);
  });

  test('is the same in every width, so that one address serves all sizes', async () => {
    expect(pictureOf(pictureId(drawing), drawing)).toEqual({ url: pictureUrl(pictureId(drawing)), srcset: null, width: 320, height: 320 });
    const uncompressed = { Accept: browser.Accept };
    const answers = [await get(drawing), await get(drawing, '?w=1280'), await get(drawing, '?w=160', uncompressed)];
    expect(answers.map(({ headers }) => headers.get('content-type'))).toEqual(Array(3).fill('image/svg+xml'));
    const [usual, large, plain] = await Promise.all(answers.map(async answer => Buffer.from(await answer.arrayBuffer())));
    expect(large).toEqual(usual);
    expect(plain).toEqual(brotliDecompressSync(usual ?? Buffer.alloc(0)));
  });
});

describe('a drawing of one variant', () => {
  const words = async (query: string) => (await (await get(cement, query, { Accept: browser.Accept })).text()).match(/[^>]*(?=<\/text>)/g);

  test('prints its amount under an address of its own, that may be kept for ever', async () => {
    expect(await words('?w=320&variant=40kg')).toContain('40 KG');
    expect(await words('?w=320&variant=25kg')).toContain('25 KG');
    const [forty, fifty] = [await get(cement, '?w=320&variant=40kg'), await get(cement, '?w=320&variant=50kg')];
    expect(forty.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(forty.headers.get('etag')).not.toBe(fifty.headers.get('etag'));
    const again = await get(cement, '?w=320&variant=50kg', { ...browser, 'If-None-Match': forty.headers.get('etag') ?? '' });
    expect(again.status).toBe(200);
  });

  test('is the product alone where an address says what it does not know, and without one', async () => {
    const alone = await (await get(cement, '?w=320', { Accept: browser.Accept })).text();
    expect(alone).not.toMatch(/\d KG/);
    for (const variant of ['GRATIS', '5%20kg%3Cscript%3E', '../../etc', 'x'.repeat(500), '40KG', '']) {
      const answer = await get(cement, `?w=320&variant=${variant}`, { Accept: browser.Accept });
      expect([answer.status, await answer.text()], variant).toEqual([200, alone]);
    }
  });

  test('is a JPEG, too, of which none is kept', async () => {
    const jpeg = async (query: string) =>
      Buffer.from(await (await shop.fetch(`/media/pictures/${pictureId(cement)}.jpg?w=160${query}`)).arrayBuffer());
    const [forty, fifty] = [await jpeg('&variant=40kg'), await jpeg('&variant=50kg')];
    expect((await sharp(forty).metadata()).format).toBe('jpeg');
    expect(forty.equals(fifty)).toBe(false);
    expect((await readdir(path.join(dataDir, 'media'))).filter(name => name.includes('kg'))).toEqual([]);
  });

  test('leaves photos as they are', async () => {
    const [photoAlone, asked] = [await get(photo, '?w=320'), await get(photo, '?w=320&variant=40kg')];
    expect(asked.headers.get('etag')).toBe(photoAlone.headers.get('etag'));
  });
});

test('every scene is smaller drawn than rendered in the smallest width that a page shows it in', async () => {
  const scenes = (await shop.db.select().from(pictures)).filter(({ source }) => source.type === 'banner' || source.type === 'article');
  expect(scenes.length).toBeGreaterThan(2);
  for (const { id, source } of scenes) {
    const drawn = Number((await get(source)).headers.get('content-length'));
    const svg = await (await get(source, '?w=320', { Accept: browser.Accept })).text();
    const rendered = await rasterise(Buffer.from(svg), 320, 'avif', pictureSize(source)[0]);
    expect(drawn, id).toBeLessThan(rendered.length);
  }
});

test('a picture whose format was chosen says by which words, where they can be said again', async () => {
  const said = async (source: PictureSource, Accept: string) => (await get(source, '?w=320', { Accept })).headers.get('server-timing');
  expect(await said(photo, browser.Accept)).toBe(`accept;desc="${browser.Accept}"`);
  expect(await said(photo, 'image/avif;a="b"')).toBeNull();
  expect(await said(drawing, browser.Accept)).toBeNull();
});

describe('a photo', () => {
  test('comes in the best format and size, made once', async () => {
    const formats: [string, string][] = [
      ['image/avif,image/webp,*/*', 'image/avif'],
      ['image/webp,*/*', 'image/webp'],
      ['*/*', 'image/jpeg'],
    ];
    for (const [accept, type] of formats) {
      const answers = await Promise.all([1, 2, 3].map(() => get(photo, '?w=300', { Accept: accept })));
      const bodies = await Promise.all(answers.map(async answer => Buffer.from(await answer.arrayBuffer())));
      expect(answers.map(answer => answer.headers.get('content-type'))).toEqual([type, type, type]);
      expect(bodies[1]?.equals(bodies[0] ?? Buffer.alloc(0))).toBe(true);
      const { width, height } = await sharp(bodies[0]).metadata();
      expect([width, height]).toEqual([320, 213]);
    }
    const kept = await readdir(path.join(dataDir, 'media'));
    expect(kept.filter(name => name.startsWith(pictureId(photo))).sort()).toEqual(
      ['avif', 'jpeg', 'webp'].map(format => `${pictureId(photo)}-320.${format}`),
    );
  });

  test('is never made larger than it is', async () => {
    const answer = await get(photo, '?w=5000', { Accept: 'image/webp' });
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(900);
  });

  test('outside of the pictures folder, or of an unknown id, is not found', async () => {
    expect((await get(outside)).status).toBe(404);
    for (const id of ['0000000000000000', 'x', '..%2F..%2Fsecret', '%00']) {
      expect((await shop.fetch(`/media/pictures/${id}?w=320`)).status).toBe(404);
    }
  });
});

test('every picture of the seed is drawn', async () => {
  for (const { id } of await shop.db.select().from(pictures)) {
    if (id === pictureId(outside) || id === pictureId(photo)) continue;
    const answer = await shop.fetch(pictureUrl(id), { headers: browser });
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(100);
  }
});

test('a photo names its widths, and an id does not depend on the order of keys', () => {
  expect(pictureOf('abc', photo)).toMatchObject({ url: '/media/pictures/abc?w=320', width: 900, height: 600 });
  expect(pictureOf('abc', photo).srcset).toMatch(/^\/media\/pictures\/abc\?w=160 160w, .*\?w=1280 1280w$/);
  expect(pictureId({ label: 'UJI', hue: 18, kind: 'drill', type: 'product' })).toBe(pictureId(drawing));
});

test('banners and the card of the shop carry pictures that exist', async () => {
  const site = await (await shop.fetch('/api/v1/site-info')).json();
  const banners = await (await shop.fetch('/api/v1/banners?lang=en')).json();
  expect(site.data).toMatchObject({ name: 'Fondasi', others: expect.arrayContaining([{ label: 'Tentang kami', route: '/about' }]) });
  expect(site.data.payment_methods).toHaveLength(3);
  expect(site.data.delivery_services).toHaveLength(5);
  expect(banners.data.banners[0]).toMatchObject({ title: 'Start with the foundation' });
  const urls = [...site.data.payment_methods, ...site.data.delivery_services].map((logo: { image_url: string }) => logo.image_url);
  for (const url of [...urls, banners.data.banners[0].image.url]) expect((await shop.fetch(url)).status).toBe(200);
});
