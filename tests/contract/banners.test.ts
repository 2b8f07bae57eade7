import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminBanner } from '#contract/admin-banners.ts';
import { callAdmin } from './support/admin.ts';
import { runCommand } from './support/command-line.ts';
import { noise } from './support/receipts.ts';
import { createTestShop, type TestShop } from './support/shop.ts';

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fondasi-banners-'));
  shop = await createTestShop({ seed: 'small', env: { DATA_DIR: folder } });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const admin = (argv: readonly string[]) => runCommand({ shop, folder }, argv);
const shown = async () => (await (await shop.fetch('/api/v1/banners?lang=id')).json()).data;
const banner = (change: Partial<AdminBanner>): AdminBanner => ({
  ...{ id: 'semen', title_id: 'Diskon semen', title_en: 'Cement on sale', text_id: '', text_en: '', link: '/categories/semen' },
  ...{ link_label_id: 'Lihat', link_label_en: 'See', picture: '' },
  ...change,
});

describe('the banners of the home page', () => {
  it('are replaced in order by a file, with photos of the shop’s own', async () => {
    const photo = path.join(folder, 'spanduk.jpg');
    await writeFile(photo, await noise(1_200, 480).jpeg().toBuffer());
    const picture = (await admin(['picture', photo])).out.split(',')[0] ?? '';
    const before: AdminBanner[] = JSON.parse((await admin(['banners'])).out);
    expect(before.length).toBeGreaterThan(0);
    const file = path.join(folder, 'banners.json');
    await writeFile(file, JSON.stringify([banner({ picture }), ...before.slice(0, 1)]));
    expect(await admin(['banners', 'set', file])).toMatchObject({ code: 0, out: expect.stringContaining('has 2 banners') });
    const { banners, total } = await shown();
    expect(total).toBe(2);
    expect(banners.map(({ title }: { title: string }) => title)).toEqual(['Diskon semen', before[0]?.title_id]);
    expect(banners[0].image).toMatchObject({ url: expect.stringContaining(picture), width: 1_200, height: 480 });
    expect((await admin(['banners', 'set', file, '--json'])).code).toBe(0);
    await writeFile(file, '[]');
    await admin(['banners', 'set', file]);
    expect(await shown()).toEqual({ banners: [], total: 0 });
    await writeFile(file, JSON.stringify({ banners: before }));
    await admin(['banners', 'set', file]);
    expect((await shown()).total).toBe(before.length);
  });

  it('are refused by field, as a whole', async () => {
    const { picture } = JSON.parse((await admin(['banners'])).out)[0];
    const before = await shown();
    const errorsOf = async (...banners: object[]) => (await callAdmin(shop, 'PUT', 'banners', { banners })).errors;
    expect(await errorsOf(banner({ picture: 'none' }))).toEqual({ 'banners.0.picture': ['invalid'] });
    expect(await errorsOf(banner({ picture, link: 'javascript:alert(1)' }))).toEqual({ 'banners.0.link': ['invalid'] });
    expect(await errorsOf(banner({ picture, link: '//evil.test' }))).toEqual({ 'banners.0.link': ['invalid'] });
    expect(await errorsOf(banner({ picture, title_en: ' ' }), banner({ picture }))).toMatchObject({ 'banners.0.title_en': ['required'] });
    expect(await errorsOf(banner({ picture }), banner({ picture }))).toEqual({ banners: ['invalid'] });
    expect(await errorsOf({ ...banner({ picture }), colour: 'red' })).toMatchObject({ 'banners.0.colour': ['invalid'] });
    expect(await errorsOf(...Array.from({ length: 9 }, (_, at) => banner({ picture, id: `b${at}` })))).toEqual({ banners: ['too_long'] });
    expect(await shown()).toEqual(before);
    const missing = await admin(['banners', 'set', path.join(folder, 'nothing.json')]);
    expect([missing.code, missing.error]).toEqual([1, expect.stringContaining("can't be read")]);
    expect(await admin(['banners', 'add'])).toMatchObject({
      code: 2,
      error: expect.stringContaining("'banners' goes alone, or with set."),
    });
  });
});
