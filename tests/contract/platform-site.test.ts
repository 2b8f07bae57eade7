import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createApp } from '#server/app.ts';
import type { RenderPage } from '#server/http/pages.ts';
import { inlineHashes } from '#server/http/security-headers.ts';
import { createTestShop, type TestShop } from './support/shop.ts';

const script = 'console.info("script of the application ".repeat(9))';
const shell = '<!doctype html><html><head><style>a{color:red}</style><script>boot()</script></head><body>shell</body></html>';

let shop: TestShop;
let clientDir: string;
beforeAll(async () => {
  shop = await createTestShop({ seed: 'none' });
  clientDir = await mkdtemp(path.join(tmpdir(), 'fondasi-client-'));
  await mkdir(path.join(clientDir, 'assets'));
  await mkdir(path.join(clientDir, '.vite'));
  const files: Record<string, string | Uint8Array> = {
    'index.html': shell,
    'index.html.br': brotliCompressSync(shell),
    'sw.js': 'self',
    '.vite/manifest.json': '{}',
    'assets/main-1a2b.js': script,
    'assets/main-1a2b.js.br': brotliCompressSync(script),
  };
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(clientDir, name), content);
});
afterAll(async () => {
  await shop.close();
  await rm(clientDir, { recursive: true, force: true });
});
afterEach(() => vi.useRealTimers());

const document = { 'Sec-Fetch-Dest': 'document', Accept: 'text/html,*/*;q=0.8' };

function site(render: RenderPage | null = null) {
  const app = createApp(shop.deps, { clientDir, render, inline: inlineHashes(shell) });
  return (address: string, headers: Record<string, string> = {}, method = 'GET') =>
    app.fetch(new Request(new URL(address, 'http://127.0.0.1:3000'), { headers, method }));
}

