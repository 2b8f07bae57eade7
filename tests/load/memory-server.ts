/** A shop on a port of its own, with its limits, that tells its parent how much memory it holds after a forced collection. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createApp } from '#server/app.ts';
import { listen } from '#server/listen.ts';
import { createTestShop } from '#tests/contract/support/shop.ts';

const shop = await createTestShop({ seed: 'small', env: { RATE_LIMITS: 'on' } });
const port = Number(process.env.PORT);
await listen(createApp(shop.deps).fetch, { host: '127.0.0.1', port });

process.on('message', async () => {
  // Several: what a first collection frees lets a second one free more, and pages go back to the system with a delay.
  for (let count = 0; count < 5; count += 1) {
    globalThis.gc?.();
    await sleep(50);
  }
  const { heapUsed, rss } = process.memoryUsage();
  process.send?.({ heap: heapUsed, rss });
});
process.send?.('ready');
