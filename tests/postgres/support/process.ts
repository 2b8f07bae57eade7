import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, vi } from 'vitest';
import type { Answers } from '#tests/contract/support/orders.ts';
import { freePort } from '#tests/support/free-port.ts';
import type { PostgresShop } from './shop.ts';

/** The whole server as a process of its own, as on another machine. */
export interface ShopProcess extends Answers {
  /** Ends it at once (SIGKILL); one that has ended is left alone. */
  kill(): Promise<void>;
}

/** Starts one on the database, the secret and the admin key of a shop. @param env its data directory and other settings */
export async function startShopProcess(shop: PostgresShop, env: Readonly<Record<string, string>>): Promise<ShopProcess> {
  const root = path.join(import.meta.dirname, '..', '..', '..');
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(root, 'server/main.ts')], {
    cwd: root,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: address,
      DATABASE_URL: shop.deps.config.databaseUrl ?? '',
      SECRET: Buffer.from(shop.deps.secret).toString('base64url'),
      ADMIN_KEY: shop.deps.adminKey,
      RATE_LIMITS: 'off',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await vi.waitFor(async () => expect((await fetch(`${address}/api/health`)).status).toBe(200), { timeout: 90_000, interval: 100 });
  return {
    fetch: (at, { json, ...init } = {}) => {
      const headers = new Headers(init.headers);
      if (json !== undefined) headers.set('Content-Type', 'application/json');
      return fetch(`${address}${at}`, { ...init, headers, ...(json === undefined ? {} : { body: JSON.stringify(json) }) });
    },
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise(resolve => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    },
  };
}
