import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest';
import { adminKeyHeader } from '#contract/admin.ts';
import { createApp } from '#server/app.ts';
import { run } from '#server/cli/run.ts';
import { settings } from '#server/db/schema/shop.ts';
import { createTestShop, type TestShop, testAdminKey } from './support/shop.ts';

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  shop = await createTestShop({ seed: 'small' });
  folder = await mkdtemp(path.join(tmpdir(), 'shop-settings-'));
  await writeFile(path.join(folder, 'manifest.webmanifest'), JSON.stringify(manifestFile));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

/** As the build leaves it, in short. */
const manifestFile = {
  id: '/',
  name: 'Toko',
  short_name: 'Toko',
  description: 'Toko',
  theme_color: '#FAF8F5',
  background_color: '#FAF8F5',
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
  screenshots: [{ src: '/screenshots/home-narrow.webp' }],
};

async function admin(...argv: string[]): Promise<{ code: number; out: string; error: string }> {
  let [out, error] = ['', ''];
  const code = await run(argv, {
    env: { ADMIN_KEY: testAdminKey, DATA_DIR: folder },
    fetch: async request => shop.app.fetch(request),
    out: text => {
      out += text;
    },
    error: text => {
      error += text;
    },
  });
  return { code, out, error };
}

async function fileOf(content: unknown): Promise<string> {
  const file = path.join(folder, 'content.json');
  await writeFile(file, typeof content === 'string' || content instanceof Buffer ? content : JSON.stringify(content));
  return file;
}

const siteInfo = async (lang = 'id') => (await (await shop.fetch(`/api/v1/site-info?lang=${lang}`)).json()).data;
const put = async (json: unknown) => {
  const answer = await shop.fetch('/api/v1/admin/site-info', { method: 'PUT', json, headers: { [adminKeyHeader]: testAdminKey } });
  return { status: answer.status, errors: (await answer.json()).errors };
};

describe('the settings of the shop', () => {
  it('are shown, and replaced by what a file gives of them', async () => {
    const before = JSON.parse((await admin('site', 'show')).out);
    expect(before).toMatchObject({ name: 'Fondasi', email: 'bantuan@fondasi.test', blog_url: null, order_prefix: 'FD' });
    const change = {
      phone: '+6281200000001',
      description_en: 'A shop by the sea',
      others: [{ label_id: 'Bantuan', label_en: 'Help', route: '/faq' }],
    };
    expect(await admin('settings', 'set', await fileOf(change))).toMatchObject({ code: 0, error: '' });
    expect(JSON.parse((await admin('settings', 'show')).out)).toEqual({ ...before, ...change });
    expect(await siteInfo('en')).toMatchObject({
      phone: '+6281200000001',
      description_en: 'A shop by the sea',
      email: before.email,
      others: [{ label: 'Help', route: '/faq' }],
    });
  });

  it('are changed by name, a phone number as E.164', async () => {
    const words = [
      'name=Toko Budi',
      'phone=0411 555 123',
      'tagline_id=Semen dan besi',
      'home_shelves=all_products, banners',
      'order_prefix=TB',
    ];
    expect(await admin('settings', 'set', ...words)).toMatchObject({ code: 0, error: '' });
    expect(await siteInfo()).toMatchObject({
      name: 'Toko Budi',
      phone: '+62411555123',
      tagline: 'Semen dan besi',
      shelves: ['all_products', 'banners'],
    });
    expect((await admin('settings', 'set', 'blog_url=https://blog.example/', 'is_pkp=no', 'tax_number=')).code).toBe(0);
    expect((await admin('settings', 'set', 'is_pkp=yes')).error).toBe("Nothing was changed:\n  'tax_number' is missing.\n");
    expect((await admin('settings', 'set', 'is_pkp=yes', 'tax_number=01.234.567.8-901.000')).code).toBe(0);
  });

  it.each([
    [{ slogan: 'x' }, 'slogan'],
    [{ constructor: 'x' }, 'body'],
    [{}, 'body'],
    [[], 'body'],
    [{ phone: 'abc' }, 'phone'],
    [{ email: 'unknown' }, 'email'],
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(41) }, 'name'],
    [{ blog_url: 'javascript:alert(1)' }, 'blog_url'],
    [{ blog_url: 'blog' }, 'blog_url'],
    [{ socials: [{ name: 'x', icon: 'facebook', link: 'javascript:alert(1)' }] }, 'socials.0.link'],
    [{ socials: [{ name: 'x', icon: 'facebook', link: ' https://' }] }, 'socials.0.link'],
    [{ others: [{ label_id: 'x', label_en: 'x', route: 'https://elsewhere.test' }] }, 'others.0.route'],
    [{ others: [{ label_id: 'x', label_en: 'x', route: '//elsewhere.test' }] }, 'others.0.route'],
    [{ mark_color: 'red' }, 'mark_color'],
    [{ order_prefix: 'fd' }, 'order_prefix'],
    [{ tax_number: '123' }, 'tax_number'],
    [{ business_number: 'abcdefghijklm' }, 'business_number'],
    [{ home_shelves: ['banners', 'banners'] }, 'home_shelves'],
    [{ home_shelves: ['unknown'] }, 'home_shelves.0'],
  ])('refuse %j by field, and change nothing', async (wrong, field) => {
    const before = (await admin('settings', 'show')).out;
    expect(await put(wrong)).toEqual({ status: 422, errors: { [field]: [expect.any(String)] } });
    const said = await admin('settings', 'set', await fileOf(wrong));
    expect([said.code, said.error]).toEqual([1, expect.stringMatching(/^Nothing was changed:\n {2}.*[a-z].*\.\n$/)]);
    expect((await admin('settings', 'show')).out).toBe(before);
  });

  it('say what they did not understand', async () => {
    const wrong = [
      ['settings'],
      ['settings', 'set'],
      ['settings', 'show', 'x'],
      ['settings', 'set', 'name=a', 'name=b'],
      ['settings', 'set', 'name=a', 'b'],
    ];
    for (const argv of [...wrong, ['settings', 'logo'], ['settings', 'set', 'is_pkp=perhaps'], ['settings', 'set', 'socials=x']]) {
      expect((await admin(...argv)).code, argv.join(' ')).toBe(2);
    }
    expect((await admin('settings', 'set', await fileOf('{ broken'))).error).toContain('is no JSON');
  });
});

