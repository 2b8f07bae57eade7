import type { Page } from '@playwright/test';
import type { QueryClient } from '@tanstack/react-query';
import { cards } from '../e2e/support/catalogue.ts';
import { arrive, fillCart, register } from '../e2e/support/customer.ts';
import { startFaultProxy } from '../support/fault-proxy.ts';
import { ownPhone } from './pages.ts';
import type { Section } from './section.ts';
import { quantile } from './statistics.ts';

const ROUNDS = 15;
const FEW = 20;
const MANY = 2_000;

/** Milliseconds from the tap on the stepper. */
interface Edit {
  readonly painted: number;
  readonly saved: number;
}

/** Measures a tap on a cart's stepper with few and with many answers in the cache, in memory and on the disk. */
export const cartEditSection: Section = {
  name: 'cart-edit',
  title: 'One cart edit, by the number of cached queries',
  run: async ({ browser, url }) => {
    const proxy = await startFaultProxy(url);
    try {
      const results = new Map<number, readonly Edit[]>();
      for (const count of [FEW, MANY]) {
        const context = await ownPhone(browser);
        const customer = await register('en', url);
        const list = await (await fetch(`${url}/api/v1/products?limit=25`)).json();
        const variant = list.data.products.flatMap((product: { variants: { id: string; stock: number; min_quantity: number }[] }) =>
          product.variants.filter(each => each.stock > each.min_quantity + 200),
        )[0];
        await fillCart(customer, { [variant.id]: variant.min_quantity });
        await arrive(context, 'en', customer.tokens, proxy.url);
        const page = await context.newPage();
        await watchOutbox(page);
        await page.goto(`${proxy.url}/products`);
        await cards(page).first().waitFor();
        await page.goto(`${proxy.url}/cart`);
        await page.getByRole('button', { name: /^More of/ }).waitFor();
        await fillCache(page, list.data, count);
        // The server's answer is another matter.
        await proxy.break('hang', { method: 'POST' });
        const edits: Edit[] = [];
        for (let round = 0; round < ROUNDS; round += 1) edits.push(await edit(page));
        results.set(count, edits.slice(3));
        await proxy.heal();
        await context.close();
      }
      const median = (count: number, part: keyof Edit) =>
        quantile(
          (results.get(count) ?? []).map(each => each[part]),
          0.5,
        );
      const row = (count: number) => `| ${count} | ${median(count, 'painted').toFixed(1)} | ${median(count, 'saved').toFixed(1)} |`;
      const ratio = (part: keyof Edit) => (median(MANY, part) / median(FEW, part)).toFixed(2);
      return [
        '| cached queries | tap to paint, ms | tap to durably saved, ms |',
        '|--:|--:|--:|',
        row(FEW),
        row(MANY),
        `| ratio | ${ratio('painted')} | ${ratio('saved')} |`,
        '',
        `Medians of ${ROUNDS - 3} taps. Each cached query is a list of 25 products, in memory and in the database.`,
      ];
    } finally {
      await proxy.stop();
    }
  },
};

/** Notes when the outbox's transactions are on the disk. */
async function watchOutbox(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const plain = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (...wanted) {
      const transaction = plain.apply(this, wanted);
      if (this.name === 'fondasi-outbox' && transaction.mode === 'readwrite') {
        transaction.addEventListener('complete', () => dispatchEvent(new Event('outbox-saved')));
      }
      return transaction;
    };
  });
}

/** Fills the app's own cache, which keeps its entries in the database as it does with answers of the shop. */
async function fillCache(page: Page, list: unknown, count: number): Promise<void> {
  await page.evaluate(
    ([data, most]) => {
      interface Fiber {
        readonly memoizedProps?: { readonly client?: QueryClient } | null;
        readonly child: Fiber | null;
        readonly sibling: Fiber | null;
      }
      const root = document.getElementById('root') as unknown as Record<string, Fiber>;
      const key = Object.keys(root).find(name => name.startsWith('__reactContainer')) ?? '';
      const find = (fiber: Fiber | null): QueryClient | null =>
        fiber === null ? null : (fiber.memoizedProps?.client ?? find(fiber.child) ?? find(fiber.sibling));
      const client = find(root[key] ?? null);
      if (client === null) throw new Error('No query client was found');
      for (let number = 0; number < (most as number); number += 1) {
        client.setQueryData(['catalogue', 'en', 'products', { offset: number }], structuredClone(data));
      }
    },
    [list, count] as const,
  );
  await page.waitForFunction(
    most =>
      new Promise<boolean>(resolve => {
        const opening = indexedDB.open('fondasi-queries');
        opening.onsuccess = () => {
          const counting = opening.result.transaction('queries').objectStore('queries').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result >= most);
          };
        };
      }),
    count,
    { polling: 500, timeout: 60_000 },
  );
}

function edit(page: Page): Promise<Edit> {
  return page.evaluate(
    () =>
      new Promise<{ painted: number; saved: number }>((resolve, reject) => {
        const button = [...document.querySelectorAll('button')].find(each => each.getAttribute('aria-label')?.startsWith('More of'));
        const field = () => document.querySelector<HTMLInputElement>('main input[inputmode]')?.value;
        if (button === undefined) return reject(new Error('No stepper was found'));
        const before = field();
        let painted = 0;
        const start = performance.now();
        addEventListener('outbox-saved', () => resolveBoth(performance.now() - start), { once: true });
        const resolveBoth = (saved: number) => (painted === 0 ? setTimeout(() => resolveBoth(saved)) : resolve({ painted, saved }));
        button.click();
        const look = () => {
          if (field() === before) return requestAnimationFrame(look);
          return requestAnimationFrame(() =>
            setTimeout(() => {
              painted = performance.now() - start;
            }),
          );
        };
        look();
      }),
  );
}
