import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { pushRecord } from '#storage/push-record.ts';
import { showPush } from './push.ts';
import type { PushedEvent } from './pushed.ts';

afterEach(() => vi.unstubAllGlobals());

const push = (order: string, id: string): PushedEvent => ({
  data: {
    json: () => ({
      web_push: 8030,
      mutable: true,
      notification: {
        title: `Pesanan ${order}`,
        body: '',
        lang: 'id',
        dir: 'ltr',
        navigate: `https://fondasi.example/track/${order}`,
        tag: `order-${order}`,
        actions: [],
        data: { id, to: 'rahma', type: 1, order_id: order, status: 6 },
      },
    }),
  },
});

test('pushes that come together are shown one after the other: none is looked for while another one is on its way', async () => {
  const log: string[] = [];
  const shown = new Map<string, object>();
  let second: Promise<void> | undefined;
  vi.stubGlobal('self', {
    location: new URL('https://fondasi.example/sw.js'),
    clients: { matchAll: async () => [] },
    navigator: {},
    registration: {
      getNotifications: async ({ tag }: { tag: string }) => {
        log.push(`look for ${tag}`);
        return [...shown].filter(([each]) => each === tag).map(([, notification]) => notification);
      },
      showNotification: async (title: string, options: { tag: string; data: object }) => {
        log.push(`show ${title}`);
        second ??= showPush(push('B', 'n2'));
        // A system takes this long, and loses what is looked for meanwhile.
        await new Promise(resolve => setTimeout(resolve, 100));
        shown.set(options.tag, { title, ...options });
        log.push(`shown ${title}`);
      },
    },
  });
  await pushRecord.change({ signedIn: 'rahma' });
  await showPush(push('A', 'n1'));
  await second;
  expect(log).toEqual(['A', 'B'].flatMap(order => [`look for order-${order}`, `show Pesanan ${order}`, `shown Pesanan ${order}`]));
});
