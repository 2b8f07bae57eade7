import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productEndpoint } from '#contract/catalogue.ts';
import { envelope } from '#contract/endpoint.ts';
import { callAdmin } from './support/admin.ts';
import { runCommand } from './support/command-line.ts';
import { columns, row } from './support/import.ts';
import { blob, heic, noise } from './support/receipts.ts';
import { createTestShop, type TestShop, testAdminKey } from './support/shop.ts';

const slug = 'semen-uji';
let shop: TestShop;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fondasi-photos-'));
  shop = await createTestShop({ seed: 'small', env: { DATA_DIR: folder } });
  await callAdmin(shop, 'POST', 'catalogue', { csv: [columns, row(slug, 'UJI-40')].join('\n'), may_discontinue: true });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

async function upload(content: Uint8Array, crop?: string) {
  const body = new FormData();
  body.set('file', blob(content), 'foto.jpg');
  if (crop !== undefined) body.set('crop', crop);
  const answer = await shop.fetch('/api/v1/admin/pictures', { method: 'POST', body, headers: { 'x-admin-key': testAdminKey } });
  const { status, data, errors } = await answer.json();
  return { status, data, errors };
}

const admin = (argv: readonly string[]) => runCommand({ shop, folder }, argv);
const images = async () => {
  const answer = await shop.fetch(`/api/v1/products/${slug}`);
  return v.parse(envelope(productEndpoint.answer), await answer.json()).data.images;
};
const kept = () => readdir(path.join(folder, 'pictures', 'kept')).catch(() => []);

describe('a photo', () => {
  it('is told by name why it can’t be taken, and leaves nothing behind', async () => {
    const whole = await noise(800, 600).jpeg().toBuffer();
    const gif = await noise(40, 30).gif().toBuffer();
    // 12,000 × 9,000 pixels in a few kilobytes.
    const large = await sharp({ create: { width: 12_000, height: 9_000, channels: 3, background: '#777' }, limitInputPixels: false })
      .png()
      .toBuffer();
    for (const [content, code] of [
      [whole.subarray(0, whole.length / 2), 'file_damaged'],
      [gif, 'file_type_not_allowed'],
      [heic(), 'file_heic'],
      [large, 'picture_too_many_pixels'],
    ] as const) {
      expect(await upload(content)).toMatchObject({ status: 422, errors: { file: [code] } });
    }
    expect(await kept()).toEqual([]);
  }, 60_000);

  it('is kept upright, without metadata and cut as it was asked for, under one id', async () => {
    const photo = await noise(900, 600).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const first = await upload(photo);
    expect(first).toMatchObject({ status: 200, data: { width: 600, height: 900 } });
    expect((await upload(photo)).data).toEqual(first.data);
    const cut = await upload(photo, '100,200,300,400');
    expect(cut).toMatchObject({ status: 200, data: { width: 300, height: 400 } });
    const served = await shop.fetch(cut.data.url, { headers: { Accept: 'image/webp' } });
    expect(await sharp(Buffer.from(await served.arrayBuffer())).metadata()).toMatchObject({ width: 300, height: 400, format: 'webp' });
    expect(await upload(photo, '400,0,300,400')).toMatchObject({ status: 422, errors: { crop: ['too_large'] } });
    expect(await upload(photo, '1,2,3')).toMatchObject({ status: 422, errors: { crop: ['invalid'] } });
  });
});

describe('photos of a product', () => {
  it('come in their order, stay with an import that says nothing of them, and can be undone', async () => {
    const drawn = await images();
    const files = ['a.jpg', 'b.png'].map(name => path.join(folder, name));
    await writeFile(files[0] ?? '', await noise(640, 480).jpeg().toBuffer());
    await writeFile(files[1] ?? '', await noise(300, 300).png().toBuffer());
    expect(await admin(['photos', slug, ...files])).toMatchObject({ code: 0, out: expect.stringContaining('has 2 photos') });
    const both = await images();
    expect(both.map(({ width, height }) => [width, height])).toEqual([
      [640, 480],
      [300, 300],
    ]);

    const exported = path.join(folder, 'goods.csv');
    await admin(['export', exported]);
    expect((await readFile(exported, 'utf8')).match(/kept\/[0-9a-f]{24}\.webp\|kept\/[0-9a-f]{24}\.webp/)).not.toBeNull();
    expect((await admin(['import', exported])).code).toBe(0);
    expect(await images()).toEqual(both);
    await callAdmin(shop, 'POST', 'catalogue', { csv: [columns, row(slug, 'UJI-40', { price: '61000' })].join('\n') });
    expect(await images()).toEqual(both);

    const { photos } = (await callAdmin(shop, 'GET', `products/${slug}`)).data;
    const ids = photos.map(({ id }: { id: string }) => id);
    await callAdmin(shop, 'PUT', `products/${slug}`, { photos: [...ids].reverse() });
    expect(await images()).toEqual([...both].reverse());
    expect(await callAdmin(shop, 'PUT', `products/${slug}`, { photos: [ids[0], ids[0]] })).toMatchObject({ status: 422 });
    expect(await callAdmin(shop, 'PUT', `products/${slug}`, { photos: ['0123456789abcdef'] })).toMatchObject({ status: 422 });

    await admin(['photos', slug, 'none']);
    expect((await images()).map(({ srcset }) => srcset)).toEqual(drawn.map(({ srcset }) => srcset));
    await admin(['import', '--undo']);
    expect(await images()).toEqual([...both].reverse());
    await callAdmin(shop, 'POST', 'catalogue', { csv: [`${columns},image`, `${row(slug, 'UJI-40')},none`].join('\n') });
    expect((await images()).map(({ srcset }) => srcset)).toEqual([null]);
  });
});
