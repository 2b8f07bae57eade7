import { rm } from 'node:fs/promises';
import { startShop } from './shop.ts';

/**
 * Seeds one data directory, keeps it as the template that every later shop of this run copies, and starts the shop
 * that most browser tests share. Its address is the base URL (`SHOP_URL`), its data directory `SHOP_DATA_DIR`.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const seeded = await startShop();
  await seeded.stop();
  process.env.SHOP_TEMPLATE_DIR = seeded.dataDir;
  // Each test has customers of its own, more than one address may otherwise register in an hour.
  // Devices may register with this push service, but no process listens there.
  const shop = await startShop({ env: { RATE_LIMITS: 'off', PUSH_SERVICES: '127.0.0.1:9' } });
  process.env.SHOP_URL = shop.url;
  process.env.SHOP_DATA_DIR = shop.dataDir;
  return async () => {
    await shop.remove();
    await rm(seeded.dataDir, { recursive: true, force: true });
  };
}
