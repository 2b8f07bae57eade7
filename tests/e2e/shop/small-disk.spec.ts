import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startShop } from '#tests/support/shop.ts';
import { freeBytes, smallDisk } from '#tests/support/small-disk.ts';

const MB = 1_048_576;

test('a disk that fills up takes no writes, serves on, and takes them again once there is room', async () => {
  const disk = await smallDisk(192 * MB);
  const template = process.env.SHOP_TEMPLATE_DIR ?? '';
  // Without a disk of its own the shop is told to keep more free than any disk has; it is then started again with the usual reserve.
  const dataDir = disk === null ? await mkdtemp(join(tmpdir(), 'fondasi-shop-')) : join(disk.folder, 'data');
  await cp(template, dataDir, { recursive: true });
  const env = (reserve: number) => ({ RATE_LIMITS: 'off', DISK_RESERVE_MB: String(reserve) });
  let shop = await startShop({ dataDir, env: env(32) });
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${shop.url}/api/v1${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const login = () => post('/login', { email: 'demo@fondasi.test', password: 'Fondasi2025' });
  try {
    const { data } = await (await login()).json();
    const write = () =>
      post('/notifications/read', { ids: [] }, { Authorization: `Bearer ${data.token}`, 'Idempotency-Key': randomUUID() });
    expect((await write()).status).toBe(200);
    const ballast = join(disk?.folder ?? dataDir, 'ballast');
    if (disk !== null) await writeFile(ballast, Buffer.alloc((await freeBytes(disk.folder)) - 20 * MB));
    else {
      await shop.stop();
      shop = await startShop({ dataDir, port: shop.port, env: env(1_000_000) });
    }
    await expect.poll(async () => (await write()).status).toBe(503);
    const refused = await write();
    expect([refused.headers.get('retry-after'), (await refused.json()).code]).toEqual(['30', 'storage_full']);
    expect((await login()).status).toBe(503);
    const reads = ['/api/v1/categories', '/api/health', '/', '/products'].map(path => fetch(`${shop.url}${path}`));
    expect((await Promise.all(reads)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(shop.output().match(/the disk is full \(\d+ MB free in /g)).toHaveLength(1);
    if (disk !== null) await truncate(ballast, 0);
    else {
      await shop.stop();
      shop = await startShop({ dataDir, port: shop.port, env: env(32) });
    }
    await expect.poll(async () => (await write()).status).toBe(200);
  } finally {
    await shop.stop();
    await rm(dataDir, { recursive: true, force: true });
    await disk?.remove();
  }
});