test('order numbers begin with the prefix of the settings, and orders of an earlier one are still found', async () => {
  const { orderPrefix } = await import('#server/modules/site/card.ts');
  await put({ order_prefix: 'TB' });
  expect(await orderPrefix(shop.db)).toBe('TB');
  expect((await admin('order', 'FD-251120-4F7K')).error).toBe('There is no order FD-251120-4F7K.\n');
});

test('a card of an earlier version is read as it stands, and one that was never written is empty', async () => {
  await shop.db.delete(settings);
  expect(await siteInfo('en')).toMatchObject({ name: 'Shop', email: '', socials: [], others: [], legal: '' });
  const earlier = {
    email: 'a@b.test',
    phone: 'call us',
    description_id: '',
    description_en: '',
    socials: [],
    others: [],
    blog_url: null,
    legal_line_id: '',
    legal_line_en: '',
  };
  await shop.db.insert(settings).values({ name: 'site_info', value: earlier });
  expect(await siteInfo()).toMatchObject({ name: 'Toko', email: 'a@b.test', phone: 'call us' });
});

describe('the logo', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="8" height="8"><path fill="#0a0" d="M0 0h8v8H0z"/></svg>';
  const picture = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: '#00aa00' } });
  const site = () => createApp(shop.deps, { clientDir: folder });
  const get = async (address: string, headers: Record<string, string> = {}) =>
    site().fetch(new Request(`http://127.0.0.1:3000${address}`, { headers }));
  afterEach(() => admin('settings', 'logo', 'none'));

  it('takes the place of the mark in pages, icons and manifest, under addresses that change with it', async () => {
    const before = await (await get('/manifest.webmanifest')).json();
    expect(before.icons).toEqual(manifestFile.icons);
    expect((await get('/icons/icon-192.png')).status).toBe(404);
    expect(await admin('settings', 'logo', await fileOf(svg))).toMatchObject({ code: 0, error: '' });
    const { logo_url } = await siteInfo();
    const logo = await get(logo_url);
    expect([await logo.text(), logo.headers.get('content-type')]).toEqual([svg, 'image/svg+xml']);
    expect(logo.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await get('/media/logo/0000000000000000.svg')).status).toBe(404);
    const { icons } = await (await get('/manifest.webmanifest')).json();
    expect(icons).toEqual([{ ...manifestFile.icons[0], src: expect.stringMatching(/^\/icons\/icon-192\.png\?v=[0-9a-f]{8}$/) }]);
    const icon = await get(icons[0].src);
    expect(icon.headers.get('cache-control')).toContain('immutable');
    const { data, info } = await sharp(Buffer.from(await icon.arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, ...data.subarray((96 * 192 + 96) * info.channels).subarray(0, 3)]).toEqual([192, 192, 0, 170, 0]);
    expect(await (await get('/favicon.svg')).text()).toBe(svg);
    const tag = (await get('/favicon.svg')).headers.get('etag') ?? '';
    expect((await get('/favicon.svg', { 'If-None-Match': tag })).status).toBe(304);
    expect((await admin('settings', 'logo', 'none')).code).toBe(0);
    expect((await siteInfo()).logo_url).toBeUndefined();
  });

  it('may be a picture, which is kept small and without its metadata', async () => {
    const photo = await picture(700)
      .withExif({ IFD0: { Copyright: 'secret of the camera' } })
      .jpeg()
      .toBuffer();
    expect((await admin('settings', 'logo', await fileOf(photo))).code).toBe(0);
    const kept = Buffer.from(await (await get((await siteInfo()).logo_url)).arrayBuffer());
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'png', width: 512, height: 512 });
    expect(kept.includes('secret of the camera')).toBe(false);
    expect(await (await get('/favicon.svg')).text()).toContain('data:image/png;base64,');
  });

  it.each([
    ['a drawing with a script', async () => svg.replace('</svg>', '<script>alert(1)</script></svg>'), "'content' is not a kind of file"],
    ['a drawing that is broken', async () => svg.replace('M0 0h8v8H0z"/>', '">'), "'content' is damaged"],
    ['a picture that broke off', async () => (await picture(400).jpeg().toBuffer()).subarray(0, 900), "'content' is damaged"],
    ['a picture that is too small', async () => picture(100).png().toBuffer(), "'content' is too short or too small"],
    ['a PDF', async () => '%PDF-1.7 and so on', "'content' is not a kind of file"],
    ['no picture', async () => 'hello', "'content' is not a kind of file"],
  ])('is refused where it is %s', async (_, make, words) => {
    const { code, error } = await admin('settings', 'logo', await fileOf(await make()));
    expect([code, error]).toEqual([1, expect.stringContaining(words)]);
    expect((await siteInfo()).logo_url).toBeUndefined();
  });

  it('has its colours from the settings, and the manifest its names', async () => {
    const answer = await put({ name: 'Toko Budi', description_id: 'Semen di Ambon', mark_color: '#0000ff', background_color: '#ffffff' });
    expect(answer.status).toBe(200);
    const manifest = await get('/manifest.webmanifest');
    expect(manifest.headers.get('cache-control')).toBe('no-cache');
    const { icons, ...rest } = await manifest.json();
    expect(rest).toEqual({
      id: '/',
      name: 'Toko Budi',
      short_name: 'Toko Budi',
      description: 'Semen di Ambon',
      theme_color: '#ffffff',
      background_color: '#ffffff',
    });
    const { data, info } = await sharp(Buffer.from(await (await get(icons[0].src)).arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray((80 * 192 + 96) * info.channels).subarray(0, 3)]).toEqual([0, 0, 255]);
    expect((await siteInfo()).mark_color).toBe('#0000ff');
  });
});

test('settings are for the admin alone', async () => {
  const customer = await createTestShop({ seed: 'small' });
  try {
    const { headers } = await customer.login();
    for (const [method, address] of [
      ['GET', '/admin/site-info'],
      ['PUT', '/admin/site-info'],
      ['PUT', '/admin/logo'],
      ['DELETE', '/admin/logo'],
    ]) {
      expect((await customer.fetch(`/api/v1${address}`, { method: method ?? '', headers })).status).toBe(401);
    }
  } finally {
    await customer.close();
  }
});