describe('files', () => {
  test('an asset is kept for a year and comes compressed where that is accepted', async () => {
    const get = site();
    const plain = await get('/assets/main-1a2b.js');
    expect(await plain.text()).toBe(script);
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(plain.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const packed = await get('/assets/main-1a2b.js', { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(script);
    const gzip = await get('/assets/main-1a2b.js', { 'Accept-Encoding': 'gzip' });
    expect(gzip.headers.get('content-encoding')).toBeNull();
  });

  test('a missing file is never a page', async () => {
    const get = site();
    for (const address of ['/assets/main-old.js', '/assets', '/media/none', '/uploads/x.jpg', '/api', '/api/v1/nothing']) {
      const answer = await get(address, document);
      expect([address, answer.status]).toEqual([address, 404]);
      expect(await answer.text()).not.toContain('shell');
    }
    expect((await get('/logo.png', { 'Sec-Fetch-Dest': 'image', Accept: 'image/*,*/*' })).status).toBe(404);
    expect((await get('/logo.png')).status).toBe(404);
  });

  test('nothing outside the folder and nothing of the build is served', async () => {
    const get = site();
    for (const address of ['/..%2f..%2fpackage.json', '/assets/../.vite/manifest.json', '/.vite/manifest.json', '/index.html.br']) {
      expect(await (await get(address)).text()).not.toMatch(/^\{/);
    }
  });

  test('worker and shell are asked for anew each time and have a tag', async () => {
    const get = site();
    for (const address of ['/sw.js', '/index.html']) {
      const answer = await get(address);
      const tag = answer.headers.get('etag') ?? '';
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache']);
      expect(tag).toMatch(/^"/);
      expect((await get(address, { 'If-None-Match': tag })).status).toBe(304);
    }
  });
});

describe('pages', () => {
  const page = (html: string) => ({ html, status: 200, headers: {} });

  test('without a renderer every page is the shell, whose inline parts the policy knows', async () => {
    const get = site();
    for (const address of ['/', '/products/semen-40kg', '/products/cat-2.5']) {
      const answer = await get(address, document);
      expect(await answer.text()).toBe(shell);
      const policy = answer.headers.get('content-security-policy');
      expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'; style-src 'self' 'sha256-[^']+';/);
    }
    expect((await get('/', document, 'POST')).status).toBe(405);
  });

  test('a rendered page comes with its status, compressed, and can call the API', async () => {
    const get = site(async (request, api) => {
      const health = await api(new Request(new URL('/api/health', request.url)));
      return { html: `page ${new URL(request.url).pathname} ${health.status}`, status: 404, headers: { 'X-Page': 'yes' } };
    });
    const answer = await get('/nowhere', { ...document, 'Accept-Encoding': 'br' });
    expect([answer.status, answer.headers.get('x-page'), answer.headers.get('content-encoding')]).toEqual([404, 'yes', 'br']);
    expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe('page /nowhere 200');
  });

  test('one address in one language is rendered once in ten seconds, however many ask', async () => {
    const render = vi.fn<RenderPage>(async request =>
      page(`${request.url} ${request.headers.get('cookie')} ${request.headers.get('authorization')}`),
    );
    const get = site(render);
    const ask = (address: string, cookie: string) => get(address, { ...document, Cookie: cookie, Authorization: 'Bearer x' });
    await Promise.all([ask('/', 'lang=id'), ask('/', 'lang=id'), ask('/', 'lang=id')]);
    expect(render).toHaveBeenCalledTimes(1);
    expect(await (await ask('/', 'lang=en')).text()).toContain('lang=en null');
    await ask('/products', 'lang=id');
    expect(render).toHaveBeenCalledTimes(3);
  });

  test('the host name of a request neither costs a rendering nor reaches the page', async () => {
    const render = vi.fn<RenderPage>(async request => page(request.url));
    const get = site(render);
    const [first, second] = await Promise.all(
      ['http://127.0.0.1:3000//products?search=semen', 'https://elsewhere.test//products?search=semen'].map(async address =>
        (await get(address, document)).text(),
      ),
    );
    expect([second, new URL(first ?? '').hostname]).toEqual([first, 'localhost']);
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('how a visitor came neither costs a rendering nor reaches the page, and what narrows it stays', async () => {
    const render = vi.fn<RenderPage>(async request => page(request.url));
    const get = site(render);
    const body = async (search: string) => (await get(`/products${search}`, document)).text();
    const plain = await body('?search=semen%20putih&sources=2');
    for (const marked of [
      '?search=semen%20putih&utm_source=instagram&sources=2&utm_medium=social&fbclid=IwY2',
      '?gclid=1&search=semen%20putih&sources=2&utm_source=&igsh',
      '?fbclid=a&source=pwa&search=semen%20putih&fbclid=b&sources=2',
    ]) {
      expect(await body(marked)).toBe(plain);
    }
    expect(plain).toMatch(/\?search=semen%20putih&sources=2$/);
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('a visitor gets a page of the last ten minutes at once, unless they reload; it tells its age and is rendered anew', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    let count = 0;
    const render = vi.fn<RenderPage>(async () => {
      count += 1;
      return page(`page ${count}`);
    });
    const get = site(render);
    const ask = async (headers: Record<string, string> = {}) => {
      const answer = await get('/', { ...document, ...headers });
      return [await answer.text(), answer.headers.get('server-timing')];
    };
    expect(await ask()).toEqual(['page 1', 'age;dur=0']);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(await ask()).toEqual(['page 1', 'age;dur=9999']);
    await vi.advanceTimersByTimeAsync(50_001);
    render.mockRejectedValueOnce(new Error('broken'));
    expect([await ask(), await ask()]).toEqual([
      ['page 1', 'age;dur=60000'],
      ['page 1', 'age;dur=60000'],
    ]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(shop.lines.at(-1)).toContain('page / not rendered: broken');
    expect(await ask()).toEqual(['page 1', 'age;dur=61000']);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(await ask()).toEqual(['page 2', 'age;dur=500']);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await ask({ 'Cache-Control': 'max-age=0' })).toEqual(['page 3', 'age;dur=0']);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(await ask()).toEqual(['page 4', 'age;dur=0']);
  });

  test('a page that is not there is never given for longer than ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const render = vi.fn<RenderPage>().mockResolvedValueOnce({ html: 'no such page', status: 404 }).mockResolvedValueOnce(page('it came'));
    const get = site(render);
    expect((await get('/', document)).status).toBe(404);
    vi.advanceTimersByTime(10_000);
    expect(await (await get('/', document)).text()).toBe('it came');
  });

  test('a renderer that fails, has nothing or is late leaves the shell, and is asked again after a failure', async () => {
    const render = vi.fn<RenderPage>().mockRejectedValueOnce(new Error('broken')).mockResolvedValueOnce(page('edited'));
    const get = site(render);
    expect(await (await get('/', document)).text()).toBe(shell);
    expect(shop.lines.at(-1)).toContain('page / not rendered: broken');
    expect(await (await get('/', document)).text()).toBe('edited');
    expect(await (await site(async () => null)('/cart', document)).text()).toBe(shell);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const late = site(() => new Promise(() => undefined))('/', document);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await (await late).text()).toBe(shell);
  });

  test('one page is rendered at a time, the next waits for a moment, and what no turn comes for is the shell, which is not kept', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const ends: (() => void)[] = [];
    const render = vi.fn<RenderPage>(request => new Promise(resolve => ends.push(() => resolve(page(new URL(request.url).pathname)))));
    const get = site(render);
    const asked = ['/a', '/b', '/c'].map(async address => (await get(address, document)).text());
    const until = async (isTrue: () => boolean) => {
      for (let turn = 0; turn < 10_000 && !isTrue(); turn += 1) await new Promise(setImmediate);
      expect(isTrue()).toBe(true);
    };
    // Each has a deadline, and besides one for its turn, or for its patience.
    await until(() => vi.getTimerCount() === 6);
    expect(ends).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(15);
    ends.shift()?.();
    await until(() => ends.length === 1);
    await vi.advanceTimersByTimeAsync(990);
    const [first = '', second = ''] = render.mock.calls.map(([{ url }]) => new URL(url).pathname);
    const refused = ['/a', '/b', '/c'].findIndex(address => address !== first && address !== second);
    expect(await asked[refused]).toBe(shell);
    expect(shop.lines.at(-1)).toContain('faster than they can be rendered');
    ends.shift()?.();
    expect((await Promise.all(asked)).sort()).toEqual([shell, first, second].sort());
    await vi.advanceTimersByTimeAsync(200);
    const again = get(['/a', '/b', '/c'][refused] ?? '', document);
    await until(() => ends.length === 1);
    ends[0]?.();
    expect(await (await again).text()).toBe(['/a', '/b', '/c'][refused]);
  });

  test('a customer’s pages and every shell are cut off from the window that opened them; a page drawn for a guest is not', async () => {
    const get = site(async request => (request.url.endsWith('/') ? page('public') : null));
    const policy = async (address: string, cookie: string) =>
      (await get(address, { ...document, Cookie: cookie })).headers.get('cross-origin-opener-policy');
    expect(await policy('/', 'lang=en')).toBe('unsafe-none');
    expect(await policy('/', 'lang=en; known=1')).toBe('same-origin');
    expect(await policy('/login', '')).toBe('same-origin');
  });

  test('an address in capitals, or pasted with the end of a sentence, leads to the page; nothing else is led anywhere', async () => {
    const get = site(async request => page(new URL(request.url).pathname));
    for (const [address, target] of [
      ['/PRODUCT/Semen-PCC?variant=AbC&search=X).', '/product/semen-pcc?variant=AbC&search=X).'],
      ['/About).', '/about'],
      ['//Evil.test/', '/evil.test/'],
    ] as const) {
      for (const method of ['GET', 'HEAD']) {
        const answer = await get(`http://127.0.0.1:3000${address}`, document, method);
        expect([address, answer.status, answer.headers.get('location')]).toEqual([address, 301, target]);
      }
    }
    for (const address of ['/api/v1/Products', '/assets/Main.js', '/media/pictures/X.', '/uploads/X.', '/share/AbC', '/desk/Orders']) {
      expect([address, (await get(address, document)).headers.get('location')]).toEqual([address, null]);
    }
    expect((await get('/About', document, 'POST')).status).toBe(405);
  });

  test('a redirection is passed on', async () => {
    const get = site(async () => new Response('moved', { status: 302, headers: { Location: '/login' } }));
    for (let count = 0; count < 2; count += 1) {
      const answer = await get('/old', document);
      expect([answer.status, answer.headers.get('location'), await answer.text()]).toEqual([302, '/login', 'moved']);
    }
  });
});
